import { must } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { openKnownRooms } from '../src/knownRooms.ts';
import { storeOf } from './databases.ts';
import { begun, guest, playOut, startServer, type Guest } from './guests.ts';
import { openSite } from './site.ts';

const { server, player } = await openSite();

interface Line {
  readonly table: string;
  readonly phase: string;
  readonly you: number;
  readonly waiting: readonly number[];
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
}

test('the list of my tables says where I sit and for whom each table waits', async () => {
  const [ada, ben] = [await player(), await player()];
  const lines = async (): Promise<readonly Line[]> =>
    ((await ada.call('GET', '/api/me/tables')).data as { tables: Line[] }).tables;
  expect(await lines()).toEqual([]);
  const sessions = await begun([ada, ben]);
  const [one] = sessions;
  const [line] = await lines();
  expect(line).toMatchObject({ table: one?.table, phase: 'started', you: 0, waiting: one?.update()?.waiting });
  expect(line?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  await playOut(sessions);
  expect(await lines()).toMatchObject([{ phase: 'over', waiting: [] }]);
});

test('the list says in words what I am asked, to those who name a language', async () => {
  const [ada, ben] = [await player(), await player()];
  const questions = async (who: typeof ada, query: string): Promise<unknown[]> => {
    const { data } = await who.call('GET', `/api/me/tables${query}`);
    return (data as { tables: { question: unknown }[] }).tables.map(({ question }) => question);
  };
  const sessions = await begun([ada, ben]);
  const asked = sessions.findIndex(session => session.update()?.decision);
  const [who, other] = asked === 0 ? [ada, ben] : [ben, ada];
  expect(await questions(who, '')).toEqual([null]);
  expect(await questions(who, '?language=en')).toEqual([expect.stringMatching(/\w/)]);
  expect(await questions(other, '?language=en')).toEqual([null]);
  expect((await who.call('GET', '/api/me/tables?language=../de')).status).toBe(400);
});

test('a game that anyone may watch is in the lobby while it runs', async () => {
  const [ada, ben] = [await player(), await player()];
  const running = async (): Promise<unknown[]> => {
    const { data } = await ada.call('GET', '/api/lobby');
    return (data as { running: unknown[] }).running;
  };
  await begun([ada, ben]);
  expect(await running()).toEqual([]);
  const sessions = await begun([ada, ben], { watch: 'anyone' });
  expect(await running()).toMatchObject([{ table: sessions[0]?.table, seats: 2, names: ['Guest 0', 'Guest 1'] }]);
  await playOut(sessions);
  expect(await running()).toEqual([]);
});

/** How many tables a server has loaded since its start. */
async function loads(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^thorp_loads_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

test('a server that was started again shows the lobby and my finished games, and loads no game for them', async () => {
  const own = await startServer();
  const guests = [await guest(own.port), await guest(own.port)] as const;
  const [ada] = guests;
  const open = await ada.post('/api/tables', { game: 'hamlet', seats: 2, listed: true });
  await ada.post(`/api/tables/${(open.data as { table: string }).table}/seats`, { name: 'Ada' });
  const running = await begun(guests, { watch: 'anyone' });
  const eve = await guest(own.port);
  const finished = await begun([eve, guests[1]], { watch: 'anyone' });
  await playOut(finished);
  const id = finished[0]?.table ?? '';
  const store = await storeOf(own.data);
  while ((await store.shown(9)).includes(id) || !(await store.hasResult(id))) await new Promise(setImmediate);
  await store.close();
  for (const { client } of [...guests, eve]) client.close();
  await own.drain();

  const next = await startServer({ THORP_DATA: own.data });
  const get = async (path: string, { cookie }: Guest): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${next.port}${path}`, { headers: { cookie } })).json();
  const before = await loads(next.port);
  const lobby = {
    tables: [{ table: (open.data as { table: string }).table, open: 1, names: ['Ada'] }],
    running: [{ table: running[0]?.table, names: ['Guest 0', 'Guest 1'], watching: 0 }],
  };
  for (let i = 0; i < 2; i++) expect(await get('/api/lobby', ada)).toMatchObject(lobby);
  expect(await get('/api/me/tables', eve)).toMatchObject({
    tables: [{ table: id, phase: 'over', you: 0, waiting: [], seats: [{ name: 'Guest 0' }, { name: 'Guest 1' }] }],
  });
  expect(await loads(next.port)).toBe(before);
  // Later changes are seen at once.
  const ben = await guest(next.port, guests[1].cookie);
  await ben.post(`/api/tables/${lobby.tables[0]?.table ?? ''}/seats`, { name: 'Ben' });
  expect(await get('/api/lobby', ada)).toMatchObject({ tables: [], running: lobby.running });
  ben.client.close();
  await next.remove();
});

test('a room that is remembered takes over what was stored since', async () => {
  const store = await storeOf(server.data);
  const ada = await player();
  const { data } = await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 3, listed: true });
  const { table } = data as { table: string };
  let time = 0;
  const rooms = openKnownRooms(store, { ifInMemory: () => null }, () => time);
  const kinds = async (): Promise<(readonly string[])[]> =>
    (await rooms.find(['0'.repeat(32), table])).map(room => room.seats.map(({ kind }) => kind));
  expect(await kinds()).toEqual([['open', 'open', 'open']]);
  const facts = { at: 1, person: 'x'.repeat(32), name: 'Ada' };
  await store.appendRoom(table, 0, [{ ...facts, kind: 'sit', id: 'a', sequence: 1, seat: 1 }]);
  expect(await Promise.all([kinds(), kinds()])).toEqual([[['open', 'person', 'open']], [['open', 'person', 'open']]]);
  await store.appendRoom(table, 1, [{ ...facts, kind: 'leave', id: 'b', sequence: 2 }]);
  time = 40_000;
  expect(await kinds()).toEqual([['open', 'open', 'open']]);
  await store.close();
});

test('a preview tells what an answer would bring, and changes nothing', async () => {
  const [ada, ben] = [await player(), await player()];
  const sessions = await begun([ada, ben]);
  const asked = must(
    sessions.find(session => session.update()?.decision),
    'somebody is asked',
  );
  const other = must(
    sessions.find(session => !session.update()?.decision),
    'the other waits',
  );
  const { version, decision } = must(asked.update(), 'the game has begun');
  const option = must(decision?.options[0], 'there is something to choose');
  expect(await asked.preview([option])).toMatchObject([{ option }]);
  expect(await other.preview([option])).toEqual([]);
  expect(asked.update()?.version).toBe(version);
});
