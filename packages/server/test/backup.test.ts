import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RoomEvent, RoomHeader } from '@thorp/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupStore, exportStore, importStore, readConfig, restoreStore, type Config } from '../src/index.ts';
import { errorBody } from '../src/errors.ts';
import { openStore } from '../src/store/open.ts';
import { schemaTables } from '../src/store/schema.ts';
import { sealer } from '../src/store/sealed.ts';
import { databaseOver } from '../src/store/sqlite.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import { startServer } from './guests.ts';
import { asAdmin, newPostgres, urlOf, type PostgresServer } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'thorp-backup-'));
const KEY = '11'.repeat(32);
let postgres: PostgresServer;
let names = 0;

beforeAll(async () => {
  postgres = await newPostgres();
  await postgres.start();
});

afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const path = (): string => join(folder, `f${++names}`);
const sqlite = (): Config => readConfig({ THORP_DATA: path(), THORP_KEY: KEY });
const inPostgres = (schema: string): Config =>
  readConfig({ THORP_DATA: path(), THORP_KEY: KEY, DATABASE_URL: urlOf([postgres], schema) });

const header = (id: string): RoomHeader => ({
  id,
  game: 'hamlet',
  settings: {},
  seats: 2,
  confirms: false,
  listed: true,
  owner: 'ada',
  secret: 'ab'.repeat(32),
  created: 7,
});
const line = (sequence: number): RoomEvent => {
  return { kind: 'say', id: `e${sequence}`, text: 'hello ☃', sequence, at: 8, person: 'ada' };
};

async function using<R>(config: Config, work: (store: ServerStore) => Promise<R>): Promise<R> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** More rows than a page has. */
async function fill(store: ServerStore): Promise<void> {
  await store.createRoom(header('a'), [line(1), line(2)]);
  await Promise.all(Array.from({ length: 600 }, (_, i) => store.createRoom(header(`r${i}`), [line(1)])));
  await store.setDue('bell', 'k', 5);
}

const rooms = (config: Config): Promise<unknown> =>
  using(config, async store => [await store.loadRoom('a'), await store.lobby(1_000), await store.heads(['a', 'r599'])]);

describe('a copy of a store on SQLite', () => {
  test('is taken while moves are stored, and holds a beginning without gaps', async () => {
    const config = sqlite();
    const copy = sqlite();
    const file = path();
    await using(config, async store => {
      await store.createRoom(header('a'));
      let stored = 0;
      const backup = backupStore(config, file).then(() => stored);
      for (let n = 1; n <= 300; n++, stored++) await store.appendRoom('a', n - 1, [line(n)]);
      await backup;
    });
    expect(readdirSync(folder).filter(name => join(folder, name).startsWith(file))).toEqual([basename(file)]);
    expect(statSync(file).mode & 0o077).toBe(0);
    await restoreStore(copy, file);
    const { events } = (await using(copy, store => store.loadRoom('a'))) ?? { events: [] };
    expect(events).toEqual(events.map((_, i) => line(i + 1)));
    await expect(backupStore(config, file)).rejects.toThrow('already exists');
    await expect(backupStore(sqlite(), path())).rejects.toThrow('there is no store');
  });

  test('is not put back under a running server; what was there before is kept', async () => {
    const config = sqlite();
    const file = path();
    await using(config, store => store.createRoom(header('a')));
    await backupStore(config, file);
    const server = await startServer({ THORP_DATA: config.data, THORP_KEY: KEY });
    await expect(restoreStore(config, file)).rejects.toThrow('a server is running');
    await expect(startServer({ THORP_DATA: config.data, THORP_KEY: KEY })).rejects.toThrow('a server is running');
    await server.drain();
    await using(config, store => store.createRoom(header('later')));
    await restoreStore(config, file);
    expect(await using(config, store => store.heads(['a', 'later']))).toEqual(new Map([['a', { room: 0, table: 0 }]]));
    expect(readdirSync(config.data)).toContain('thorp.db.before-restore');
  });

  test('that is damaged is refused, and nothing is changed', async () => {
    const config = sqlite();
    const file = path();
    await using(config, store => store.createRoom(header('a')));
    writeFileSync(file, 'no database');
    await expect(restoreStore(config, file)).rejects.toThrow('is not a complete copy of a store');
    expect(await using(config, store => store.lobby(9))).toEqual(['a']);
  });
});

test('a store on PostgreSQL is copied by pg_dump and put back by pg_restore', async () => {
  const config = inPostgres('public');
  const file = path();
  const major = (text: string): number => Number(/(\d+)/.exec(text)?.[1] ?? 0);
  const found = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [server] = (await asAdmin(postgres, 'SHOW server_version')) as { server_version: string }[];
  await using(config, store => store.createRoom(header('a'), [line(1)]));
  // PostgreSQL from npm has no pg_dump.
  if (major(found) < major(server?.server_version ?? '')) {
    await expect(backupStore(config, file)).rejects.toThrow('pg_dump');
    expect(existsSync(file)).toBe(false);
    return;
  }
  await backupStore(config, file);
  await using(config, store => store.createRoom(header('later')));
  await restoreStore(config, file);
  await using(config, async store => {
    expect(await store.lobby(9)).toEqual(['a']);
    expect((await store.loadRoom('a'))?.events).toEqual([line(1)]);
  });
});

describe('an export', () => {
  test('moves everything from SQLite to PostgreSQL and back', async () => {
    await asAdmin(postgres, 'CREATE SCHEMA moved');
    const [from, over, back] = [sqlite(), inPostgres('moved'), sqlite()];
    const [there, again] = [path(), path()];
    await using(from, fill);
    await exportStore(from, there);
    const rows = await importStore(over, there);
    expect(rows).toBeGreaterThan(1_200);
    await exportStore(over, again);
    expect(await importStore(back, again)).toBe(rows);
    const before = await rooms(from);
    expect(await rooms(over)).toEqual(before);
    expect(await rooms(back)).toEqual(before);
    await expect(importStore(over, there)).rejects.toThrow('the store is not empty');
    await expect(importStore(sqlite(), '/dev/null')).rejects.toThrow('it is empty');
  });

  test('has a key for the pages of every table', () => {
    expect(schemaTables().length).toBeGreaterThan(5);
    for (const { name, key } of schemaTables()) expect(key, name).not.toEqual([]);
  });
});

describe('a disk', () => {
  /** A store whose disk can be limited or made read-only. */
  async function onDisk(): Promise<{ db: DatabaseSync; store: ServerStore }> {
    const db = new DatabaseSync(path());
    const store = storeOver(databaseOver(db), sealer(new Uint8Array(32)));
    await store.createRoom(header('a'));
    return { db, store };
  }

  const count = (db: DatabaseSync): number => Number(db.prepare('SELECT count(*) AS n FROM room_events').get()?.['n']);

  test('that is full refuses changes whole, and takes them when there is room again', async () => {
    const { db, store } = await onDisk();
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const large = (sequence: number): RoomEvent => ({ ...line(sequence), id: 'x'.repeat(500) });
    const faults: unknown[] = [];
    let stored = 0;
    while (faults.length === 0) {
      // Two changes of one tick: both or none are stored if the transaction fails.
      await Promise.all([
        store.appendRoom('a', stored, [large(stored + 1), large(stored + 2)]),
        store.setDue('bell', `k${stored}`, 1),
      ]).then(
        () => (stored += 2),
        (error: unknown) => faults.push(error),
      );
    }
    expect(faults[0]).toMatchObject({ message: expect.stringContaining('full') as string });
    expect(errorBody(faults[0])).toMatchObject({ code: 'not-stored' });
    expect(count(db)).toBe(stored);
    expect((await store.loadRoom('a'))?.events).toHaveLength(stored);
    db.exec(`PRAGMA max_page_count = ${pages + 1_000}`);
    await store.appendRoom('a', stored, [large(stored + 1)]);
    expect(count(db)).toBe(stored + 1);
    await store.close();
  });

  test('that is read-only refuses changes, is still read, and takes them when it is writable again', async () => {
    const { db, store } = await onDisk();
    db.exec('PRAGMA query_only = ON');
    await expect(store.appendRoom('a', 0, [line(1)])).rejects.toThrow(/readonly/);
    expect((await store.loadRoom('a'))?.events).toEqual([]);
    db.exec('PRAGMA query_only = OFF');
    await store.appendRoom('a', 0, [line(1)]);
    expect(count(db)).toBe(1);
    await store.close();
  });
});
