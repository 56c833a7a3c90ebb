/*
 * One step a version; a step that was released is never edited. A step is written in SQLite's words and translated for
 * PostgreSQL.
 */

export const STEPS: readonly string[] = [
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
  `
  CREATE TABLE due (
    kind TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, turn INTEGER NOT NULL,
    holder TEXT NOT NULL, lease INTEGER NOT NULL, PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_at ON due (kind, at);
  `,
];

/** The steps that a database of some version still needs. */
export function stepsAfter(version: number): readonly string[] {
  if (version <= STEPS.length) return STEPS.slice(version);
  throw new Error(`the database has version ${version}; this server knows ${STEPS.length}: start a newer one`);
}
