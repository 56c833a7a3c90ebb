import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreConflict } from '@thorp/table';
import { openCheckpoints, type Checkpoints } from './checkpoint.ts';
import {
  appending,
  JOURNALS,
  sql,
  type Change,
  type Database,
  type JournalName,
  type Row,
  type Statement,
} from './database.ts';
import { groupCommit, type Around } from './group.ts';
import { STEPS, stepsAfter } from './migrations.ts';
import { ALL_ENTRIES, KEPT, openRecent, type RecentEntries } from './recent.ts';

/** Opens the file and migrates it. `:memory:` keeps the data only while the process runs. */
export function openSqlite(file: string): Database {
  return databaseOver(new DatabaseSync(file), openCheckpoints(file));
}

/** Pages of the log at which a writer makes the checkpoint itself: 128 MB. */
const LONGEST_LOG = 32_768;

/**
 * The page cache, in KiB: enough for a thousand tables in play. With SQLite's default of 2 MB most moves would read
 * from the disk.
 */
const CACHE = 64 * 1024;

/** `kept`: how many moves stay in the order of time. */
export function databaseOver(db: DatabaseSync, checkpoints: Checkpoints | null = null, kept = KEPT): Database {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  db.exec(`PRAGMA cache_size = -${CACHE}`);
  if (checkpoints) db.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`);
  migrate(db);
  const recent = openRecent(db, kept);
  const { write, waiting, flush } = groupCommit(
    db,
    keepsRecent(recent, changes => checkpoints?.written(changes)),
  );
  const rowsOf = preparedRows(db, recent);
  const insertEvent = insertOne(db, 'room');
  // The last process may have ended before it moved them.
  inTransaction(db, recent.begin);
  return {
    read: async statement => rowsOf.read(statement),
    run: statement => write(() => rowsOf.write(statement), true),
    write: change => write(() => driven(change, rowsOf.write)),
    append(journal, id, after, items) {
      const [item, ...more] = items;
      if (!item || more.length > 0) return write(() => driven(appending(journal, id, after, items), rowsOf.write));
      if (journal === 'table') return write(() => recent.append(id, after, item), true);
      return write(() => {
        const { changes } = insertEvent.run(id, item.sequence, item.body, id, id, after);
        if (changes === 0) throw new StoreConflict(id);
      }, true);
    },
    async load(journal, id, after) {
      const { heads, items } = JOURNALS[journal];
      const [head] = rowsOf.read(sql(`SELECT header, secret FROM ${heads} WHERE id = ?`, id));
      if (!head) return null;
      const text = `SELECT body FROM ${items} WHERE id = ? AND sequence > ? ORDER BY sequence`;
      return { head, items: rowsOf.read(sql(text, id, after)) };
    },
    // Only one process uses the file.
    news: { tell: () => undefined, listen: () => undefined, announce: () => undefined, onAnnounced: () => undefined },
    // There is one writer at a time.
    skipLocked: '',
    waiting,
    async close() {
      flush();
      await checkpoints?.close();
      db.close();
    },
  };
}

/** Migrates the database to this version, under the database's own lock. */
function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    for (const step of stepsAfter(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Keeps the memory of the latest moves correct around each transaction. */
function keepsRecent(recent: RecentEntries, written: (changes: number) => void): Around {
  let moved = 0;
  return {
    begun() {
      recent.begin();
      moved = recent.moved();
    },
    takenBack() {
      if (recent.moved() === moved) return;
      recent.forget();
      recent.begin();
    },
    ending: recent.tidy,
    failed: recent.forget,
    written,
  };
}

/** Appends one item if the journal exists and has the expected last number: most moves are this one statement. */
function insertOne(db: DatabaseSync, journal: JournalName): StatementSync {
  const { heads, items } = JOURNALS[journal];
  return db.prepare(`INSERT INTO ${items} (id, sequence, body) SELECT ?, ?, ?
    WHERE EXISTS (SELECT 1 FROM ${heads} WHERE id = ?)
      AND coalesce((SELECT max(sequence) FROM ${items} WHERE id = ?), 0) = ?`);
}

type RowsOf = (statement: Statement) => readonly Row[];

const OF_ENTRIES = /\bentries\b/;

/** Runs statements; each text is prepared once. */
function preparedRows(db: DatabaseSync, recent: RecentEntries): { readonly read: RowsOf; readonly write: RowsOf } {
  const prepared = new Map<string, StatementSync>();
  const rowsOf: RowsOf = ({ text, values }) => {
    let found = prepared.get(text);
    if (!found) prepared.set(text, (found = db.prepare(text)));
    return found.all(...values) as Row[];
  };
  return {
    read({ text, values }) {
      if (!OF_ENTRIES.test(text) || recent.isSettled(values)) return rowsOf({ text, values });
      const all = text.replaceAll('FROM entries ', `FROM ${ALL_ENTRIES} `);
      // A statement that names the table in another way would overlook the latest moves.
      if (OF_ENTRIES.test(all)) throw new Error(`not a known way to read entries: ${text}`);
      return rowsOf({ text: all, values });
    },
    write(statement) {
      if (OF_ENTRIES.test(statement.text)) recent.settle(statement.values);
      return rowsOf(statement);
    },
  };
}

function driven<R>(change: Change<R>, rowsOf: RowsOf): R {
  const steps = change();
  let step = steps.next();
  while (!step.done) step = steps.next(rowsOf(step.value));
  return step.value;
}
