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

/** What the client does for its connection. */
interface ConnectionPorts {
  open(url: string, protocol: string): Socket;
  /** The state has changed; `nextTry` is when it is tried again, in this device's time. */
  entered(state: ConnectionState, nextTry: number | null): void;
  /** The connection is there (again). */
  opened(): void;
  /** Throws a ThorpError when the message does not fit what was received before. */
  receive(message: ServerMessage): void;
  /** The server has sent something that no server of this version sends. */
  foreign(message: string): void;
}

/** A connection that comes back by itself. */
export interface Connection {
  state(): ConnectionState;
  /** Sends if it is open. */
  send(text: string): void;
  /** Does not wait for the next try. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** When nothing came for so long, the server is asked; when nothing comes then, the connection is given up. */
const QUIET = 20_000;
/** A connection that is not open after so long is given up and tried again. */
const DIAL_LIMIT = 10_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The connection as it is now. */
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
      // While one try is under way there is no other.
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
  // Only a server that is understood ends the waiting: one that opens and sends nonsense is tried less and less often.
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

/** Asks when nothing came for long, and closes the connection when nobody answers. */
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
  line.ports.foreign('this is no table server of this version');
}

function away(line: Line): void {
  line.socket = null;
  clearTimeout(line.quiet);
  if (line.state === 'closed') return;
  const wait = waitBefore(line.attempts++);
  line.retry = setTimeout(() => dial(line), wait);
  enter(line, 'away', Date.now() + wait);
}

/** Twice as long every time, and spread, so that not everybody comes back at the same moment. */
function waitBefore(attempts: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  return most / 2 + Math.random() * (most / 2);
}
