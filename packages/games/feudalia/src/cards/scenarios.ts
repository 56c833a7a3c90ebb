import { keysOf } from '@thorp/kernel';
import { VASSAL_IDS, VASSALS, vassalOf, type Module, type VassalId } from './vassals.ts';

/** F-17.5 The variant cards; a goal is in halves of a point, null if the card has none. */
export interface Variant {
  readonly name: string;
  readonly module: Module;
  readonly goal: number | null;
  readonly text: string;
}

export const VARIANTS = {
  crusades: {
    name: 'The Crusades',
    module: 'military',
    goal: 24,
    text: 'Send soldiers on crusade for ½ VP each time.',
  },
  great_works: { name: 'The Great Works', module: 'basic', goal: 24, text: 'The game is played to 12 VP.' },
  consecration: {
    name: 'The Consecration',
    module: 'basic',
    goal: null,
    text: 'There is no goal: the game ends with the round in which the cathedral is finished.',
  },
  royal_court: {
    name: 'The Royal Court',
    module: 'basic',
    goal: 22,
    text: 'Played to 11 VP. At the end whoever alone has most noble icons gets 1 VP.',
  },
  guild_hall: {
    name: 'The Guild Hall',
    module: 'basic',
    goal: 22,
    text: 'Played to 11 VP. Each master is worth ½ VP while it lives in a city.',
  },
  full_barns: { name: 'Full Barns', module: 'basic', goal: null, text: 'Each fief starts with 1 cube of its type.' },
  conclave: {
    name: 'The Conclave',
    module: 'magic',
    goal: 22,
    text: 'Played to 11 VP. At the end whoever alone has most mages gets 1 VP.',
  },
} satisfies Record<string, Variant>;

export type VariantId = keyof typeof VARIANTS;
export const VARIANT_IDS = keysOf(VARIANTS);

export interface Scenario {
  readonly name: string;
  readonly module: Module;
  /** Piles beside the tax collectors, in the order they lie on the table. */
  readonly piles: readonly VassalId[];
  /** How many more piles are drawn at random from the other basic vassals. */
  readonly randomPiles: number;
  /** The starting deck without its Tax Collector. */
  readonly deck: readonly VassalId[];
  /** Which basic masters take part; `none` leaves the cathedral masters out too (F-17.3). */
  readonly masters: 'all' | 'level 1 only' | 'none';
  /** The goal in halves of a point, unless a variant card gives another. */
  readonly goal: number;
  readonly cathedralPhases: 2 | 3;
  readonly variant: VariantId | null;
  readonly tutorial: boolean;
  readonly wheatStart: boolean;
}

const CORE: readonly VassalId[] = [
  'serf',
  'reaper',
  'lumberjack',
  'kneader',
  'stonecutter',
  'merchant',
  'priest',
  'feudal_lord',
];

const DECK: readonly VassalId[] = ['serf', 'serf', 'serf', 'serf', 'serf', 'serf', 'merchant', 'merchant', 'priest'];

const PLAIN = {
  module: 'basic',
  randomPiles: 0,
  deck: DECK,
  masters: 'all',
  goal: 20,
  cathedralPhases: 3,
  variant: null,
  tutorial: false,
  wheatStart: false,
} as const;

function scenario(name: string, piles: readonly VassalId[], rest: Partial<Scenario> = {}): Scenario {
  return { ...PLAIN, name, piles: [...CORE, ...piles], ...rest };
}

/** F-25.4 The scenarios. Those of the military and the magic module are listed, but cannot be played yet. */
// prettier-ignore
export const SCENARIOS = {
  T1: scenario('First Harvest', [], { masters: 'none', goal: 12, cathedralPhases: 2, tutorial: true, wheatStart: true }),
  T2: scenario('Masters in Town', ['stallholder', 'potter', 'scribe'], { masters: 'level 1 only', goal: 16, tutorial: true, wheatStart: true }),
  T3: scenario("The King's Cathedral", ['stallholder', 'potter', 'scribe', 'architect', 'monk', 'count'], { tutorial: true }),
  S4: scenario('Busy Roads', ['freeman', 'stallholder', 'carter', 'moneylender', 'minstrel', 'count']),
  S5: scenario('Ora et Labora', ['freeman', 'monk', 'scribe', 'overseer', 'steward', 'count']),
  S6: scenario("Builders' Yard", ['freeman', 'potter', 'architect', 'overseer', 'carter', 'count'], { variant: 'great_works' }),
  S7: scenario('Court of the King', ['minstrel', 'moneylender', 'steward', 'monk', 'architect', 'count'], { variant: 'royal_court' }),
  S8: scenario('Guild Quarter', ['freeman', 'stallholder', 'potter', 'scribe', 'minstrel', 'count'], { variant: 'guild_hall' }),
  S9: scenario('Good Years', ['freeman', 'overseer', 'carter', 'steward', 'moneylender', 'count'], { variant: 'full_barns', deck: ['freeman', ...DECK.slice(1)] }),
  S10: scenario('To the Last Stone', ['freeman', 'architect', 'potter', 'monk', 'overseer', 'count'], { variant: 'consecration' }),
  S11: scenario('Open Lists', ['count'], { randomPiles: 5 }),
  M1: scenario('Border Quarrels', ['count', 'militiaman', 'archer', 'spearman', 'knight', 'bandit'], { module: 'military' }),
  M2: scenario('The Crusades', ['count', 'squire', 'knight', 'spy', 'captain', 'spearman', 'archer'], { module: 'military', variant: 'crusades' }),
  G1: scenario('The Old Tower', ['count', 'apprentice', 'wizard', 'witch', 'alchemist', 'druid', 'seer'], { module: 'magic' }),
  G2: scenario('The Conclave', ['count', 'apprentice', 'wizard', 'witch', 'seer', 'scribe'], { module: 'magic', variant: 'conclave' }),
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = keysOf(SCENARIOS);

/** The printed scenario. */
export function scenarioOf(id: ScenarioId): Scenario {
  return SCENARIOS[id];
}

/** F-17.4 The basic vassals that a scenario may draw piles from at random. */
export const OTHER_PILES: readonly VassalId[] = VASSAL_IDS.filter(
  id => vassalOf(id).module === 'basic' && !CORE.includes(id) && id !== 'count' && id !== 'tax_collector',
);

/** The specialists that a quick start offers (F-12.1). */
export const SPECIALISTS: readonly VassalId[] = VASSAL_IDS.filter(id => VASSALS[id].category === 'specialist');
