import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@thorp/kernel';
import { openTable, StoreConflict, type Entry, type RoomEvent, type RoomHeader } from '@thorp/table';
import { storeTests } from '@thorp/table/testing';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { addressesIn } from '../src/store/postgres/address.ts';
import { openStore } from '../src/store/open.ts';
import { readKey, sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { Claim, DueWork, ServerStore } from '../src/store/types.ts';
import { KINDS, type TestDatabase } from './databases.ts';

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
const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

describe.each(KINDS)('the store on $name', kind => {
  let last: TestDatabase;

  async function open(): Promise<ServerStore> {
    last = await kind.empty();
    return again();
  }

  /** Another process on the same database. */
  const again = async (byte = 1): Promise<ServerStore> => storeOver(await last.open(), sealer(key(byte)));

  afterAll(() => kind.end());

  storeTests(open, again);

  test('rooms are stored and loaded as tables are', async () => {
    const store = await open();
    await store.createRoom(header, [line(1)]);
    await store.appendRoom('room', 1, [line(2)]);
    expect(await store.loadRoom('room')).toEqual({ header, events: [line(1), line(2)] });
    expect((await store.loadRoom('room', 1))?.events).toEqual([line(2)]);
    await expect(store.appendRoom('room', 1, [line(2)])).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.createRoom(header)).rejects.toBeInstanceOf(StoreConflict);
  });

  test('journals that are asked for at once are each loaded after their number', async () => {
    const store = await open();
    const ids = Array.from({ length: 300 }, (_, i) => `room ${i}`);
    await Promise.all(ids.map((id, i) => store.createRoom({ ...header, id }, i % 2 ? [line(1), line(2)] : [line(1)])));
    const asked = [...ids, 'room 1', 'nowhere'].map((id, i) => store.loadRoom(id, i % 3));
    const found = await Promise.all(asked);
    const events = found.map(room => room && [room.header.id, ...room.events.map(({ sequence }) => sequence)]);
    const expected = ids.map((id, i) => [
      id,
      ...[1, 2].filter(sequence => sequence > i % 3 && sequence <= 1 + (i % 2)),
    ]);
    expect(events).toEqual([...expected, ['room 1', 1, 2], null]);
  });

  test('a room that exists is not given the first events of another', async () => {
    const store = await open();
    await store.createRoom(header);
    await expect(store.createRoom(header, [line(1)])).rejects.toBeInstanceOf(StoreConflict);
    expect((await store.loadRoom('room'))?.events).toEqual([]);
  });

  test('a converted table replaces the one that was loaded, unless somebody has changed it since', async () => {
    const store = await open();
    const { header: table } = openTable(hamlet, {
      id: 'old',
      players: [0, 1].map(seat => ({ kind: 'human', name: `Guest ${seat}` })),
      settings: {},
      secret: SECRET,
      confirms: false,
    });
    const entry = (sequence: number): Entry => ({ sequence, at: 1, seat: 0, id: `e${sequence}`, kind: 'seen' });
    await store.create(table);
    await store.append('old', 0, [entry(1)]);
    const loaded = must(await store.load('old'), 'it was stored');
    const converted = { header: { ...table, rules: 9 }, entries: [{ ...entry(1), id: 'again' }] };
    const other = await again();
    await store.append('old', 1, [entry(2)]);
    await expect(other.convert(loaded, converted)).rejects.toBeInstanceOf(StoreConflict);
    const now = must(await other.load('old'), 'it is still there');
    expect(now).toEqual({ header: table, entries: [entry(1), entry(2)] });
    const both = { ...converted, entries: [...converted.entries, entry(2)] };
    await other.convert(now, both);
    expect(await store.load('old')).toEqual(both);
    await expect(store.convert(now, both)).rejects.toBeInstanceOf(StoreConflict);
    await store.append('old', 2, [entry(3)]);
  });

  test('the lobby lists open rooms, newest first', async () => {
    const store = await open();
    for (const created of [1, 2, 3]) await store.createRoom({ ...header, id: `r${created}`, created });
    await store.createRoom({ ...header, id: 'hidden', listed: false });
    await store.unlist('r2');
    expect(await store.lobby(10)).toEqual(['r3', 'r1']);
    expect(await store.lobby(1)).toEqual(['r3']);
    expect(await store.shown(10)).toEqual([]);
    await store.unlist('r3', true);
    expect([await store.lobby(10), await store.shown(10)]).toEqual([['r1'], ['r3']]);
    await store.unlist('r3');
    expect(await store.shown(10)).toEqual([]);
  });

  test('a conflict fails alone; what was written in the same tick is stored', async () => {
    const store = await open();
    await store.createRoom(header);
    const done = await Promise.allSettled([
      store.appendRoom('room', 0, [line(1)]),
      store.appendRoom('room', 0, [line(1)]),
      store.appendRoom('room', 1, [line(2)]),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.loadRoom('room'))?.events).toHaveLength(2);
  });

  test('several events are appended whole or not at all', async () => {
    const store = await open();
    await store.createRoom(header, [line(1)]);
    await expect(store.appendRoom('room', 0, [line(1), line(2)])).rejects.toBeInstanceOf(StoreConflict);
    const broken = { ...line(3), sequence: null as unknown as number };
    await expect(store.appendRoom('room', 1, [line(2), broken])).rejects.toThrow(/null/i);
    expect((await store.loadRoom('room'))?.events).toEqual([line(1)]);
    await store.appendRoom('room', 1, [line(2), line(3)]);
    expect((await store.loadRoom('room'))?.events).toEqual([line(1), line(2), line(3)]);
  });

  test('of two processes that append at once, one is told that it was second', async () => {
    const one = await open();
    const two = await again();
    await one.createRoom(header);
    for (let after = 0; after < 20; after++) {
      const done = await Promise.allSettled(
        [one, two].map((store, i) => store.appendRoom('room', after, [{ ...line(after + 1), id: `p${i}` }])),
      );
      expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const each of done) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StoreConflict);
    }
    expect((await two.loadRoom('room'))?.events).toHaveLength(20);
  });

  test('only the right key reads a secret', async () => {
    const store = await open();
    await store.createRoom(header);
    await expect((await again(2)).loadRoom('room')).rejects.toThrow('another key');
    expect((await store.loadRoom('room'))?.header.secret).toBe(SECRET);
  });

  describe('work that is due', () => {
    const by = (holder: string, now: number): Claim => ({ holder, now, until: now + 10 });

    test('is claimed when its time has come, the longest due first, and once', async () => {
      const store = await open();
      for (const at of [3, 1, 2, 9]) await store.setDue('bell', `k${at}`, at);
      await store.setDue('other', 'k', 1);
      const claimed = await store.claimDue(['bell'], by('a', 5), 2);
      expect(claimed.map(({ key }) => key)).toEqual(['k1', 'k2']);
      expect((await store.claimDue(['bell', 'other'], by('b', 5), 9)).map(({ key }) => key)).toEqual(['k', 'k3']);
      expect(await store.claimDue(['bell', 'other'], by('c', 5), 9)).toEqual([]);
    });

    test('is claimed by others when the lease has ended, and then the first holder has no say', async () => {
      const store = await open();
      await store.setDue('bell', 'k', 1);
      const [mine] = await store.claimDue(['bell'], by('a', 5), 1);
      expect(await store.claimDue(['bell'], by('b', 14), 1)).toEqual([]);
      expect(await store.claimDue(['bell'], by('b', 15), 1)).toEqual([mine]);
      await store.finishDue(must(mine, 'it was claimed'), 'a', null);
      expect(await store.claimDue(['bell'], by('c', 25), 1)).toEqual([mine]);
    });

    test('is gone when it was done, or due again', async () => {
      const store = await open();
      await store.setDue('bell', 'k', 1);
      const claim = async (now: number): Promise<DueWork | undefined> =>
        (await store.claimDue(['bell'], by('a', now), 1))[0];
      await store.finishDue(must(await claim(1), 'due at 1'), 'a', 7);
      expect(await claim(6)).toBeUndefined();
      await store.finishDue(must(await claim(7), 'due at 7'), 'a', null);
      expect(await claim(99)).toBeUndefined();
    });

    test('that is set while it is being done is done again', async () => {
      const store = await open();
      await store.setDue('bell', 'k', 1);
      const [mine] = await store.claimDue(['bell'], by('a', 1), 1);
      await store.setDue('bell', 'k', 4);
      await store.finishDue(must(mine, 'it was claimed'), 'a', null);
      expect(await store.claimDue(['bell'], by('a', 3), 1)).toEqual([]);
      expect(await store.claimDue(['bell'], by('a', 4), 1)).toHaveLength(1);
      await store.dropDue('bell', 'k');
      expect(await store.claimDue(['bell'], by('a', 99), 1)).toEqual([]);
    });

    test('is held by name, prolonged by its holder, and taken over after the lease', async () => {
      const store = await open();
      expect(await store.holdDue('table', 't', by('a', 1))).not.toBeNull();
      expect(await store.holdDue('table', 't', by('b', 5))).toBeNull();
      expect(await store.holdDue('table', 't', by('a', 5))).not.toBeNull();
      expect(await store.holdDue('table', 't', by('b', 14))).toBeNull();
      expect(await store.claimDue(['table'], by('b', 15), 1)).toMatchObject([{ key: 't' }]);
      expect(await store.holdDue('table', 't', by('a', 16))).toBeNull();
    });

    test('is claimed once, however many processes claim at the same moment', async () => {
      const stores = [await open(), await again(), await again()];
      for (let i = 0; i < 60; i++) await stores[0]?.setDue('bell', `k${i}`, 1);
      const claims = stores.flatMap((store, i) =>
        Array.from({ length: 10 }, () => store.claimDue(['bell'], by(`p${i}`, 5), 3)),
      );
      const keys = (await Promise.all(claims)).flat().map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const rest = await stores[0]?.claimDue(['bell'], by('last', 5), 99);
      expect(keys.length + (rest?.length ?? 0)).toBe(60);
    });
  });

  test('many processes that start at once bring the database up to date together', async () => {
    const empty = await kind.empty();
    const all = await Promise.all(Array.from({ length: 4 }, () => empty.open()));
    const stores = all.map(db => storeOver(db, sealer(key(1))));
    await stores[0]?.createRoom(header);
    for (const store of stores) expect(await store.lobby(1)).toEqual(['room']);
  });
});

describe('the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('it is made once and read again; a wrong one is explained', () => {
    expect(readKey(folder, null)).toEqual(readKey(folder, null));
    expect(() => readKey(folder, 'short')).toThrow('THORP_KEY must hold 64 hexadecimal digits');
  });

  test('without it the file of the database tells no secret', async () => {
    const store = await openStore(readConfig({ THORP_DATA: folder }));
    await store.createRoom(header);
    for (const ending of ['', '-wal']) {
      const bytes = readFileSync(join(folder, `thorp.db${ending}`));
      expect(bytes.includes('"owner":"ada"')).toBe(ending === '-wal');
      expect(bytes.includes(SECRET)).toBe(false);
      expect(bytes.includes(Buffer.from(SECRET, 'hex'))).toBe(false);
    }
    await store.close();
  });
});

describe('the address of a PostgreSQL database', () => {
  const two = 'postgres://thorp:hush@one:5432,two:5433/club?sslmode=require&target_session_attrs=read-write';

  test('may name several hosts', () => {
    expect(addressesIn(two)).toEqual(
      ['one:5432', 'two:5433'].map(host => `postgres://thorp:hush@${host}/club?sslmode=require`),
    );
    expect(addressesIn('postgresql://localhost')).toEqual(['postgresql://localhost']);
  });

  test('that is wrong is explained without the password', () => {
    const fault =
      (url: string): (() => unknown) =>
      () =>
        readConfig({ DATABASE_URL: url });
    expect(fault('mysql://thorp:hush@one/club')).toThrow(/DATABASE_URL is wrong: it must look like postgres:/);
    expect(fault(two.replace('read-write', 'any'))).toThrow(/target_session_attrs/);
    expect(fault('postgres://thorp:hush@one:what/club')).toThrow(/one of its hosts cannot be read/);
    expect(fault('mysql://thorp:hush@one/club')).not.toThrow(/hush/);
  });
});
