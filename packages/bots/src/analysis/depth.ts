import type { AnalysisDepth } from './types.ts';

/** What is spent on one ply. */
export interface Effort {
  /** Iterations of the search among all options, and the most for each of them. */
  readonly iterations: number;
  readonly each: number;
  /** Worlds in which two options are compared: at least, and at most while the difference is not sure. */
  readonly least: number;
  readonly most: number;
  /** Worlds in which each seat judges what a draw has brought. */
  readonly worlds: number;
}

/** Medium takes a game of four players less than a minute on two cores: bench/ANALYSIS.md. */
export const DEPTHS: { readonly [D in AnalysisDepth]: Effort } = {
  quick: { iterations: 48, each: 8, least: 16, most: 32, worlds: 8 },
  medium: { iterations: 320, each: 32, least: 48, most: 192, worlds: 64 },
  deep: { iterations: 1_200, each: 120, least: 96, most: 768, worlds: 128 },
};
