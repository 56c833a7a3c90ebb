import { keysOf } from '@thorp/kernel';
import type { CardId } from './index.ts';

/** V-15 The event decks and set-up of the Countess, in the seeded profile (beta 2) and the later retail one. */

/** What a resolved event does. */
export type EventVerb =
  | 'gold on her keyrings'
  | 'gold on her best keyring'
  | 'lose a hand card'
  | 'lose a top villager'
  | 'a top villager joins her'
  | 'she recruits a hidden card'
  | 'she gains per food'
  | 'she gains per coined villager'
  | 'she gains per suit in hand'
  | 'she scores her best silver'
  | 'she scores your highest gold'
  | 'she scores one of your silver'
  | 'both score silver'
  | 'pay per villager of the largest suit'
  | 'pay per hand card'
  | 'pay per gold symbol'
  | 'pay per Basic'
  | 'pay the coins on a villager'
  | 'another event'
  | 'use the Jester';

/** What an event does in its phase, while it lies face-up (V-15.13). */
export type StandingVerb = 'dearer bank' | 'serfdom' | 'conscription' | 'one build fewer' | 'one draft fewer';

interface Named {
  readonly name: string;
  readonly copies: number;
  /** The gold of the event: a price, a gift, or an amount for each. */
  readonly amount: number;
  /** The part of its effect that is not found in any source. */
  readonly reconstructed: string | null;
}

/** An event that is resolved in the Event phase. */
interface Resolved extends Named {
  readonly timing: 'event';
  readonly verb: EventVerb;
}

/** An event that acts in its own phase. */
interface Standing extends Named {
  readonly timing: 'draft phase' | 'end of draft' | 'build phase';
  readonly verb: StandingVerb;
}

/** An event that is replaced by `amount` others when it is revealed. */
interface Replaced extends Named {
  readonly timing: 'on reveal';
  readonly verb: 'more events';
}

export type CountessEvent = Resolved | Standing | Replaced;

export interface CountessProfile {
  readonly stackSize: number;
  readonly startingGold: number;
  readonly startingEvents: number;
  /** The side of her card. */
  readonly card: CardId;
  /**
   * V-15.5, V-15.35 Whether the player puts gold on the Road as in a game for two; otherwise the whole Road is
   * replaced.
   */
  readonly roadCoins: boolean;
  /** When Winter events are dealt. */
  readonly winter: 'after round 1' | 'after the First Market';
  /**
   * V-15.7, V-15.30 Whether the number of dealt events depends on the gold of the villager she takes; otherwise it is
   * one.
   */
  readonly eventsByGold: boolean;
  /** Whether she takes a villager from the Reserve in the last round as well. */
  readonly growsInLastRound: boolean;
  readonly jester: boolean;
  /** The decks, Summer first. */
  readonly decks: readonly [DeckName, DeckName];
  /** An event that is taken out. */
  readonly without: CountessEventId | null;
}

type Details = Partial<Pick<Named, 'amount' | 'reconstructed'>>;

function event(name: string, copies: number, verb: EventVerb, details: Details = {}): CountessEvent {
  return { amount: 0, reconstructed: null, ...details, name, copies, timing: 'event', verb };
}

type When = readonly [timing: Standing['timing'], verb: StandingVerb];

function standing(name: string, copies: number, [timing, verb]: When, details: Details = {}): CountessEvent {
  return { amount: 0, reconstructed: null, ...details, name, copies, timing, verb };
}

// Parts that are not found in any source.
const FOUNDERS_STAY = 'that Founders cannot be taken';
const COUNTS_VILLAGERS = 'that villagers are counted, not symbols';
const ACTIVE_GOLD = 'that covered gold does not count';
const FULL_PRICE = 'that the price is paid in full';
const YOUR_CHOICE = 'that the choice is yours';
const BEFORE_ROAD = 'that it comes before the Road is replaced';

export const BETA_SUMMER = {
  'guild-conspiracy': event('Guild Conspiracy', 2, 'gold on her keyrings', { amount: 2 }),
  abduction: event('Abduction', 2, 'lose a hand card'),
  'value-added-tax': standing('Value Added Tax', 1, ['build phase', 'dearer bank'], { amount: 4 }),
  conscription: standing('Conscription', 2, ['end of draft', 'conscription'], { reconstructed: BEFORE_ROAD }),
  betrayer: event('Betrayer', 1, 'a top villager joins her', { reconstructed: FOUNDERS_STAY }),
  'sinister-banquet': event('Sinister Banquet', 1, 'she gains per food', { amount: 3 }),
  serfdom: standing('Serfdom', 1, ['build phase', 'serfdom']),
} satisfies Record<string, CountessEvent>;

export const BETA_WINTER = {
  customs: event('Customs', 1, 'pay per villager of the largest suit', { amount: 1, reconstructed: COUNTS_VILLAGERS }),
  'trade-network': event('Trade Network', 1, 'she scores her best silver'),
  blackmail: event('Blackmail', 1, 'she scores your highest gold', { reconstructed: ACTIVE_GOLD }),
  arrest: event('Arrest', 2, 'lose a top villager', { reconstructed: FOUNDERS_STAY }),
  ransom: event('Ransom', 2, 'pay per hand card', { amount: 2 }),
  'spy-network': event('Spy Network', 1, 'she scores one of your silver', { reconstructed: YOUR_CHOICE }),
  'protection-money': event('Protection Money', 2, 'she gains per coined villager', { amount: 3 }),
} satisfies Record<string, CountessEvent>;

export const RETAIL_SUMMER = {
  'sinister-banquet': event('Sinister Banquet', 1, 'she gains per food', { amount: 2 }),
  'mood-swing': event('Mood Swing', 1, 'another event', {
    reconstructed: 'that an event of another phase has no effect',
  }),
  'black-market': event('Black Market', 1, 'both score silver'),
  'value-added-tax': event('Value Added Tax', 1, 'pay per gold symbol', { amount: 1, reconstructed: ACTIVE_GOLD }),
  'land-claim': event('Land Claim', 1, 'pay per Basic', { amount: 2 }),
  'temporary-employment': event('Temporary Employment', 1, 'she gains per suit in hand', { amount: 2 }),
  bribes: event('Bribes', 1, 'gold on her best keyring', { reconstructed: 'which of her villagers' }),
  serfdom: standing('Serfdom', 1, ['build phase', 'serfdom']),
  customs: event('Customs', 1, 'pay per villager of the largest suit', { amount: 1, reconstructed: COUNTS_VILLAGERS }),
  'guild-conspiracy': event('Guild Conspiracy', 1, 'gold on her keyrings', { amount: 2 }),
  betrayer: event('Betrayer', 1, 'a top villager joins her', { reconstructed: FOUNDERS_STAY }),
  'countess-bank': standing('The Countess Bank', 1, ['build phase', 'dearer bank'], { amount: 3 }),
} satisfies Record<string, CountessEvent>;

export const RETAIL_WINTER = {
  'dark-mood': {
    name: 'Dark Mood',
    copies: 1,
    timing: 'on reveal',
    verb: 'more events',
    amount: 2,
    reconstructed: null,
  },
  'it-was-you': event('It Was You!', 1, 'use the Jester', {
    reconstructed: 'when the Jester must be used, and on what',
  }),
  arson: standing('Arson', 1, ['build phase', 'one build fewer'], { amount: 3, reconstructed: FULL_PRICE }),
  conscription: event('Conscription', 1, 'she recruits a hidden card', { reconstructed: YOUR_CHOICE }),
  tribute: event('Tribute', 1, 'pay per hand card', { amount: 1 }),
  'protection-money': event('Protection Money', 1, 'pay the coins on a villager', { reconstructed: YOUR_CHOICE }),
  'trade-network': event('Trade Network', 1, 'she scores her best silver', { reconstructed: 'which of her villagers' }),
  'spy-network': event('Spy Network', 1, 'she scores one of your silver', { reconstructed: YOUR_CHOICE }),
  blackmail: event('Blackmail', 1, 'she scores your highest gold', { reconstructed: ACTIVE_GOLD }),
  abduction: event('Abduction', 1, 'lose a hand card'),
  arrest: event('Arrest', 1, 'lose a top villager', { reconstructed: FOUNDERS_STAY }),
  rats: standing('Rats', 1, ['draft phase', 'one draft fewer'], { amount: 3, reconstructed: FULL_PRICE }),
} satisfies Record<string, CountessEvent>;

export type DeckName = `${Edition}-${'summer' | 'winter'}`;

type Edition = 'beta' | 'retail';

/** The name of an event without its profile. */
export type CountessEventName =
  | keyof typeof BETA_SUMMER
  | keyof typeof BETA_WINTER
  | keyof typeof RETAIL_SUMMER
  | keyof typeof RETAIL_WINTER;

type IdsOf<Prefix extends string, Deck> = `${Prefix}:${keyof Deck & string}`;

/**
 * The id of an event, for options, log and catalogue. It includes the profile, because both have, for example, an
 * Arrest.
 */
export type CountessEventId =
  | IdsOf<'countess-beta', typeof BETA_SUMMER & typeof BETA_WINTER>
  | IdsOf<'countess-retail', typeof RETAIL_SUMMER & typeof RETAIL_WINTER>;

interface Listed extends Named {
  readonly id: CountessEventId;
  readonly key: CountessEventName;
  readonly deck: DeckName;
}

/** All events as one table: in decks and on the table an event is its number here. */
export const COUNTESS_EVENTS: readonly (CountessEvent & Listed)[] = [
  ...listed('beta', 'beta-summer', BETA_SUMMER),
  ...listed('beta', 'beta-winter', BETA_WINTER),
  ...listed('retail', 'retail-summer', RETAIL_SUMMER),
  ...listed('retail', 'retail-winter', RETAIL_WINTER),
];

function listed<E extends Edition, N extends string>(
  edition: E,
  deck: DeckName,
  events: { readonly [name in N]: CountessEvent },
) {
  return keysOf(events).map(key => ({ ...events[key], key, id: `countess-${edition}:${key}` as const, deck }));
}

const BETA: CountessProfile = {
  stackSize: 4,
  startingGold: 8,
  startingEvents: 2,
  card: 'countess',
  roadCoins: false,
  winter: 'after round 1',
  eventsByGold: true,
  growsInLastRound: true,
  jester: false,
  decks: ['beta-summer', 'beta-winter'],
  without: null,
};

const RETAIL: CountessProfile = {
  stackSize: 5,
  startingGold: 1,
  startingEvents: 1,
  card: 'countess',
  roadCoins: true,
  winter: 'after the First Market',
  eventsByGold: true,
  growsInLastRound: false,
  jester: true,
  decks: ['retail-summer', 'retail-winter'],
  without: null,
};

/** V-15.20, V-15.30 The later profile comes in three difficulties. */
export const PROFILES = {
  beta: BETA,
  retail: RETAIL,
  'retail-beginner': {
    ...RETAIL,
    card: 'countess-goldless',
    eventsByGold: false,
    without: 'countess-retail:it-was-you',
  },
  'retail-hard': {
    ...RETAIL,
    startingGold: 10,
    startingEvents: 2,
    jester: false,
    without: 'countess-retail:it-was-you',
  },
} satisfies Record<string, CountessProfile>;

export type ProfileName = keyof typeof PROFILES;

/** V-15.7 How many events are dealt for the printed gold of the villager she takes from the Reserve. */
export const NEW_EVENTS = [
  { from: 10, deal: 1 },
  { from: 1, deal: 2 },
  { from: 0, deal: 3 },
] as const;
