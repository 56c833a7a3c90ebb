import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { digest } from '#digest';
import { streamChance, type StreamChance } from './chance.ts';
import { canonical } from './plain.ts';

/*
 * Provable fairness, in this order: the host publishes the commitment to its secret; every seat publishes the commitment
 * to its entropy, which names the host's; when all have committed, all open; secret and entropy together key the stream
 * that deals the game. Nobody can choose among deals, because everybody was bound before anything was known. When the
 * game is over the secret is revealed, and everybody can deal it again. Hash links make the record tamper-evident.
 */

/** What the host publishes before the game: binds it to the secret without showing it. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('thorp/commitment/1\n'), hexToBytes(secret))));
}

/** What a seat publishes before anybody's entropy is opened. It names the host's commitment, so that one came first. */
export function entropyCommitment(hostCommitment: string, seat: number, entropy: string): string {
  return digest(`thorp/entropy/1\n${canonical([hostCommitment, seat, entropy])}`);
}

/** The first seat whose opened entropy does not match its commitment, or null if all match. */
export function falseOpening(
  hostCommitment: string,
  commitments: readonly string[],
  entropy: readonly string[],
): number | null {
  for (let seat = 0; seat < Math.max(commitments.length, entropy.length); seat++) {
    const [published = '', opened = ''] = [commitments[seat], entropy[seat]];
    const expected = opened === '' ? '' : entropyCommitment(hostCommitment, seat, opened);
    if (published !== expected) return seat;
  }
  return null;
}

/** The stream that deals the game: without the secret nobody can predict it, and no seat alone can influence it. */
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

/** 32 bytes as 64 lower-case hexadecimal digits. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** A secret from a short seed, for tests, simulations and puzzles that should be repeatable: not for live games. */
export function secretFromSeed(seed: string): string {
  return digest(`thorp/seed/1\n${seed}`);
}
