import type { FastifyRequest } from 'fastify';
import { ServerError } from '../errors.ts';
import { bucketsByKey, networkOf } from '../limits.ts';
import type { Session, Sessions } from './sessions.ts';

/** Limits requests of one network that create sessions, tables, links or passkeys. */
const NEW_PER_SECOND = 2;
const NEW_AT_ONCE = 60;
/** Limits changes by one person. */
const CHANGES_PER_SECOND = 1;
const CHANGES_AT_ONCE = 60;
/** Limits bytes of records that a network asks for: what it leaves unread stays in memory for a while. */
const BYTES_PER_SECOND = 1 << 20;
const BYTES_AT_ONCE = 32 << 20;

/** Identifies the sender of a request and limits how often they ask. */
export interface Gate {
  /** Throws if the network asks too often. */
  readonly slowly: (request: FastifyRequest) => Promise<void>;
  /** The session of a request. Throws if there is none. */
  session(request: FastifyRequest): Promise<Session>;
  /** The same for a change: throws if the person or the address asks too often. */
  changing(request: FastifyRequest): Promise<Session>;
  /**
   * Runs work of which the server does little at once: one piece for a person and one for a network, so that nobody
   * keeps all others away.
   */
  alone<R>(request: FastifyRequest, person: string, work: () => Promise<R>): Promise<R>;
  /** Throws if the network asks for too many bytes. */
  large(request: FastifyRequest, text: string): string;
}

export function openGate(sessions: Sessions, now: () => number): Gate {
  const networks = bucketsByKey(NEW_PER_SECOND, NEW_AT_ONCE);
  const people = bucketsByKey(CHANGES_PER_SECOND, CHANGES_AT_ONCE);
  const bytes = bucketsByKey(BYTES_PER_SECOND, BYTES_AT_ONCE);
  const alone = openAlone();
  const tooFast = (): ServerError => new ServerError('too-fast', 'too many requests; wait a minute');

  async function slowly({ ip }: FastifyRequest): Promise<void> {
    if (!networks(networkOf(ip), now())) throw tooFast();
  }

  async function session(request: FastifyRequest): Promise<Session> {
    const found = await sessions.find(request.headers.cookie);
    if (found === null) throw new ServerError('no-session', 'ask for a session first');
    return found;
  }

  return {
    slowly,
    session,
    async changing(request) {
      const found = await session(request);
      if (!people(found.person, now())) throw tooFast();
      return found;
    },
    alone: ({ ip }, person, work) => alone([`person ${person}`, `network ${networkOf(ip)}`], work),
    large({ ip }, text) {
      if (!bytes(networkOf(ip), now(), text.length)) throw tooFast();
      return text;
    },
  };
}

/** Runs work unless other work runs under one of the same names. */
function openAlone(): <R>(names: readonly string[], work: () => Promise<R>) => Promise<R> {
  const running = new Set<string>();
  return async (names, work) => {
    if (names.some(name => running.has(name)))
      throw new ServerError(
        'too-many',
        'another record of you or your network is being verified; try again in a moment',
      );
    for (const name of names) running.add(name);
    try {
      return await work();
    } finally {
      for (const name of names) running.delete(name);
    }
  };
}

/** The origin of the page; other origins than ours were refused before. */
export function originOf({ headers }: FastifyRequest): string {
  if (headers.origin !== undefined && URL.canParse(headers.origin)) return headers.origin;
  throw new ServerError('bad-request', 'this works only from a page: the origin is missing');
}
