import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fieldsOf, isWhole } from './limits.ts';

/**
 * Where chance comes from, as plain data inside the state.
 * A live game draws from a keyed ChaCha20 stream that nobody can predict without the key;
 * search and fuzzing draw from sfc32, which is quick and good enough to play with.
 */
export type Chance = StreamChance | FastChance;

export interface StreamChance {
  readonly source: 'stream';
  /** 32 bytes, hexadecimal. */
  readonly key: string;
  /** How many 32-bit words were drawn so far. */
  drawn: number;
}

export interface FastChance {
  readonly source: 'fast';
  a: number;
  b: number;
  c: number;
  n: number;
}

/** The part of a state that drawing touches: every draw is something learnt, so undo stops there. */
interface Drawer {
  readonly chance: Chance;
  learnt: number;
}

/** One more than the largest 32-bit word. */
const WORD = 0x1_0000_0000;
const WORDS_PER_BLOCK = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(64);

export function streamChance(key: Uint8Array): StreamChance {
  return { source: 'stream', key: bytesToHex(key), drawn: 0 };
}

export function fastChance(seed: number): FastChance {
  const chance: FastChance = { source: 'fast', a: seed | 0, b: (seed / WORD) | 0, c: 0x5eed, n: 1 };
  for (let i = 0; i < 12; i++) sfc32(chance);
  return chance;
}

export function cloneChance(chance: Chance): Chance {
  return chance.source === 'fast'
    ? { source: 'fast', a: chance.a, b: chance.b, c: chance.c, n: chance.n }
    : { source: 'stream', key: chance.key, drawn: chance.drawn };
}

/** Whether data from outside is a valid source of chance. */
export function isChance(value: unknown): value is Chance {
  const { source, key, drawn, a, b, c, n } = fieldsOf(value) ?? {};
  if (source === 'fast') return [a, b, c, n].every(word => isWhole(word, -WORD, WORD));
  return source === 'stream' && typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && isWhole(drawn, 0, WORD);
}

/** A 32-bit word. */
export function draw(chance: Chance): number {
  return chance.source === 'fast' ? sfc32(chance) : streamWord(chance);
}

/** A whole number from 0 to n − 1, each equally likely (multiply and reject, after Lemire); n stays below 2²¹. */
export function below(s: Drawer, n: number): number {
  s.learnt++;
  return uniform(s.chance, n);
}

/** Shuffles in place (Fisher–Yates) and returns the pile. */
export function shuffle<T>(s: Drawer, pile: T[]): T[] {
  s.learnt++;
  for (let i = pile.length - 1; i > 0; i--) {
    const j = uniform(s.chance, i + 1);
    const t = pile[i] as T;
    pile[i] = pile[j] as T;
    pile[j] = t;
  }
  return pile;
}

function uniform(chance: Chance, n: number): number {
  for (;;) {
    const product = draw(chance) * n;
    // Dividing by a power of two is exact, and many times as fast as the remainder of two floats.
    const high = Math.floor(product / WORD);
    const low = product - high * WORD;
    if (low >= n || low >= WORD % n) return high;
  }
}

function sfc32(g: FastChance): number {
  const t = (((g.a + g.b) | 0) + g.n) | 0;
  g.n = (g.n + 1) | 0;
  g.a = g.b ^ (g.b >>> 9);
  g.b = (g.c + (g.c << 3)) | 0;
  g.c = (((g.c << 21) | (g.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** Recomputes the block at every draw: a live game draws seldom, and the state stays two small fields. */
function streamWord(chance: StreamChance): number {
  const at = chance.drawn++;
  const block = chacha20(hexToBytes(chance.key), NONCE, ZEROS, undefined, Math.floor(at / WORDS_PER_BLOCK));
  return new DataView(block.buffer, block.byteOffset).getUint32((at % WORDS_PER_BLOCK) * 4, true);
}
