import { keysOf, must } from '@thorp/kernel';
import { BASE } from './base.ts';
import { SUITS, type Printed, type Suit } from './card.ts';
import { CLAY, COUNTESS_CARD, NEW_SPECIALS, TEAMS } from './seasons.ts';

/*
 * All villagers as one table. In zones and frames a card is its number in this table: copies are identical, so they
 * need no names. Options, events and views use the id instead, for people and programs outside.
 */

const ROWS = { ...BASE, ...CLAY, ...TEAMS, ...NEW_SPECIALS, ...COUNTESS_CARD };

/** The id of a villager, for options, events and views. */
export type CardId = keyof typeof ROWS;

/** The number of a villager in the table, for zones. */
export type Card = number;

/** A printed villager whose references are numbers too. */
export interface Villager extends Omit<Printed, 'on' | 'lock'> {
  readonly id: CardId;
  /** The villager that must lie directly below; NONE: stands on its own. */
  readonly on: Card;
  /** The villager that unlocks it; NONE: no padlock. */
  readonly lock: Card;
  /** What it counts as in a chain: itself, and Founders for either face of the Founders. */
  readonly as: Card;
}

/** In place of a number: no card, no villager below, no padlock, no stack, no seat. */
export const NONE = -1;

/** Ids sorted by suit, so that a sorted hand is sorted by suit. */
const IDS = keysOf(ROWS).sort((a, b) => SUITS.indexOf(ROWS[a].suit) - SUITS.indexOf(ROWS[b].suit));

const NUMBERS: ReadonlyMap<string, Card> = new Map(IDS.map((id, card) => [id, card]));

/** The number of a villager, from its id. */
export function cardOf(id: CardId): Card {
  return must(NUMBERS.get(id), 'every villager has a number');
}

export function isCardId(id: string): id is CardId {
  return NUMBERS.has(id);
}

export const VILLAGERS: readonly Villager[] = IDS.map(id => {
  const printed: Printed = ROWS[id];
  return { ...printed, id, on: reference(printed.on), lock: reference(printed.lock), as: cardOf(chainName(id)) };
});

export const villager = (card: Card): Villager => VILLAGERS[card] as Villager;
export const idOf = (card: Card): CardId => villager(card).id;
export const suitOf = (card: Card): Suit => villager(card).suit;

const SUIT_NUMBERS: readonly number[] = VILLAGERS.map(({ suit }) => SUITS.indexOf(suit));

/** The index of its suit in SUITS. */
export const suitNumber = (card: Card): number => SUIT_NUMBERS[card] as number;

export const FOUNDERS = cardOf('founders');
export const FOUNDERS_FOOD = cardOf('founders-food');
export const MONK = cardOf('monk');
export const APPRENTICE = cardOf('apprentice');
export const SMUGGLER = cardOf('smuggler');
export const ENGINEER = cardOf('engineer');
export const JACK = cardOf('jack-o-trades');
export const FORAGER = cardOf('forager');

/** The three Basic villagers, in the order of their piles. */
export const BASICS: readonly Card[] = [cardOf('lumberjack'), cardOf('hayer'), cardOf('miner')];

/** The two faces of a Team card. */
export const TEAM_FACES: readonly Card[] = [cardOf('builder-team'), cardOf('harvest-team')];

function reference(id: string | null): Card {
  return id === null ? NONE : must(NUMBERS.get(id), `a villager names '${id}'`);
}

function chainName(id: CardId): CardId {
  return id === 'founders-food' ? 'founders' : id;
}
