import { StoreConflict, type Entry, type StoredTable, type TableHeader } from '@thorp/table';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { PageStore, ShelfLine } from './store.ts';

/** What lies in the browser's database for a table: its line in the list, its header, and the number of its entries. */
interface Row extends ShelfLine {
  readonly header?: TableHeader;
  readonly last?: number;
  /** The whole table, in a row that was written before there were entries. */
  readonly saved?: { readonly players: ShelfLine['players'] };
}

type StoredEntry = Entry & { readonly table: string };

interface Schema extends DBSchema {
  tables: { key: string; value: Row; indexes: { updated: number } };
  entries: { key: [string, number]; value: StoredEntry };
}

type Writing = IDBPTransaction<Schema, ('tables' | 'entries')[], 'readwrite'>;

/** Brings what was stored by an older page, or with older rules, into its present form; gives the rest back as it is. */
export type Convert = (game: string, stored: unknown) => Promise<StoredTable>;

/** The browser's database. An entry is stored when it is on the disk. */
export function indexedStore(
  convert: Convert,
  database: () => Promise<IDBPDatabase<Schema>> = openDatabase(),
): PageStore {
  /** Reads and writes in one transaction, or not at all. Strict: done means written to the disk. */
  async function write(
    work: (tx: Writing) => Promise<void>,
    durability: 'strict' | 'relaxed' = 'strict',
  ): Promise<void> {
    const tx = (await database()).transaction(['tables', 'entries'], 'readwrite', { durability });
    try {
      await work(tx);
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

  async function read(id: string, after: number): Promise<{ row: Row; entries: Entry[] } | null> {
    const tx = (await database()).transaction(['tables', 'entries']);
    const [row, entries] = await Promise.all([
      tx.objectStore('tables').get(id),
      tx.objectStore('entries').getAll(entriesOf(id, after)),
    ]);
    return row ? { row, entries: entries.map(plainEntry) } : null;
  }

  return {
    create: header =>
      write(async tx => {
        const { id, game, players } = header;
        if (await tx.objectStore('tables').get(id)) throw new StoreConflict(id);
        const line = { id, game, players, updated: Date.now(), title: game, line: '', yourTurn: false, over: false };
        await tx.objectStore('tables').put({ ...line, header, last: 0 });
      }),
    append: (id, after, entries) =>
      write(async tx => {
        const row = await tx.objectStore('tables').get(id);
        if (!row || row.last !== after) throw new StoreConflict(id);
        await putEntries(tx, id, entries);
        await tx.objectStore('tables').put({ ...row, last: after + entries.length, updated: Date.now() });
      }),
    async load(id, after = 0) {
      const found = await read(id, after);
      if (!found) return null;
      const { row, entries } = found;
      const stored = row.saved ?? { header: row.header, entries };
      if (after > 0) return stored as StoredTable;
      const converted = await convert(row.game, stored);
      if (converted !== stored) await write(tx => replace(tx, row, converted));
      return converted;
    },
    async list() {
      return (await (await database()).getAll('tables')).map(row => lineOf(row));
    },
    remove: id =>
      write(async tx => {
        await tx.objectStore('tables').delete(id);
        await tx.objectStore('entries').delete(entriesOf(id, 0));
      }),
    describe: line =>
      write(async tx => {
        const row = await tx.objectStore('tables').get(line.id);
        if (row) await tx.objectStore('tables').put({ ...row, ...line });
      }, 'relaxed'),
    async lines() {
      return (await (await database()).getAllFromIndex('tables', 'updated')).map(lineOf).toReversed();
    },
  };
}

function plainEntry(stored: StoredEntry): Entry {
  const { table: _table, ...entry } = stored;
  return entry;
}

function lineOf(row: Row): ShelfLine {
  const { header: _header, last: _last, saved, ...line } = row;
  return saved ? { ...line, players: saved.players } : line;
}

/** Another window may have converted it in the meantime: then its entries stand. */
async function replace(tx: Writing, before: Row, { header, entries }: StoredTable): Promise<void> {
  const { saved: _, ...row } = (await tx.objectStore('tables').get(before.id)) ?? before;
  if (row.last !== before.last || row.header?.rules !== before.header?.rules) return;
  await tx.objectStore('entries').delete(entriesOf(before.id, 0));
  await putEntries(tx, before.id, entries);
  await tx.objectStore('tables').put({ ...row, players: header.players, header, last: entries.length });
}

async function putEntries(tx: Writing, table: string, entries: readonly Entry[]): Promise<void> {
  await Promise.all(entries.map(entry => tx.objectStore('entries').put({ ...entry, table })));
}

/** The keys of a table's entries after a number. */
function entriesOf(id: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([id, after + 1], [id, Infinity]);
}

/** Opens the database when it is first needed, and again when a newer page has closed it. */
function openDatabase(): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  return () => {
    opened ??= openDB<Schema>('thorp', 2, {
      upgrade(db, from) {
        if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('entries', { keyPath: ['table', 'sequence'] });
      },
      // A newer page wants to change the database: let it, and open again when needed.
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
  };
}
