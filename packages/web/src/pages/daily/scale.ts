import type { DailyDeal } from '@thorp/client/daily';
import { ranksOf } from './states.ts';

/** The scale of the bars of results: the most points, and the ranks of a solo game. */
export interface Scale {
  readonly most: number;
  readonly steps: readonly number[];
}

/** The scale ends with the best result, or with the next rank above it. */
export function scaleOf(totals: readonly number[], { game, settings }: Pick<DailyDeal, 'game' | 'settings'>): Scale {
  const best = Math.max(1, ...totals);
  const ranks = ranksOf(game, settings).map(({ from }) => from);
  const most = Math.max(best, ranks.find(from => from > best) ?? 0);
  return { most, steps: ranks.filter(from => from <= most) };
}

/** The position of an amount of points on the scale. */
export function along(points: number, { most }: Scale): string {
  return `${Math.max(0, (points / most) * 100)}%`;
}
