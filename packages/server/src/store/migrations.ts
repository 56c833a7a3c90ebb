import type { DatabaseSync } from 'node:sqlite';

/** One step a version; a step that was released is never edited. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, players TEXT NOT NULL, header TEXT NOT NULL, secret BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    id TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rooms (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, listed INTEGER NOT NULL, header TEXT NOT NULL, secret BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rooms_listed ON rooms (created) WHERE listed = 1;
  CREATE TABLE room_events (
    id TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE people (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];

/** Brings the database up to this version, under the database's own lock. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    if (version > STEPS.length) {
      throw new Error(`the database has version ${version}; this server knows ${STEPS.length}: start a newer one`);
    }
    for (const step of STEPS.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
