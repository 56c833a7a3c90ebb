import { openConnection, type Connection, type ConnectionState, type Socket } from './connection.ts';
import type { ActionRefused } from './pending.ts';
import type { PledgeStore } from './pledge.ts';
import type { ServerMessage } from './protocol.ts';
import { openSession, type SessionDriver, type TableSession } from './session.ts';

export type { ConnectionState, Socket } from './connection.ts';

export interface ClientOptions {
  /** Opens a WebSocket. For Node, where a cookie has to be sent; the default is the platform's own WebSocket. */
  readonly open?: (url: string, protocol: string) => Socket;
  /** Something about a table has changed. */
  readonly changed?: (session: TableSession) => void;
  readonly refused?: (session: TableSession, error: ActionRefused) => void;
  /** `nextTry` is when the client reconnects, by this device's clock. */
  readonly connection?: (state: ConnectionState, nextTry: number | null) => void;
  /** Where commitments made before a deal are kept, for a program that may be restarted. */
  readonly pledges?: PledgeStore;
  /** The server has sent something that no server of this version sends. The connection is closed and retried later. */
  readonly foreign?: (message: string) => void;
}

/** One connection to a server, for any number of tables. It reconnects by itself. */
export interface Client {
  /** Opens a table, or returns its open session. */
  table(link: string): TableSession;
  state(): ConnectionState;
  /** Reconnects now. */
  retry(): void;
  close(): void;
}

/** Milliseconds before everything is sent again, after the server refused messages for speed. */
const SLOW_DOWN = 1_000;

export function connect(url: string, options: ClientOptions = {}): Client {
  const tables = new Map<string, SessionDriver>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const greet = (): void => {
    for (const driver of tables.values()) driver.connected();
  };

  /** The server has dropped a message without reading it, and does not say which: send everything unanswered again. */
  function sendAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (connection.state() === 'open') greet();
    }, SLOW_DOWN);
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'error' && message.code === 'too-fast') sendAgain();
    if ('table' in message && message.table !== null) tables.get(message.table)?.receive(message);
  }

  const connection = openConnection(url, {
    open: options.open ?? platformSocket,
    entered: (state, nextTry) => options.connection?.(state, nextTry),
    opened: greet,
    receive,
    foreign: message => options.foreign?.(message),
  });
  return {
    table: link => (tables.get(link) ?? openTable(link, tables, connection, options)).session,
    state: connection.state,
    retry: connection.retry,
    close() {
      connection.close();
      clearTimeout(again);
      for (const driver of tables.values()) driver.end();
      tables.clear();
    },
  };
}

function openTable(
  link: string,
  tables: Map<string, SessionDriver>,
  connection: Connection,
  options: ClientOptions,
): SessionDriver {
  const driver = openSession(link, {
    pledges: options.pledges ?? null,
    send: connection.send,
    changed: session => options.changed?.(session),
    refused: (session, error) => options.refused?.(session, error),
    closed: () => void tables.delete(link),
  });
  if (connection.state() === 'closed') driver.end();
  else tables.set(link, driver);
  if (connection.state() === 'open') driver.connected();
  return driver;
}

function platformSocket(url: string, protocol: string): Socket {
  return new WebSocket(url, protocol) as Socket;
}
