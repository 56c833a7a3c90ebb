import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/*
 * A bad network between a browser and a server: everything passes until it is cut. It records what the server sends, as
 * bytes and as texts of WebSockets.
 */

export interface Proxy {
  readonly address: string;
  /** Everything that the browser has received, as bytes on the network. */
  received(): string;
  /** The texts that the browser has received over WebSockets. */
  readonly told: readonly string[];
  /** The texts that the browser has sent over WebSockets. */
  readonly sent: readonly string[];
  /** Cuts all open connections. New ones pass. */
  cut(): number;
  /** From now on nothing passes, until `mend`. */
  block(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  const received: Buffer[] = [];
  const told: string[] = [];
  const sent: string[] = [];
  let blocked = false;
  const server = createServer(browser => {
    if (blocked) return void browser.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(from);
      from.pipe(to);
      // Cut connections cause errors here, on purpose.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    upstream.on('data', (part: Buffer) => received.push(part));
    upstream.on(
      'data',
      frameReader(text => told.push(text)),
    );
    browser.on(
      'data',
      frameReader(text => sent.push(text)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): number {
    const count = open.size / 2;
    for (const socket of open) socket.destroy();
    return count;
  }

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    told,
    sent,
    received: () => Buffer.concat(received).toString('utf8'),
    cut,
    block() {
      blocked = true;
      cut();
    },
    mend: () => void (blocked = false),
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

/** Reads the texts of a WebSocket: frames after the handshake (RFC 6455, section 5.2), masked by a browser. */
function frameReader(found: (text: string) => void): (part: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  let open = false;
  return part => {
    waiting = Buffer.concat([waiting, part]);
    if (!open) {
      const end = waiting.indexOf('\r\n\r\n');
      const isHandshake = end >= 0 && /^upgrade: websocket/im.test(waiting.subarray(0, end).toString('latin1'));
      if (!isHandshake) {
        // Another request over the same connection.
        if (end >= 0) waiting = waiting.subarray(end + 4);
        return;
      }
      open = true;
      waiting = waiting.subarray(end + 4);
    }
    for (let frame = frameIn(waiting); frame; frame = frameIn(waiting)) {
      waiting = waiting.subarray(frame.size);
      if (frame.text !== null) found(frame.text);
    }
  };
}

const TEXT = 1;
const SHORT = 126;
const LONG = 127;

/** The first frame, if it is complete. Neither side splits its messages. */
function frameIn(bytes: Buffer): { readonly size: number; readonly text: string | null } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const masks = (bytes.readUInt8(1) & 0x80) !== 0;
  const head = short === SHORT ? 4 : short === LONG ? 10 : 2;
  const start = head + (masks ? 4 : 0);
  if (bytes.length < start) return null;
  const length = short === SHORT ? bytes.readUInt16BE(2) : short === LONG ? Number(bytes.readBigUInt64BE(2)) : short;
  const size = start + length;
  if (bytes.length < size) return null;
  const mask = bytes.subarray(head, start);
  const body = bytes.subarray(start, size).map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return { size, text: (bytes.readUInt8(0) & 0x0f) === TEXT ? Buffer.from(body).toString('utf8') : null };
}
