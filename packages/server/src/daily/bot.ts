import { DAILY_BOT, dayOf, dealOf, isDay, type DailyDeal } from '@thorp/client/daily';
import { parseRecord, type GameRecord } from '@thorp/kernel';
import { addressOf, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { RecordFacts, RecordTask } from '../records/verify.ts';
import type { DailyStore, DailyTry } from '../store/daily.ts';
import { threadPlayer, type BotPlayer } from './botThread.ts';
import { scoreOf } from './results.ts';

/*
 * The bot's game, with which people compare their own. It is played once for each deal that somebody has begun, by
 * whichever process takes the work, in a low-priority thread. The deal has already begun for people, so it reveals
 * nothing in advance. It has no person, so it gets no place and is never the best game.
 */

/** The kind of due work after somebody has begun a deal; its key is the day and the game. */
export const DAILY_BOT_GAME = 'daily-bot';

export interface DailyBot {
  /** Schedules the bot's game of a deal if it was not played yet. */
  expect(day: string, game: string): Promise<void>;
  /** Plays the deal of a key. Returns when to try again, or null. */
  play(key: string): Promise<number | null>;
  /** Stops the running game: another process will start it again. */
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
  /** What plays: a bot in a thread; tests can provide a game that was played before. */
  readonly player?: BotPlayer;
}

/** Only one game runs at a time in a process; another process may take the next one. */
const BUSY_MS = 5_000;
/** A failed game usually fails again, but the machine may only have been too busy. */
const FAILED_MS = 6 * 3_600_000;

export function openDailyBot(ports: DailyBotPorts): DailyBot {
  const { store, games, now, player = threadPlayer() } = ports;
  let playing = false;
  let closed = false;

  function dealIn(key: string): DailyDeal | null {
    const [day = '', game = ''] = key.split(' ');
    return isDay(day) && day <= dayOf(now()) && Object.hasOwn(games, game) ? dealOf(day, game) : null;
  }

  async function playAndKeep(deal: DailyDeal): Promise<void> {
    const { day, game } = deal;
    const began = now();
    const secret = ports.secretOf(day, game);
    const text = await player.play({ deal, secret, address: addressOf(games, game) });
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
      playing = true;
      try {
        await playAndKeep(deal);
        return null;
      } catch (error) {
        if (closed) return now();
        ports.fault(error);
        return now() + FAILED_MS;
      } finally {
        playing = false;
      }
    },
    async close() {
      closed = true;
      await player.end();
    },
  };
}

/** A copy of the database alone must not reveal the deal, as for every other table of the day. */
function withoutSecret(text: string): string {
  const { secret: _, ...kept } = parseRecord(text);
  return JSON.stringify(kept);
}

/** The record of the bot's game with the secret added back. */
export function withSecret(text: string, secret: string): GameRecord {
  return { ...parseRecord(text), secret };
}
