import type { Category, Rate } from './effects.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const EVENT_LEVELS = ['I', 'II', 'III', 'IV'] as const;
export type EventLevel = (typeof EVENT_LEVELS)[number];

export type EventEffect =
  | 'rains'
  | 'black_plague'
  | 'raids'
  | 'drought'
  | 'fire'
  | 'pig_slaughter'
  | 'market'
  | 'vintage'
  | 'frost'
  | 'solo_build'
  | 'solo_dean'
  | 'solo_silver'
  | 'solo_glass'
  | 'none';

/** F-14.12 It acts only where somebody plays alone. */
export const isSolitaire = (effect: EventEffect): boolean => effect.startsWith('solo_');

/** The name under which a card lies open: one of solitaire is a season without an event in company (F-14.12), while practice
 * names what it leaves out (F-16.6). */
export function shownEffect({ effect }: EventCard, inForce: EventEffect): EventEffect {
  return isSolitaire(effect) ? inForce : effect;
}

export interface EventCard {
  readonly level: EventLevel;
  readonly season: Season;
  readonly effect: EventEffect;
}

type Year = Readonly<Record<Season, readonly EventEffect[]>>;

/** F-25.3 What the cards of a level do, by season. */
const YEARS: Readonly<Record<EventLevel, Year>> = {
  I: {
    spring: ['rains', 'solo_build'],
    summer: ['market', 'solo_build'],
    autumn: ['vintage', 'solo_build'],
    winter: ['pig_slaughter', 'none'],
  },
  II: {
    spring: ['rains', 'solo_build', 'market'],
    summer: ['drought', 'solo_build', 'none'],
    autumn: ['raids', 'solo_build', 'market'],
    winter: ['frost', 'solo_build', 'pig_slaughter'],
  },
  III: {
    spring: ['rains', 'solo_build', 'black_plague'],
    summer: ['drought', 'fire', 'solo_build'],
    autumn: ['vintage', 'solo_build', 'solo_glass'],
    winter: ['frost', 'solo_build', 'solo_silver'],
  },
  IV: {
    spring: ['solo_dean', 'raids'],
    summer: ['fire', 'solo_glass'],
    autumn: ['solo_silver', 'solo_build'],
    winter: ['black_plague', 'solo_dean'],
  },
};

/** The 40 cards, level by level and season by season; the deck refers to them by index. */
export const EVENTS: readonly EventCard[] = EVENT_LEVELS.flatMap(level =>
  SEASONS.flatMap(season => YEARS[level][season].map(effect => ({ level, season, effect }))),
);

/** The parts of an event that are our reconstruction (F-0.3), besides the number of its cards and their seasons. */
export const EVENT_RECONSTRUCTED = {
  rains: 'the type of the cubes',
  black_plague: 'how many cards are destroyed',
  raids: 'how many cubes are lost, and that fiefs defend themselves in every game',
  drought: 'the type of the cubes, and that specialists are workers',
  fire: 'the type of the cubes',
  pig_slaughter: 'the type of the cube',
  market: 'the rates',
  vintage: 'that specialists are workers',
  frost: 'that specialists are workers',
} satisfies Partial<Record<EventEffect, string>>;
export type ReconstructedEvent = keyof typeof EVENT_RECONSTRUCTED;

/** F-1.8 The categories that event texts call workers. */
export const EVENT_WORKERS: readonly Category[] = ['worker', 'specialist'];

/** F-14.9 The rates of the Market card. */
export const MARKET_RATES: readonly Rate[] = [
  { give: { any: 1 }, get: { coins: 1 } },
  { give: { notWheat: 2 }, get: { any: 1 } },
  { give: { wheat: 3 }, get: { any: 1 } },
  { give: { coins: 3 }, get: { notStone: 1 } },
];

/** F-14.4 Cards the plague takes, by sum of levels. */
export const PLAGUE: readonly number[] = [0, 0, 1, 1, 2, 2, 3];

/** F-14.5 The strength of the raid on every fief. */
export const RAID_POWER = 2;
