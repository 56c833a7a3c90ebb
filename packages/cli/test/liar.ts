import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server that sends whatever a test wants. */
export interface Liar {
  readonly url: string;
  close(): void;
}

export interface Lies {
  /** The answers to each message of the client. */
  readonly answers: (message: string) => readonly string[];
  /** The body at a path. */
  readonly body?: (path: string) => string;
}

export async function openLiar({ answers, body = () => '{}' }: Lies): Promise<Liar> {
  const server = createServer((request, response) => {
    response.setHeader('set-cookie', 'session=1').end(body(request.url ?? ''));
  });
  server.on('upgrade', (request, socket) => speak(request, socket, answers));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** A minimal WebSocket (RFC 6455): texts below 64 KiB, each in one frame. */
function speak({ headers }: IncomingMessage, socket: Duplex, answers: Lies['answers']): void {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  const named = [`Sec-WebSocket-Accept: ${accept}`, `Sec-WebSocket-Protocol: ${headers['sec-websocket-protocol']}`];
  socket.write(`${[...lines, ...named].join('\r\n')}\r\n\r\n`);
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let found = takeFrame(received); found; found = takeFrame(received)) {
      received = received.subarray(found.size);
      if (found.text === null) return void socket.end();
      for (const answer of answers(found.text)) socket.write(frameOf(answer));
    }
  });
}

/** The first whole frame; its text is null if it is not a text frame. */
function takeFrame(data: Buffer): { readonly size: number; readonly text: string | null } | null {
  if (data.length < 2) return null;
  const short = data.readUInt8(1) & 127;
  const start = short === 126 ? 8 : 6;
  if (data.length < start) return null;
  const length = short === 126 ? data.readUInt16BE(2) : short;
  if (data.length < start + length) return null;
  const mask = data.subarray(start - 4, start);
  const bytes = data.subarray(start, start + length).map((byte, i) => byte ^ mask.readUInt8(i % 4));
  return { size: start + length, text: (data.readUInt8(0) & 15) === 1 ? Buffer.from(bytes).toString('utf8') : null };
}

function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? [0x81, bytes.length] : [0x81, 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
