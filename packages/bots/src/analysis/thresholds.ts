/*
 * When a choice gets a mark. Differences are in the chance to win, from 0 to 1. A lone player has no such chance; then
 * the lead that nearly always wins counts as 1. docs/analysis.md tells players the same.
 */
export const THRESHOLDS = {
  /** The least loss against the best choice. */
  doubtful: 0.02,
  mistake: 0.06,
  /** The least gain over the next best choice; a brilliant one must also be hard to find. */
  good: 0.01,
  brilliant: 0.08,
  /** A difference counts if it is at least this many standard errors. */
  sure: 2.5,
} as const;
