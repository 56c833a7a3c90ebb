import { Worker } from 'node:worker_threads';
import type { GameAddress } from '@thorp/bots/node';
import type { Outcome } from '@thorp/kernel';
import { ServerError } from '../errors.ts';

/** The input of the worker: a stranger's text, and the addresses of the games. */
export interface RecordTask {
  readonly text: string;
  readonly games: readonly GameAddress[];
  /** Whether the result includes the outcome. */
  readonly outcome?: boolean;
  /** The deal that the record must be of; without it, any. */
  readonly deal?: ExpectedDeal;
}

/** A deal without entropy of the seats. */
export interface ExpectedDeal {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: object;
  readonly secret: string;
}

export type RecordCheck = { readonly problem: string } | ({ readonly problem: null } & RecordFacts);

/** The facts of a valid record. */
export interface RecordFacts {
  readonly game: string;
  readonly seats: number;
  readonly plies: number;
  readonly totals: readonly number[];
  /** What an honest record does not prove about the deal. */
  readonly notProven?: string;
  readonly outcome?: Outcome;
}

/** The refusal of a record whose replay needs more memory than any game. */
export const TOO_LARGE = 'it needs more memory than is allowed for a game';
const NOT_IN_TIME = 'it could not be played again in time, perhaps because the server is busy; try again later';

/** The longest random games take about a second on a slow machine. */
const LIMIT_MS = 20_000;
const AT_ONCE = 2;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Verifies records of strangers, each in its own thread with limits of time and memory. */
export function openVerifier(limitMs = LIMIT_MS): (task: RecordTask) => Promise<RecordFacts> {
  let running = 0;
  return async task => {
    if (running >= AT_ONCE)
      throw new ServerError('too-many', 'other records are being verified; try again in a moment');
    running++;
    try {
      const found = await checkInWorker(task, limitMs);
      if (found.problem !== null) throw new ServerError('bad-record', found.problem);
      const { problem: _, ...facts } = found;
      return facts;
    } finally {
      running--;
    }
  };
}

async function checkInWorker(task: RecordTask, limitMs: number): Promise<RecordCheck> {
  const file = new URL('./worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: task, resourceLimits: MEMORY, env: {} });
  const done = new Promise<RecordCheck>((resolve, reject) => {
    const tooLarge = new ServerError('bad-record', TOO_LARGE);
    // An honest record may be slow on a busy machine, so it is not called invalid.
    const limit = setTimeout(() => reject(new ServerError('not-checked', NOT_IN_TIME)), limitMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : error);
    });
    worker.once('exit', () => {
      clearTimeout(limit);
      reject(tooLarge);
    });
  });
  try {
    return await done;
  } finally {
    await worker.terminate();
  }
}
