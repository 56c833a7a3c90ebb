import type { Rows } from '@thorp/kernel';

/*
 * A small net that says how strong a seat stands: one hidden layer, and a straight way past it. The strengths of all seats
 * at the table give their chances; see judgement.ts.
 */

export interface Net {
  /** How many numbers and flags it reads of each seat. */
  readonly numbers: number;
  readonly flags: number;
  readonly hidden: number;
  /**
   * A row for what is always there, then one for every number and one for every flag. A row has an entry for every
   * hidden unit, and a last one that goes straight to the result.
   */
  readonly weights: Float32Array;
  /** What every hidden unit adds to the result. */
  readonly out: Float32Array;
}

/** What is left of a hidden unit's sum when it is negative. */
export const LEAK = 0.05;

export function newNet(shape: Pick<Net, 'numbers' | 'flags' | 'hidden'>): Net {
  const { numbers, flags, hidden } = shape;
  const weights = new Float32Array((1 + numbers + flags) * (hidden + 1));
  return { numbers, flags, hidden, weights, out: new Float32Array(hidden) };
}

/** Reads one row; `sums` has room for an entry more than there are hidden units, and keeps what they came to. */
export function strengthOf(net: Net, rows: Rows, row: number, most: number, sums: Float32Array): number {
  const { numbers, hidden, weights, out } = net;
  const width = hidden + 1;
  for (let i = 0; i < width; i++) sums[i] = weights[i] as number;
  for (let n = 0, at = row * numbers; n < numbers; n++, at++) {
    const value = rows.numbers[at] as number;
    if (value === 0) continue;
    for (let i = 0, w = (1 + n) * width; i < width; i++, w++) {
      sums[i] = (sums[i] as number) + value * (weights[w] as number);
    }
  }
  const last = row * most + (rows.counts[row] as number);
  for (let at = row * most; at < last; at++) {
    const first = (1 + numbers + (rows.flags[at] as number)) * width;
    for (let i = 0, w = first; i < width; i++, w++) sums[i] = (sums[i] as number) + (weights[w] as number);
  }
  let strength = sums[hidden] as number;
  for (let i = 0; i < hidden; i++) {
    const sum = sums[i] as number;
    strength += (sum < 0 ? LEAK * sum : sum) * (out[i] as number);
  }
  return strength;
}
