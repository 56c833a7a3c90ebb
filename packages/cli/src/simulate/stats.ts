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
