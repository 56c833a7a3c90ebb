import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreConflict } from '@thorp/table';
import { openCheckpoints, type Checkpoints } from './checkpoint.ts';
import {
  appending,
  JOURNALS,
  type Change,
  type Database,
  type JournalName,
  type Row,
  type Statement,
} from './database.ts';
import { groupCommit } from './group.ts';
import { STEPS, stepsAfter } from './migrations.ts';

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

export function databaseOver(db: DatabaseSync, checkpoints: Checkpoints | null = null): Database {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  db.exec(`PRAGMA cache_size = -${CACHE}`);
  if (checkpoints) db.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`);
  migrate(db);
  const { write, waiting, flush } = groupCommit(db, changes => checkpoints?.written(changes));
  const rowsOf = preparedRows(db);
  const inserts = { table: insertOne(db, 'table'), room: insertOne(db, 'room') };
  return {
    read: async statement => rowsOf(statement),
    run: statement => write(() => rowsOf(statement), true),
    write: change => write(() => driven(change, rowsOf)),
    append(journal, id, after, items) {
      const [item, ...more] = items;
      if (!item || more.length > 0) return write(() => driven(appending(journal, id, after, items), rowsOf));
      return write(() => {
        const { changes } = inserts[journal].run(id, item.sequence, item.body, id, id, after);
        if (changes === 0) throw new StoreConflict(id);
      }, true);
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
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    for (const step of stepsAfter(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Appends one item if the journal exists and has the expected last number: most moves are this one statement. */
function insertOne(db: DatabaseSync, journal: JournalName): StatementSync {
  const { heads, items } = JOURNALS[journal];
  return db.prepare(`INSERT INTO ${items} (id, sequence, body) SELECT ?, ?, ?
    WHERE EXISTS (SELECT 1 FROM ${heads} WHERE id = ?)
      AND coalesce((SELECT max(sequence) FROM ${items} WHERE id = ?), 0) = ?`);
}

type RowsOf = (statement: Statement) => readonly Row[];

/** Runs statements; each text is prepared once. */
function preparedRows(db: DatabaseSync): RowsOf {
  const prepared = new Map<string, StatementSync>();
  return ({ text, values }) => {
    let found = prepared.get(text);
    if (!found) prepared.set(text, (found = db.prepare(text)));
    return found.all(...values) as Row[];
  };
}

function driven<R>(change: Change<R>, rowsOf: RowsOf): R {
  const steps = change();
  let step = steps.next();
  while (!step.done) step = steps.next(rowsOf(step.value));
  return step.value;
}
