import { awaitsHost, hasEnded, type Room, type Table } from '@thorp/table';
import type { Daily } from './daily/daily.ts';
import type { Live, LivePorts } from './live.ts';
import type { Notifier } from './notify/notifier.ts';
import { playedGame } from './hosts/usage.ts';
import { resultOf } from './ratings/result.ts';
import type { ServerStore } from './store/types.ts';

/*
 * The consequences of events at a table: results and ratings when the game is over, and messages to people who are not
 * watching. The process that sees the end stores the result at once. In addition, some time after each action,
 * whichever process has the work checks the table. Doing it twice has no further effect.
 */

/** The kind of due work some time after an action; its key is the table. */
export const CHECK = 'check';

export type FollowUp = Pick<LivePorts, 'ended'> & {
  /** Checks a table and does what was not done yet. Returns when to check again, or null. */
  check(live: Live): Promise<number | null>;
};

interface FollowUpPorts {
  readonly store: ServerStore;
  readonly notifier: Notifier;
  readonly daily: Pick<Daily, 'ended'>;
  now(): number;
  fault(error: unknown): void;
}

/** While bots have to move, it is not known yet who is asked next. */
const AFTER_BOTS_MS = 30_000;

export function openFollowUp({ store, notifier, daily, now, fault }: FollowUpPorts): FollowUp {
  /** Returns whether the result is new. */
  async function finish(room: Room, table: Table): Promise<boolean> {
    const result = resultOf(room, table, now());
    if (!result || (await store.hasResult(result.room))) return false;
    const stored = await store.load(result.room);
    if (stored) await store.addPlayed(playedGame(room, stored, result.ended));
    // Loaded when the first game ends, so that the server starts quickly.
    const { rate } = await import('./ratings/rate.ts');
    return store.addResult(result, rate);
  }

  /** `mayBeShown`: the lobby may still list the game, because a process died before removing it. */
  async function conclude(live: Live, table: Table, justNow: boolean, mayBeShown = justNow): Promise<void> {
    const isNew = await finish(live.room(), table);
    if ((isNew || mayBeShown) && live.room().header.watch === 'anyone') await store.unlist(live.id);
    await daily.ended(live.room(), table);
    if (isNew || justNow) await notifier.over(live.room(), live.looking());
  }

  return {
    ended: (live, table, justNow) => void conclude(live, table, justNow).catch(fault),
    async check(live) {
      await live.refresh();
      const table = live.table();
      if (!table) return null;
      if (hasEnded(table)) await conclude(live, table, false, true);
      // Nobody is notified about a daily deal.
      else if (!live.room().header.sameForAll) await notifier.turns(live);
      return awaitsHost(table) ? now() + AFTER_BOTS_MS : null;
    },
  };
}
