import type { SearchSettings } from './search.ts';

/** The strengths a player can choose from. They differ in how far and how carefully they look, never in what they see. */
export type Level = 'random' | 'beginner' | 'easy' | 'greedy' | 'medium' | 'hard' | 'expert';

/** How a bot looks at a question. */
export interface Looker {
  /** Worlds in which every option is tried one step deep; 0 for none. */
  readonly glance: number;
  /** Iterations of tree search; 0 for none. */
  readonly iterations: number;
  /** Milliseconds after which search answers with what it has: of one decision, and of a whole turn. */
  readonly ms: number;
  readonly turnMs: number;
  /** How far below the best an option may be and still be chosen now and then; 0 always takes the best. */
  readonly temperature: number;
  readonly search: SearchSettings;
}

/** Found by small tournaments of Snowcrest and Helvetia: a short look ahead does, since the estimates of the games are good. */
const SEARCH: SearchSettings = { horizon: 8, curiosity: 1.5, caution: 0.5, glances: 3 };
const UNTIMED = { iterations: 0, ms: Infinity, turnMs: Infinity, search: SEARCH };

export const LEVELS: { readonly [L in Level]: Looker } = {
  random: { ...UNTIMED, glance: 0, temperature: 0 },
  beginner: { ...UNTIMED, glance: 1, temperature: 0.06 },
  easy: { ...UNTIMED, glance: 2, temperature: 0.02 },
  greedy: { ...UNTIMED, glance: 4, temperature: 0 },
  medium: { glance: 0, iterations: 80, ms: 200, turnMs: 1_800, temperature: 0.015, search: SEARCH },
  hard: { glance: 0, iterations: 3_000, ms: 1_500, turnMs: 7_000, temperature: 0.003, search: SEARCH },
  expert: { glance: 0, iterations: 12_000, ms: 6_000, turnMs: 30_000, temperature: 0, search: SEARCH },
};

export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

export function isLevel(name: unknown): name is Level {
  return typeof name === 'string' && Object.hasOwn(LEVELS, name);
}
