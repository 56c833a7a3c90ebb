// @module-tag slow
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections, openHttp } from '../src/accept.ts';
import { networkOf, openSharedLimits } from '../src/limits.ts';
import { begun, guest, HAMLET, startServer, until, type Running } from './guests.ts';

/*
 * Limits over all connections of a person and of a network. The clock is stopped, so that nothing more is allowed
 * however long the server takes.
 */

let server: Running;
let now = Date.now();

beforeAll(async () => {
  server = await startServer({ THORP_TRUST_PROXY: 'yes' }, { games: HAMLET, now: () => now });
});

afterAll(() => server.remove());

async function open(cookie: string, address: string): Promise<{ socket: WebSocket; answers: string[] } | null> {
  const answers: string[] = [];
  const options = { protocols: ['thorp.3'], headers: { cookie, 'x-forwarded-for': address } };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, options);
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  await until(() => socket.readyState === WebSocket.OPEN || socket.readyState === WebSocket.CLOSED);
  return socket.readyState === WebSocket.OPEN ? { socket, answers } : null;
}

/** How many of some messages over one connection are not refused for speed. */
async function taken(cookie: string, address: string, messages: number): Promise<number> {
  const connection = await open(cookie, address);
  if (!connection) return 0;
  const { socket, answers } = connection;
  for (let i = 0; i < messages; i++) socket.send('{"type":"ping"}');
  await until(() => answers.length === messages);
  socket.close();
  return answers.filter(answer => answer.includes('pong')).length;
}

test('a person who opens more connections may not send more', async () => {
  const ada = await guest(server.port, undefined, () => server.port, { 'x-forwarded-for': '10.0.0.1' });
  expect(await taken(ada.cookie, '10.0.0.1', 190)).toBe(190);
  expect(await taken(ada.cookie, '10.0.0.2', 190)).toBe(190);
  expect(await taken(ada.cookie, '10.0.0.3', 190)).toBe(20);
  now += 10_000;
  expect(await taken(ada.cookie, '10.0.0.4', 100)).toBe(100);
  ada.client.close();
});

test('the number of connections per network is limited, whatever their addresses', async () => {
  const opened = [];
  for (let i = 0; i < 501; i++) opened.push(await open('', `2001:db8:7:1::${i.toString(16)}`));
  expect(opened.filter(Boolean)).toHaveLength(500);
  expect(await open('', '2001:db8:7:2::1')).not.toBeNull();
  for (const connection of opened) connection?.socket.close();
});

test('the number of connections per person is limited', async () => {
  const ada = await guest(server.port, undefined, () => server.port, { 'x-forwarded-for': '10.0.1.1' });
  const opened = [];
  for (let i = 0; i < 66; i++) opened.push(await open(ada.cookie, `10.0.2.${i}`));
  // The guest has one connection, too.
  expect(opened.filter(Boolean).length).toBeLessThan(65);
  for (const connection of opened) connection?.socket.close();
  ada.client.close();
});

test('a network asks for so much by HTTP, of whatever kind', async () => {
  const headers = { 'x-forwarded-for': '10.0.3.1' };
  const ask = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${server.port}/api/games/hamlet/ratings`, { headers })).status;
  const answers = [];
  for (let i = 0; i < 502; i++) answers.push(await ask());
  expect(answers.filter(status => status === 200)).toHaveLength(500);
  expect(answers.at(-1)).toBe(429);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`, { headers })).status).toBe(200);
});

test('a connection that sends requests without waiting for answers is closed', async () => {
  const stream = connect(server.port, '127.0.0.1').on('error', () => undefined);
  stream.write(requests('10.0.7.1', 20));
  await until(() => stream.closed);
});

test('a connection over which nothing moves is closed: no request, half a request, or an answer that nobody reads', async () => {
  const plain = openHttp((_, response) => response.end('x'.repeat(64 << 20)), 100);
  await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  const sent = ['', 'GET / HTTP/1.1\r\nhost', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'];
  for (const text of sent)
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write(text);
  while ((await connections(plain)) < sent.length) await new Promise(resolve => setTimeout(resolve, 1));
  while ((await connections(plain)) > 0) await new Promise(resolve => setTimeout(resolve, 5));
  plain.close();
});

test('outside of the API a network asks for so much, too', async () => {
  const received = Array.from({ length: 10 }, () => '');
  const answered = (status = ''): number => received.join('').split(`HTTP/1.1 ${status}`).length - 1;
  const streams = received.map(() => connect(server.port, '127.0.0.1').setEncoding('utf8'));
  for (const [i, stream] of streams.entries()) stream.on('data', (text: string) => (received[i] += text));
  for (let sent = 50; sent <= 5_050; sent += 50) {
    for (const stream of streams) stream.write(requests('10.0.7.2', 5));
    await until(() => answered() === sent);
  }
  expect([answered('200'), answered('429')]).toEqual([5_000, 50]);
  for (const stream of streams) stream.destroy();
});

function requests(address: string, count: number): string {
  return `GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`.repeat(count);
}

test('answers that a browser shows as a page may do nothing there', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/api/games/hamlet/results`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a person writes so much; moves are not counted, and neither is what was refused', async () => {
  const ada = await guest(server.port, undefined, () => server.port, { 'x-forwarded-for': '10.0.4.1' });
  const [session] = await begun([ada], {}, 1);
  const said = [];
  for (let i = 0; i < 60; i++) {
    now += 100;
    said.push(await session?.inRoom({ kind: 'say', text: ' ' }).catch(codeOf));
  }
  expect(new Set(said)).toEqual(new Set(['bad-request']));
  const words = [];
  for (let i = 0; i < 70; i++) {
    now += 30;
    words.push(await session?.inRoom({ kind: 'say', text: `Line ${i}` }).catch(codeOf));
  }
  expect(words.filter(word => word === 'too-fast').length).toBeGreaterThan(5);
  expect(words.filter(word => typeof word === 'number').length).toBeGreaterThan(55);
  const { decision } = (await until(() => session?.update()?.decision && session.update())) ?? {};
  await session?.act({ kind: 'move', options: [decision?.options[0] ?? {}] });
  ada.client.close();
});

function codeOf(error: unknown): string {
  return String((error as { code?: string }).code);
}

test('costly questions are limited by person and by network', () => {
  const limits = openSharedLimits();
  const asked = (person: string, network: string): boolean => limits.aside({ person, network }, 0);
  expect(Array.from({ length: 21 }, () => asked('ada', 'home')).filter(Boolean)).toHaveLength(20);
  const others = Array.from({ length: 300 }, (_, i) => asked(`guest ${i}`, 'club'));
  expect(others.filter(Boolean)).toHaveLength(200);
});

test('whole views, scores and previews are limited by person and by network', () => {
  const limits = openSharedLimits();
  const asked = (person: string | null, network: string): boolean => limits.costly({ person, network }, 0);
  expect(Array.from({ length: 201 }, () => asked('ada', 'home')).filter(Boolean)).toHaveLength(200);
  expect(Array.from({ length: 2001 }, () => asked(null, 'club')).filter(Boolean)).toHaveLength(2000);
});

test('somebody who comes and goes all the time is not told to the others every time', async () => {
  const ada = await guest(server.port, undefined, () => server.port, { 'x-forwarded-for': '10.0.5.1' });
  const [session] = await begun([ada], {}, 1);
  const eve = await open('', '10.0.5.2');
  const table = session?.table;
  const before = ada.received.length;
  const pongs = (): number => eve?.answers.filter(answer => answer.includes('pong')).length ?? 0;
  for (let i = 1; i <= 60; i++) {
    for (const type of ['subscribe', 'unsubscribe']) eve?.socket.send(JSON.stringify({ type, table }));
    eve?.socket.send('{"type":"ping"}');
    await until(() => pongs() === i);
  }
  await until(() => session?.watching() === 0);
  expect(ada.received.length - before).toBeLessThan(20);
  eve?.socket.close();
  ada.client.close();
});

test('a network may list only some tables in the lobby', async () => {
  const headers = { 'x-forwarded-for': '10.0.6.1' };
  const ada = await guest(server.port, undefined, () => server.port, headers);
  const statuses = [];
  for (let i = 0; i < 16; i++) {
    statuses.push((await ada.post('/api/tables', { game: 'hamlet', seats: 2, listed: true })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 429]);
  expect((await ada.post('/api/tables', { game: 'hamlet', seats: 2 })).status).toBe(201);
  ada.client.close();
});

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test('connections of one network beyond the limit are closed', async () => {
  const plain = createServer((_, response) => response.end('here'));
  limitConnections(plain, 2);
  await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  const opened = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await until(() => opened[2]?.closed);
  expect(opened.map(({ closed }) => closed)).toEqual([false, false, true]);
  opened[0]?.destroy();
  while ((await connections(plain)) > 1) await new Promise(resolve => setTimeout(resolve, 5));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  for (const each of opened) each.destroy();
  plain.close();
});

test('an address of IPv6 stands for its network', () => {
  expect(networkOf('2001:db8:7:1::5')).toBe(networkOf('2001:db8:7:1:9:9:9:9'));
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:7:2::5')).not.toBe(networkOf('2001:db8:7:1::5'));
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});
