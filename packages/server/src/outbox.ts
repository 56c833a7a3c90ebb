import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** What is to be sent over one connection. All messages of one moment go out as one write to the network. */
export interface Outbox {
  push(text: string): void;
  /** Writes what waits now, as before closing. */
  flush(): void;
  /** Bytes that the other side has not taken yet. */
  unsent(): number;
}

const full = new Set<Outbox>();

function flushAll(): void {
  for (const outbox of full) outbox.flush();
}

/** Writes text frames past the WebSocket: that would write every message, and the head of every message, on its own. */
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

/** Texts as the server's frames of RFC 6455: whole, unmasked. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const most = lengths.reduce((sum, length) => sum + length + LONGEST_HEAD, 0);
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] ?? 0;
    at = writeHead(bytes, at, length);
    // A text of as many bytes as characters is plain ASCII.
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
