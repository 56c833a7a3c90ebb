import type { AnalysisDepth } from './types.ts';

/** The budget for one ply. */
export interface Effort {
  /** Iterations of the search over all options, and the maximum for each option. */
  readonly iterations: number;
  readonly each: number;
  /** Worlds in which two options are compared: the minimum, and the maximum while the difference is not clear. */
  readonly least: number;
  readonly most: number;
  /** Worlds in which each seat judges the result of a draw. */
  readonly worlds: number;
}

/** At medium depth a game of four players takes less than a minute on two cores: bench/ANALYSIS.md. */
export const DEPTHS: { readonly [D in AnalysisDepth]: Effort } = {
  quick: { iterations: 48, each: 8, least: 16, most: 32, worlds: 8 },
  medium: { iterations: 320, each: 32, least: 48, most: 192, worlds: 64 },
  deep: { iterations: 1_200, each: 120, least: 96, most: 768, worlds: 128 },
};
