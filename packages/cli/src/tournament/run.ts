import type { Fixture } from '@thorp/bots';
import { openPool, type BotPool, type BoutTask, type SeatSpec, type TimedBout } from '@thorp/bots/node';

/** What all games of a series have in common. */
export type Series = Omit<BoutTask, 'task' | 'seated' | 'deal'>;

/**
 * Plays fixtures in a pool of worker threads. Returns the games in the order of the fixtures; after a stop some are
 * missing.
 */
export async function playFixtures(
  pool: BotPool,
  series: Series,
  fixtures: readonly Fixture<SeatSpec>[],
  progress: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<TimedBout[]> {
  const bouts: TimedBout[] = [];
  const games = fixtures.map(async fixture => {
    const bout = await pool.bout({ ...series, ...fixture }, signal);
    bouts.push(bout);
    progress(bouts.length);
    return bout;
  });
  try {
    return await Promise.all(games);
  } catch (error) {
    await Promise.allSettled(games);
    if (signal?.aborted) return bouts;
    throw error;
  }
}

/** The same with its own pool of threads. */
export async function playInThreads(
  threads: number,
  series: Series,
  fixtures: readonly Fixture<SeatSpec>[],
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<TimedBout[]> {
  const pool = openPool(threads);
  try {
    return await playFixtures(pool, series, fixtures, progress, signal);
  } finally {
    await pool.close();
  }
}
