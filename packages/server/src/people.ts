import { createHash, randomBytes } from 'node:crypto';
import type { ServerStore } from './store/types.ts';

/*
 * A guest is known by a random token in an HttpOnly cookie. The store keeps its hash only, so that a copy of the database
 * opens nobody's seat. Looking a hash up takes the same time for every wrong token.
 */

const YEAR = 31_536_000;
const TOKEN = /^[0-9a-f]{64}$/;

export interface People {
  /** The person of a request; null without a session. */
  find(cookies: string | undefined): Promise<string | null>;
  /** A new guest, and the cookie that makes it known again. */
  welcome(): Promise<{ readonly person: string; readonly cookie: string }>;
}

export function people(store: ServerStore, secure: boolean, now: () => number): People {
  const name = secure ? '__Host-thorp' : 'thorp';
  return {
    async find(cookies) {
      const token = tokenIn(cookies, name);
      return token === null ? null : store.findPerson(hashOf(token));
    },
    async welcome() {
      const token = randomBytes(32).toString('hex');
      const person = randomBytes(16).toString('hex');
      await store.createPerson(person, hashOf(token), now());
      const flags = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return { person, cookie: `${name}=${token}; ${flags}` };
    },
  };
}

function tokenIn(cookies: string | undefined, name: string): string | null {
  for (const part of cookies?.split(';') ?? []) {
    const [key = '', value = ''] = part.trim().split('=', 2);
    if (key === name && TOKEN.test(value)) return value;
  }
  return null;
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
