import { afterAll, describe, expect, test } from 'vitest';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import { KINDS } from './databases.ts';
import { begun, guest, HAMLET, startServer } from './guests.ts';
import { visitor, type Visitor } from './visitors.ts';

describe.each(KINDS)('codes in the store on $name', kind => {
  afterAll(() => kind.end());

  const open = async (): Promise<ServerStore> =>
    storeOver(await (await kind.empty()).open(), sealer(new Uint8Array(32)));

  test('a room keeps its code until it expires, and no two rooms have the same', async () => {
    const store = await open();
    expect(await store.keepCode('one', { code: 'BCDFG', expires: 100 }, 0)).toEqual({ code: 'BCDFG', expires: 100 });
    expect(await store.keepCode('one', { code: 'HJKMN', expires: 150 }, 50)).toEqual({ code: 'BCDFG', expires: 100 });
    expect(await store.keepCode('two', { code: 'BCDFG', expires: 150 }, 50)).toBeNull();
    expect([await store.roomOfCode('BCDFG', 99), await store.roomOfCode('BCDFG', 100)]).toEqual(['one', null]);
    expect(await store.keepCode('two', { code: 'BCDFG', expires: 200 }, 100)).toEqual({ code: 'BCDFG', expires: 200 });
    await store.dropCode('two');
    expect(await store.roomOfCode('BCDFG', 101)).toBeNull();
  });

  test('two processes that give a room its code at once agree on one', async () => {
    const database = await kind.empty();
    const stores = await Promise.all(
      [0, 1].map(async () => storeOver(await database.open(), sealer(new Uint8Array(32)))),
    );
    const ask = async (store: ServerStore, code: string) => {
      const fresh = { code, expires: 100 };
      return (await store.keepCode('one', fresh, 0)) ?? store.keepCode('one', fresh, 0);
    };
    const [a, b] = await Promise.all(stores.map((store, i) => ask(store, ['BCDFG', 'HJKMN'][i] ?? '')));
    expect(a).toEqual(b);
  });
});

describe('the code of a table', async () => {
  let now = 1_000_000;
  const server = await startServer({}, { games: HAMLET, now: () => now });
  const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
  afterAll(() => server.remove());

  async function newTable(): Promise<string> {
    const { data } = await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 2 });
    return (data as { table: string }).table;
  }

  const codeOf = async (table: string): Promise<string> =>
    ((await ada.call('POST', `/api/tables/${table}/code`)).data as { code: string }).code;
  const typed = (who: Visitor, code: string) => who.call('POST', '/api/codes', { code });

  test('leads to it in any case and with dashes, for an hour', async () => {
    const table = await newTable();
    const code = await codeOf(table);
    expect(code).toMatch(/^[B-DF-HJKMNP-TV-Z]{5}$/);
    expect(await codeOf(table)).toBe(code);
    for (const spelled of [code, code.toLowerCase(), `${code.slice(0, 2)}-${code.slice(2)} `]) {
      expect((await typed(ben, spelled)).data).toEqual({ table });
    }
    now += 3_600_000;
    expect((await typed(ben, code)).status).toBe(404);
    expect(await codeOf(table)).not.toBe(code);
  });

  test('is told to those who sit there', async () => {
    const table = await newTable();
    expect((await ben.call('POST', `/api/tables/${table}/code`)).status).toBe(403);
    await ben.call('POST', `/api/tables/${table}/seats`, { name: 'Ben' });
    expect((await ben.call('POST', `/api/tables/${table}/code`)).data).toMatchObject({ code: await codeOf(table) });
  });

  test('is refused to a person who is blocked there', async () => {
    const table = await newTable();
    const code = await codeOf(table);
    const person = ((await ada.call('GET', '/api/me')).data as { id: string }).id;
    await ben.call('POST', '/api/me/blocks', { person });
    expect((await typed(ben, code)).status).toBe(404);
    await ben.call('DELETE', `/api/me/blocks/${person}`);
    expect((await typed(ben, code)).status).toBe(200);
  });

  test('opens nothing once the game has begun', async () => {
    const guests = [await guest(server.port, ada.cookie), await guest(server.port, ben.cookie)];
    let code = '';
    const [session] = await begun(guests, {}, 0, async table => void (code = await codeOf(table)));
    now += 120_000;
    expect((await typed(ben, code)).status).toBe(404);
    expect((await ada.call('POST', `/api/tables/${session?.table}/code`)).status).toBe(400);
    for (const { client } of guests) client.close();
  });

  test('cannot be found by trying: an address has few guesses', async () => {
    now += 600_000;
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await typed(ben, 'BBBBB')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    now += 10_000;
    expect((await typed(ben, 'BBBBB')).status).toBe(404);
  });
});

test('one table is found by its code so often only, from whatever addresses', async () => {
  let now = 0;
  const server = await startServer({ THORP_TRUST_PROXY: 'yes' }, { games: HAMLET, now: () => now });
  const ada = await visitor(server.port);
  const asked = async (address: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/codes`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{"code":"BCDFG"}',
    });
    return answer.status;
  };
  for (let i = 0; i < 30; i++) expect(await asked(`192.0.2.${i}`)).toBe(404);
  expect(await asked('192.0.2.99')).toBe(429);
  now += 600_000;
  // A network of IPv6 addresses counts as one.
  for (let i = 0; i < 10; i++) expect(await asked(`2001:db8::${i}`)).toBe(404);
  expect(await asked('2001:db8:0:0:9::1')).toBe(429);
  // Addresses that the client itself sends come before the one that the proxy adds.
  expect(await asked('198.51.100.7, 2001:db8::77')).toBe(429);
  await server.remove();
});
