import { must } from '@thorp/kernel';
import { StoreConflict, type Entry, type StoredTable, type TableHeader } from '@thorp/table';
import type { DBSchema, IDBPTransaction } from 'idb';
import type { TableSummary } from '../protocol/calls.ts';
import type { Extras } from '../protocol/extras.ts';
import { databaseOf, type Database } from './database.ts';
import type { PageStore } from './store.ts';

/** The row of a table in the browser's database: its summary, its header, and the number of its entries. */
interface Row extends TableSummary {
  readonly header?: TableHeader;
  readonly last?: number;
  /** The whole table, in a row that was written before there were entries. */
  readonly saved?: { readonly players: TableSummary['players']; readonly record: { readonly version: number } };
}

type StoredEntry = Entry & { readonly table: string };

interface Schema extends DBSchema {
  tables: { key: string; value: Row; indexes: { updated: number } };
  entries: { key: [string, number]; value: StoredEntry };
  extras: { key: string; value: Extras };
}

type Writing = IDBPTransaction<Schema, ('tables' | 'entries' | 'extras')[], 'readwrite'>;

/** Converts what an older page or older rules stored; returns everything else unchanged. */
export type Convert = (game: string, stored: unknown) => Promise<StoredTable>;

/** The browser's database. An entry counts as stored when it is on the disk. */
export function indexedStore(convert: Convert, database: Database<Schema> = openDatabase()): PageStore {
  return {
    create: header => write(database, tx => createTable(tx, header)),
    append: (id, after, entries) => write(database, tx => appendEntries(tx, id, after, entries)),
    load: (id, after = 0) => loadTable(database, convert, id, after),
    list: async () => (await (await database()).getAll('tables')).map(summaryIn),
    remove: id => write(database, tx => removeTable(tx, id)),
    describe: summary => write(database, tx => putSummary(tx, summary), 'relaxed'),
    // Sorted here: reading by an index takes the database several times as long.
    summaries: async () =>
      (await (await database()).getAll('tables')).map(summaryIn).toSorted((a, b) => b.updated - a.updated),
    extras: async id => (await (await database()).get('extras', id)) ?? null,
    allExtras: async () => (await database()).getAll('extras'),
    keepExtras: extras => keepExtras(database, extras),
  };
}

/** Reads and writes in one transaction, or not at all. Strict durability: done means written to the disk. */
async function write(
  database: Database<Schema>,
  work: (tx: Writing) => Promise<void>,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<void> {
  const tx = (await database()).transaction(['tables', 'entries', 'extras'], 'readwrite', { durability });
  try {
    await work(tx);
    // Commit explicitly: otherwise the browser waits until every write was answered.
    tx.commit();
    await tx.done;
  } catch (error) {
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // It failed by itself.
    }
    throw error;
  }
}

async function createTable(tx: Writing, header: TableHeader): Promise<void> {
  const { id, game, players } = header;
  if (await tx.objectStore('tables').get(id)) throw new StoreConflict(id);
  const summary = { id, game, players, updated: Date.now(), title: game, line: '', yourTurn: false, over: false };
  await tx.objectStore('tables').put({ ...summary, header, last: 0 });
}

async function appendEntries(tx: Writing, id: string, after: number, entries: readonly Entry[]): Promise<void> {
  const row = await tx.objectStore('tables').get(id);
  if (!row || row.last !== after) throw new StoreConflict(id);
  const writes = [
    ...entries.map(entry => tx.objectStore('entries').put({ ...entry, table: id })),
    tx.objectStore('tables').put({ ...row, last: after + entries.length, updated: Date.now() }),
  ];
  // A failed write ends the transaction, which reports the failure.
  for (const written of writes) written.catch(() => undefined);
}

async function removeTable(tx: Writing, id: string): Promise<void> {
  await tx.objectStore('tables').delete(id);
  await tx.objectStore('entries').delete(entriesOf(id, 0));
  await tx.objectStore('extras').delete(id);
}

async function putSummary(tx: Writing, summary: TableSummary): Promise<void> {
  const row = await tx.objectStore('tables').get(summary.id);
  if (row) await tx.objectStore('tables').put({ ...row, ...summary });
}

async function loadTable(
  database: Database<Schema>,
  convert: Convert,
  id: string,
  after: number,
): Promise<StoredTable | null> {
  const found = await read(database, id, after);
  if (!found) return null;
  const { row, entries } = found;
  // Only an open table is asked for later entries, and opening has converted it.
  if (after > 0) return { header: must(row.header, `table ${id} has been converted`), entries };
  const stored = row.saved ?? { header: row.header, entries };
  const converted = await convert(row.game, stored);
  if (converted !== stored) await write(database, tx => replace(tx, row, converted));
  return converted;
}

async function read(
  database: Database<Schema>,
  id: string,
  after: number,
): Promise<{ row: Row; entries: Entry[] } | null> {
  const tx = (await database()).transaction(['tables', 'entries']);
  const [row, entries] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('entries').getAll(entriesOf(id, after)),
  ]);
  return row ? { row, entries: entries.map(plainEntry) } : null;
}

function plainEntry(stored: StoredEntry): Entry {
  const { table: _table, ...entry } = stored;
  return entry;
}

function summaryIn(row: Row): TableSummary {
  const { header, last: _last, saved, ...rest } = row;
  const summary = header ? { ...rest, rules: header.rules } : rest;
  return saved ? { ...summary, players: saved.players } : summary;
}

/** Stores a converted table. If another window has converted it in the meantime, its entries stay. */
async function replace(tx: Writing, before: Row, { header, entries }: StoredTable): Promise<void> {
  const { saved: _, ...row } = (await tx.objectStore('tables').get(before.id)) ?? before;
  if (row.last !== before.last || row.header?.rules !== before.header?.rules) return;
  await tx.objectStore('entries').delete(entriesOf(before.id, 0));
  await putEntries(tx, before.id, entries);
  const { began = row.header?.rules ?? before.saved?.record.version } = row;
  const first = began === undefined || began === header.rules ? {} : { began };
  await tx.objectStore('tables').put({ ...row, ...first, players: header.players, header, last: entries.length });
}

async function putEntries(tx: Writing, table: string, entries: readonly Entry[]): Promise<void> {
  await Promise.all(entries.map(entry => tx.objectStore('entries').put({ ...entry, table })));
}

/** The keys of a table's entries after a number. */
function entriesOf(id: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([id, after + 1], [id, Infinity]);
}

async function keepExtras(database: Database<Schema>, extras: Extras): Promise<void> {
  const tx = (await database()).transaction('extras', 'readwrite');
  const before = await tx.store.get(extras.id);
  await tx.store.put({ ...before, ...extras });
  await tx.done;
}

/** The database: a table's summary and header, its entries, and the person's extras. */
function openDatabase(): Database<Schema> {
  return databaseOf<Schema>('thorp', 3, (database, from) => {
    if (from < 1) database.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
    if (from < 2) database.createObjectStore('entries', { keyPath: ['table', 'sequence'] });
    database.createObjectStore('extras', { keyPath: 'id' });
  });
}
