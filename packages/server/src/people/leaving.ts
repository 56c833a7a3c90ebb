import { ThorpError } from '@thorp/kernel';
import { hasEnded } from '@thorp/table';
import { ServerError } from '../errors.ts';
import type { Live } from '../live.ts';
import type { ServerStore } from '../store/types.ts';
import type { Tables } from '../tables.ts';
import type { Connections } from './connections.ts';

/*
 * Deleting a person takes several steps: seats are resigned, the name is removed from rooms one by one, then everything
 * else is deleted. The person is marked first, so that any process can finish what another one began.
 */

export interface Leaving {
  /** Deletes a person; resolves when nothing is left. */
  forget(person: string): Promise<void>;
  /**
   * Deletes everybody who is marked, because the people who run the site mark people too. Loads tables again in which
   * another process has removed a name.
   */
  finish(): Promise<void>;
}

const AT_ONCE = 20;

/** The clocks of two processes differ by less than this. */
const CLOCKS_MS = 300_000;

interface LeavingPorts {
  now(): number;
  fault(error: unknown): void;
}

export function openLeaving(
  store: ServerStore,
  tables: Tables,
  connections: Connections,
  { now, fault }: LeavingPorts,
): Leaving {
  /** The rooms that this process has loaded again since the last check. */
  let renamed = new Set<string>();
  let looked = now();

  async function forgetMarked(person: string): Promise<void> {
    connections.end(person, null);
    for (const { room } of await store.seatsOf(person)) await leaveRoom(person, room);
    await store.forgetPerson(person);
  }

  async function leaveRoom(person: string, room: string): Promise<void> {
    const live = await tables.use(room).catch(ignoreRefusals);
    if (live) await giveUpSeat(live, person).catch(ignoreRefusals);
    await store.forgetInRoom(person, room, now());
    await live?.reload();
  }

  return {
    async forget(person) {
      if (await store.setPersonState(person, 'leaving')) await forgetMarked(person);
    },
    async finish() {
      for (const person of await store.peopleIn('leaving', AT_ONCE)) await forgetMarked(person).catch(fault);
      const found = await store.renamedSince(looked - CLOCKS_MS);
      looked = now();
      const fresh = new Map(found.map(({ room, at }) => [`${room} ${at}`, room]));
      await tables.reload([...fresh].flatMap(([name, room]) => (renamed.has(name) ? [] : [room])));
      renamed = new Set(fresh.keys());
    },
  };
}

async function giveUpSeat(live: Live, person: string): Promise<void> {
  if (live.seat(person) === null) return;
  const table = live.table();
  if (!table) await live.actInRoom(person, { kind: 'leave', id: 'leaving' });
  else if (!hasEnded(table)) await live.act(person, { kind: 'resign', id: 'leaving', version: table.version });
}

/** The seat was resigned before, or the table is gone. */
function ignoreRefusals(error: unknown): null {
  if (error instanceof ServerError || error instanceof ThorpError) return null;
  throw error;
}
