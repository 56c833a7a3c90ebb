import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { dropDead, openReading } from '../src/accept.ts';

test('a connection that does not answer is dropped, but not when the server itself stood still', () => {
  const done: string[] = [];
  const silent = { ping: () => void done.push('asked'), terminate: () => void done.push('dropped') };
  dropDead([silent], true);
  dropDead([silent], false);
  expect(done).toEqual(['asked', 'dropped']);
});

test('a connection counts as not reading when what was written before the last heartbeat still waits', async () => {
  const listening = createServer();
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  const client = connect((listening.address() as AddressInfo).port, '127.0.0.1');
  const [stream] = (await once(listening, 'connection')) as [Socket];
  const reads = openReading(stream);
  const closed = once(client, 'close');
  // A part of it is taken by the buffers of the system.
  stream.write('x'.repeat(16 << 20), 'latin1');
  expect([reads(), reads(), reads()]).toEqual([true, false, false]);
  const read = once(stream, 'drain');
  client.resume();
  await read;
  stream.write('more', 'latin1');
  expect([reads(), stream.writableLength > 16]).toEqual([true, false]);
  stream.end();
  await closed;
  listening.close();
});
