import { keysOf, tableOf, type Reader, type Seat } from '@thorp/kernel';
import { cardOf, villager, VILLAGERS } from '../../cards/index.ts';
import { BETA_SUMMER, BETA_WINTER, RETAIL_SUMMER, RETAIL_WINTER } from '../../cards/countess.ts';
import { EVENTS } from '../../cards/events.ts';
import type { View } from '../../types.ts';
import type { BoardWords } from '../board.ts';
import { namesIn, type Vocabulary } from '../names.ts';

/** Names, and the words of the board. */

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The printed names. */
function printed<Id extends string>(cards: { readonly [I in Id]: { readonly name: string } }): { [I in Id]: string } {
  return tableOf(keysOf(cards), id => cards[id].name);
}

const vocabulary: Vocabulary = {
  villagers: tableOf(
    VILLAGERS.map(({ id }) => id),
    id => villager(cardOf(id)).name,
  ),
  suits: {
    grains: 'Grains',
    wood: 'Wood',
    hay: 'Hay',
    ore: 'Ore',
    grapes: 'Grapes',
    wool: 'Wool',
    leather: 'Leather',
    clay: 'Clay',
    solitary: 'Solitary',
    special: 'Special',
    none: 'no suit',
  },
  symbols: { builder: 'builder', food: 'food', gold: 'gold', silver: 'silver', bronze: 'bronze' },
  events: printed(EVENTS),
  countessEvents: printed({ ...BETA_SUMMER, ...BETA_WINTER, ...RETAIL_SUMMER, ...RETAIL_WINTER }),
  countess: 'the Countess',
  ofCountess: 'of the Countess',
  of: owner => `of ${owner}`,
  standsFor: (name, as) => `${name} as ${as}`,
  numbered: (name, number) => `${name} no. ${number}`,
  below: (name, above) => `${name} (below ${above.join(' and ')})`,
};

export const names = namesIn(vocabulary);

type LogReader = Reader<View>;

/** Verbs whose third person is not formed with an s. */
const THIRD: { readonly [verb: string]: { readonly you: string; readonly other: string } } = {
  be: { you: 'are', other: 'is' },
  pass: { you: 'pass', other: 'passes' },
};

/** Who does something: "You take", "Anna takes". */
export function does(reader: LogReader, seat: Seat, verb: string): string {
  const { you, other } = THIRD[verb] ?? { you: verb, other: `${verb}s` };
  return reader.you === seat ? `You ${you}` : `${reader.name(seat)} ${other}`;
}

/** "your Blacksmith", "the Blacksmith of Anna"; also of the Countess. */
export function theirs(reader: LogReader, village: number, what: string): string {
  return reader.you === village ? `your ${what}` : `the ${what} ${names.ofOwner(reader, village)}`;
}

/** The owner of a village in a list of the log. */
export function ownerInLog(reader: LogReader, village: number): string {
  return reader.you === village ? 'you' : names.ownerName(reader, village);
}

export const MARKETS = { 1: 'First Market', 2: 'Second Market' };

export const boardWords: BoardWords = {
  road: 'The Road',
  round: 'Round',
  firstPlayer: 'First Player',
  stacks: 'Stacks',
  stack: number => `Stack ${number}`,
  reserve: 'Reserve',
  basics: 'Basic villagers',
  basicsAndTeams: 'Basic villagers and Teams',
  discard: 'Discard pile',
  gold: 'Gold',
  food: 'Food',
  builders: 'Builders',
  draftsLeft: 'Drafts left',
  aboveMarket: market => `above the ${MARKETS[market]}`,
  left: count => `${count} left`,
  village: ofOwner => `Village ${ofOwner}`,
  hand: ofOwner => `Hand ${ofOwner}`,
  square: ofOwner => `Square ${ofOwner}`,
  empty: 'empty',
  emptyPile: pile => `${pile}: empty`,
  onTop: (pile, what) => `${pile}: ${what} on top`,
  cards: count => plural(count, 'card'),
  coins: count => plural(count, 'coin'),
  standsFor: name => `as ${name}`,
  goesOn: name => `on ${name}`,
  padlock: name => `padlock: ${name}`,
  foodMark: amount => `food ${amount}`,
  builderMark: amount => `builder ${amount}`,
  goldMark: amount => `gold ${amount}`,
  silver: 'silver',
  keyring: number => `keyring ${number}`,
  events: 'Events',
  looking: 'The stack you look through',
  aboveEvent: event => `above ${event}`,
  underStack: number => `under stack ${number}`,
  countessEvents: 'Events of the Countess',
  summerDeck: 'Summer deck',
  winterDeck: 'Winter deck',
  jester: 'Jester',
  jesterReady: 'ready',
  jesterGone: 'gone',
  discarded: 'discarded',
  monastery: 'Who joins the Monastery',
  roundNumber: round => `Round ${round}`,
  roundOf: (round, limit) => `${round} of ${limit}`,
  rank: 'Rank',
  nextRank: 'Next rank',
  noRank: 'none yet',
  ranks: { capital: 'Capital', town: 'Town', village: 'Village', hamlet: 'Hamlet' },
  rankFrom: (rank, gold) => `${rank} from ${gold} gold`,
};
