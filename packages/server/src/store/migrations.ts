/*
 * One step for each version; a released step is never edited. Steps are written for SQLite and translated for
 * PostgreSQL.
 */

/** PostgreSQL writes rows in the order of time anyway. */
export const SQLITE_ONLY = `
  CREATE TABLE recent_entries (
    at INTEGER PRIMARY KEY, id TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  `;

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
  `
  ALTER TABLE people RENAME TO sessions;
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX sessions_person ON sessions (person);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, name TEXT NOT NULL, state INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO people (id, created, name, state) SELECT person, min(created), '', 0 FROM sessions GROUP BY person;
  CREATE INDEX people_created ON people (created);
  CREATE INDEX people_state ON people (state) WHERE state <> 0;
  CREATE TABLE one_time (
    hash BLOB PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, data TEXT NOT NULL, expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX one_time_expires ON one_time (expires);
  CREATE INDEX one_time_person ON one_time (person);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key BLOB NOT NULL, counter INTEGER NOT NULL,
    transports TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_person ON passkeys (person);
  CREATE TABLE seats (
    person TEXT NOT NULL, room TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL,
    played INTEGER NOT NULL, PRIMARY KEY (person, room)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_room ON seats (room);
  CREATE TABLE relations (
    person TEXT NOT NULL, kind TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relations_other ON relations (other);
  CREATE TABLE invitations (
    person TEXT NOT NULL, room TEXT NOT NULL, game TEXT NOT NULL, inviter TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (person, room)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitations_inviter ON invitations (inviter);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, reporter TEXT NOT NULL, about TEXT NOT NULL, room TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, closed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_at ON reports (at);
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE INDEX reports_about ON reports (about);
  `,
  `
  CREATE TABLE ratings (
    game TEXT NOT NULL, subject TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    wins INTEGER NOT NULL, changed INTEGER NOT NULL, PRIMARY KEY (game, subject)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_subject ON ratings (subject);
  CREATE TABLE results (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ended INTEGER NOT NULL, rated INTEGER NOT NULL, shown INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_shown ON results (game, ended) WHERE shown = 1;
  CREATE TABLE result_seats (
    id TEXT NOT NULL, seat INTEGER NOT NULL, subject TEXT NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL,
    score INTEGER NOT NULL, PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_seats_subject ON result_seats (subject);
  `,
  `
  ALTER TABLE people ADD COLUMN wishes TEXT NOT NULL DEFAULT '';
  CREATE TABLE channels (
    person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, data TEXT NOT NULL, failures INTEGER NOT NULL,
    created INTEGER NOT NULL, PRIMARY KEY (person, kind, address)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (
    person TEXT NOT NULL, room TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, mark INTEGER NOT NULL,
    told INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, room, kind)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE renamed (room TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX renamed_at ON renamed (at);
  `,
  `
  CREATE TABLE codes (code TEXT PRIMARY KEY, room TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX codes_room ON codes (room);
  `,
  `
  ALTER TABLE people ADD COLUMN portrait TEXT NOT NULL DEFAULT '';
  ALTER TABLE result_seats ADD COLUMN mu REAL;
  ALTER TABLE result_seats ADD COLUMN sigma REAL;
  `,
  `
  CREATE TABLE records (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX records_person ON records (person);
  `,
  `
  CREATE TABLE daily (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
    name TEXT NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL, state TEXT NOT NULL, score TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX daily_once ON daily (person, day, game, kind);
  CREATE INDEX daily_day ON daily (day, game);
  CREATE TABLE daily_records (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE played (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, game TEXT NOT NULL, moves INTEGER NOT NULL, ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX played_day ON played (day);
  CREATE TABLE played_people (
    day TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (day, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX played_people_person ON played_people (person);
  `,
  // `listed` is 2 for a game that has begun and that anyone may watch.
  `
  CREATE INDEX rooms_shown ON rooms (created) WHERE listed = 2;
  `,
  SQLITE_ONLY,
  // The order of the ranking.
  `
  CREATE INDEX ratings_ranking ON ratings (game, (mu - 3 * sigma) DESC, subject);
  `,
  `
  CREATE INDEX invitations_room ON invitations (room);
  `,
];

/** The steps that a database of some version still needs. */
export function stepsAfter(version: number): readonly string[] {
  if (version <= STEPS.length) return STEPS.slice(version);
  throw new Error(`the database has version ${version}; this server knows ${STEPS.length}: start a newer one`);
}
