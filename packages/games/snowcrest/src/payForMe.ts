import { must, type Seat } from '@thorp/kernel';
import { cardOf, villagerId } from './cards/ids.ts';
import { ANY, GOLD, RESOURCES, TILES, YIELD, type Card, type Due, type Resource } from './cards/vocabulary.ts';
import { lessNeed, lessUnits, paysOf } from './payment.ts';
import { cardAt, count, entry, freeCards, hasLine, player, SLOTS, villager } from './table.ts';
import type { GoldFor, Slot, Source, State } from './types.ts';

/*
 * S-23.1 "Pay for me": of all ways to pay, one that closes no line, then one that loses the fewest units. Among those,
 * one that keeps the most valuable sources: Village cards, then hand cards, Gold, expensive cards.
 */

/** A card that may pay: its slot in the Village, or null for a hand card. */
interface Payer {
  readonly card: Card;
  readonly slot: Slot | null;
}

/** Cards that pay together; tokens and Buildings pay the rest. */
interface Plan {
  readonly cards: readonly Payer[];
  /** What tokens, Buildings and Gold of the cards have to pay. */
  readonly rest: Due;
  /** Gold tokens that are spent. */
  readonly gold: number;
  /** Its cost as a list of numbers, the most important first. */
  readonly price: readonly number[];
}

/** The next source of the best plan. */
export function sourceForMe(s: State, seat: Seat, due: Due): Source {
  const plan = must(bestPlan(s, seat, due), 'the payment can be made');
  const [first] = plan.cards;
  // Gold of a card is used where nothing else fits; that is known only after the card is spent.
  const goldFirst = plan.cards.some(({ card }) => villager(card).icons.includes(GOLD));
  const source = goldFirst ? null : plainSource(s, seat, plan);
  return source ?? sourceOf(must(first, 'a card pays what nothing else does'));
}

/** S-5.11 The use of Gold that leaves the cheapest payment. */
export function goldForMe(s: State, seat: Seat, due: Due, options: readonly GoldFor[]): GoldFor {
  const priceOf = ({ need }: GoldFor): readonly number[] => bestPlan(s, seat, lessNeed(due, need))?.price ?? [];
  return cheapest(options, priceOf);
}

/**
 * The source for one item of a list. Its surplus is credit for later items (S-5.6), so only units that none of them
 * needs are lost.
 */
export function itemSourceForMe(s: State, seat: Seat, list: Due, options: readonly Source[]): Source {
  return cheapest(options, source => itemPrice(s, seat, list, source));
}

/**
 * Whether it closes a line, the units lost, then tokens before Buildings, Gold, hand and Village, then the largest
 * payment.
 */
function itemPrice(s: State, seat: Seat, list: Due, source: Source): readonly number[] {
  const p = player(s, seat);
  switch (source.kind) {
    case 'token':
      return [0, 0, source.resource === GOLD ? 2 : 0];
    case 'tile':
      return [0, 0, 1];
    case 'handCard':
      return [0, ...cardPrice(list, cardOf(source.card), 3)];
    case 'villager':
      return [Number(hasLine(p, source.slot)), ...cardPrice(list, cardAt(p, source.slot), 4)];
  }
}

function cardPrice(list: Due, card: Card, place: number): number[] {
  const { paid, lost } = paysOf(list, villager(card).icons);
  return [lost, place, -paid];
}

function sourceOf({ card, slot }: Payer): Source {
  return slot === null ? { kind: 'handCard', card: villagerId(card) } : { kind: 'villager', slot };
}

/** A token or Building of the plan; these reveal nothing secret. */
function plainSource(s: State, seat: Seat, { rest, gold }: Plan): Source | null {
  const p = player(s, seat);
  const pays = (type: Resource): boolean =>
    type !== GOLD && (count(rest, type) > 0 || (count(rest, ANY) > 0 && supplyOf(s, seat, type) > 0));
  for (const resource of RESOURCES)
    if (count(p.tokens, resource) > 0 && pays(resource)) return { kind: 'token', resource };
  for (const tile of TILES) if (count(p.tiles, tile) > 0 && pays(YIELD[tile])) return { kind: 'tile', tile };
  return gold > 0 ? { kind: 'token', resource: GOLD } : null;
}

/** Tokens and face-up Buildings of a type. */
function supplyOf(s: State, seat: Seat, type: Resource): number {
  const p = player(s, seat);
  const tiles = TILES.filter(tile => YIELD[tile] === type).map(tile => count(p.tiles, tile));
  return sum([count(p.tokens, type), ...tiles]);
}

function bestPlan(s: State, seat: Seat, due: Due): Plan | null {
  // Without cards nothing is lost, and no card is used.
  const plain = planWith(s, seat, due, []);
  if (plain) return plain;
  const payers = payersOf(s, seat, due);
  let best: Plan | null = null;
  const search = (from: number, chosen: readonly Payer[]): void => {
    payers.slice(from).forEach((payer, i) => {
      const cards = [...chosen, payer];
      // No number of a price becomes smaller when a card is added.
      if (best && isCheaper(best.price, priceOf(s, seat, due, cards))) return;
      const plan = planWith(s, seat, due, cards);
      if (plan && (!best || isCheaper(plan.price, best.price))) best = plan;
      // A card that is added after everything is paid only loses more.
      if (!isPaidBy(due, cards)) search(from + i + 1, cards);
    });
  };
  search(0, []);
  return best;
}

/** Cards that can help, hand cards first. */
function payersOf(s: State, seat: Seat, due: Due): Payer[] {
  const p = player(s, seat);
  const free = freeCards(s, seat);
  const slots = SLOTS.filter(slot => (free & (1 << slot)) !== 0);
  const village = slots.map(slot => ({ card: cardAt(p, slot), slot }));
  const hand = p.hand.map(card => ({ card, slot: null }));
  return [...hand, ...village].filter(({ card }) => paysOf(due, villager(card).icons).paid > 0);
}

function isPaidBy(due: Due, cards: readonly Payer[]): boolean {
  return paysOf(due, iconsOf(cards)).paid === sum(due);
}

function iconsOf(cards: readonly Payer[]): Resource[] {
  return cards.flatMap(({ card }) => villager(card).icons);
}

/** These cards, and tokens and Buildings for the rest; null if that does not pay everything. */
function planWith(s: State, seat: Seat, due: Due, cards: readonly Payer[]): Plan | null {
  const icons = iconsOf(cards);
  const rest = lessUnits(due, icons);
  const cardGold = icons.filter(icon => icon === GOLD).length;
  const gold = Math.max(0, lackingFor(s, seat, rest) - cardGold);
  if (gold > count(player(s, seat).tokens, GOLD)) return null;
  return { cards, rest, gold, price: [...priceOf(s, seat, due, cards), gold, costOf(cards)] };
}

function priceOf(s: State, seat: Seat, due: Due, cards: readonly Payer[]): readonly number[] {
  const fromVillage = cards.filter(({ slot }) => slot !== null).length;
  const { lost } = paysOf(due, iconsOf(cards));
  return [Number(closesLine(s, seat, cards)), lost, fromVillage, cards.length - fromVillage];
}

/** The printed cost is the best measure of how useful a card is. */
function costOf(cards: readonly Payer[]): number {
  return sum(cards.map(({ card }) => villager(card).cost));
}

/** Whether turning these cards face-down together causes a Rest that would not come otherwise. */
function closesLine(s: State, seat: Seat, cards: readonly Payer[]): boolean {
  const p = player(s, seat);
  const up = cards.reduce((set, { slot }) => (slot === null ? set : set & ~(1 << slot)), p.up);
  return up !== p.up && !hasLine(p) && hasLine({ ...p, up });
}

/** How many needs tokens and Buildings cannot meet. */
function lackingFor(s: State, seat: Seat, rest: Due): number {
  const types = RESOURCES.filter(type => type !== GOLD);
  const balances = types.map(type => supplyOf(s, seat, type) - count(rest, type));
  const lacking = sum(balances.map(balance => Math.max(0, -balance)));
  const spare = sum(balances.map(balance => Math.max(0, balance)));
  return lacking + Math.max(0, count(rest, ANY) - spare);
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const n of numbers) all += n;
  return all;
}

/** The first of the cheapest. */
function cheapest<T>(list: readonly T[], price: (it: T) => readonly number[]): T {
  let best = entry(list, 0);
  for (const it of list) if (isCheaper(price(it), price(best))) best = it;
  return best;
}

/** Whether a price is lower than another, compared as far as both are known. */
function isCheaper(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, n] of b.entries()) {
    const mine = a[i] ?? 0;
    if (mine !== n) return mine < n;
  }
  return false;
}
