import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreConflict, type Entry, type ListedTable, type Player, type RoomEvent } from '@thorp/table';
import { groupCommit, type Write } from './group.ts';
import { migrate } from './migrations.ts';
import type { Sealer } from './sealed.ts';
import type { ServerStore } from './types.ts';

export interface SqliteStore extends ServerStore {
  /** Changes that wait for the next transaction. */
  waiting(): number;
}

/** Opens the file, brings it up to date and keeps everything in it. `:memory:` keeps it as long as the process lives. */
export function openSqlite(file: string, secrets: Sealer): SqliteStore {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  migrate(db);
  const { write, waiting, flush } = groupCommit(db);
  const tables = journal<Entry>(db, 'tables', 'entries', secrets);
  const rooms = journal<RoomEvent>(db, 'rooms', 'room_events', secrets);
  return {
    ...tableStore(db, write, tables),
    ...roomStore(db, write, rooms),
    ...peopleStore(db, write),
    waiting,
    check: async () => void db.prepare('SELECT 1').get(),
    async close() {
      flush();
      db.close();
    },
  };
}

interface Kept {
  readonly id: string;
  readonly secret: string;
}

interface Numbered {
  readonly sequence: number;
}

/** Headers and what was appended to them: the same for tables and rooms. */
interface Journal<E extends Numbered> {
  create(header: Kept, insert: (header: string, secret: Uint8Array) => void): void;
  append(id: string, after: number, items: readonly E[]): void;
  load(id: string, after: number): { readonly header: unknown; readonly items: E[] } | null;
  remove(id: string): void;
}

type Names = readonly ['tables', 'entries'] | readonly ['rooms', 'room_events'];

function journal<E extends Numbered>(db: DatabaseSync, ...names: readonly [...Names, Sealer]): Journal<E> {
  const [heads, items, secrets] = names;
  const exists = db.prepare(`SELECT 1 FROM ${heads} WHERE id = ?`);
  const head = db.prepare(`SELECT header, secret FROM ${heads} WHERE id = ?`);
  const last = db.prepare(`SELECT max(sequence) AS last FROM ${items} WHERE id = ?`);
  const add = db.prepare(`INSERT INTO ${items} (id, sequence, body) VALUES (?, ?, ?)`);
  const after = db.prepare(`SELECT body FROM ${items} WHERE id = ? AND sequence > ? ORDER BY sequence`);
  const drops = [heads, items].map(name => db.prepare(`DELETE FROM ${name} WHERE id = ?`));
  return {
    create({ secret, ...header }, insert) {
      const { id } = header;
      if (exists.get(id)) throw new StoreConflict(id);
      insert(JSON.stringify(header), secrets.seal(id, secret));
    },
    append(id, known, list) {
      if (lastOf(last, id) !== known || !exists.get(id)) throw new StoreConflict(id);
      for (const item of list) add.run(id, item.sequence, JSON.stringify(item));
    },
    load(id, from) {
      const found = head.get(id);
      if (!found) return null;
      const secret = secrets.unseal(id, found['secret'] as Uint8Array);
      const header = { ...(JSON.parse(String(found['header'])) as object), secret };
      return { header, items: after.all(id, from).map(({ body }) => JSON.parse(String(body)) as E) };
    },
    remove(id) {
      for (const drop of drops) drop.run(id);
    },
  };
}

function lastOf(statement: StatementSync, id: string): number {
  return Number(statement.get(id)?.['last'] ?? 0);
}

type TablePart = Pick<ServerStore, 'create' | 'append' | 'load' | 'list' | 'remove'>;

function tableStore(db: DatabaseSync, write: Write, tables: Journal<Entry>): TablePart {
  const insert = db.prepare('INSERT INTO tables (id, game, players, header, secret) VALUES (?, ?, ?, ?, ?)');
  const all = db.prepare('SELECT id, game, players FROM tables ORDER BY id');
  return {
    create: header =>
      write(() => {
        const { id, game, players } = header;
        tables.create(header, (text, secret) => insert.run(id, game, JSON.stringify(players), text, secret));
      }),
    append: (id, after, entries) => write(() => tables.append(id, after, entries)),
    async load(id, after = 0) {
      const found = tables.load(id, after);
      return found && ({ header: found.header, entries: found.items } as Awaited<ReturnType<TablePart['load']>>);
    },
    list: async () =>
      all.all().map(({ id, game, players }): ListedTable => {
        return { id: String(id), game: String(game), players: JSON.parse(String(players)) as Player[] };
      }),
    remove: id => write(() => tables.remove(id)),
  };
}

type RoomPart = Pick<ServerStore, 'createRoom' | 'appendRoom' | 'loadRoom' | 'lobby' | 'unlist'>;

function roomStore(db: DatabaseSync, write: Write, rooms: Journal<RoomEvent>): RoomPart {
  const insert = db.prepare('INSERT INTO rooms (id, created, listed, header, secret) VALUES (?, ?, ?, ?, ?)');
  const newest = db.prepare('SELECT id FROM rooms WHERE listed = 1 ORDER BY created DESC LIMIT ?');
  const unlist = db.prepare('UPDATE rooms SET listed = 0 WHERE id = ?');
  return {
    createRoom: (header, events = []) =>
      write(() => {
        const { id, created, listed } = header;
        rooms.create(header, (text, secret) => insert.run(id, created, listed ? 1 : 0, text, secret));
        rooms.append(id, 0, events);
      }),
    appendRoom: (id, after, events) => write(() => rooms.append(id, after, events)),
    async loadRoom(id, after = 0) {
      const found = rooms.load(id, after);
      return found && ({ header: found.header, events: found.items } as Awaited<ReturnType<RoomPart['loadRoom']>>);
    },
    lobby: async most => newest.all(most).map(({ id }) => String(id)),
    unlist: id => write(() => void unlist.run(id)),
  };
}

type PeoplePart = Pick<ServerStore, 'createPerson' | 'findPerson'>;

function peopleStore(db: DatabaseSync, write: Write): PeoplePart {
  const insert = db.prepare('INSERT INTO people (token_hash, person, created) VALUES (?, ?, ?)');
  const find = db.prepare('SELECT person FROM people WHERE token_hash = ?');
  return {
    createPerson: (person, tokenHash, at) => write(() => void insert.run(tokenHash, person, at)),
    async findPerson(tokenHash) {
      const person = find.get(tokenHash)?.['person'];
      return person === undefined ? null : String(person);
    },
  };
}
