import { sql, type Database, type Row } from './database.ts';

/** A person as the people who run the site see it. */
export interface StoredPerson {
  readonly id: string;
  readonly created: number;
  /** The name the person used last. */
  readonly name: string;
  /** The portrait, as the page wrote it; empty if the person has not chosen one. */
  readonly portrait: string;
  readonly state: PersonState;
  readonly passkeys: number;
}

/** `leaving`: everything about the person is to be deleted. */
export type PersonState = 'active' | 'suspended' | 'leaving';

/** A signed-in device: one session. */
export interface StoredSession {
  readonly tokenHash: Uint8Array;
  readonly device: string;
  readonly created: number;
  readonly used: number;
}

export interface FoundSession {
  readonly person: string;
  readonly state: PersonState;
  readonly used: number;
}

/**
 * Something valid once and for a limited time: a challenge, a link to another device, the confirmation of an address.
 */
export interface OneTime {
  readonly hash: Uint8Array;
  readonly kind: 'register' | 'signIn' | 'link' | 'email' | 'host';
  readonly person: string;
  readonly data: string;
  readonly expires: number;
}

export interface StoredPasskey {
  /** As the authenticator gives it, in base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

/** People, their devices and how they sign in. */
export interface PeopleStore {
  createPerson(person: string, session: StoredSession): Promise<void>;
  findPerson(person: string): Promise<StoredPerson | null>;
  /** People by id or part of a name, newest first. */
  listPeople(search: string, most: number): Promise<readonly StoredPerson[]>;
  peopleIn(state: PersonState, most: number): Promise<readonly string[]>;
  /** The name and portrait that the person has chosen. */
  setProfile(person: string, profile: Pick<StoredPerson, 'name' | 'portrait'>): Promise<void>;
  /** The portraits of at most a hundred people, of those who have one. */
  portraitsOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns whether the person exists. */
  setPersonState(person: string, state: PersonState): Promise<boolean>;
  /** Adds a session, and keeps at most the newest `most` sessions of a person. */
  addSession(person: string, session: StoredSession, most: number): Promise<void>;
  findSession(tokenHash: Uint8Array): Promise<FoundSession | null>;
  /** Which of these sessions, a hundred at most, are valid and belong to somebody who is not suspended. */
  standing(tokenHashes: readonly Uint8Array[]): Promise<readonly Uint8Array[]>;
  touchSession(tokenHash: Uint8Array, at: number): Promise<void>;
  sessionsOf(person: string): Promise<readonly StoredSession[]>;
  /** Stores the person's name for the device. */
  nameSession(tokenHash: Uint8Array, device: string): Promise<void>;
  /** Ends one session of a person, or all of them, with the links to other devices. */
  endSessions(person: string, tokenHash: Uint8Array | null): Promise<void>;
  addOneTime(secret: OneTime, now: number): Promise<void>;
  /** Returns what was stored under the hash, and deletes it: a second call finds nothing. */
  takeOneTime(hash: Uint8Array, kind: OneTime['kind'], now: number): Promise<Pick<OneTime, 'person' | 'data'> | null>;
  /** Returns whether it was added: an authenticator has at most one passkey for each person. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  findPasskey(id: string): Promise<StoredPasskey | null>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  /** Returns whether there was one. */
  removePasskey(person: string, id: string): Promise<boolean>;
}

export const STATES: readonly PersonState[] = ['active', 'suspended', 'leaving'];

const INSERT_SESSION = 'INSERT INTO sessions (token_hash, person, device, created, used) VALUES (?, ?, ?, ?, ?)';
const PERSON = `SELECT p.id, p.created, p.name, p.portrait, p.state, (SELECT count(*) FROM passkeys k WHERE k.person = p.id) AS passkeys
  FROM people p`;

export function peoplePart(db: Database): PeopleStore {
  return { ...personPart(db), ...sessionPart(db), ...passkeyPart(db) };
}

type PersonPart = Pick<
  PeopleStore,
  'createPerson' | 'findPerson' | 'listPeople' | 'peopleIn' | 'setProfile' | 'portraitsOf' | 'setPersonState'
>;

function personPart(db: Database): PersonPart {
  return {
    createPerson: (person, session) =>
      db.write(function* () {
        yield sql(`INSERT INTO people (id, created, name, state) VALUES (?, ?, '', 0)`, person, session.created);
        yield insertSession(person, session);
      }),
    async findPerson(person) {
      const [found] = await db.read(sql(`${PERSON} WHERE p.id = ?`, person));
      return found ? personIn(found) : null;
    },
    async listPeople(search, most) {
      // `!` does not occur in ids and in names that people type, so it is the escape character of LIKE.
      const part = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
      const wanted = `WHERE p.id = ? OR lower(p.name) LIKE ? ESCAPE '!'`;
      const rows = await db.read(sql(`${PERSON} ${wanted} ORDER BY p.created DESC, p.id LIMIT ?`, search, part, most));
      return rows.map(personIn);
    },
    async peopleIn(state, most) {
      const rows = await db.read(sql('SELECT id FROM people WHERE state = ? LIMIT ?', STATES.indexOf(state), most));
      return rows.map(({ id }) => String(id));
    },
    async setProfile(person, { name, portrait }) {
      await db.run(sql('UPDATE people SET name = ?, portrait = ? WHERE id = ?', name, portrait, person));
    },
    async portraitsOf(people) {
      if (people.length === 0) return new Map();
      const marks = people.map(() => '?').join(', ');
      const find = `SELECT id, portrait FROM people WHERE portrait <> '' AND id IN (${marks})`;
      const rows = await db.read(sql(find, ...people));
      return new Map(rows.map(row => [String(row['id']), String(row['portrait'])]));
    },
    async setPersonState(person, state) {
      const update = 'UPDATE people SET state = ? WHERE id = ? RETURNING id';
      return (await db.run(sql(update, STATES.indexOf(state), person))).length > 0;
    },
  };
}

type SessionPart = Pick<
  PeopleStore,
  | 'addSession'
  | 'findSession'
  | 'standing'
  | 'touchSession'
  | 'sessionsOf'
  | 'nameSession'
  | 'endSessions'
  | 'addOneTime'
  | 'takeOneTime'
>;

function sessionPart(db: Database): SessionPart {
  return {
    addSession: (person, session, most) =>
      db.write(function* () {
        yield insertSession(person, session);
        const newest = 'SELECT token_hash FROM sessions WHERE person = ? ORDER BY created DESC, token_hash LIMIT ?';
        yield sql(`DELETE FROM sessions WHERE person = ? AND token_hash NOT IN (${newest})`, person, person, most);
      }),
    async findSession(tokenHash) {
      const find = `SELECT s.person, s.used, p.state FROM sessions s JOIN people p ON p.id = s.person
        WHERE s.token_hash = ?`;
      const [found] = await db.read(sql(find, tokenHash));
      return found ? { person: String(found['person']), used: Number(found['used']), state: stateIn(found) } : null;
    },
    async standing(tokenHashes) {
      const marks = tokenHashes.map(() => '?').join(', ');
      const find = `SELECT s.token_hash FROM sessions s JOIN people p ON p.id = s.person
        WHERE p.state = 0 AND s.token_hash IN (${marks})`;
      return (await db.read(sql(find, ...tokenHashes))).map(row => bytesIn(row, 'token_hash'));
    },
    async nameSession(tokenHash, device) {
      await db.run(sql('UPDATE sessions SET device = ? WHERE token_hash = ?', device, tokenHash));
    },
    async touchSession(tokenHash, at) {
      await db.run(sql('UPDATE sessions SET used = ? WHERE token_hash = ?', at, tokenHash));
    },
    async sessionsOf(person) {
      const rows = await db.read(
        sql('SELECT token_hash, device, created, used FROM sessions WHERE person = ? ORDER BY created', person),
      );
      return rows.map(row => ({
        tokenHash: bytesIn(row, 'token_hash'),
        device: String(row['device']),
        created: Number(row['created']),
        used: Number(row['used']),
      }));
    },
    endSessions: (person, tokenHash) =>
      db.write(function* () {
        if (tokenHash) yield sql('DELETE FROM sessions WHERE person = ? AND token_hash = ?', person, tokenHash);
        else yield sql('DELETE FROM sessions WHERE person = ?', person);
        if (!tokenHash) yield sql(`DELETE FROM one_time WHERE person = ? AND kind = 'link'`, person);
      }),
    addOneTime: ({ hash, kind, person, data, expires }, now) =>
      db.write(function* () {
        yield sql('DELETE FROM one_time WHERE expires <= ?', now);
        const insert = 'INSERT INTO one_time (hash, kind, person, data, expires) VALUES (?, ?, ?, ?, ?)';
        yield sql(insert, hash, kind, person, data, expires);
      }),
    async takeOneTime(hash, kind, now) {
      const take = 'DELETE FROM one_time WHERE hash = ? AND kind = ? RETURNING person, data, expires';
      const [found] = await db.run(sql(take, hash, kind));
      if (!found || Number(found['expires']) <= now) return null;
      return { person: String(found['person']), data: String(found['data']) };
    },
  };
}

type PasskeyPart = Pick<PeopleStore, 'addPasskey' | 'findPasskey' | 'usePasskey' | 'passkeysOf' | 'removePasskey'>;

function passkeyPart(db: Database): PasskeyPart {
  return {
    async addPasskey({ id, person, publicKey, counter, transports, name, created, used }) {
      const insert = `INSERT INTO passkeys (id, person, public_key, counter, transports, name, created, used)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`;
      const values = [id, person, publicKey, counter, transports.join(','), name, created, used] as const;
      return (await db.run(sql(insert, ...values))).length > 0;
    },
    async findPasskey(id) {
      const [found] = await db.read(sql('SELECT * FROM passkeys WHERE id = ?', id));
      return found ? passkeyIn(found) : null;
    },
    async usePasskey(id, counter, at) {
      await db.run(sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?', counter, at, id));
    },
    async passkeysOf(person) {
      return (await db.read(sql('SELECT * FROM passkeys WHERE person = ? ORDER BY created, id', person))).map(
        passkeyIn,
      );
    },
    async removePasskey(person, id) {
      const remove = 'DELETE FROM passkeys WHERE person = ? AND id = ? RETURNING id';
      return (await db.run(sql(remove, person, id))).length > 0;
    },
  };
}

function insertSession(person: string, { tokenHash, device, created, used }: StoredSession): ReturnType<typeof sql> {
  return sql(INSERT_SESSION, tokenHash, person, device, created, used);
}

function stateIn(row: Row): PersonState {
  return STATES[Number(row['state'])] ?? 'suspended';
}

function personIn(row: Row): StoredPerson {
  return {
    id: String(row['id']),
    created: Number(row['created']),
    name: String(row['name']),
    portrait: String(row['portrait']),
    state: stateIn(row),
    passkeys: Number(row['passkeys']),
  };
}

function passkeyIn(row: Row): StoredPasskey {
  return {
    id: String(row['id']),
    person: String(row['person']),
    publicKey: bytesIn(row, 'public_key'),
    counter: Number(row['counter']),
    transports: String(row['transports']).split(',').filter(Boolean),
    name: String(row['name']),
    created: Number(row['created']),
    used: Number(row['used']),
  };
}

function bytesIn(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new Error(`broken invariant: ${column} holds bytes`);
  // PostgreSQL's driver returns a Buffer.
  return new Uint8Array(value);
}
