import { mkdirSync } from 'node:fs';
import { openServer, openStore, readConfig, type ServerStore } from '@thorp/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratch, within } from './process.ts';

const { folder, drop } = scratch();
const config = readConfig({ THORP_DATA: folder, PORT: '0', THORP_LOG: 'silent' });
let store: ServerStore;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  store = await openStore(config);
  for (const [i, person] of ['a1', 'b2'].entries()) {
    await store.createPerson(person, { tokenHash: new Uint8Array([i]), device: '', created: 0, used: 0 });
    await store.noteSeat({ person, room: 'r', game: 'hamlet', name: `Name ${person}`, at: 1 });
  }
  await store.addReport({
    id: 'x1',
    reporter: 'a1',
    about: 'b2',
    room: 'r',
    text: 'rude\u001b[2J\u001b[31m\nx2  closed',
    at: 0,
  });
});

afterAll(async () => {
  await store.close();
  drop();
});

const admin = (...args: string[]) => within(['admin', ...args, '--data', folder], {});

test('people are listed, found by name, and as JSON', async () => {
  expect((await admin('people')).out).toMatch(/a1 +Name a1 +guest +active +1970-01-01[^]*b2/);
  expect((await admin('people', 'name b')).out).not.toContain('a1');
  expect(JSON.parse((await admin('people', 'a1', '--json')).out)).toMatchObject([{ id: 'a1', state: 'active' }]);
});

test('reports are read and closed, and nothing in them reaches the terminal as a command', async () => {
  const { out } = await admin('reports');
  expect(out).toContain('x1  1970-01-01');
  expect(out).toContain('about Name b2 (b2), by a1');
  expect(out).toContain('rude\\u001b[2J\\u001b[31m x2  closed');
  expect((await admin('close', 'x1')).code).toBe(0);
  expect((await admin('reports')).out).toContain('There are no reports.');
  expect((await admin('reports', '--all')).out).toContain('closed');
});

test('a person is suspended and restored', async () => {
  expect(await admin('suspend', 'b2')).toMatchObject({ code: 0, out: 'b2 is suspended.\n' });
  expect(await store.findPerson('b2')).toMatchObject({ state: 'suspended' });
  await admin('restore', 'b2');
  expect(await store.findPerson('b2')).toMatchObject({ state: 'active' });
  expect((await admin('suspend', 'nobody')).code).toBe(1);
});

test('a person is deleted by the server that runs on the store', async () => {
  expect((await admin('delete', 'a1')).code).toBe(0);
  const server = await openServer(config);
  while (await store.findPerson('a1')) await new Promise(resolve => setTimeout(resolve, 5));
  await server.drain();
  expect(await store.seatsOf('a1')).toEqual([]);
});

test('a wrong action and a missing id are explained', async () => {
  expect(await admin('supend', 'x')).toMatchObject({ code: 2, err: expect.stringContaining("'suspend'") as unknown });
  expect(await admin('delete')).toMatchObject({ code: 2, err: expect.stringContaining('id of a person') as unknown });
});

test('a token opens the figures for a while', async () => {
  expect((await admin('token')).out).toMatch(/\/admin#[0-9a-f]{64} on the site within 30 days/);
  const { token, days } = JSON.parse((await admin('token', '--days', '2', '--json')).out) as {
    token: string;
    days: number;
  };
  expect([token.length, days]).toEqual([64, 2]);
  expect((await admin('token', '--days', '0')).code).not.toBe(0);
});
