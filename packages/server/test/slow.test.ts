import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { begun, guest, HAMLET, startServer } from './guests.ts';
import { frame, openRaw } from './rawSocket.ts';

/** A client that sends and never reads: its waiting messages must not fill the memory of the server. */
async function openUnread(port: number): Promise<Socket> {
  const stream = await openRaw(port);
  stream.pause();
  return stream;
}

const AT_ONCE = 190;
const MOST_ROUNDS = 400;

test('a client that asks and does not read is dropped, and the others go on', async () => {
  let now = Date.now();
  const server = await startServer({}, { games: HAMLET, now: () => now });
  const [ada, ben] = [await guest(server.port), await guest(server.port)];
  const [session] = await begun([ada, ben]);
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  const dropped = (): Promise<number> => figure('thorp_slow_readers_total');
  const received = (): Promise<number> => figure('thorp_messages_total');
  const stream = await openUnread(server.port);
  const asks = Buffer.concat(
    Array.from({ length: AT_ONCE }, () => frame(JSON.stringify({ type: 'subscribe', table: session?.table }))),
  );
  for (let round = 0; round < MOST_ROUNDS && (await dropped()) === 0; round++) {
    // Advance the clock, so that the next messages are not refused for speed, but only after the last ones have
    // arrived.
    now += 10_000;
    const all = (await received()) + AT_ONCE;
    stream.write(asks);
    while ((await received()) < all && (await dropped()) === 0) await new Promise(resolve => setTimeout(resolve, 5));
  }
  expect(await dropped()).toBe(1);
  await session?.inRoom({ kind: 'say', text: 'still here' });
  stream.destroy();
  for (const { client } of [ada, ben]) client.close();
  await server.remove();
});

/** A frame of the protocol itself, masked with zeros: a ping (9) or a pong (10). */
function controlFrame(kind: 9 | 10, length: number): Buffer {
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | length, 0, 0, 0, 0]), Buffer.alloc(length)]);
}

test('a client that sends pings without end and does not read is closed, although it answers ours', async () => {
  const server = await startServer();
  const stream = await openUnread(server.port);
  const pings = Buffer.concat([...Array.from({ length: 200 }, () => controlFrame(9, 125)), controlFrame(10, 0)]);
  for (let round = 0; round < 2_000 && !stream.closed; round++) {
    stream.write(pings);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  expect(stream.closed).toBe(true);
  stream.destroy();
  await server.remove();
});

test('a server stops although a client neither reads nor closes, and another one sends half a request', async () => {
  const server = await startServer();
  const silent = await openUnread(server.port);
  const slow = connect(server.port, '127.0.0.1').on('error', () => undefined);
  slow.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  await new Promise(resolve => setTimeout(resolve, 200));
  const began = performance.now();
  await server.remove();
  expect(performance.now() - began).toBeLessThan(20_000);
  for (const stream of [silent, slow]) stream.destroy();
});

test('a ping is answered', async () => {
  const server = await startServer();
  const stream = await openUnread(server.port);
  const answer = once(stream, 'data');
  stream.write(controlFrame(9, 5));
  stream.resume();
  expect([...((await answer)[0] as Buffer)]).toEqual([0x80 | 10, 5, 0, 0, 0, 0, 0]);
  stream.destroy();
  await server.remove();
});
