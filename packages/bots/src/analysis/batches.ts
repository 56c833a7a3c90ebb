import type { Analysis } from './types.ts';

/** Plies that a worker thinks about before it reports: few, so that results come steadily and little is lost by stopping. */
const BATCH = 6;

/** The plies that are missing, in portions for workers. */
export function batchesOf({ plies }: Pick<Analysis, 'plies'>): number[][] {
  const missing = plies.flatMap((ply, i) => (ply === null ? [i] : []));
  return Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, i) => missing.slice(i * BATCH, (i + 1) * BATCH));
}
