import type { Seat } from '@thorp/kernel';
import type { GameDigest } from '@thorp/table';
import type { DBSchema } from 'idb';
import { databaseOf } from './database.ts';

/*
 * What statistics know of each game. It is worked out from the games themselves, so it is a database of its own that can be
 * lost or made again without loss.
 */

/** Raised when digests have to be worked out again. */
const VERSION = 1;

/** Null instead of a digest: the game has no result to count. */
export interface KeptDigest {
  readonly table: string;
  readonly digest: GameDigest | null;
  /** The reader's seat in a game that was played on a server. */
  readonly you: Seat | null;
}

export interface DigestStore {
  all(): Promise<readonly KeptDigest[]>;
  put(kept: KeptDigest): Promise<void>;
  remove(table: string): Promise<void>;
}

interface Schema extends DBSchema {
  digests: { key: string; value: KeptDigest };
}

export function digestStore(): DigestStore {
  const database = databaseOf<Schema>('thorp-digests', VERSION, fresh => {
    if (fresh.objectStoreNames.contains('digests')) fresh.deleteObjectStore('digests');
    fresh.createObjectStore('digests', { keyPath: 'table' });
  });
  return {
    all: async () => (await database()).getAll('digests'),
    async put(kept) {
      await (await database()).put('digests', kept);
    },
    async remove(table) {
      await (await database()).delete('digests', table);
    },
  };
}
