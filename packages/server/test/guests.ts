import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from '@thorp/bots';
import { connect, type Client, type Socket, type TableSession } from '@thorp/client';
import type { ServerMessage } from '@thorp/client/protocol';
import { must } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { openServer, readConfig, type Games, type ServerOptions, type TableServer } from '../src/index.ts';

/** The testkit's small game, offered by the server under test. */
export const HAMLET: Games = { hamlet: { module: '@thorp/testkit/hamlet', load: async () => hamlet } };

/** The same with an estimate that takes so long that a master always needs all its time. */
export const SLOW_HAMLET: Games = {
  hamlet: { module: new URL('./slow-hamlet.ts', import.meta.url).href, load: async () => hamlet },
};

export interface Running extends TableServer {
  readonly data: string;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

export async function startServer(
  environment: { readonly [name: string]: string } = {},
  options: ServerOptions = { games: HAMLET },
): Promise<Running> {
  const data = environment['THORP_DATA'] ?? mkdtempSync(join(tmpdir(), 'thorp-server-'));
  const config = readConfig({ PORT: '0', THORP_LOG: 'silent', THORP_DATA: data, ...environment });
  const server = await openServer(config, options);
  const remove = async (): Promise<void> => {
    await server.drain();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...server, data, remove };
}

/** A person with their own session. */
export interface Guest {
  readonly client: Client;
  readonly cookie: string;
  /** Everything that was received, in order. */
  readonly received: string[];
  /** Cuts the connection, as a bad network would. */
  cut(): void;
  /** Sends a text directly, besides the client's own messages. */
  send(text: string): void;
  post(path: string, body: unknown): Promise<{ readonly status: number; readonly data: unknown }>;
}

/**
 * `route` returns the port of the server to connect to next, like a load balancer. `headers` are those that a proxy
 * adds.
 */
export async function guest(
  port: number,
  known?: string,
  route = (): number => port,
  headers: { readonly [name: string]: string } = {},
): Promise<Guest> {
  const cookie = known ?? (await sessionCookie(port, headers));
  const received: string[] = [];
  let last: WebSocket | null = null;
  const client = connect(`ws://127.0.0.1:${port}/ws`, {
    open(_, protocol) {
      last = new WebSocket(`ws://127.0.0.1:${route()}/ws`, {
        protocols: [protocol],
        headers: { ...headers, cookie },
      });
      last.addEventListener('message', ({ data }) => received.push(String(data)));
      return last as unknown as Socket;
    },
  });
  return {
    client,
    cookie,
    received,
    cut: () => last?.close(),
    send: text => last?.send(text),
    post: (path, body) => post(route(), path, body, cookie, headers),
  };
}

export async function sessionCookie(port: number, headers: { readonly [name: string]: string } = {}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST', headers });
  return must(answer.headers.get('set-cookie')?.split(';')[0], 'a session comes with a cookie');
}

export async function post(
  port: number,
  path: string,
  body: unknown,
  cookie = '',
  headers: { readonly [name: string]: string } = {},
): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, data: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** Waits until a value is truthy. The limit only ends tests that would hang; a slow machine stays far below it. */
export async function until<V>(value: () => V | null | undefined | false): Promise<V> {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = value();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited too long for ${String(value)}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

/** A table of the small game, with everybody seated and the game begun. */
export async function begun(
  guests: readonly Guest[],
  wanted: object = {},
  bots = 0,
  opened: (table: string) => Promise<void> = async () => undefined,
  level: Level = 'random',
): Promise<TableSession[]> {
  const [owner] = guests;
  const seats = guests.length + bots;
  const { data } = await must(owner, 'somebody opens the table').post('/api/tables', {
    game: 'hamlet',
    seats,
    ...wanted,
  });
  const { table } = data as { table: string };
  await opened(table);
  const sessions = guests.map(({ client }) => client.table(table));
  for (const [seat, session] of sessions.entries()) await session.inRoom({ kind: 'sit', seat, name: `Guest ${seat}` });
  for (let seat = guests.length; seat < seats; seat++) {
    await sessions[0]?.inRoom({ kind: 'bot', seat, name: 'Tobias', level });
  }
  for (const session of sessions) {
    await until(() => session.room()?.you !== null && session.room());
    await session.ready();
  }
  for (const session of sessions) await until(() => session.update());
  return sessions;
}

/** Plays one choice if the seat is asked; returns whether it was. */
export async function playOne(session: TableSession, pick = 0): Promise<boolean> {
  const decision = session.update()?.decision;
  if (!decision) return false;
  const option = must(decision.options[pick % decision.options.length], 'a question has options');
  await session.act({ kind: 'move', options: [option] });
  return true;
}

/** Everybody plays until the game is over or reaches a version. */
export async function playOut(sessions: readonly TableSession[], most = Infinity): Promise<void> {
  const over = (): boolean => sessions.every(({ update }) => update()?.result || (update()?.version ?? 0) >= most);
  let picks = 0;
  while (!over()) {
    for (const session of sessions) {
      await playOne(session, picks++).catch((error: unknown) => {
        // Another seat or a bot was faster; the next update has the new question.
        if ((error as { code?: string }).code !== 'version') throw error;
      });
    }
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

export function messagesOf({ received }: Guest): ServerMessage[] {
  return received.map(text => JSON.parse(text) as ServerMessage);
}
