import type { SavedTable } from '@thorp/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A stored table with what a list of games shows of it, in the words of when it was saved. */
export interface Shelved {
  readonly id: string;
  readonly game: string;
  readonly saved: SavedTable;
  readonly updated: number;
  readonly title: string;
  /** What is asked, or how it ended. */
  readonly line: string;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** The seats that won; nobody where one plays alone, gave up, or plays on. Missing in what was stored before. */
  readonly winners?: readonly number[];
}

/** Another window has stored a newer state of this table. */
export class Conflict extends Error {
  constructor(id: string) {
    super(`table ${id} was played on in another window`);
    this.name = 'Conflict';
  }
}

interface Schema extends DBSchema {
  tables: { key: string; value: Shelved; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('thorp', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // A newer page wants to change the store: let it, and open again when needed.
    blocking(_current, _blocked, event) {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** A table that could not be stored. */
interface Unstored {
  readonly shelved: Shelved;
  /** The version that lies in the store; null for none. */
  readonly since: number | null;
  readonly failure: Error;
}

/** What could not be stored is kept as long as the page is open, so that nothing is lost while it is told. */
const unstored = new Map<string, Unstored>();

/** Why a table's present state lies in memory only, and which version is stored; null when all of it is stored. */
export function unstoredOf(id: string): Omit<Unstored, 'shelved'> | null {
  return unstored.get(id) ?? null;
}

/**
 * Stores a table if what lies there is still the version it was made from (null: nothing yet). The check and the write
 * are one transaction, so two windows cannot both win. Comes back with the reason when there is no storing: then the
 * table is kept in memory.
 */
export async function putTable(shelved: Shelved, since: number | null): Promise<Error | null> {
  try {
    await store(await database(), shelved, since);
    unstored.delete(shelved.id);
    return null;
  } catch (error) {
    if (error instanceof Conflict) throw error;
    unstored.set(shelved.id, { shelved, since, failure: error as Error });
    return error as Error;
  }
}

async function store(db: IDBPDatabase<Schema>, shelved: Shelved, since: number | null): Promise<void> {
  // Strict: done means written to the disk, and not only on its way there.
  const tx = db.transaction('tables', 'readwrite', { durability: 'strict' });
  const there = await tx.store.get(shelved.id);
  if ((there?.saved.version ?? null) !== since) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new Conflict(shelved.id);
  }
  await Promise.all([tx.store.put(shelved), tx.done]);
}

export async function getTable(id: string): Promise<Shelved | null> {
  return unstored.get(id)?.shelved ?? (await (await database()).get('tables', id)) ?? null;
}

export async function removeTable(id: string): Promise<void> {
  unstored.delete(id);
  await (await database()).delete('tables', id);
}

/** All tables, the latest first. Where nothing can be stored, those of this visit. */
export async function listTables(): Promise<Shelved[]> {
  const stored = await database()
    .then(db => db.getAllFromIndex('tables', 'updated'))
    .catch((): Shelved[] => []);
  const others = stored.filter(({ id }) => !unstored.has(id));
  return [...others, ...[...unstored.values()].map(({ shelved }) => shelved)].sort((a, b) => b.updated - a.updated);
}

export function isFull(error: Error): boolean {
  return error.name === 'QuotaExceededError';
}
