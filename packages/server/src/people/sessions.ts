import { createHash, randomBytes } from 'node:crypto';
import { ServerError } from '../errors.ts';
import type { PeopleStore, StoredSession } from '../store/people.ts';

/*
 * A person is identified by a random token in an HttpOnly cookie: one session for each device. The store keeps only the
 * hash of the token, so that a copy of the database gives access to nobody's seat. A lookup takes the same time for
 * every wrong token.
 */

const YEAR = 31_536_000;
const TOKEN = /^[0-9a-f]{64}$/;
const MOST_DEVICES = 32;
/** How often the last use of a session is stored. */
const TOUCH_MS = 3_600_000;
const DEVICE_DIGITS = 16;

export interface Session {
  readonly person: string;
  readonly tokenHash: Uint8Array;
}

export interface Sessions {
  /** The session of a request; null without one. Throws if the person is suspended. */
  find(cookies: string | undefined): Promise<Session | null>;
  /** Creates a guest; returns the cookie of its session. */
  welcome(device: string): Promise<string>;
  /** Signs in another device; returns its cookie. */
  signIn(person: string, device: string): Promise<string>;
  /** The cookie that ends the session in the browser. */
  readonly forgetting: string;
}

export function openSessions(store: PeopleStore, secure: boolean, now: () => number): Sessions {
  const name = secure ? '__Host-thorp' : 'thorp';
  const cookie = (value: string, age: number): string =>
    `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const fresh = (device: string): { readonly token: string; readonly session: StoredSession } => {
    const token = randomSecret();
    const at = now();
    return { token, session: { tokenHash: hashOf(token), device, created: at, used: at } };
  };
  return {
    forgetting: cookie('', 0),
    async find(cookies) {
      const token = tokenIn(cookies, name);
      if (token === null) return null;
      const tokenHash = hashOf(token);
      const found = await store.findSession(tokenHash);
      if (!found || found.state === 'leaving') return null;
      if (found.state === 'suspended') throw new ServerError('suspended', 'this account is suspended');
      if (now() - found.used > TOUCH_MS) await store.touchSession(tokenHash, now());
      return { person: found.person, tokenHash };
    },
    async welcome(device) {
      const { token, session } = fresh(device);
      await store.createPerson(randomId(), session);
      return cookie(token, YEAR);
    },
    async signIn(person, device) {
      const { token, session } = fresh(device);
      await store.addSession(person, session, MOST_DEVICES);
      return cookie(token, YEAR);
    },
  };
}

/** The id of a device in lists: a part of its token's hash, which gives no access. */
export function deviceId({ tokenHash }: { readonly tokenHash: Uint8Array }): string {
  return Buffer.from(tokenHash).toString('hex').slice(0, DEVICE_DIGITS);
}

/** 256 random bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

/** 128 random bits. */
export function randomId(): string {
  return randomBytes(16).toString('hex');
}

export function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

function tokenIn(cookies: string | undefined, name: string): string | null {
  for (const part of cookies?.split(';') ?? []) {
    const [key = '', value = ''] = part.trim().split('=', 2);
    if (key === name && TOKEN.test(value)) return value;
  }
  return null;
}
