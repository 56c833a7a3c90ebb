import { DAILY_BOT, dayOf, dealOf, isDay, type DailyDeal } from '@thorp/client/daily';
import { parseRecord, type GameRecord } from '@thorp/kernel';
import { addressOf, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { RecordFacts, RecordTask } from '../records/verify.ts';
import type { DailyStore, DailyTry } from '../store/daily.ts';
import { threadPlayer, type BotPlayer } from './botThread.ts';
import { scoreOf } from './results.ts';

/*
 * The game of a bot that people compare their own with. It is played once for each deal that somebody has begun, by
 * whichever process takes the work, in a thread of low priority. Its deal is one that is played already, so nothing is known
 * ahead; it has no person, so it has no place and is nobody's best game.
 */

/** Work that is due when somebody has begun a deal; its key is the day and the game. */
export const DAILY_BOT_GAME = 'daily-bot';

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
  /** Who plays: a bot in a thread, unless a test brings a game that was played before. */
  readonly player?: BotPlayer;
}

/** One game at a time: another process may take the next one meanwhile. */
const BUSY_MS = 5_000;
/** A game that failed fails again, as a rule; but the machine may have been too busy. */
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

/** A copy of the database alone must not tell the deal, as with every other table of the day. */
function withoutSecret(text: string): string {
  const { secret: _, ...kept } = parseRecord(text);
  return JSON.stringify(kept);
}

/** The record of the bot's game as it was verified. */
export function withSecret(text: string, secret: string): GameRecord {
  return { ...parseRecord(text), secret };
}
