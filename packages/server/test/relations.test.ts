import { describe, expect, test } from 'vitest';
import { storeOf } from './databases.ts';
import { begun, until } from './guests.ts';
import { openSite } from './site.ts';
import { call, type Visitor } from './visitors.ts';

const { server, connected, player } = await openSite();

async function idOf(who: Visitor): Promise<string> {
  return ((await who.call('GET', '/api/me')).data as { id: string }).id;
}

async function newTable(owner: Visitor, wanted: object = {}): Promise<string> {
  const { data } = await owner.call('POST', '/api/tables', { game: 'hamlet', seats: 2, listed: true, ...wanted });
  return (data as { table: string }).table;
}

async function lobby(who: Visitor): Promise<string[]> {
  const { data } = await who.call('GET', '/api/lobby');
  return (data as { tables: { table: string }[] }).tables.map(({ table }) => table);
}

describe('a block', () => {
  test('hides the tables of both from each other, and neither can sit down or look on there', async () => {
    const [ada, ben] = [await player(), await player()];
    const [session] = await begun([ada, ben]);
    const { data } = await ada.call('POST', '/api/me/blocks', { table: session?.table, seat: 1 });
    expect(data).toEqual({ person: await idOf(ben) });
    const tables = [await newTable(ada), await newTable(ben)] as const;
    expect(await lobby(ben)).not.toContain(tables[0]);
    expect(await lobby(ada)).not.toContain(tables[1]);
    expect(await lobby(await player())).toEqual(expect.arrayContaining([...tables]));
    for (const [who, table] of [
      [ben, tables[0]],
      [ada, tables[1]],
    ] as const) {
      expect((await who.call('POST', `/api/tables/${table}/seats`, { name: 'me' })).status).toBe(404);
      const watching = who.client.table(table);
      await expect(watching.inRoom({ kind: 'sit', seat: 0, name: 'me' })).rejects.toMatchObject({ code: 'no-table' });
      expect(watching.room()).toBeNull();
      watching.close();
    }
  });

  test('holds where the other only sits, and ends when it is taken back', async () => {
    const [ada, ben, eve] = [await player(), await player(), await player()];
    const person = await idOf(ben);
    await ada.call('POST', '/api/me/blocks', { person });
    const table = await newTable(eve);
    await ada.call('POST', `/api/tables/${table}/seats`, { name: 'Ada' });
    expect((await ben.call('POST', `/api/tables/${table}/seats`, { name: 'Ben' })).status).toBe(404);
    expect((await ada.call('GET', '/api/me/blocks')).data).toMatchObject({ people: [{ person }] });
    expect((await ada.call('DELETE', `/api/me/blocks/${person}`)).status).toBe(204);
    expect((await ben.call('POST', `/api/tables/${table}/seats`, { name: 'Ben' })).status).toBe(200);
  });

  test('needs somebody else who exists', async () => {
    const ada = await player();
    const wrong = [{ person: await idOf(ada) }, { person: '0'.repeat(32) }, { person: 'x' }, {}];
    const answers = await Promise.all(wrong.map(body => ada.call('POST', '/api/me/blocks', body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 400, 400]);
  });
});

describe('who looks on', () => {
  test('is named to those at the table, without people of a block; people without a name are counted', async () => {
    const [ada, ben, eve, kim] = [await player(), await player(), await player(), await player()];
    const [session] = await begun([ada, ben]);
    const table = session?.table ?? '';
    const watchers = async (who: Visitor): Promise<unknown> =>
      (await who.call('GET', `/api/tables/${table}/watchers`)).data;
    expect(await watchers(ada)).toEqual({ names: [], unnamed: 0 });
    await eve.call('PUT', '/api/me', { name: 'Eve', portrait: '' });
    for (const { client } of [eve, kim]) {
      const watching = client.table(table);
      await until(() => watching.update());
    }
    await until(() => session?.watching() === 2);
    expect(await watchers(ada)).toEqual({ names: ['Eve'], unnamed: 1 });
    await eve.call('POST', '/api/me/blocks', { person: await idOf(ben) });
    expect(await watchers(ben)).toEqual({ names: [], unnamed: 2 });
    expect(await watchers(ada)).toEqual({ names: ['Eve'], unnamed: 1 });
  });

  test('is not told to somebody who may not look', async () => {
    const [ada, ben, eve] = [await player(), await player(), await player()];
    const [session] = await begun([ada, ben], { watch: 'nobody' });
    expect((await eve.call('GET', `/api/tables/${session?.table ?? ''}/watchers`)).status).toBe(403);
  });
});

test('the lines of a blocked person are hidden at a table begun before, and shown again without the block', async () => {
  const [ada, ben] = [await player(), await player()];
  const [one, two] = await begun([ada, ben]);
  const { data } = await ada.call('POST', '/api/me/blocks', { table: one?.table, seat: 1 });
  await until(() => one?.room()?.seats.some(seat => seat.kind === 'person' && seat.blocked));
  await two?.inRoom({ kind: 'say', text: 'spam' });
  await one?.inRoom({ kind: 'say', text: 'hello' });
  await until(() => one?.room()?.chat.some(({ text }) => text === 'hello'));
  expect(one?.room()?.chat.map(({ text }) => text)).toEqual(['hello']);
  await ada.call('DELETE', `/api/me/blocks/${(data as { person: string }).person}`);
  await until(() => one?.room()?.seats.every(seat => !('blocked' in seat)));
  await two?.inRoom({ kind: 'say', text: 'sorry' });
  await until(() => one?.room()?.chat.some(({ text }) => text === 'sorry'));
});

test('the lines of a muted person are not shown to the one who muted, and to the others they are', async () => {
  const [ada, ben, eve] = [await player(), await player(), await player()];
  const [one, two, three] = await begun([ada, ben, eve]);
  await ada.call('POST', '/api/me/mutes', { table: one?.table, seat: 1 });
  await until(() => one?.room()?.seats.some(seat => seat.kind === 'person' && seat.muted));
  expect(one?.room()?.seats).toMatchObject([{}, { muted: true }, {}]);
  expect(two?.room()?.seats.some(seat => 'muted' in seat)).toBe(false);
  await two?.inRoom({ kind: 'say', text: 'spam' });
  await three?.inRoom({ kind: 'say', text: 'hello' });
  await until(() => one?.room()?.chat.some(({ text }) => text === 'hello'));
  expect(one?.room()?.chat.map(({ text }) => text)).toEqual(['hello']);
  await until(() => three?.room()?.chat.length === 2);
  const again = await connected(ada.cookie);
  const fresh = again.client.table(one?.table ?? '');
  await until(() => fresh.room());
  expect(fresh.room()?.chat.map(({ text }) => text)).toEqual(['hello']);
});

describe('invitations', () => {
  test('go to people one has played with, are seen once, and end when the seat is taken', async () => {
    const [ada, ben, eve] = [await player(), await player(), await player()];
    await begun([ada, ben]);
    const { data } = await ada.call('GET', '/api/me/people');
    expect(data).toMatchObject({ people: [{ person: await idOf(ben), name: 'Guest 1', games: 1 }] });
    const table = await newTable(ada, { listed: false });
    const invite = async (who: Visitor, whom: Visitor): Promise<number> =>
      (await who.call('POST', `/api/tables/${table}/invitations`, { person: await idOf(whom) })).status;
    expect([await invite(ada, ben), await invite(ada, ben)]).toEqual([204, 204]);
    expect([await invite(ada, eve), await invite(eve, ada)]).toEqual([404, 403]);
    const seen = async (): Promise<unknown> => (await ben.call('GET', '/api/me/invitations')).data;
    expect(await seen()).toMatchObject({ invitations: [{ table, game: 'hamlet', name: 'Guest 0' }] });
    await ben.call('POST', `/api/tables/${table}/seats`, { name: 'Ben' });
    expect(await seen()).toEqual({ invitations: [] });
  });

  test('are declined, and those of a blocked person are not shown', async () => {
    const [ada, ben] = [await player(), await player()];
    await begun([ada, ben]);
    const tables = [await newTable(ada), await newTable(ada)];
    const person = await idOf(ben);
    for (const table of tables) await ada.call('POST', `/api/tables/${table}/invitations`, { person });
    expect((await ben.call('DELETE', `/api/me/invitations/${tables[0]}`)).status).toBe(204);
    expect((await ben.call('DELETE', `/api/me/invitations/${tables[0]}`)).status).toBe(404);
    await ben.call('POST', '/api/me/blocks', { person: await idOf(ada) });
    expect((await ben.call('GET', '/api/me/invitations')).data).toEqual({ invitations: [] });
  });
});

test('a report reaches those who run the site', async () => {
  const [ada, ben] = [await player(), await player()];
  const [session] = await begun([ada, ben]);
  const report = { table: session?.table, seat: 1, text: 'says rude things' };
  expect((await ada.call('POST', '/api/reports', report)).status).toBe(204);
  expect((await ada.call('POST', '/api/reports', { ...report, seat: 9 })).status).toBe(404);
  for (const text of ['a\u001b[2J', 'a\nb', 'a\u202eb']) {
    expect((await ada.call('POST', '/api/reports', { ...report, text })).status).toBe(400);
  }
  expect((await call(server.port, 'POST', '/api/reports', report)).status).toBe(401);
  const store = await storeOf(server.data);
  expect(await store.reports(true, 9)).toMatchObject([
    { about: await idOf(ben), aboutName: 'Guest 1', room: session?.table, text: 'says rude things' },
  ]);
  await store.close();
});

test('one network sends only so many reports', async () => {
  const [ada, ben] = [await player(), await player()];
  const [session] = await begun([ada, ben]);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) {
    const report = { table: session?.table, seat: 1, text: `report ${i}` };
    statuses.push((await ada.call('POST', '/api/reports', report)).status);
  }
  expect(statuses.at(0)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});

test('a suspended person can do nothing, and is let in again afterwards', async () => {
  const ada = await player();
  const store = await storeOf(server.data);
  const person = await idOf(ada);
  await store.setPersonState(person, 'suspended');
  expect(await ada.call('GET', '/api/me')).toMatchObject({ status: 403, data: { error: { code: 'suspended' } } });
  const refused = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
    protocols: ['thorp.3'],
    headers: { cookie: ada.cookie },
  });
  const opens = new Promise<boolean>(resolve => {
    refused.addEventListener('open', () => resolve(true));
    refused.addEventListener('error', () => resolve(false));
  });
  expect(await opens).toBe(false);
  await store.setPersonState(person, 'active');
  expect((await ada.call('GET', '/api/me')).status).toBe(200);
  await store.close();
});

test('the host of a table removes somebody before the start', async () => {
  const [ada, ben] = [await player(), await player()];
  const table = await newTable(ada);
  await ben.call('POST', `/api/tables/${table}/seats`, { name: 'Ben' });
  const session = ada.client.table(table);
  await until(() => session.room()?.seats[0]?.kind === 'person');
  await session.inRoom({ kind: 'clear', seat: 0 });
  await until(() => session.room()?.seats[0]?.kind === 'open');
});
