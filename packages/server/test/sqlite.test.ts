import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreConflict, type RoomEvent, type RoomHeader } from '@thorp/table';
import { storeTests } from '@thorp/table/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { readKey, sealer } from '../src/store/sealed.ts';
import { openSqlite, type SqliteStore } from '../src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'thorp-sqlite-'));
const opened: SqliteStore[] = [];
let files = 0;

function open(file = `${++files}.db`, key = new Uint8Array(32)): SqliteStore {
  const store = openSqlite(join(folder, file), sealer(key));
  opened.push(store);
  return store;
}

afterAll(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

const SECRET = 'ab'.repeat(32);
const header: RoomHeader = {
  id: 'room',
  game: 'hamlet',
  settings: {},
  seats: 2,
  confirms: false,
  listed: true,
  owner: 'ada',
  secret: SECRET,
  created: 7,
};
const line = (sequence: number): RoomEvent => {
  return { kind: 'say', id: `e${sequence}`, text: 'hello', sequence, at: 8, person: 'ada' };
};

describe('the SQLite store', () => {
  storeTests(
    async () => open(),
    async () => open(`${files}.db`),
  );

  test('rooms are stored and loaded as tables are', async () => {
    const store = open();
    await store.createRoom(header, [line(1)]);
    await store.appendRoom('room', 1, [line(2)]);
    expect(await store.loadRoom('room')).toEqual({ header, events: [line(1), line(2)] });
    expect((await store.loadRoom('room', 1))?.events).toEqual([line(2)]);
    await expect(store.appendRoom('room', 1, [line(2)])).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.createRoom(header)).rejects.toBeInstanceOf(StoreConflict);
  });

  test('the lobby lists open rooms, newest first', async () => {
    const store = open();
    for (const created of [1, 2, 3]) await store.createRoom({ ...header, id: `r${created}`, created });
    await store.createRoom({ ...header, id: 'hidden', listed: false });
    await store.unlist('r2');
    expect(await store.lobby(10)).toEqual(['r3', 'r1']);
    expect(await store.lobby(1)).toEqual(['r3']);
  });

  test('a conflict fails alone; what was written in the same tick is stored', async () => {
    const store = open();
    await store.createRoom(header);
    const done = await Promise.allSettled([
      store.appendRoom('room', 0, [line(1)]),
      store.appendRoom('room', 0, [line(1)]),
      store.appendRoom('room', 1, [line(2)]),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.loadRoom('room'))?.events).toHaveLength(2);
  });

  test('an error of the database fails the whole transaction, and the store goes on', async () => {
    const store = open();
    await store.createRoom(header);
    const broken = { ...line(2), sequence: null as unknown as number };
    const done = await Promise.allSettled([
      store.appendRoom('room', 0, [line(1)]),
      store.appendRoom('room', 1, [broken]),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await store.appendRoom('room', 0, [line(1)]);
    expect((await store.loadRoom('room'))?.events).toEqual([line(1)]);
  });

  test('the secret is nowhere in the file, and only the right key reads it', async () => {
    const file = 'sealed.db';
    const store = open(file, new Uint8Array(32).fill(1));
    await store.createRoom(header);
    for (const ending of ['', '-wal']) {
      const bytes = readFileSync(join(folder, file + ending));
      expect(bytes.includes(SECRET)).toBe(false);
      expect(bytes.includes(Buffer.from(SECRET, 'hex'))).toBe(false);
    }
    const other = open(file, new Uint8Array(32).fill(2));
    await expect(other.loadRoom('room')).rejects.toThrow('another key');
    expect((await store.loadRoom('room'))?.header.secret).toBe(SECRET);
  });

  test('the key is made once and read again; a wrong one is explained', () => {
    expect(readKey(folder, null)).toEqual(readKey(folder, null));
    expect(() => readKey(folder, 'short')).toThrow('THORP_KEY must hold 64 hexadecimal digits');
  });

  test('people are found by the hash of their token only', async () => {
    const store = open();
    await store.createPerson('ada', new Uint8Array([1, 2]), 5);
    expect(await store.findPerson(new Uint8Array([1, 2]))).toBe('ada');
    expect(await store.findPerson(new Uint8Array([1, 3]))).toBeNull();
  });
});
