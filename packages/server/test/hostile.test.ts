import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeOf } from './databases.ts';
import { attack } from './hostile-attack.ts';
import { messagesOfMover, messagesOfStranger } from './hostile-messages.ts';
import { begun, guest, HAMLET, startServer, until, type Guest, type Running } from './guests.ts';

/*
 * Messages that no honest client sends. The server must answer with the right code, change nothing and stay small.
 */

let server: Running;

/** The time at which the server's clock is stopped; null while it runs. */
let stopped: number | null = null;

beforeAll(async () => {
  server = await startServer({ THORP_TRUST_PROXY: 'yes' }, { games: HAMLET, now: () => stopped ?? Date.now() });
});

afterAll(() => server.remove());

async function open(cookie: string): Promise<{ socket: WebSocket; answers: string[] }> {
  const answers: string[] = [];
  const options = { protocols: ['thorp.3'], headers: { cookie } };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, options);
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  await until(() => socket.readyState === WebSocket.OPEN);
  return { socket, answers };
}

async function table(): Promise<{ guests: [Guest, Guest]; link: string; version: () => number | undefined }> {
  const guests: [Guest, Guest] = [await guest(server.port), await guest(server.port)];
  const [session] = await begun(guests);
  return { guests, link: session?.table ?? '', version: () => session?.update()?.version };
}

test('each kind of hostile message gets its code, and the game stays as it was', async () => {
  const { guests, link, version } = await table();
  const eve = await guest(server.port);
  const { socket, answers } = await open(eve.cookie);
  for (const { name, code, data } of messagesOfStranger(link)) {
    const before = answers.length;
    socket.send(data);
    await until(() => answers.length > before);
    expect(JSON.parse(answers.at(-1) ?? ''), name).toMatchObject({ type: 'error', code });
  }
  expect(version()).toBe(0);
  socket.close();
  for (const { client } of [...guests, eve]) client.close();
});

test('moves that are stale, not offered or of the wrong shape are refused at the table', async () => {
  const { guests, link, version } = await table();
  const { socket, answers } = await open(guests[0].cookie);
  const undo = { type: 'act', table: link, action: { kind: 'undo', id: 'e', version: 0 } };
  const cases = [...messagesOfMover(link, 0), { name: 'undo', code: 'no-undo', data: JSON.stringify(undo) }];
  for (const { name, code, data } of cases) {
    const before = answers.length;
    socket.send(data);
    await until(() => answers.length > before);
    expect(JSON.parse(answers.at(-1) ?? ''), name).toMatchObject({ type: 'error', code });
  }
  expect(version()).toBe(0);
  socket.close();
  for (const { client } of guests) client.close();
});

/** A small version; `npm run hostile:server` runs at full scale. */
test('while two people play, nothing but their moves is stored, and every message gets its code', async () => {
  const store = await storeOf(server.data);
  const { messages, moves } = await attack(server.port, store, 'hamlet', 1_000);
  expect(messages).toBeGreaterThan(999);
  expect(moves).toBeGreaterThan(4);
  await store.close();
});

test('a message that is too large closes the connection, and only that one', async () => {
  const eve = await guest(server.port);
  const { socket } = await open(eve.cookie);
  socket.send('x'.repeat(40_000));
  await until(() => socket.readyState === WebSocket.CLOSED);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  eve.client.close();
});

test('a flood is slowed down and then cut off, and memory stays flat', async () => {
  const { guests, link, version } = await table();
  const flood = messagesOfStranger(link).filter(({ data }) => data.length < 1_000);
  const before = process.memoryUsage().heapUsed;
  let sent = 0;
  let cut = 0;
  // With the clock stopped nothing more is allowed, however long the server takes.
  stopped = Date.now();
  for (let round = 0; round < 20; round++) {
    const { socket } = await open(guests[1].cookie);
    for (let i = 0; i < 500; i++, sent++) socket.send(flood[sent % flood.length]?.data ?? '');
    await until(() => socket.readyState === WebSocket.CLOSED);
    cut++;
  }
  expect([sent, cut]).toEqual([10_000, 20]);
  expect(version()).toBe(0);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
  stopped = null;
  for (const { client } of guests) client.close();
});

test('pages of other origins and other protocol versions are refused at the handshake', async () => {
  const refused = async (protocol: string, origin: string, path = '/ws'): Promise<boolean> => {
    const options = { protocols: [protocol], headers: { origin } };
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, options);
    await until(() => socket.readyState === WebSocket.CLOSED || socket.readyState === WebSocket.OPEN);
    const closed = socket.readyState === WebSocket.CLOSED;
    socket.close();
    return closed;
  };
  const own = `http://127.0.0.1:${server.port}`;
  expect(await refused('thorp.3', own)).toBe(false);
  expect(await refused('thorp.3', 'https://evil.example')).toBe(true);
  expect(await refused('thorp.2', own)).toBe(true);
  expect(await refused('thorp.3', own, '/elsewhere')).toBe(true);
});
