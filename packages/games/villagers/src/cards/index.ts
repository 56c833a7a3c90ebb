import { must } from '@thorp/kernel';
import { BASE } from './base.ts';
import { SUITS, type Printed, type Suit } from './card.ts';
import { CLAY, COUNTESS_CARD, NEW_SPECIALS, TEAMS } from './seasons.ts';

/*
 * All villagers as one table. In zones and frames a card is its number in this table: copies are alike, so no copy
 * has a name of its own. Options, events and views say the id instead, for people and programs outside.
 */

const ROWS = { ...BASE, ...CLAY, ...TEAMS, ...NEW_SPECIALS, ...COUNTESS_CARD };

/** The id of a villager, for options, events and views. */
export type CardId = keyof typeof ROWS;

/** The number of a villager in the table, for zones. */
export type Card = number;

/** A printed villager whose references are numbers too. */
export interface Villager extends Omit<Printed, 'on' | 'lock'> {
  readonly id: CardId;
  /** The villager that must lie directly below; NOBODY: stands on its own. */
  readonly on: Card;
  /** The villager that unlocks it; NOBODY: no padlock. */
  readonly lock: Card;
  /** What it counts as in a chain: itself, and Founders for either face of the Founders. */
  readonly as: Card;
}

/** No card, no villager below, no padlock. */
export const NOBODY = -1;

/** Suits lie together, so that a sorted hand is sorted by suit. */
const IDS = (Object.keys(ROWS) as CardId[]).sort((a, b) => SUITS.indexOf(ROWS[a].suit) - SUITS.indexOf(ROWS[b].suit));

const NUMBERS: ReadonlyMap<string, Card> = new Map(IDS.map((id, card) => [id, card]));

/** The number of a villager, from its id. */
export function card(id: CardId): Card {
  return must(NUMBERS.get(id), `there is a villager '${id}'`);
}

export const VILLAGERS: readonly Villager[] = IDS.map(id => {
  const printed: Printed = ROWS[id];
  return { ...printed, id, on: reference(printed.on), lock: reference(printed.lock), as: card(chainName(id)) };
});

export const villager = (it: Card): Villager => VILLAGERS[it] as Villager;
export const idOf = (it: Card): CardId => villager(it).id;
export const suitOf = (it: Card): Suit => villager(it).suit;

const SUIT_NUMBERS: readonly number[] = VILLAGERS.map(({ suit }) => SUITS.indexOf(suit));

/** The place of its suit in SUITS. */
export const suitNumber = (it: Card): number => SUIT_NUMBERS[it] as number;

export const FOUNDERS = card('founders');
export const FOUNDERS_FOOD = card('founders-food');
export const MONK = card('monk');
export const APPRENTICE = card('apprentice');
export const SMUGGLER = card('smuggler');

/** The three Basic villagers, in the order of their piles. */
export const BASICS: readonly Card[] = [card('lumberjack'), card('hayer'), card('miner')];

function reference(id: string | null): Card {
  return id === null ? NOBODY : must(NUMBERS.get(id), `a villager names '${id}'`);
}

function chainName(id: CardId): CardId {
  return id === 'founders-food' ? 'founders' : id;
}
