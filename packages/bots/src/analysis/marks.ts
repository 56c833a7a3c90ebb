import type { Gain } from '../reasons.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { ChoiceAnalysis, Difference, Mark } from './types.ts';

/** The lead that counts as a whole win if there are no rivals and the game gives no number. */
const SPREAD = 30;

/**
 * A difference on the scale of the thresholds: as a chance to win, or as a share of the lead that nearly always wins.
 */
export function weightOf({ chance, lead }: Pick<Difference, 'chance' | 'lead'>, spread = SPREAD): Gain {
  return chance ?? { mean: lead.mean / spread, error: lead.error / spread };
}

/** Whether more worlds would hardly change the verdict: the difference is clear, or it is too small to count. */
export function isSettled({ mean, error }: Gain, least: number): boolean {
  const margin = THRESHOLDS.sure * error;
  return mean - margin > 0 ? mean >= least : mean + margin < least;
}

/**
 * The mark of a choice: for what it lost, or for how far it was ahead of the next best. Differences within the noise
 * get no mark.
 */
export function markOf(
  { lost, ahead, hard }: Pick<ChoiceAnalysis, 'lost' | 'ahead' | 'hard'>,
  spread?: number,
): Mark | null {
  const difference = lost ?? ahead;
  if (!difference) return null;
  const { mean, error } = weightOf(difference, spread);
  if (mean < THRESHOLDS.sure * error) return null;
  if (lost) return mean >= THRESHOLDS.mistake ? 'mistake' : mean >= THRESHOLDS.doubtful ? 'doubtful' : null;
  if (hard && mean >= THRESHOLDS.brilliant) return 'brilliant';
  return mean >= THRESHOLDS.good ? 'good' : null;
}
