import type { SearchSettings } from './search.ts';

/** The strengths a player can choose from. They differ in how far and how carefully they look, never in what they see. */
export type Level = 'random' | 'greedy' | 'beginner' | 'easy' | 'medium' | 'hard' | 'expert';

interface Looker {
  /** Worlds in which every option is tried one step deep; 0 for none. */
  readonly glance: number;
  /** Iterations of tree search; 0 for none. */
  readonly iterations: number;
  /** Time after which search answers with what it has. */
  readonly ms: number;
  /** How far below the best an option may be and still be chosen now and then; 0 always takes the best. */
  readonly temperature: number;
  readonly search: SearchSettings;
}

const SEARCH: SearchSettings = { horizon: 30, curiosity: 0.35, whim: 0.15 };

export const LEVELS: { readonly [L in Level]: Looker } = {
  random: { glance: 0, iterations: 0, ms: 0, temperature: 0, search: SEARCH },
  beginner: { glance: 1, iterations: 0, ms: 50, temperature: 0.06, search: SEARCH },
  easy: { glance: 2, iterations: 0, ms: 100, temperature: 0.02, search: SEARCH },
  greedy: { glance: 4, iterations: 0, ms: 200, temperature: 0, search: SEARCH },
  medium: { glance: 0, iterations: 300, ms: 200, temperature: 0.01, search: SEARCH },
  hard: { glance: 0, iterations: 3_000, ms: 1_200, temperature: 0.003, search: SEARCH },
  expert: { glance: 0, iterations: 12_000, ms: 5_000, temperature: 0, search: SEARCH },
};

export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

export function isLevel(name: unknown): name is Level {
  return typeof name === 'string' && Object.hasOwn(LEVELS, name);
}
