import { ThorpError } from '@thorp/kernel';
import type { Clock } from '@thorp/table';

/* What the page asks the table server over HTTP. Everything at a table itself goes through the worker. */

/** A table at which one has a seat. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: 'seating' | 'opening' | 'started' | 'over';
  readonly seats: readonly { readonly kind: 'open' | 'bot' | 'person'; readonly name: string }[];
  readonly you: number;
  readonly waiting: readonly number[];
  /** In the server's time. */
  readonly deadline: number | null;
}

/** A table that anybody may join. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly open: number;
  readonly names: readonly string[];
}

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly settings: { readonly [knob: string]: unknown };
  readonly confirms: boolean;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly watch: 'link' | 'nobody';
  readonly clock?: Clock;
}

/** Says who one is: the server sets a cookie for a newcomer. */
export async function enter(): Promise<void> {
  await request('POST', '/api/session');
}

export async function openTable(wish: TableWish): Promise<string> {
  await enter();
  return ((await request('POST', '/api/tables', wish)) as { table: string }).table;
}

/** Takes the first open seat. */
export async function takeSeat(table: string, name: string): Promise<void> {
  await request('POST', `/api/tables/${table}/seats`, { name });
}

export async function myTables(): Promise<readonly MyTable[]> {
  await enter();
  return ((await request('GET', '/api/me/tables')) as { tables: MyTable[] }).tables;
}

export async function openTables(): Promise<readonly OpenTable[]> {
  return ((await request('GET', '/api/lobby')) as { tables: OpenTable[] }).tables;
}

async function request(method: string, path: string, body?: object): Promise<unknown> {
  const init = body
    ? { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    : { method };
  const answer = await fetch(path, init).catch(() => null);
  if (!answer || !/json|^$/.test(answer.headers.get('content-type') ?? '')) throw new NoServer();
  const text = await answer.text();
  const data = text === '' ? null : (JSON.parse(text) as unknown);
  if (answer.ok) return data;
  const { code = '', message = '' } = (data as { error?: { code?: string; message?: string } } | null)?.error ?? {};
  throw new ThorpError(code === 'bad-settings' || code === 'bad-seats' ? code : 'bad-request', message);
}

/** No table server answers at this address. */
export class NoServer extends Error {
  constructor() {
    super('no table server answers');
    this.name = 'NoServer';
  }
}
