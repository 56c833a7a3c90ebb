import { Tinypool } from 'tinypool';
import type { TimedThought } from './answer.ts';
import type { BoutTask, ThinkTask, TimedBout } from './worker.ts';

export { analyseInThreads } from './analysis/threads.ts';
export { ProgramFault } from './lines.ts';
export { makeHurry, noHurry, type Hurry } from './hurry.ts';
export { seatProgram, type ProgramEntrant, type ProgramSeat } from './program.ts';
export { gameAt, learnedAt, type GameAddress } from './address.ts';
export type { BoutTask, LevelSeat, SeatSpec, ThinkTask, TimedBout, Times } from './worker.ts';

/** Bots in worker threads: the caller stays responsive while they think. */
export interface BotPool {
  think(task: Omit<ThinkTask, 'task'>, signal?: AbortSignal): Promise<TimedThought>;
  bout(task: Omit<BoutTask, 'task'>, signal?: AbortSignal): Promise<TimedBout>;
  /** Tasks that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** How long an idle thread is kept: a new one has to load and compile the game again. */
const WARM_MS = 60_000;

export function openPool(threads: number): BotPool {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: WARM_MS,
  });
  const run = (task: ThinkTask | BoutTask, signal?: AbortSignal): Promise<unknown> =>
    pool.run(task, signal ? { signal } : {});
  return {
    think: (task, signal) => run({ ...task, task: 'think' }, signal) as Promise<TimedThought>,
    bout: (task, signal) => run({ ...task, task: 'bout' }, signal) as Promise<TimedBout>,
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
