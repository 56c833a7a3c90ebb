import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A WebSocket of the person of a cookie that does nothing by itself: it answers neither pings nor a close. */
export async function openRaw(port: number, cookie = ''): Promise<Socket> {
  const stream = connect(port, '127.0.0.1');
  stream.on('error', () => undefined);
  const key = randomBytes(16).toString('base64');
  stream.write(
    `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\ncookie: ${cookie}\r\n` +
      `sec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: thorp.3\r\n\r\n`,
  );
  await once(stream, 'data');
  return stream;
}

/** A text frame of a client, masked with zeros. */
export function frame(text: string): Buffer {
  const { length } = text;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
}
