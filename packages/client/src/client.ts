import { ThorpError } from '@thorp/kernel';
import { readMessage } from './messages.ts';
import { PROTOCOL, type ServerMessage } from './protocol.ts';
import type { ActionRefused } from './pending.ts';
import type { PledgeStore } from './pledge.ts';
import { openSession, type SessionDriver, type TableSession } from './session.ts';

/** The part of a WebSocket that the client uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type ConnectionState = 'connecting' | 'open' | 'away' | 'closed';

export interface ClientOptions {
  /** Opens a WebSocket; for Node, where a cookie has to be sent along. The default is the platform's own. */
  readonly open?: (url: string, protocol: string) => Socket;
  /** Something about a table has changed. */
  readonly changed?: (session: TableSession) => void;
  readonly refused?: (session: TableSession, error: ActionRefused) => void;
  readonly connection?: (state: ConnectionState) => void;
  /** Where what was committed to before a deal is kept, for a program that may be started again. */
  readonly pledges?: PledgeStore;
  /** The server has sent something that no server of this version sends. The connection is closed and tried again later. */
  readonly foreign?: (message: string) => void;
}

/** One connection to a server, for any number of tables. It comes back by itself. */
export interface Client {
  /** Opens a table, or gives the session that is open already. */
  table(link: string): TableSession;
  state(): ConnectionState;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** When nothing came for so long, the server is asked; when nothing comes then, the connection is given up. */
const QUIET = 20_000;
const SLOW_DOWN = 1_000;
/** A connection that is not open after so long is given up and tried again. */
const DIAL_LIMIT = 10_000;

export function connect(url: string, options: ClientOptions = {}): Client {
  const open = options.open ?? platformSocket;
  const tables = new Map<string, SessionDriver>();
  let socket: Socket | null = null;
  let state: ConnectionState = 'connecting';
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function enter(next: ConnectionState): void {
    state = next;
    options.connection?.(next);
  }

  function dial(): void {
    const mine = open(url, PROTOCOL);
    socket = mine;
    let over = false;
    const limit = setTimeout(() => hangUp(mine), DIAL_LIMIT);
    const lost = (): void => {
      if (over) return;
      over = true;
      clearTimeout(limit);
      if (socket === mine) away();
    };
    mine.onopen = () => {
      clearTimeout(limit);
      enter('open');
      listen(mine);
      for (const driver of tables.values()) driver.connected();
    };
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      const message = readMessage(data);
      if (message === null) return refuse(mine);
      // Only a server that is understood ends the waiting: one that opens and sends nonsense is tried less and less often.
      attempts = 0;
      listen(mine);
      try {
        receive(message);
      } catch (error) {
        if (!(error instanceof ThorpError)) throw error;
        refuse(mine);
      }
    };
    mine.onclose = lost;
    mine.onerror = lost;
  }

  /** Asks when it has been quiet for long, and hangs up when nobody answers. */
  function listen(mine: Socket): void {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      mine.send('{"type":"ping"}');
      quiet = setTimeout(() => hangUp(mine), QUIET);
    }, QUIET);
  }

  function hangUp(mine: Socket): void {
    if (socket === mine) away();
    mine.close();
  }

  function refuse(mine: Socket): void {
    hangUp(mine);
    options.foreign?.('this is no table server of this version');
  }

  function away(): void {
    socket = null;
    clearTimeout(quiet);
    if (state === 'closed') return;
    enter('away');
    retry = setTimeout(dial, waitBefore(attempts++));
  }

  /** The server has dropped a message unread, and does not say which: send everything that is not answered once more. */
  function sendAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (state === 'open') for (const driver of tables.values()) driver.connected();
    }, SLOW_DOWN);
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'error' && message.code === 'too-fast') sendAgain();
    if ('table' in message && message.table !== null) tables.get(message.table)?.receive(message);
  }

  function openTable(link: string): SessionDriver {
    const driver = openSession(link, {
      pledges: options.pledges ?? null,
      send: text => {
        if (state === 'open') socket?.send(text);
      },
      changed: session => options.changed?.(session),
      refused: (session, error) => options.refused?.(session, error),
      closed: () => void tables.delete(link),
    });
    if (state === 'closed') driver.end();
    else tables.set(link, driver);
    if (state === 'open') driver.connected();
    return driver;
  }

  dial();
  return {
    table: link => (tables.get(link) ?? openTable(link)).session,
    state: () => state,
    close() {
      enter('closed');
      clearTimeout(retry);
      clearTimeout(quiet);
      clearTimeout(again);
      for (const driver of tables.values()) driver.end();
      tables.clear();
      socket?.close();
    },
  };
}

/** Twice as long every time, and spread, so that not everybody comes back at the same moment. */
function waitBefore(attempts: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  return most / 2 + Math.random() * (most / 2);
}

function platformSocket(url: string, protocol: string): Socket {
  return new WebSocket(url, protocol) as unknown as Socket;
}
