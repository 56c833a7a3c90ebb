import { fieldsOf, ThorpError } from '@thorp/kernel';
import type { AnswerTo } from './answers.ts';
import { rememberServer } from './known.ts';

/** Says who one is: the server sets a cookie for a newcomer. */
export async function enter(): Promise<void> {
  await request('POST', '/api/session');
  rememberServer();
}

/** Asks the server; the type of its answer is that of the route. */
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
  // The page and its server are of one version: a route answers what `Answers` says.
  if (answer.ok) return data as AnswerTo<`${M} ${P}`>;
  throw data === null ? new NoServer(answer.status) : refusalIn(data);
}

function refusalIn(data: unknown): ServerRefusal {
  const { code, message } = fieldsOf(fieldsOf(data)?.['error']) ?? {};
  return new ServerRefusal(typeof code === 'string' ? code : '', typeof message === 'string' ? message : '');
}

/** What the server refused, with its own code: docs/protocol.md lists them. */
export class ServerRefusal extends ThorpError {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(reason === 'bad-settings' || reason === 'bad-seats' ? reason : 'bad-request', message);
    this.reason = reason;
  }
}

/** No table server answers at this address; another server may answer with a status of its own. */
export class NoServer extends Error {
  readonly status: number | null;

  constructor(status: number | null = null) {
    super('no table server answers');
    this.name = 'NoServer';
    this.status = status;
  }
}
