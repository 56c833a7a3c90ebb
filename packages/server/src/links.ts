import { randomBytes } from 'node:crypto';

/** 128 random bits: whoever has the link may enter. */
export function newLink(): string {
  return randomBytes(16).toString('hex');
}
