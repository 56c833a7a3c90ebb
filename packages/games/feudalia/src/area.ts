import { must, note, reveal, shuffle, type Seat } from '@thorp/kernel';
import { FACES, LEVELS, LIMITS, type Face, type Level } from './cards/board.ts';
import type { Filter } from './cards/effects.ts';
import { INDEX, type Price, type Resource } from './cards/goods.ts';
import { masterOf } from './cards/masters.ts';
import { vassalOf, type VassalId } from './cards/vassals.ts';
import type { Event, Fief, Lord, State } from './types.ts';

/* Shared by all chapters of the rules: reading a lord's area, and moving cubes, coins and cards in it. */

/** The entry at an index that is known to exist. All such casts are here. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** The same for numbers. A separate function, because V8 runs it faster when it sees one kind of list. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function lordOf(s: State, seat: Seat): Lord {
  return must(s.lords[seat], 'the seat is taken');
}

/** The public part of a lord's area that the rules need: from the state or from a view. */
export type LordOnTable = Pick<Lord, 'fiefs' | 'cubes'>;

export function fiefOf(lord: Pick<Lord, 'fiefs'>, fief: number): Fief {
  return must(lord.fiefs[fief], 'a lord has three fiefs');
}

export function levelOf(fief: Fief): Level {
  return must(LEVELS[fief.level], 'levels run from 0 to 2');
}

/** Seats from the starting player on, without eliminated ones. */
export function seatsInOrder(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.lords.length; i++) {
    const seat = (s.first + i) % s.lords.length;
    if (!lordOf(s, seat).out) seats.push(seat);
  }
  return seats;
}

export function tell(s: State, event: Event, to?: readonly Seat[]): void {
  note(s, event, to);
}

export function sumOfLevels(lord: Pick<Lord, 'fiefs'>): number {
  let sum = 0;
  for (const fief of lord.fiefs) sum += fief.level;
  return sum;
}

// F-4.5 The treasury face follows the sum of levels.
export function faceOf(lord: Pick<Lord, 'fiefs'>): Face {
  return must(FACES[sumOfLevels(lord) >> 1], 'four faces cover the sums 0 to 6');
}

/** Loose cubes of one resource in a fief. */
export function loose(lord: Pick<Lord, 'cubes'>, fief: number, r: number): number {
  return numberAt(lord.cubes, 4 * fief + r);
}

/** Loose and vaulted cubes of one resource in a fief. */
export function held(lord: Pick<Lord, 'cubes' | 'vault'>, fief: number, r: number): number {
  return numberAt(lord.cubes, 4 * fief + r) + numberAt(lord.vault, 4 * fief + r);
}

/** All cubes of one resource. */
export function owned(lord: Pick<Lord, 'cubes' | 'vault'>, r: number): number {
  return held(lord, 0, r) + held(lord, 1, r) + held(lord, 2, r);
}

export function looseCubes(lord: Pick<Lord, 'cubes'>, fief: number): number {
  return loose(lord, fief, 0) + loose(lord, fief, 1) + loose(lord, fief, 2) + loose(lord, fief, 3);
}

export function heldCubes(lord: Lord, fief: number): number {
  return held(lord, fief, 0) + held(lord, fief, 1) + held(lord, fief, 2) + held(lord, fief, 3);
}

export function addCubes(lord: Lord, fief: number, r: number, n: number): void {
  lord.cubes[4 * fief + r] = loose(lord, fief, r) + n;
}

// F-4.15 Loose cubes are spent before those in the vault.
export function takeCubes(lord: Lord, fief: number, r: number, n: number): void {
  const place = 4 * fief + r;
  const fromVault = Math.max(0, n - loose(lord, fief, r));
  lord.cubes[place] = loose(lord, fief, r) - (n - fromVault);
  lord.vault[place] = numberAt(lord.vault, place) - fromVault;
}

/** Adds cubes from the supply and logs it. */
export function receive(s: State, seat: Seat, fief: number, resource: Resource, n: number): void {
  if (n === 0) return;
  addCubes(lordOf(s, seat), fief, INDEX[resource], n);
  tell(s, { kind: 'gained', seat, fief, resource, n });
}

// F-4.2, F-24.7 The marker stops at 20.
export function markerAfter(coins: number, more: number): number {
  return Math.min(LIMITS.treasury, coins + more);
}

/** Moves the marker up and returns how far it moved. */
export function addCoins(lord: Lord, n: number): number {
  const before = lord.coins;
  lord.coins = markerAfter(before, n);
  return lord.coins - before;
}

/** Whether a fief alone, with the treasury, can pay. */
export function fiefCanPay(
  lord: Pick<Lord, 'coins' | 'cubes' | 'vault'>,
  fief: number,
  { coins, cubes }: Price,
): boolean {
  if (lord.coins < coins) return false;
  for (let r = 0; r < 4; r++) if (held(lord, fief, r) < numberAt(cubes, r)) return false;
  return true;
}

// F-5.5 Field and master actions pay with the cubes of their own fief.
export function payInFief(lord: Lord, fief: number, { coins, cubes }: Price): void {
  lord.coins -= coins;
  for (let r = 0; r < 4; r++) takeCubes(lord, fief, r, numberAt(cubes, r));
}

/** The free field of a fief, as an index into `fields`; −1 when all are used. */
export function freeField(lord: Lord, fief: number): number {
  const last = 2 * fief + levelOf(fiefOf(lord, fief)).fields;
  for (let at = 2 * fief; at < last; at++) if (lord.fields[at] === null) return at;
  return -1;
}

/** The sum of a standing effect of the master in a fief; 0 if there is none. */
export function standingEffect(lord: Pick<Lord, 'fiefs'>, fief: number, op: 'taxRelief' | 'defense'): number {
  const city = fiefOf(lord, fief).city;
  if (!city) return 0;
  let sum = 0;
  for (const effect of masterOf(city.master).effects) if (effect.op === op) sum += effect.n;
  return sum;
}

export function matches(card: VassalId, filter: Filter): boolean {
  return filter === null || filter.includes(vassalOf(card).category);
}

/** Takes one copy of a card out of a pile of cards. */
export function removeCard(cards: VassalId[], card: VassalId): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`broken invariant: no ${card} to take`);
  removeAt(cards, place);
}

/** Without `splice`, which would allocate a list of the removed entries. */
function removeAt(cards: VassalId[], place: number): void {
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = at(cards, i);
  cards.pop();
}

/** A card that everybody sees is added to the hand. */
export function enterHand(lord: Lord, card: VassalId): void {
  lord.hand.push(card);
  lord.shown.push(card);
}

/** A card that everybody sees leaves the hand. */
export function leaveHand(lord: Lord, card: VassalId): void {
  removeCard(lord.hand, card);
  forget(lord, card);
}

/** If cards are equal, the one that everybody knew counts as the one that left. */
export function forget({ shown }: Lord, card: VassalId): void {
  const place = shown.indexOf(card);
  if (place >= 0) removeAt(shown, place);
}

/**
 * Everybody learns whether the Tax Collector is in hand: it is played at the start of a turn and never serves at court.
 */
export function seeTaxCollector(lord: Lord): void {
  lord.blind = 0;
  if (lord.hand.includes('tax_collector') && !lord.shown.includes('tax_collector')) lord.shown.push('tax_collector');
}

/** Whether no equal card is earlier in the list: equal cards are offered once. */
export function isFirst(cards: readonly VassalId[], i: number): boolean {
  return cards.indexOf(at(cards, i)) === i;
}

// F-5.6, F-5.7 Cards are drawn one at a time; an empty deck is renewed once a turn, then drawing stops for the phase.
export function drawCards(s: State, seat: Seat, n: number): void {
  const lord = lordOf(s, seat);
  const before = lord.hand.length;
  for (let i = 0; i < n && !s.turn.stopped; i++) {
    if (lord.deck.length === 0 && !renewDeck(s, seat, lord)) break;
    drawCard(lord, must(lord.deck.pop(), 'the deck was renewed'));
  }
  const drawn = lord.hand.length - before;
  if (drawn === 0) return;
  reveal(s);
  tell(s, { kind: 'drew', seat, n: drawn });
  if (s.notes) tell(s, { kind: 'drewCards', seat, cards: lord.hand.slice(before) }, [seat]);
}

function drawCard(lord: Lord, card: VassalId): void {
  lord.hand.push(card);
  if (lord.known === 0) lord.blind++;
  else {
    lord.known--;
    lord.shown.push(card);
  }
}

// F-5.6 When the deck is empty everybody can work out the hand: it is the only place for the lord's other cards (F-20.2).
function renewDeck(s: State, seat: Seat, lord: Lord): boolean {
  if (s.turn.reshuffles === 0) s.turn.stopped = true;
  if (s.turn.stopped || lord.discard.length === 0) return false;
  s.turn.reshuffles--;
  const spent = lord.deck;
  lord.deck = shuffle(s, lord.discard);
  lord.discard = spent;
  lord.shown = [...lord.hand, ...lord.kept].sort();
  lord.blind = 0;
  tell(s, { kind: 'shuffled', seat });
  return true;
}
