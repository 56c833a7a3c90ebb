/*
 * When a choice gets a mark. Differences are of the chance to win, from 0 to 1. A lone player has no such chance: there the
 * lead that nearly always wins counts as 1. docs/analysis.md says the same for players.
 */
export const THRESHOLDS = {
  /** Lost against the best choice, at least. */
  doubtful: 0.02,
  mistake: 0.06,
  /** Gained against the next best choice, at least; a brilliant one is also hard to find. */
  good: 0.01,
  brilliant: 0.08,
  /** A difference counts if it is at least so many standard errors. */
  sure: 2.5,
} as const;
