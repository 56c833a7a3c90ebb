import { applyRoomEvent, resumeRoom, type Room } from '@thorp/table';
import type { ServerStore } from './store/types.ts';
import type { Tables } from './tables.ts';

/*
 * Rooms for lists that clients request every few seconds. A list needs the seats and not the game, so no game is
 * loaded. A room that is open in memory is used directly; any other is cached for a while and compared with the last
 * number in the store.
 */

export interface KnownRooms {
  /** In the order of the ids; rooms that no longer exist are left out. */
  find(ids: readonly string[]): Promise<Room[]>;
}

/** When somebody leaves the site, names change in the store without a new event, so nothing is cached for longer. */
const REMEMBERED_MS = 30_000;

interface Remembered {
  readonly room: Room;
  readonly since: number;
}

export function openKnownRooms(
  store: Pick<ServerStore, 'heads' | 'loadRoom'>,
  tables: Pick<Tables, 'ifInMemory'>,
  now: () => number,
): KnownRooms {
  const remembered = new Map<string, Remembered>();

  function forgetOld(): void {
    for (const [id, { since }] of remembered) if (now() - since > REMEMBERED_MS) remembered.delete(id);
  }

  async function load(id: string): Promise<Room | null> {
    const stored = await store.loadRoom(id);
    if (!stored) return null;
    const room = resumeRoom(stored.header, stored.events);
    remembered.set(id, { room, since: now() });
    return room;
  }

  async function upTo(id: string, head: number): Promise<Room | null> {
    const room = remembered.get(id)?.room;
    if (!room) return load(id);
    if (room.sequence >= head) return room;
    const stored = await store.loadRoom(id, room.sequence);
    if (stored?.events.some(({ kind }) => kind === 'renamed')) return load(id);
    for (const event of stored?.events ?? []) if (event.sequence > room.sequence) applyRoomEvent(room, event);
    return stored && room;
  }

  return {
    async find(ids) {
      forgetOld();
      const open = new Map(ids.map(id => [id, tables.ifInMemory(id)?.room() ?? null]));
      const heads = await store.heads(ids.filter(id => !open.get(id)));
      const found = ids.map(async id => {
        const head = heads.get(id);
        return open.get(id) ?? (head ? upTo(id, head.room) : null);
      });
      return (await Promise.all(found)).filter(room => room !== null);
    },
  };
}
