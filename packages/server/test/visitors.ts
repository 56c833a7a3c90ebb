import { must } from '@thorp/kernel';
import { sessionCookie } from './guests.ts';

/** The answer to a request. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** The cookie of the answer; null if it has none. */
  readonly cookie: string | null;
}

/** Somebody who uses HTTP. */
export interface Visitor {
  readonly cookie: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** A visitor with a new session, or with that of a cookie. */
export async function visitor(port: number, known?: string): Promise<Visitor> {
  const cookie = known ?? (await sessionCookie(port));
  return { cookie, call: (method, path, body) => call(port, method, path, body, cookie) };
}

export async function call(port: number, method: string, path: string, body?: unknown, cookie = ''): Promise<Answer> {
  const site = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${site}${path}`, {
    method,
    headers: { origin: site, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    data: text === '' ? null : (JSON.parse(text) as unknown),
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? null,
  };
}

/** The visitor whom an answer has signed in. */
export async function signedIn(port: number, { cookie }: Answer): Promise<Visitor> {
  return visitor(port, must(cookie, 'signing in brings a cookie'));
}
