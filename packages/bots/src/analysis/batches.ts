import type { Analysis } from './types.ts';

/** Plies that a worker analyses before it reports: few, so that results arrive steadily and stopping loses little. */
const BATCH = 6;

/** The missing plies, in batches for workers. */
export function batchesOf({ plies }: Pick<Analysis, 'plies'>): number[][] {
  const missing = plies.flatMap((ply, i) => (ply === null ? [i] : []));
  return Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, i) => missing.slice(i * BATCH, (i + 1) * BATCH));
}
