import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameAddress } from '@thorp/bots/node';
import { DAILY_BOT, dayOf, dealOf, isDay, type DailyDeal } from '@thorp/client/daily';
import { parseRecord, type GameRecord } from '@thorp/kernel';
import { addressOf, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { RecordFacts, RecordTask } from '../records/verify.ts';
import type { DailyStore, DailyTry } from '../store/daily.ts';
import { scoreOf } from './results.ts';

/*
 * The game of a bot that people compare their own with. It is played once for each deal that somebody has begun, by
 * whichever process takes the work, in a thread of low priority. Its deal is one that is played already, so nothing is told
 * ahead; it has no person, so it has no place and is nobody's best game.
 */

/** Work that is due when somebody has begun a deal; its key is the day and the game. */
export const DAILY_BOT_GAME = 'daily-bot';

/** What the thread is given. */
export interface BotTask {
  readonly deal: DailyDeal;
  readonly secret: string;
  readonly address: GameAddress;
}

export interface DailyBot {
  /** Sees to it that the bot plays a deal, if it has not. */
  expect(day: string, game: string): Promise<void>;
  /** Plays the deal of a key. Says when to try again, or null. */
  play(key: string): Promise<number | null>;
  /** Ends a game that is being played: another process begins it again. */
  close(): Promise<void>;
}

export interface DailyBotPorts {
  readonly store: DailyStore;
  readonly games: Games;
  now(): number;
  fault(error: unknown): void;
  secretOf(day: string, game: string): string;
  setDue(key: string, at: number): Promise<void>;
  verify(task: RecordTask): Promise<RecordFacts>;
}

/** Games take 2 to 40 seconds of processor time; a busy machine gives a thread of low priority little. */
const LIMIT_MS = 15 * 60_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** One game at a time: another process may take the next one meanwhile. */
const BUSY_MS = 5_000;
/** A game that failed fails again, as a rule; but the machine may have been too busy. */
const FAILED_MS = 6 * 3_600_000;

export function openDailyBot(ports: DailyBotPorts): DailyBot {
  const { store, games, now } = ports;
  let playing: Worker | null = null;
  let closed = false;

  function dealIn(key: string): DailyDeal | null {
    const [day = '', game = ''] = key.split(' ');
    return isDay(day) && day <= dayOf(now()) && Object.hasOwn(games, game) ? dealOf(day, game) : null;
  }

  async function playInThread(deal: DailyDeal): Promise<string> {
    const secret = ports.secretOf(deal.day, deal.game);
    const task: BotTask = { deal, secret, address: addressOf(games, deal.game) };
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
  }

  async function playAndKeep(deal: DailyDeal): Promise<void> {
    const { day, game } = deal;
    const began = now();
    const text = await playInThread(deal);
    const { outcome } = await ports.verify({ text, games: [addressOf(games, game)], outcome: true });
    const score = outcome ? scoreOf(outcome) : null;
    const seat = { id: newLink(), day, game, kind: 'bot', person: '', name: DAILY_BOT } as const;
    const played: DailyTry = { ...seat, began, ended: Math.max(now(), 1), state: 'verified', score };
    await store.addPlayedTry(played, withoutSecret(text));
  }

  return {
    async expect(day, game) {
      if (!(await store.botTry(day, game))) await ports.setDue(`${day} ${game}`, now());
    },
    async play(key) {
      const deal = dealIn(key);
      if (!deal || (await store.botTry(deal.day, deal.game))) return null;
      if (playing || closed) return now() + BUSY_MS;
      try {
        await playAndKeep(deal);
        return null;
      } catch (error) {
        if (closed) return now();
        ports.fault(error);
        return now() + FAILED_MS;
      }
    },
    async close() {
      closed = true;
      await playing?.terminate();
    },
  };
}

/** A copy of the database alone must not tell the deal, as with every other table of the day. */
function withoutSecret(text: string): string {
  const { secret: _, ...kept } = parseRecord(text);
  return JSON.stringify(kept);
}

/** The record of the bot's game as it was verified. */
export function withSecret(text: string, secret: string): GameRecord {
  return { ...parseRecord(text), secret };
}
