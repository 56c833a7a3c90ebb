import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Socket } from '../src/index.ts';
import { readMessage } from '../src/messages.ts';
import { roomText, TABLE } from './rooms.ts';

const WRONG: readonly string[] = [
  'not json',
  'null',
  '[]',
  '{}',
  '{"type":"toString"}',
  '{"type":"room","table":"x"}',
  `{"type":"room","table":"${TABLE}"}`,
  `{"type":"game","table":"${TABLE}","plies":0,"now":0,"update":{}}`,
  `{"type":"scores","table":"${TABLE}","version":1,"scores":[null]}`,
  `{"type":"receipt","table":"${TABLE}"}`,
  '{"type":"error"}',
  roomText({ chat: {} }),
  roomText({ seats: [null] }),
  roomText({ commitment: 'x' }),
  roomText({ next: '../../etc/passwd' }),
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
];

describe('a message is read', () => {
  test.each(WRONG.map(text => [text.slice(0, 60), text]))('not: %s', (_, text) => {
    expect(readMessage(text)).toBeNull();
  });

  test('only from a text', () => {
    expect(readMessage(new Uint8Array(3))).toBeNull();
    expect(readMessage(undefined)).toBeNull();
  });

  test('when it has the shape of this version', () => {
    expect(readMessage('{"type":"pong"}')).toEqual({ type: 'pong' });
    expect(readMessage(roomText({ next: TABLE }))).toMatchObject({ type: 'room', table: TABLE });
  });
});

describe('a server that sends something else', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is disconnected, reported, and retried less and less often', () => {
    const sockets: Socket[] = [];
    const said: string[] = [];
    const close = vi.fn();
    const open = (): Socket => {
      const socket = { onopen: null, onmessage: null, onclose: null, onerror: null, send: () => undefined, close };
      sockets.push(socket);
      return socket;
    };
    const client = connect('ws://liar', { open, foreign: message => said.push(message) });
    for (const text of WRONG) {
      const last = sockets.at(-1);
      last?.onopen?.();
      last?.onmessage?.({ data: text });
      // Messages on a closed connection are not read.
      last?.onmessage?.({ data: text });
      expect(client.state()).toBe('away');
      vi.advanceTimersToNextTimer();
    }
    expect(said).toEqual(WRONG.map(() => 'this is not a table server of this version'));
    expect(close).toHaveBeenCalledTimes(WRONG.length);
    sockets.at(-1)?.onopen?.();
    sockets.at(-1)?.onmessage?.({ data: 'null' });
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(WRONG.length + 1);
    client.close();
  });
});
