import { randomBytes } from 'node:crypto';

/** 128 random bits: who has the link may come in. */
export function newLink(): string {
  return randomBytes(16).toString('hex');
}
