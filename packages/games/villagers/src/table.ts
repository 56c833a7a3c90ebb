import { must, note, reveal, shuffle, type Seat } from '@thorp/kernel';
import { idOf, NONE, type Card } from './cards/index.ts';
import { entryAt, insertAt, numberAt, removeAt } from './lists.ts';
import type { Player, State, Village } from './types.ts';

/** The common table: hands, stacks, Road and Reserve, and the ways cards move between them. */

export const player = (s: State, seat: Seat): Player => entryAt(s.players, seat);
export const village = (s: State, owner: number): Village => entryAt(s.villages, owner);

/** The next seat clockwise. */
export function after(s: State, seat: Seat): Seat {
  return (seat + 1) % s.players.length;
}

/** The right-hand neighbour: the seat just before clockwise. */
export function before(s: State, seat: Seat): Seat {
  return (seat + s.players.length - 1) % s.players.length;
}

/** Clockwise from the First Player. */
export function turnOrder(s: State): Seat[] {
  return s.players.map((_, i) => (s.first + i) % s.players.length);
}

/** Inserts a card into a sorted hand. */
export function toHand(hand: Card[], card: Card): void {
  let i = hand.length;
  while (i > 0 && numberAt(hand, i - 1) > card) i--;
  insertAt(hand, i, card);
}

export function fromHand(hand: Card[], card: Card): void {
  const i = hand.indexOf(card);
  must(i < 0 ? null : i, 'the card is in hand');
  removeAt(hand, i);
}

/** A hand without duplicates. */
export function distinctCards(hand: readonly Card[]): Card[] {
  const distinct: Card[] = [];
  let last = NONE;
  for (const card of hand) {
    if (card !== last) distinct.push(card);
    last = card;
  }
  return distinct;
}

/** The non-empty stack with the lowest number, or NONE. */
export function leftmostStack(s: State): number {
  for (let i = 0; i < s.stacks.length; i++) if (holdsCards(s, i)) return i;
  return NONE;
}

/** The non-empty stack with the highest number, or NONE. */
export function rightmostStack(s: State): number {
  for (let i = s.stacks.length - 1; i >= 0; i--) if (holdsCards(s, i)) return i;
  return NONE;
}

export function holdsCards(s: State, stack: number): boolean {
  return entryAt(s.stacks, stack).length > 0;
}

export function allStacksEmpty(s: State): boolean {
  return leftmostStack(s) === NONE;
}

/** Every card leaves a stack through here. An empty stack stays empty, so triggers need no other record (V-3.2). */
export function fromStack(s: State, stack: number): Card {
  reveal(s);
  const card = must(entryAt(s.stacks, stack).pop(), 'the stack holds a card');
  if (!holdsCards(s, stack)) note(s, { kind: 'stackEmptied', stack });
  return card;
}

/** The top card of the Reserve, or NONE. */
export function fromReserve(s: State): Card {
  maybeRebuildReserve(s);
  const card = s.reserve.pop();
  if (card === undefined) return NONE;
  reveal(s);
  maybeRebuildReserve(s);
  return card;
}

/** Whether `fromReserve` would return a card. */
export function reserveGives(s: State): boolean {
  return s.reserve.length > 0 || (s.countess !== null && s.discard.length > 0);
}

/** V-15.8, V-20.4 Against the Countess the shuffled discard pile becomes the Reserve as soon as that is empty. */
export function maybeRebuildReserve(s: State): void {
  if (s.countess && s.reserve.length === 0) rebuildReserve(s);
}

/** V-10.3, V-20.4 The shuffled discard pile, if there is one, becomes the Reserve. */
export function rebuildReserve(s: State): void {
  if (s.discard.length === 0) return;
  s.reserve = shuffle(s, s.discard);
  s.discard = [];
  note(s, { kind: 'reserveShuffled' });
}

/** Puts a card into a slot of the Road; NONE leaves it empty. */
export function toRoad(s: State, slot: number, card: Card): void {
  if (card === NONE) return;
  s.road[slot] = card;
  note(s, { kind: 'arrived', card: idOf(card), slot });
}

export function fromRoad(s: State, slot: number): Card {
  const card = numberAt(s.road, slot);
  s.road[slot] = NONE;
  s.roadCoins[slot] = 0;
  return card;
}

/** The face-up villagers; only the first of slots with the same villager and the same gold. */
export function distinctSlots(s: State): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < s.road.length; slot++) {
    if (s.road[slot] !== NONE && !repeatsSlot(s, slot)) slots.push(slot);
  }
  return slots;
}

/** Whether a slot to the left has the same villager with the same gold; empty slots do not count. */
export function repeatsSlot({ road, roadCoins }: State, slot: number): boolean {
  if (road[slot] === NONE) return false;
  for (let i = 0; i < slot; i++) if (road[i] === road[slot] && roadCoins[i] === roadCoins[slot]) return true;
  return false;
}
