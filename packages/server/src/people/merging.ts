import type { ServerStore } from '../store/types.ts';
import type { Tables } from '../tables.ts';
import type { Connections } from './connections.ts';

/** A guest signs in with the passkey of an account. */
export interface Merging {
  /** Moves everything of a guest to the account. A person with a passkey is not a guest; then nothing changes. */
  merge(guest: string, person: string): Promise<void>;
}

export function openMerging(store: ServerStore, tables: Tables, connections: Connections, now: () => number): Merging {
  return {
    async merge(guest, person) {
      if (guest === person || (await store.passkeysOf(guest)).length > 0) return;
      for (const { room } of await store.seatsOf(guest)) {
        if (await store.moveSeat(guest, person, room, now())) await tables.reload([room]);
      }
      await store.mergeGuest(guest, person);
      connections.end(guest, null);
    },
  };
}
