import { keysOf } from '@thorp/kernel';
import type { SearchSettings } from './search.ts';

/** The strengths a player can choose from. They differ in how far and how carefully they look, never in what they see. */
export type Level = 'random' | 'beginner' | 'easy' | 'greedy' | 'medium' | 'hard' | 'expert';

/** How a bot looks at a question. */
export interface Strength {
  /** Worlds in which every option is tried one step deep; 0 for none. */
  readonly worlds: number;
  /** Iterations of tree search; 0 for none. */
  readonly iterations: number;
  /** No more iterations than this for each option: a choice between two needs less thought than one among many. */
  readonly each: number;
  /** Milliseconds after which search answers with what it has: of one decision, and of a whole turn. */
  readonly ms: number;
  readonly turnMs: number;
  /** How far below the best an option may be and still be chosen now and then; 0 always takes the best. */
  readonly temperature: number;
  readonly search: SearchSettings;
}

/** Found by small tournaments; each game's insight says how far to look ahead. */
const SEARCH: SearchSettings = { curiosity: 1.5, caution: 0.5 };
const UNTIMED = { iterations: 0, each: 0, ms: Infinity, turnMs: Infinity, search: SEARCH };

export const LEVELS: { readonly [L in Level]: Strength } = {
  random: { ...UNTIMED, worlds: 0, temperature: 0 },
  beginner: { ...UNTIMED, worlds: 1, temperature: 0.06 },
  easy: { ...UNTIMED, worlds: 2, temperature: 0.02 },
  greedy: { ...UNTIMED, worlds: 4, temperature: 0 },
  medium: { worlds: 0, iterations: 40, each: 8, ms: 200, turnMs: 1_800, temperature: 0.02, search: SEARCH },
  hard: { worlds: 0, iterations: 240, each: 32, ms: 1_500, turnMs: 7_000, temperature: 0.003, search: SEARCH },
  expert: { worlds: 0, iterations: 1_200, each: 120, ms: 6_000, turnMs: 30_000, temperature: 0, search: SEARCH },
};

export const LEVEL_NAMES: readonly Level[] = keysOf(LEVELS);

export function isLevel(name: unknown): name is Level {
  return typeof name === 'string' && Object.hasOwn(LEVELS, name);
}
