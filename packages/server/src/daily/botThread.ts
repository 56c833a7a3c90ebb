import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameAddress } from '@thorp/bots/node';
import type { DailyDeal } from '@thorp/client/daily';

/** The input of the thread. */
export interface BotTask {
  readonly deal: DailyDeal;
  readonly secret: string;
  readonly address: GameAddress;
}

/** Plays one deal at a time; returns the text of its record. */
export interface BotPlayer {
  play(task: BotTask): Promise<string>;
  /** Ends the game that is being played, if there is one. */
  end(): Promise<void>;
}

/** Games take 2 to 40 seconds of processor time, but a busy machine gives little time to a low-priority thread. */
const LIMIT_MS = 15 * 60_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A bot in a thread of low priority. */
export function threadPlayer(): BotPlayer {
  let playing: Worker | null = null;
  return {
    async play(task) {
      const file = new URL('./botWorker.ts', import.meta.url);
      const worker = new Worker(file, { workerData: task, resourceLimits: MEMORY, env: {} });
      playing = worker;
      const limit = setTimeout(() => void worker.terminate(), LIMIT_MS);
      try {
        const ended = once(worker, 'exit').then(() => Promise.reject(new Error('the game of a bot was ended')));
        const [text] = (await Promise.race([once(worker, 'message'), ended])) as [string];
        return text;
      } finally {
        clearTimeout(limit);
        await worker.terminate();
        playing = null;
      }
    },
    async end() {
      await playing?.terminate();
    },
  };
}
