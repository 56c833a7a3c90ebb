/** A running summary of numbers (Welford's method: one pass, no list kept). */
export interface Summary {
  count: number;
  mean: number;
  /** Sum of squared distances from the mean. */
  spread: number;
  min: number;
  max: number;
}

export function newSummary(): Summary {
  return { count: 0, mean: 0, spread: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
}

export function add(summary: Summary, value: number): void {
  const distance = value - summary.mean;
  summary.count++;
  summary.mean += distance / summary.count;
  summary.spread += distance * (value - summary.mean);
  if (value < summary.min) summary.min = value;
  if (value > summary.max) summary.max = value;
}

/** The standard deviation of a sample. */
export function deviation({ count, spread }: Summary): number {
  return count < 2 ? 0 : Math.sqrt(spread / (count - 1));
}

export interface Interval {
  readonly low: number;
  readonly rate: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a rate: it stays between 0 and 1 and holds for few games too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, rate: 0, high: 1 };
  const z = 1.959964;
  const rate = wins / games;
  const scale = 1 + (z * z) / games;
  const centre = (rate + (z * z) / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return { low: Math.max(0, centre - half), rate, high: Math.min(1, centre + half) };
}
