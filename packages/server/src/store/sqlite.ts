import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreConflict } from '@thorp/table';
import {
  JOURNALS,
  type Appended,
  type Change,
  type Database,
  type JournalName,
  type Row,
  type Statement,
} from './database.ts';
import { groupCommit } from './group.ts';
import { STEPS, stepsAfter } from './migrations.ts';

/** Opens the file and brings it up to date. `:memory:` keeps it as long as the process lives. */
export function openSqlite(file: string): Database {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  migrate(db);
  const { write, waiting, flush } = groupCommit(db);
  const rowsOf = preparedRows(db);
  const appendNow = appending(db);
  return {
    read: async statement => rowsOf(statement),
    run: statement => write(() => rowsOf(statement)),
    write: change => write(() => driven(change, rowsOf)),
    append: (journal, id, after, items) => write(() => appendNow(journal, id, after, items)),
    // There is one writer at a time.
    skipLocked: '',
    waiting,
    async close() {
      flush();
      db.close();
    },
  };
}

/** Brings the database up to this version, under the database's own lock. */
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

function appending(db: DatabaseSync): (...at: Parameters<Database['append']>) => void {
  const statements = {} as { [J in JournalName]: { readonly exists: StatementSync; readonly add: StatementSync } };
  for (const [journal, { heads, items }] of Object.entries(JOURNALS)) {
    statements[journal as JournalName] = {
      exists: db.prepare(
        `SELECT (SELECT max(sequence) FROM ${items} WHERE id = h.id) AS last FROM ${heads} h WHERE id = ?`,
      ),
      add: db.prepare(`INSERT INTO ${items} (id, sequence, body) VALUES (?, ?, ?)`),
    };
  }
  return (journal, id, after, list: readonly Appended[]) => {
    const { exists, add } = statements[journal];
    const found = exists.get(id);
    if (!found || Number(found['last'] ?? 0) !== after) throw new StoreConflict(id);
    for (const { sequence, body } of list) add.run(id, sequence, body);
  };
}
