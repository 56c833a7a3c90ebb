import type { Sample } from './trial.ts';

/** The median of several measurements, and their range. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('there is no median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values), rounds: values.length };
}

/** Operations per second of processor time. */
export function rate({ operations, microseconds }: Sample): number {
  return (operations * 1e6) / microseconds;
}

/** Microseconds an operation takes, from operations per second. */
export function cost(perSecond: number): number {
  return 1e6 / perSecond;
}

/** A sensible number of significant digits for such a measurement. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}
