import { dailySecret, dayOf, dealOf, type DailyDeal } from '@thorp/client/daily';
import { outcome, recordOf } from '@thorp/kernel';
import { hasEnded, wasGivenUp, type Room, type Table } from '@thorp/table';
import { ServerError, type ServerCode } from '../errors.ts';
import { addressOf, loadGame, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import { ignoreTaken } from '../liveRoom.ts';
import type { Seating } from '../people/people.ts';
import { TOO_LARGE, type RecordFacts, type RecordTask } from '../records/verify.ts';
import type { DailyTry } from '../store/daily.ts';
import type { ServerStore } from '../store/types.ts';
import type { Tables } from '../tables.ts';
import { closesAt, type DailyKeys } from './chain.ts';
import { scoreOf } from './results.ts';
import { dailyRoom } from './room.ts';

/*
 * The daily deals: one table for each person, game and day, dealt with the day's secret. When its game has ended, a
 * thread replays the record before the result counts as verified.
 */

/** The kind of due work after a try has ended; its key is the table. */
export const DAILY = 'daily';

export interface Daily {
  /** Opens somebody's try of today, or the one already begun; returns its table. */
  begin(person: string, game: string, name: string): Promise<string>;
  /** Opens a table with today's deal for somebody whose try has ended. */
  practise(person: string, game: string, name: string): Promise<string>;
  /** The game of a table has ended, now or earlier: stores its result once. */
  ended(room: Room, table: Table): Promise<void>;
  /** Replays the record of a try. Returns when to try again, or null. */
  check(tables: Tables, id: string): Promise<number | null>;
  /** The secret of a game's deal on a day. */
  secretOf(day: string, game: string): string;
}

export interface DailyPorts extends Pick<Seating, 'seated'> {
  readonly store: ServerStore;
  readonly games: Games;
  readonly keys: DailyKeys;
  now(): number;
  setDue(id: string, at: number): Promise<void>;
  verify(task: RecordTask): Promise<RecordFacts>;
  /** Somebody has begun a deal. */
  begun(day: string, game: string): Promise<void>;
}

const AGAIN_MS = 5_000;
const LATER: ReadonlySet<string> = new Set<ServerCode>(['too-many', 'not-checked']);

export function openDaily(ports: DailyPorts): Daily {
  const { store, games, keys, now } = ports;
  const secretOf = (day: string, game: string): string => dailySecret(keys.of(day), day, game);

  function todays(game: string): DailyDeal {
    const deal = Object.hasOwn(games, game) ? dealOf(dayOf(now()), game) : null;
    if (deal) return deal;
    throw new ServerError('unknown-game', 'there is no daily deal of this game');
  }

  /** Can be repeated: an existing table stays unchanged. */
  async function openRoom(deal: DailyDeal, seat: Pick<DailyTry, 'id' | 'person' | 'name'>, at: number): Promise<void> {
    const game = await loadGame(games, deal.game);
    const { header, events } = dailyRoom(game, deal, secretOf(deal.day, deal.game), { ...seat, at });
    await ports.seated(header, events);
    await store.createRoom(header, events).catch(ignoreTaken);
  }

  return {
    secretOf,
    async begin(person, game, name) {
      const deal = todays(game);
      const begun = await store.beginTry({ id: newLink(), day: deal.day, game, person, name, began: now() });
      if (begun.state === 'running') await openRoom(deal, begun, begun.began);
      await ports.begun(deal.day, game);
      return begun.id;
    },
    async practise(person, game, name) {
      const deal = todays(game);
      const mine = (await store.dailyOf(person)).find(each => isTryOf(each, deal));
      if (!mine || mine.ended === 0) throw new ServerError('not-over', 'practice is possible after your counted try');
      const id = newLink();
      await openRoom(deal, { id, person, name }, now());
      return id;
    },
    async ended({ header }, table) {
      const begun = header.sameForAll ? await store.findTry(header.id) : null;
      if (!begun || !hasEnded(table)) return;
      if (begun.state === 'running') await store.endTry(begun.id, endOf(begun, table, now()));
      await ports.setDue(begun.id, now());
    },
    async check(tables, id) {
      const begun = await store.findTry(id);
      if (begun?.state !== 'checking') return null;
      const table = (await tables.use(id)).table();
      if (!table) return null;
      const task = { text: JSON.stringify(recordOf(table.match, true)), games: [addressOf(games, begun.game)] };
      try {
        const facts = await ports.verify({ ...task, outcome: true });
        const same = facts.outcome && scoreOf(facts.outcome).total === begun.score?.total;
        await store.settleTry(id, same ? 'verified' : 'refused');
        return null;
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        // A machine that is busy or has little memory proves nothing about the game.
        if (LATER.has(error.code) || error.message === TOO_LARGE) return now() + AGAIN_MS;
        await store.settleTry(id, 'refused');
        return null;
      }
    },
  };
}

function isTryOf({ day, game, kind }: DailyTry, deal: DailyDeal): boolean {
  return day === deal.day && game === deal.game && kind === 'site';
}

/**
 * A resigned game has no result, and a game that ends after the day is closed is too late, because the key is public.
 */
function endOf({ day }: DailyTry, table: Table, at: number): Pick<DailyTry, 'ended' | 'state' | 'score'> {
  const ended = Math.max(at, 1);
  if (table.abandoned || wasGivenUp(table)) return { ended, state: 'given-up', score: null };
  return { ended, state: at < closesAt(day) ? 'checking' : 'late', score: scoreOf(outcome(table.match)) };
}
