import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, guest, HAMLET, startServer, until, type Guest, type Running } from './guests.ts';

/*
 * Messages that no honest client sends. The server must answer with the right code, change nothing and stay small.
 */

let server: Running;

/** Where the server's clock stands still; null where it goes on. */
let stopped: number | null = null;

beforeAll(async () => {
  server = await startServer({}, { games: HAMLET, now: () => stopped ?? Date.now() });
});

afterAll(() => server.remove());

const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;

interface Hostile {
  readonly name: string;
  readonly code: string;
  readonly data: string | Uint8Array;
}

function hostile(table: string): Hostile[] {
  const message = (data: unknown): string => JSON.stringify(data);
  const act = (action: unknown): string => message({ type: 'act', table, action });
  const move = { kind: 'move', id: 'x', version: 0, options: [{ kind: 'take', slot: 0 }] };
  const cases: readonly (readonly [name: string, code: string, data: string | Uint8Array])[] = [
    ['not JSON', 'bad-message', 'hello {'],
    ['nothing', 'bad-message', ''],
    ['a number', 'bad-message', '7'],
    ['binary', 'bad-message', new Uint8Array([0, 1, 2, 255])],
    ['deep', 'bad-message', deep],
    ['a large list', 'bad-message', message({ type: 'ping', list: Array.from({ length: 9_000 }, () => 1) })],
    ['a key of the prototype', 'bad-message', `{"type":"ping","__proto__":{"admin":true}}`],
    ['an unknown type', 'bad-message', message({ type: 'obey' })],
    ['an unknown field', 'bad-message', message({ type: 'ping', loud: true })],
    ['a seat in an action', 'bad-message', act({ ...move, seat: 0 })],
    ['a link that is none', 'bad-message', message({ type: 'subscribe', table: '../../etc/passwd' })],
    ['a link of nobody', 'no-table', message({ type: 'subscribe', table: 'f'.repeat(32) })],
    ['a version that is no number', 'bad-message', act({ ...move, version: '0' })],
    ['a move of somebody without a seat', 'not-seated', act(move)],
    ['a seat that is taken', 'bad-request', room(table, { kind: 'sit', id: 's', seat: 0, name: 'Eve' })],
    ['a bot of somebody else', 'bad-request', room(table, { kind: 'bot', id: 'b', seat: 0, name: 'B', level: 'easy' })],
    ['an unknown level', 'bad-message', room(table, { kind: 'bot', id: 'b', seat: 0, name: 'B', level: 'god' })],
    ['a rematch of others', 'not-over', room(table, { kind: 'rematch', id: 'r' })],
    ['a chosen link for a rematch', 'bad-message', room(table, { kind: 'rematch', id: 'r', next: 'f'.repeat(32) })],
  ];
  return cases.map(([name, code, data]) => ({ name, code, data }));
}

function room(table: string, action: unknown): string {
  return JSON.stringify({ type: 'room', table, action });
}

async function open(cookie: string): Promise<{ socket: WebSocket; answers: string[] }> {
  const answers: string[] = [];
  const options = { protocols: ['thorp.1'], headers: { cookie } };
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
  for (const { name, code, data } of hostile(link)) {
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
  const cases: readonly (readonly [code: string, action: object])[] = [
    ['version', { kind: 'move', id: 'a', version: 99, options: [{ kind: 'take', slot: 0 }] }],
    ['not-offered', { kind: 'move', id: 'b', version: 0, options: [{ kind: 'take', slot: 77 }] }],
    ['not-offered', { kind: 'move', id: 'c', version: 0, options: [{ kind: 'win' }] }],
    [
      'bad-request',
      { kind: 'move', id: 'd', version: 0, options: [{ kind: 'x', list: Array.from({ length: 150 }, () => 1) }] },
    ],
    ['no-undo', { kind: 'undo', id: 'e', version: 0 }],
    ['not-your-turn', { kind: 'confirm', id: 'f', version: 0 }],
  ];
  for (const [code, action] of cases) {
    const before = answers.length;
    socket.send(JSON.stringify({ type: 'act', table: link, action }));
    await until(() => answers.length > before);
    expect(JSON.parse(answers.at(-1) ?? '')).toMatchObject({ type: 'error', code });
  }
  expect(version()).toBe(0);
  socket.close();
  for (const { client } of guests) client.close();
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
  const flood = hostile(link).filter(({ data }) => data.length < 1_000);
  const before = process.memoryUsage().heapUsed;
  let sent = 0;
  let cut = 0;
  // Nothing more is allowed however long the server takes.
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
  expect(await refused('thorp.1', own)).toBe(false);
  expect(await refused('thorp.1', 'https://evil.example')).toBe(true);
  expect(await refused('thorp.2', own)).toBe(true);
  expect(await refused('thorp.1', own, '/elsewhere')).toBe(true);
});
