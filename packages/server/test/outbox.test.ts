import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { openOutbox } from '../src/outbox.ts';

/** What a client receives of texts that are sent in the same moment. */
async function received(texts: readonly string[]): Promise<string[]> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, socket => {
      const outbox = openOutbox(socket, stream);
      for (const text of texts) outbox.push(text);
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>(resolve => {
    client.addEventListener('message', ({ data }) => {
      if (heard.push(String(data)) === texts.length) resolve();
    });
  });
  client.close();
  server.close();
  return heard;
}

test('texts of any length arrive as they were sent, in their order', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length));
  expect(await received(texts)).toEqual(texts);
});

test('texts with letters beyond ASCII arrive as they were sent, among others', async () => {
  const texts = ['plain', 'Zürich', 'é'.repeat(100), '漢字 😀', 'plain again', 'ß'.repeat(70_000)];
  expect(await received(texts)).toEqual(texts);
});
