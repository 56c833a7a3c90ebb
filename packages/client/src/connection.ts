import { ThorpError } from '@thorp/kernel';
import { readMessage } from './messages.ts';
import { PROTOCOL, type ServerMessage } from './protocol.ts';

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

/** The callbacks of a connection. */
interface ConnectionPorts {
  open(url: string, protocol: string): Socket;
  /** The state has changed; `nextTry` is when it reconnects, by this device's clock. */
  entered(state: ConnectionState, nextTry: number | null): void;
  /** The connection is open, for the first time or again. */
  opened(): void;
  /** Throws a ThorpError if the message does not fit earlier ones. */
  receive(message: ServerMessage): void;
  /** The server has sent something that no server of this version sends. */
  foreign(message: string): void;
}

/** A connection that reconnects by itself. */
export interface Connection {
  state(): ConnectionState;
  /** Sends if it is open. */
  send(text: string): void;
  /** Reconnects without waiting for the next try. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** After this long without a message the server is pinged; if it does not answer, the connection is closed. */
const QUIET = 20_000;
/** A connection that is not open after this long is closed and retried. */
const DIAL_LIMIT = 10_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The current state of the connection. */
interface Line {
  readonly url: string;
  readonly ports: ConnectionPorts;
  socket: Socket | null;
  state: ConnectionState;
  attempts: number;
  retry: Timer;
  quiet: Timer;
}

export function openConnection(url: string, ports: ConnectionPorts): Connection {
  const line: Line = {
    url,
    ports,
    socket: null,
    state: 'connecting',
    attempts: 0,
    retry: undefined,
    quiet: undefined,
  };
  dial(line);
  return {
    state: () => line.state,
    send(text) {
      if (line.state === 'open') line.socket?.send(text);
    },
    retry() {
      // Only one try at a time.
      if (line.state !== 'away' || line.socket) return;
      clearTimeout(line.retry);
      dial(line);
    },
    close() {
      enter(line, 'closed');
      clearTimeout(line.retry);
      clearTimeout(line.quiet);
      line.socket?.close();
    },
  };
}

function enter(line: Line, state: ConnectionState, nextTry: number | null = null): void {
  line.state = state;
  line.ports.entered(state, nextTry);
}

function dial(line: Line): void {
  const mine = line.ports.open(line.url, PROTOCOL);
  line.socket = mine;
  let over = false;
  const limit = setTimeout(() => hangUp(line, mine), DIAL_LIMIT);
  const lost = (): void => {
    if (over) return;
    over = true;
    clearTimeout(limit);
    if (line.socket === mine) away(line);
  };
  mine.onopen = () => {
    clearTimeout(limit);
    enter(line, 'open');
    listen(line, mine);
    line.ports.opened();
  };
  mine.onmessage = ({ data }) => {
    if (line.socket === mine) hear(line, mine, data);
  };
  mine.onclose = lost;
  mine.onerror = lost;
}

function hear(line: Line, mine: Socket, data: unknown): void {
  const message = readMessage(data);
  if (message === null) return refuse(line, mine);
  // Only a valid message resets the wait: a server that connects and sends nonsense is tried less and less often.
  line.attempts = 0;
  listen(line, mine);
  try {
    line.ports.receive(message);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    refuse(line, mine);
  }
  return undefined;
}

/** Pings after a long silence, and closes the connection if there is no answer. */
function listen(line: Line, mine: Socket): void {
  clearTimeout(line.quiet);
  line.quiet = setTimeout(() => {
    mine.send('{"type":"ping"}');
    line.quiet = setTimeout(() => hangUp(line, mine), QUIET);
  }, QUIET);
}

function hangUp(line: Line, mine: Socket): void {
  if (line.socket === mine) away(line);
  mine.close();
}

function refuse(line: Line, mine: Socket): void {
  hangUp(line, mine);
  line.ports.foreign('this is not a table server of this version');
}

function away(line: Line): void {
  line.socket = null;
  clearTimeout(line.quiet);
  if (line.state === 'closed') return;
  const wait = waitBefore(line.attempts++);
  line.retry = setTimeout(() => dial(line), wait);
  enter(line, 'away', Date.now() + wait);
}

/** Twice as long every time, with a random part, so that clients do not all reconnect at the same moment. */
function waitBefore(attempts: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  return most / 2 + Math.random() * (most / 2);
}
