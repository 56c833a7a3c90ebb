import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The outgoing messages of one connection. All messages of one tick are one write to the network. */
export interface Outbox {
  push(text: string): void;
  /** Writes waiting messages now, for example before closing. */
  flush(): void;
  /** Bytes that the other side has not received yet. */
  unsent(): number;
}

const full = new Set<Outbox>();

function flushAll(): void {
  for (const outbox of full) outbox.flush();
}

/** Writes text frames itself: the WebSocket library would write every message and every frame header separately. */
export function openOutbox(socket: WebSocket, stream: Duplex): Outbox {
  let texts: string[] = [];
  const outbox: Outbox = {
    push(text) {
      if (texts.push(text) > 1) return;
      full.add(outbox);
      if (full.size === 1) process.nextTick(flushAll);
    },
    flush() {
      full.delete(outbox);
      if (texts.length > 0 && socket.readyState === socket.OPEN) stream.write(framed(texts));
      texts = [];
    },
    unsent: () => stream.writableLength,
  };
  return outbox;
}

const LONGEST_HEAD = 10;

/** Texts as server frames of RFC 6455: complete and unmasked. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const most = lengths.reduce((sum, length) => sum + length + LONGEST_HEAD, 0);
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] ?? 0;
    at = writeHead(bytes, at, length);
    // If a text has as many bytes as characters, it is plain ASCII.
    at += bytes.write(text, at, length === text.length ? 'latin1' : 'utf8');
  }
  return bytes.subarray(0, at);
}

const FINAL_TEXT = 0x81;

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = FINAL_TEXT;
  if (length < 126) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length < 0x1_00_00) {
    bytes[at + 1] = 126;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = 127;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
