import { getHeapStatistics } from 'node:v8';
import { openPool, type Hurry } from '@thorp/bots/node';
import type { Answer, ThinkRequest } from '@thorp/table';
import type { Config } from './config.ts';
import { DAILY_BOT_GAME, openDailyBot, type DailyBot } from './daily/bot.ts';
import { openKeys } from './daily/chain.ts';
import { DAILY, openDaily, type Daily } from './daily/daily.ts';
import { runDue, type DueHandler, type DueRunner } from './due.ts';
import { ServerError } from './errors.ts';
import { hurried, LEAST_MS } from './hurry.ts';
import { CHECK, openFollowUp, type FollowUp } from './followUp.ts';
import { addressOf, type Games } from './games.ts';
import type { Live } from './live.ts';
import { rematchLink } from './links.ts';
import { openMetrics } from './metrics.ts';
import { NOTIFY, type Notifier } from './notify/notifier.ts';
import { openNotifications } from './notify/notify.ts';
import { keepSeats, openPeople } from './people/people.ts';
import { openPresence } from './presence.ts';
import { openVerifier } from './records/verify.ts';
import { openSharedChoices } from './sharedChoices.ts';
import type { ServerStore } from './store/types.ts';
import { openTables, type Tables } from './tables.ts';

/* The parts of a server and their dependencies. */

/**
 * The time limit for replaying a game of our own tables. It is no stranger's record, so it may take as long as a busy
 * machine needs.
 */
const OWN_LIMIT_MS = 120_000;

interface PartsPorts {
  readonly games: Games;
  readonly store: ServerStore;
  now(): number;
  fault(error: unknown): void;
}

export type Parts = ReturnType<typeof openParts>;

export function openParts(config: Config, { games, store, now, fault }: PartsPorts) {
  const metrics = openMetrics();
  const pool = openPool(config.botThreads);
  const setNotify = (person: string, at: number): Promise<void> => due.set(NOTIFY, person, at);
  const notifications = openNotifications(config, store, { now, setDue: setNotify, metrics, fault });
  const { notifier, settings: notify } = notifications;
  const keys = openKeys(notify.key);
  const seating = keepSeats(store, now);
  const setDaily = (id: string, at: number): Promise<void> => due.set(DAILY, id, at);
  const checkOwn = openVerifier(OWN_LIMIT_MS);
  const dailyBot = openDailyBot({
    store,
    games,
    now,
    fault,
    secretOf: (day, game) => daily.secretOf(day, game),
    setDue: (key, at) => due.set(DAILY_BOT_GAME, key, at),
    verify: openVerifier(OWN_LIMIT_MS),
  });
  const forDaily = { setDue: setDaily, seated: seating.seated, begun: dailyBot.expect };
  const daily = openDaily({ store, games, keys, now, verify: checkOwn, ...forDaily });
  const followUp = openFollowUp({ store, notifier, now, fault, daily });
  const presence = openPresence(store.news, { now, told: id => tables.peopleChanged(id) });
  const ports = {
    store,
    now,
    fault,
    presence,
    setDeadline: (id: string, at: number): Promise<void> => due.set(CLOCK, id, at),
    bots: {
      hold: (id: string): ReturnType<DueRunner['hold']> => due.hold(BOTS, id),
      holds: (id: string): boolean => due.holds(BOTS, id),
    },
    shareChoices: openSharedChoices(),
    setCheck: (id: string, at: number): Promise<void> => due.set(CHECK, id, at),
    ended: followUp.ended,
    rematchLink: (room: string): string => rematchLink(notify.key, room),
    ...seating,
    // Count only the time of thinking: waiting for a free thread must not count against the bot's turn.
    async think({ world, ...request }: ThinkRequest, hurry: Hurry): Promise<Answer> {
      const { game, seat, level, seed, spent, untimed = false } = request;
      const address = addressOf(games, game);
      const paced = hurried(spent, pool.waiting(), config.botThreads);
      const task = { game: address, world, seat, level, seed, spent: paced, untimed, hurry, least: LEAST_MS };
      const { option, ms } = await pool.think(task);
      return { option, ms };
    },
  };
  const tables = openTables(games, ports, () => metrics.count('thorp_loads_total'));
  const due = runDue(store, dueHandlers(tables, { followUp, notifier, daily, dailyBot }), { now, fault });
  const secure = config.origins.some(origin => origin.startsWith('https:'));
  const people = openPeople({ store, tables, secure, now, fault });
  return { metrics, pool, notifications, notifier, notify, keys, daily, dailyBot, presence, tables, due, people };
}

/** Gauges for the people who run the server, in addition to the counters. */
export function gaugesOf({ tables, pool }: Parts, store: ServerStore): { readonly [name: string]: number } {
  return {
    thorp_tables_in_memory: tables.inMemory(),
    thorp_store_waiting: store.waiting(),
    thorp_bots_waiting: pool.waiting(),
    thorp_memory_bytes: process.memoryUsage.rss(),
    thorp_heap_bytes: getHeapStatistics().used_heap_size,
  };
}

/** The kind of due work when somebody's time runs out; its key is the table. */
const CLOCK = 'clock';
/** The kind of due work while bots have to move at a table, or may have to soon. */
const BOTS = 'bots';

interface DueParts {
  readonly followUp: FollowUp;
  readonly notifier: Notifier;
  readonly daily: Daily;
  readonly dailyBot: DailyBot;
}

function dueHandlers(
  tables: Tables,
  { followUp, notifier, daily, dailyBot }: DueParts,
): { readonly [kind: string]: DueHandler } {
  return {
    [DAILY_BOT_GAME]: dailyBot.play,
    [NOTIFY]: person => notifier.deliver(tables, person),
    [CHECK]: id => ifThere(tables, id, followUp.check),
    [DAILY]: id => ifThere(tables, id, () => daily.check(tables, id)),
    [CLOCK]: id => ifThere(tables, id, live => live.timeOut()),
    [BOTS]: id =>
      ifThere(tables, id, async live => {
        await live.refresh();
        return live.playBots();
      }),
  };
}

async function ifThere(
  tables: Tables,
  id: string,
  work: (live: Live) => Promise<number | null>,
): Promise<number | null> {
  try {
    return await work(await tables.use(id));
  } catch (error) {
    if (error instanceof ServerError && error.code === 'no-table') return null;
    throw error;
  }
}
