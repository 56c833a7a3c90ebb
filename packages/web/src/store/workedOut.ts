import type { DBSchema } from 'idb';
import { databaseOf } from './database.ts';

/*
 * Data computed from games and stored beside them, by the game's id. Each kind has its own database, which can be
 * deleted and computed again without loss.
 */

export interface WorkedOut<V extends { readonly table: string }> {
  get(table: string): Promise<V | null>;
  all(): Promise<readonly V[]>;
  put(value: V): Promise<void>;
  remove(table: string): Promise<void>;
}

interface Schema<V> extends DBSchema {
  kept: { key: string; value: V };
}

/** Another version starts with an empty database. */
export function workedOut<V extends { readonly table: string }>(name: string, version: number): WorkedOut<V> {
  const database = databaseOf<Schema<V>>(name, version, fresh => {
    for (const store of fresh.objectStoreNames) fresh.deleteObjectStore(store);
    fresh.createObjectStore('kept', { keyPath: 'table' });
  });
  return {
    get: async table => (await (await database()).get('kept', table)) ?? null,
    all: async () => (await database()).getAll('kept'),
    async put(value) {
      await (await database()).put('kept', value);
    },
    async remove(table) {
      await (await database()).delete('kept', table);
    },
  };
}
