import { numberAt } from '../lists.ts';
import { player, village } from '../table.ts';
import type { Seat } from '@thorp/kernel';
import { BASICS, cardOf, NONE, villager, type Card, type CardId } from '../cards/index.ts';
import type { Option, State } from '../types.ts';
import { hasPlace, printedAt } from '../village.ts';
import { faceWorth } from './worth.ts';

type OptionOf<K extends Option['kind']> = Extract<Option, { kind: K }>;
type Prior<K extends Option['kind']> = (s: State, seat: Seat, option: OptionOf<K>) => number;

/** The value of an unseen card. */
const UNSEEN = 3;

/** A quick guess for each kind of option, in gold; the others count the same. */
const PRIORS: { readonly [K in Option['kind']]?: Prior<K> } = {
  take: (s, seat, { slot }) => (s.roadCoins[slot] ?? 0) + wanted(s, seat, numberAt(s.road, slot)),
  draw: () => UNSEEN,
  drawReserve: () => UNSEEN,
  coin: (s, seat, { slot }) => 1 + 0.3 * wanted(s, seat, numberAt(s.road, slot)),
  noCoin: () => 0.5,
  build: (s, seat, { card, on }) => gain(s, seat, cardOf(card)) - hidden(s, seat, on),
  play: () => 3,
  exchange: (s, seat, { basic }) => (needs(s, seat, cardOf(basic)) ? 4 : 0.3),
  team: () => 2,
  endTurn: () => 0.4,
  return: (s, seat, { card }) => parting(s, seat, card),
  pass: (s, seat, { card }) => parting(s, seat, card),
  serve: (s, seat, { card }) => parting(s, seat, card),
  abduct: (s, seat, { card }) => parting(s, seat, card),
  unlock: (s, seat, { village: owner, at }) => (owner === seat ? 4 + 0.1 * (village(s, owner).coins[at] ?? 0) : 1),
  unlockAtBank: () => 1,
  unlockFree: () => 3,
  swap: (s, seat, { village: owner, at }) => faceWorth(s, village(s, seat), s.villages[owner]?.cards[at] ?? 0, 1),
  smuggle: (_s, _seat, { card }) => villager(cardOf(card)).gold,
  fill: (s, seat, { at }) => villager(village(s, seat).cards[at] ?? 0).key,
  pick: (s, seat, { card }) => wanted(s, seat, cardOf(card)),
  envoy: (_s, _seat, { card }) => villager(cardOf(card)).gold,
  give: (s, seat, { slot }) => 4 / (1 + faceWorth(s, village(s, seat), numberAt(s.road, slot), 1)),
  betray: (s, seat, { at }) => 4 / (1 + standing(s, seat, at)),
  arrest: (s, seat, { at }) => 4 / (1 + standing(s, seat, at)),
  protect: (s, seat, { at }) => standing(s, seat, at),
};

/** The prior of an option; never 0, so that every option is tried sometimes. */
export function prior(s: State, seat: Seat, option: Option): number {
  const worth = Math.max(0.1, priorOf(option.kind, s, seat, option));
  // V-13.1 If the poorest wins, gold is avoided.
  return s.settings.poorestWins ? 1 / worth : worth;
}

function priorOf<K extends Option['kind']>(kind: K, s: State, seat: Seat, option: OptionOf<K>): number {
  return PRIORS[kind]?.(s, seat, option) ?? 1;
}

/** What a villager would add if it could be built, less the cost of its padlock. */
function gain(s: State, seat: Seat, card: Card): number {
  return faceWorth(s, village(s, seat), card, 2) - (villager(card).lock === NONE ? 0 : 1);
}

/** The value of a card, by whether there is or soon may be a place for it. */
function wanted(s: State, seat: Seat, card: Card): number {
  if (card === NONE) return 0;
  const worth = gain(s, seat, card);
  if (hasPlace(village(s, seat), card)) return worth;
  const below = villager(card).on;
  const near = BASICS.includes(below) || (s.players[seat]?.hand.includes(below) ?? false);
  return worth * (near ? 0.7 : 0.25);
}

/** The symbols of the villager below that would be covered. */
function hidden(s: State, seat: Seat, on: number): number {
  const v = village(s, seat);
  if (on === NONE || v.load[on] !== 0) return 0;
  const { gold, food, builder } = printedAt(v, on);
  return 1.5 * gold + 2 * (food + builder);
}

/** Whether a hand card needs this Basic. */
function needs(s: State, seat: Seat, basic: Card): boolean {
  const v = village(s, seat);
  for (const card of player(s, seat).hand) if (villager(card).on === basic && !hasPlace(v, card)) return true;
  return false;
}

/** The prior for giving a card away: higher for a card of less value. */
function parting(s: State, seat: Seat, card: CardId): number {
  return 6 / (1 + wanted(s, seat, cardOf(card)));
}

function standing(s: State, seat: Seat, at: number): number {
  const v = village(s, seat);
  return Math.max(0, faceWorth(s, v, v.cards[at] ?? 0, 1)) + (v.coins[at] ?? 0);
}
