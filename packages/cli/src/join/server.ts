import { fieldsOf, readJson, RECORD_LIMITS } from '@thorp/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { stateFolder } from '../play/saves.ts';

/** A server with a session of ours. */
export interface Server {
  readonly origin: string;
  /** The session cookie. It gives access to our seats, so it is stored where only this user can read it. */
  readonly cookie: string;
  post(path: string, body: object): Promise<unknown>;
  /** The text at a path; null if it is refused. */
  text(path: string): Promise<string | null>;
}

/** The address of a server, and the table if the link names one. */
export function readLink(link: string): { readonly origin: string; readonly table: string | null } {
  const text = /^https?:\/\//.test(link) ? link : `http://${link}`;
  if (!URL.canParse(text))
    throw new UsageError(`'${link}' is not a link; a link looks like http://localhost:8080/table/…`);
  const { origin, pathname, hash } = new URL(text);
  return { origin, table: /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/.exec(`${pathname} ${hash}`)?.[0] ?? null };
}

export function linkOf(origin: string, table: string): string {
  return `${origin}/table/${table}`;
}

/** Asks for a session, or continues the stored one. `guest` asks for a new one that is not stored. */
export async function enterServer(origin: string, guest: boolean): Promise<Server> {
  const known = guest ? '' : (keptSessions()[origin] ?? '');
  const answer = await reach(origin, '/api/session', { method: 'POST', headers: { cookie: known } });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? known;
  if (cookie === '') throw new UsageError(`${origin} is not a table server`);
  if (!guest && cookie !== known) keepSession(origin, cookie);
  return {
    origin,
    cookie,
    async post(path, body) {
      const headers = { cookie, 'content-type': 'application/json' };
      return bodyOf(await reach(origin, path, { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    async text(path) {
      const found = await fetch(`${origin}${path}`, { headers: { cookie } }).catch(() => null);
      return found?.ok ? boundedText(found) : null;
    },
  };
}

async function reach(origin: string, path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${origin}${path}`, init);
  } catch (error) {
    throw new UsageError(`cannot reach ${origin}; is the server running?`, { cause: error });
  }
  if (answer.ok) return answer;
  const said = fieldsOf(fieldsOf(await bodyOf(answer))?.['error'])?.['message'];
  throw new UsageError(typeof said === 'string' ? said : `${origin} answered ${answer.status}; is it a table server?`);
}

/** The data of an answer; null if it is not JSON or too large. */
async function bodyOf(answer: Response): Promise<unknown> {
  const read = readJson((await boundedText(answer)) ?? '', RECORD_LIMITS);
  return read.fault === null ? read.data : null;
}

/** Reads at most the size of a record; null if there is more, or if the connection breaks. */
async function boundedText(answer: Response): Promise<string | null> {
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = answer.body ?? [];
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > RECORD_LIMITS.text) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

const sessionsFile = (): string => join(stateFolder(), 'sessions.json');

/** Sessions by the address of their server. */
function keptSessions(): { readonly [origin: string]: string } {
  try {
    const fields = fieldsOf(JSON.parse(readFileSync(sessionsFile(), 'utf8'))) ?? {};
    return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (isText(value) ? [[key, value]] : [])));
  } catch {
    return {};
  }
}

function keepSession(origin: string, cookie: string): void {
  writeWhole(sessionsFile(), `${JSON.stringify({ ...keptSessions(), [origin]: cookie }, null, 1)}\n`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
