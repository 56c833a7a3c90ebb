import { fieldsOf, ThorpError } from '@thorp/kernel';
import type { AnswerTo } from './answers.ts';
import { rememberServer } from './known.ts';

/** Starts a session, and remembers that there is a server. */
export async function enter(): Promise<void> {
  await startSession();
  rememberServer();
}

let starting: Promise<void> | null = null;

/**
 * The server sets a cookie for a newcomer. One request at a time, in all windows and workers where the browser has locks:
 * two at once, each without a cookie, would make two newcomers of one person.
 */
export function startSession(): Promise<void> {
  const start = async (): Promise<void> => void (await request('POST', '/api/session'));
  // A page that another machine in the local network serves is not secure, and has no locks.
  starting ??= ('locks' in navigator ? navigator.locks.request('thorp-session', start) : start()).finally(
    () => (starting = null),
  );
  return starting;
}

/** Sends a request; the route gives the type of the answer. */
export async function request<M extends string, P extends string>(
  method: M,
  path: P,
  body?: object | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerTo<`${M} ${P}`>> {
  const init = body
    ? { method, body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    : { method, headers };
  const answer = await fetch(path, init).catch(() => null);
  if (!answer || !/json|^$/.test(answer.headers.get('content-type') ?? '')) throw new NoServer(answer?.status);
  const text = await answer.text();
  const data: unknown = text === '' ? null : JSON.parse(text);
  // Page and server have the same version, so a route answers as in `Answers`.
  if (answer.ok) return data as AnswerTo<`${M} ${P}`>;
  throw data === null ? new NoServer(answer.status) : refusalIn(data);
}

function refusalIn(data: unknown): ServerRefusal {
  const { code, message } = fieldsOf(fieldsOf(data)?.['error']) ?? {};
  return new ServerRefusal(typeof code === 'string' ? code : '', typeof message === 'string' ? message : '');
}

/** A refusal of the server, with its code: docs/protocol.md lists them. */
export class ServerRefusal extends ThorpError {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(reason === 'bad-settings' || reason === 'bad-seats' ? reason : 'bad-request', message);
    this.reason = reason;
  }
}

/** No table server is at this address; another server may answer with any status. */
export class NoServer extends Error {
  readonly status: number | null;

  constructor(status: number | null = null) {
    super('no table server answers');
    this.name = 'NoServer';
    this.status = status;
  }
}
