import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text, as 64 lower-case hexadecimal digits. */
export function digest(text: string): string {
  return hexOf(sha256(utf8ToBytes(text)));
}

const DIGITS = '0123456789abcdef';

/**
 * Returns one flat string. A string that is built digit by digit keeps all its parts in memory: 870 bytes for 64
 * digits.
 */
function hexOf(bytes: Uint8Array): string {
  const codes: number[] = [];
  for (const byte of bytes) codes.push(DIGITS.charCodeAt(byte >> 4), DIGITS.charCodeAt(byte & 15));
  return String.fromCharCode(...codes);
}
