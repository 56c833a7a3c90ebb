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

let full: Outbox[] = [];

function flushAll(): void {
  const all = full;
  full = [];
  for (const outbox of all) outbox.flush();
}

/** Writes text frames itself: the WebSocket library would write every message and every frame header separately. */
export function openOutbox(socket: WebSocket, stream: Duplex): Outbox {
  const texts: string[] = [];
  const outbox: Outbox = {
    push(text) {
      if (texts.push(text) > 1) return;
      if (full.push(outbox) === 1) process.nextTick(flushAll);
    },
    flush() {
      if (texts.length > 0 && socket.readyState === socket.OPEN) writeFrames(stream, texts);
      // The same list is used again. A list that was dropped would be an old object by now, and what an old object
      // points to survives until old objects are collected, even if nobody uses it.
      texts.length = 0;
    },
    unsent: () => stream.writableLength,
  };
  return outbox;
}

/** Writes texts as server frames of RFC 6455, complete and unmasked. Most are plain ASCII: those are not copied first. */
function writeFrames(stream: Duplex, texts: readonly string[]): void {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    if (length !== text.length) return void stream.write(Buffer.concat(texts.flatMap(frameOf)));
    frames += headOf(length) + text;
  }
  stream.write(frames, 'latin1');
}

function frameOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return [Buffer.from(headOf(bytes.length), 'latin1'), bytes];
}

const FINAL_TEXT = 0x81;

/** The head of a frame, each byte as one character. */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x1_00_00) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 255);
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, 127) + eight.toString('latin1');
}
