import { createHmac, randomBytes } from 'node:crypto';

/** 128 random bits: whoever has the link may enter. */
export function newLink(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The link of a room's rematch. Two processes that are asked at once open the same room; without the site's key nobody
 * can compute it.
 */
export function rematchLink(siteKey: Uint8Array, room: string): string {
  return createHmac('sha256', siteKey).update(`thorp/rematch/1\n${room}`).digest('hex').slice(0, 32);
}
