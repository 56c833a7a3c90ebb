import type { GameRecord } from '@thorp/kernel';
import { Tinypool } from 'tinypool';
import type { GameAddress } from '../address.ts';
import { batchesOf } from './batches.ts';
import type { PliesTask } from './thread.ts';
import type { Analysis, PlyAnalysis } from './types.ts';

/** A game whose missing plies are analysed. */
export interface AnalysisJob {
  readonly game: GameAddress;
  readonly record: GameRecord;
  /** The results so far. */
  readonly from: Analysis;
  readonly threads: number;
  /** Called with the number of finished plies. */
  progress?(done: number): void;
  readonly signal?: AbortSignal;
}

/** Analyses the missing plies in worker threads. When it is stopped, it returns the results so far. */
export async function analyseInThreads({
  game,
  record,
  from,
  threads,
  progress,
  signal,
}: AnalysisJob): Promise<Analysis> {
  const pool = new Tinypool({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
  });
  const plies: (PlyAnalysis | null)[] = [...from.plies];
  let done = plies.filter(ply => ply !== null).length;
  const work = batchesOf(from).map(async batch => {
    const task: PliesTask = { game, record, plies: batch, depth: from.depth };
    const found = (await pool.run(task, signal ? { signal } : {})) as PlyAnalysis[];
    for (const [i, ply] of batch.entries()) plies[ply] = found[i] ?? null;
    progress?.((done += batch.length));
  });
  const results = await Promise.allSettled(work);
  await pool.destroy();
  const failed = results.find(result => result.status === 'rejected');
  if (failed && !signal?.aborted) throw failed.reason;
  return { ...from, plies };
}
