import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { streamChance, type StreamChance } from './chance.ts';
import { canonical } from './plain.ts';

/*
 * Provable fairness. Before anybody sits down the host publishes the commitment to a secret; each seat may add
 * entropy of its own; both together key the stream that deals the game. When the game is over the secret is revealed
 * and everybody can deal it again. Hash links make the record tamper-evident, ply by ply.
 */

/** What the host publishes before the game: binds it to the secret without telling it. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('thorp/commitment/1\n'), hexToBytes(secret))));
}

/** The stream that deals the game: nobody who lacks the secret can foresee it, and no seat alone can steer it. */
export function dealer(secret: string, entropy: readonly string[]): StreamChance {
  return streamChance(hmac(sha256, hexToBytes(secret), utf8ToBytes(`thorp/dealer/1\n${canonical(entropy)}`)));
}

/** The first link of a record's chain, over everything that was agreed before the first choice. */
export function firstLink(header: unknown): string {
  return digest(`thorp/record/1\n${canonical(header)}`);
}

export function nextLink(link: string, seat: number, option: unknown): string {
  return digest(`${link}\n${canonical([seat, option])}`);
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** 32 bytes as 64 lower-case hexadecimal digits. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** A secret from a short seed, for tests, simulations and puzzles that should be repeatable: not for live games. */
export function secretFromSeed(seed: string): string {
  return digest(`thorp/seed/1\n${seed}`);
}
