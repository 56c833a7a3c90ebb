import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A database of the browser, opened on first use, and again after it was closed. */
export type Database<S extends DBSchema> = () => Promise<IDBPDatabase<S>>;

export function databaseOf<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<S>, from: number) => void,
): Database<S> {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  return () => {
    opened ??= openDB<S>(name, version, {
      upgrade,
      // A newer page wants to change the database.
      blocking() {
        void opened?.then(database => database.close());
        opened = null;
      },
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
