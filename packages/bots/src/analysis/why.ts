import type { Part } from '@thorp/kernel';
import type { Gain } from '../reasons.ts';
import type { Difference } from './types.ts';

/** Why the better of two choices is better, from figures only. */
export interface Why {
  /**
   * It brings more points, or leaves the others further behind; or search rates it higher although the other one is
   * ahead in points, or without a clear difference in points.
   */
  readonly kind: 'points' | 'lead' | 'behind' | 'rated';
  readonly points: number;
  /** Lines of the score sheet on which it brings more, and lines on which the other one does. */
  readonly brings: readonly Part[];
  readonly lacks: readonly Part[];
}

/** With fewer worlds no reason is given. */
const LEAST_WORLDS = 6;
/** A smaller difference in points does not count. */
const LEAST_POINTS = 0.5;
/** How many standard errors a difference in points must be. */
const CLEAR = 2;

export function whyOf({ worlds, points, lead, lines }: Difference): Why | null {
  if (worlds < LEAST_WORLDS) return null;
  const brings = lines.filter(({ amount }) => amount > 0);
  const lacks = lines.filter(({ amount }) => amount < 0);
  if (isClear(points)) return { kind: 'points', points: points.mean, brings, lacks };
  if (isClear(lead)) return { kind: 'lead', points: lead.mean, brings: [], lacks: [] };
  const against = [lead, points].find(({ mean, error }) => isClear({ mean: -mean, error }));
  if (against) return { kind: 'behind', points: -against.mean, brings: [], lacks: [] };
  return { kind: 'rated', points: 0, brings: [], lacks: [] };
}

function isClear({ mean, error }: Gain): boolean {
  return mean >= LEAST_POINTS && mean >= CLEAR * error;
}
