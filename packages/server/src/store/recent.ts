import type { DatabaseSync } from 'node:sqlite';
import { StoreConflict } from '@thorp/table';
import type { Appended, Value } from './database.ts';

/*
 * The latest moves of all tables in SQLite. The key of the table `entries` is (id, sequence), so the moves of a moment, which
 * belong to different tables, would each change a page of their own. Here they are written in the order of time, many to a
 * page, and put into `entries` later, several moves of one table at once. A move stays here for a while after that,
 * because rows are removed in the order of time too.
 *
 * What is here is remembered in memory. It is forgotten when another process has changed the file, and when a change is
 * taken back: then all moves are put into `entries` before the next one is written. So it is after a crash.
 */

export interface RecentEntries {
  /** The first step of a transaction. */
  begin(): void;
  /** Adds a move. Throws a StoreConflict when the table is gone, or has another last number. */
  append(id: string, after: number, item: Appended): void;
  /** Puts all moves of the tables that a statement names into `entries`, and keeps none of them here. */
  settle(values: readonly Value[]): void;
  /** Whether a statement that names these values finds all moves in `entries`. */
  isSettled(values: readonly Value[]): boolean;
  /** The last step of a transaction: puts older moves into `entries`. */
  tidy(): void;
  /** Grows with every move that was put into `entries`. A change that is taken back after that takes it back too. */
  moved(): number;
  /** What is remembered may be wrong. */
  forget(): void;
}

/** Holds all moves, for those who only read. */
export const ALL_ENTRIES = 'all_entries';

/** So many moves stay here. With a thousand tables in play these are eight of each, which is a part of a page. */
export const KEPT = 8_192;

/** Rows are removed so many at a time: about as many as are on two pages. */
const REMOVED_AT_ONCE = 32;

export function openRecent(db: DatabaseSync, kept: number): RecentEntries {
  const statements = prepare(db);
  let rows = rememberRows();
  let version: unknown = null;
  let moved = 0;

  function sort(table: RecentTable): void {
    for (const row of table.waiting) statements.sort.run(row);
    table.waiting = [];
    moved++;
  }

  function sortAll(): void {
    if (statements.any.get()) {
      statements.sortAll.run();
      statements.removeAll.run();
    }
    rows = rememberRows();
    moved++;
  }

  return {
    begin() {
      const now = statements.version();
      if (now === version) return;
      sortAll();
      version = now;
    },
    append(id, after, { sequence, body }) {
      const table = rows.tables.get(id) ?? statements.stored(id);
      if (table.last !== after) throw new StoreConflict(id);
      statements.add.run(rows.next(), id, sequence, body);
      rows.add(table, sequence);
    },
    settle(values) {
      const ids = idsIn(values);
      if (ids.length === 0) return sortAll();
      for (const id of ids) {
        const table = rows.tables.get(id);
        if (!table) continue;
        sort(table);
        statements.remove.run(id);
        rows.tables.delete(id);
      }
    },
    isSettled(values) {
      const ids = idsIn(values);
      if (statements.version() !== version || ids.length === 0) return false;
      return ids.every(id => (rows.tables.get(id)?.waiting.length ?? 0) === 0);
    },
    tidy() {
      rows.passBefore(rows.next() - kept, sort);
      if (rows.passed() >= REMOVED_AT_ONCE) statements.removeOld.run(rows.removePassed());
    },
    moved: () => moved,
    forget() {
      version = null;
    },
  };
}

/** Ids of tables are texts; of a statement without any text it is not known which tables it reads. */
function idsIn(values: readonly Value[]): readonly string[] {
  return values.filter(value => typeof value === 'string');
}

/** A table with moves here. */
interface RecentTable {
  readonly id: string;
  /** The number of its last move. */
  last: number;
  /** The rows that are not in `entries` yet. */
  waiting: number[];
  /** How many rows it has here. */
  rows: number;
}

/** Which rows there are, numbered in the order of time. */
interface Rows {
  readonly tables: Map<string, RecentTable>;
  /** The number of the next row. */
  next(): number;
  add(table: RecentTable, sequence: number): void;
  /** Passes all rows before this one; `sort` is called for tables whose moves are not in `entries`. */
  passBefore(end: number, sort: (table: RecentTable) => void): void;
  /** How many rows were passed and not removed. */
  passed(): number;
  /** Forgets the rows that were passed; returns the number of the first row that stays. */
  removePassed(): number;
}

function rememberRows(): Rows {
  const tables = new Map<string, RecentTable>();
  /** The tables of the rows. */
  const order: RecentTable[] = [];
  let first = 0;
  let passed = 0;
  return {
    tables,
    next: () => first + order.length,
    add(table, sequence) {
      table.waiting.push(first + order.length);
      table.last = sequence;
      if (table.rows++ === 0) tables.set(table.id, table);
      order.push(table);
    },
    passBefore(end, sort) {
      for (; first + passed < end; passed++) {
        const table = order[passed];
        if (table?.waiting[0] === first + passed) sort(table);
      }
    },
    passed: () => passed,
    removePassed() {
      for (const table of order.splice(0, passed)) {
        // A table that was settled may have new rows under another object.
        if (--table.rows === 0 && tables.get(table.id) === table) tables.delete(table.id);
      }
      first += passed;
      passed = 0;
      return first;
    },
  };
}

function prepare(db: DatabaseSync) {
  const columns = 'id, sequence, body';
  // A row that is in both is the same in both.
  db.exec(`CREATE TEMP VIEW ${ALL_ENTRIES} AS
    SELECT ${columns} FROM entries UNION SELECT ${columns} FROM recent_entries`);
  const version = db.prepare('PRAGMA data_version');
  const last = db.prepare(
    'SELECT (SELECT max(sequence) FROM entries WHERE id = t.id) AS last FROM tables t WHERE id = ?',
  );
  return {
    /** Another number after every change that another connection has made. */
    version: () => version.get()?.['data_version'],
    /** A table that has no moves here. */
    stored(id: string): RecentTable {
      const row = last.get(id);
      if (!row) throw new StoreConflict(id);
      return { id, last: Number(row['last'] ?? 0), waiting: [], rows: 0 };
    },
    add: db.prepare(`INSERT INTO recent_entries (at, ${columns}) VALUES (?, ?, ?, ?)`),
    sort: db.prepare(`INSERT INTO entries (${columns}) SELECT ${columns} FROM recent_entries WHERE at = ?`),
    remove: db.prepare('DELETE FROM recent_entries WHERE id = ?'),
    removeOld: db.prepare('DELETE FROM recent_entries WHERE at < ?'),
    any: db.prepare('SELECT 1 FROM recent_entries LIMIT 1'),
    sortAll: db.prepare(`INSERT INTO entries (${columns}) SELECT ${columns} FROM recent_entries
      WHERE true ORDER BY id, sequence ON CONFLICT (id, sequence) DO NOTHING`),
    removeAll: db.prepare('DELETE FROM recent_entries'),
  };
}
