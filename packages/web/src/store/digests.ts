import type { Seat } from '@thorp/kernel';
import type { GameDigest } from '@thorp/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

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

/** Opens the database when it is first needed. */
export function digestStore(): DigestStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>('thorp-digests', VERSION, {
      upgrade(db) {
        if (db.objectStoreNames.contains('digests')) db.deleteObjectStore('digests');
        db.createObjectStore('digests', { keyPath: 'table' });
      },
      blocking() {
        void opened?.then(db => db.close());
        opened = null;
      },
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
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
