import { hasEnded, type Room, type Table } from '@thorp/table';
import type { Live, Surroundings } from './live.ts';
import { rate, resultOf } from './ratings/result.ts';
import type { ServerStore } from './store/types.ts';

/*
 * What follows from what happens at a table: results and ratings when the game is over. It is done at once by the process
 * that knows, and again some time after each action by whichever process has the work: whatever is done twice has an
 * effect once.
 */

/** Work that is due some time after an action; its key is the table. */
export const CHECK = 'check';

export type FollowUp = Pick<Surroundings, 'ended'> & {
  /** Looks at a table and does what has not been done yet. */
  check(live: Live): Promise<null>;
};

interface FollowUpPorts {
  readonly store: ServerStore;
  now(): number;
  fault(error: unknown): void;
}

export function openFollowUp({ store, now, fault }: FollowUpPorts): FollowUp {
  async function finish(room: Room, table: Table): Promise<void> {
    const result = resultOf(room, table, now());
    if (result && !(await store.hasResult(result.room))) await store.addResult(result, rate);
  }

  return {
    ended: (room, table) => void finish(room, table).catch(fault),
    async check(live) {
      await live.refresh();
      const table = live.table();
      if (table && hasEnded(table)) await finish(live.room(), table);
      return null;
    },
  };
}
