import type { ClientMessage, PreviewRequest, ServerMessage, TableRequest } from '@thorp/client/protocol';
import { LINE_LIMITS, readJson } from '@thorp/kernel';
import {
  mayWatch,
  missedMoments,
  outlook,
  phaseOf,
  preview,
  roomFor,
  standings,
  type IgnoredPeople,
  type Room,
} from '@thorp/table';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { isFault, ServerError, errorBody } from './errors.ts';
import { bucket, type Caller, type SharedLimits } from './limits.ts';
import type { Live, Watcher } from './live.ts';
import type { Metrics } from './metrics.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { readMessage } from './schemas.ts';
import { momentsSent, updateSince, type Shown } from './shown.ts';
import { StoreUncertain } from './store/uncertain.ts';
import type { Tables } from './tables.ts';

export interface SocketPorts {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly people: SocketPeople;
  readonly limits: SharedLimits;
  now(): number;
  fault(error: unknown): void;
}

/** What a connection needs to know about people. */
export interface SocketPeople {
  ignored(person: string): Promise<IgnoredPeople>;
  /** Rejects if a block keeps the person away from a table that has not begun. */
  admit(room: Room, person: string): Promise<void>;
}

/** The largest message of a client, in bytes. */
export const LARGEST_MESSAGE = 32_768;
/** A client with this much unread data is disconnected; it reconnects and resumes. */
const MOST_UNREAD = 1 << 20;
const MOST_TABLES = 64;
const MESSAGES_PER_SECOND = 40;
const BURST = 200;
/** After this many refusals for speed the connection is closed. */
const MOST_TOO_FAST = 200;

const DEEPEST = { ...LINE_LIMITS, text: LARGEST_MESSAGE, depth: 12, values: 5_000 };

const CLOSED_FOR_SPEED = 1008;
const TRY_AGAIN = 1013;

/** One client: any number of tables over one connection. */
interface Connection {
  readonly ports: SocketPorts;
  readonly socket: WebSocket;
  readonly caller: Caller;
  /** Null for a visitor without a session, who may only watch. */
  readonly person: string | null;
  readonly tables: Map<string, Subscription>;
  readonly outbox: Outbox;
  /** People whose lines the reader does not want to see; null until they are loaded. */
  ignored: IgnoredPeople | null;
}

/** What a client has received of a table. */
interface Subscription extends Watcher {
  readonly live: Live;
  /** The last event of the room whose chat the client has. */
  chat: number;
  /** The last ply whose log the client has. */
  plies: number;
  /** The game as it was last sent; null before that. */
  shown: Shown | null;
  /** Whether the room has changed since it was sent. */
  roomDue: boolean;
}

/** Serves a connection; returns the function that sets the people whose lines are left out. */
export function serveSocket(
  socket: WebSocket,
  stream: Duplex,
  caller: Caller,
  ports: SocketPorts,
): (ignored: IgnoredPeople) => void {
  const connection: Connection = {
    ports,
    socket,
    outbox: openOutbox(socket, stream),
    caller,
    person: caller.person,
    tables: new Map(),
    ignored: null,
  };
  const speed = bucket(MESSAGES_PER_SECOND, BURST);
  let tooFast = 0;
  const isTooFast = (): boolean => {
    const now = ports.now();
    if (speed.take(now) && ports.limits.message(caller, now)) return false;
    if (++tooFast > MOST_TOO_FAST) hangUp(connection, CLOSED_FOR_SPEED, 'too fast');
    // It goes on sending, although the connection was closed.
    if (tooFast > 2 * MOST_TOO_FAST) socket.terminate();
    return true;
  };
  socket.on('message', (data, binary) => {
    ports.metrics.count('thorp_messages_total');
    const tooMuch = isTooFast();
    // A device that was signed out must not go on by not answering the close, for which the library waits 30 seconds.
    if (socket.readyState !== socket.OPEN) return;
    if (!tooMuch) receive(connection, data, binary);
    else refuse(connection, null, null, new ServerError('too-fast', 'too many messages; wait a second'));
  });
  // Pings and pongs of the WebSocket protocol count like messages. A reader who leaves the answers unread is dropped.
  socket.on('ping', data => {
    if (!isTooFast() && isReading(connection)) socket.pong(data);
  });
  socket.on('pong', () => void isTooFast());
  socket.on('close', () => {
    for (const table of connection.tables.keys()) unsubscribe(connection, table);
  });
  // A broken frame closes the connection; nothing else is needed here.
  socket.on('error', () => undefined);
  return ignored => {
    connection.ignored = ignored;
    for (const subscription of connection.tables.values()) subscription.roomChanged();
  };
}

function receive(connection: Connection, data: RawData, binary: boolean): void {
  const message = binary ? null : messageIn(data);
  if (!message) {
    refuse(connection, null, null, new ServerError('bad-message', 'not a message of this protocol'));
    return;
  }
  const refused = (error: unknown): void =>
    refuse(connection, 'table' in message ? message.table : null, idOf(message), error);
  const { ports, caller } = connection;
  if (COSTLY.has(message.type) && !ports.limits.costly(caller, ports.now())) {
    return refused(new ServerError('too-fast', 'too many questions; wait a second'));
  }
  handle(connection, message)?.catch(refused);
}

const COSTLY: ReadonlySet<ClientMessage['type']> = new Set(['subscribe', 'scores', 'preview']);

function idOf(message: ClientMessage): string | null {
  if ('action' in message) return message.action.id;
  return 'id' in message ? message.id : null;
}

function messageIn(data: RawData): ClientMessage | null {
  const read = readJson(Buffer.isBuffer(data) ? data.toString('utf8') : '', DEEPEST);
  return read.fault === null ? readMessage(read.data) : null;
}

function handle(connection: Connection, message: ClientMessage): Promise<void> | void {
  switch (message.type) {
    case 'ping':
      return send(connection, { type: 'pong' });
    case 'subscribe':
      return subscribe(connection, message);
    case 'unsubscribe':
      return unsubscribe(connection, message.table);
    case 'act':
    case 'room':
      return act(connection, message);
    case 'hurry':
      return hurry(connection, message.table);
    case 'scores':
      return tellScores(connection, message.table);
    case 'preview':
      return tellPreview(connection, message);
    case 'outlook':
    case 'missed':
      return tellAside(connection, message);
  }
}

/** Whoever plays may make a bot decide sooner; it then answers like any seat. */
async function hurry(connection: Connection, table: string): Promise<void> {
  const live = await connection.ports.tables.use(table);
  if (live.seat(connection.person) === null) throw new ServerError('not-seated', 'you have no seat at this table');
  live.hurry();
}

/** Scores need several imagined worlds, so they are computed only on request. */
async function tellScores(connection: Connection, table: string): Promise<void> {
  const { ports, person } = connection;
  const live = await ports.tables.use(table);
  const played = live.table();
  if (!played || !mayWatch(live.room(), person))
    throw new ServerError('not-seated', 'there is no game at this table yet');
  const { version } = played;
  send(connection, { type: 'scores', table, version, scores: standings(played, live.seat(person)) });
}

/** Answers are tried in imagined worlds, so a preview reveals nothing hidden. */
async function tellPreview(
  connection: Connection,
  { table, id, version, answers, through, most }: PreviewRequest,
): Promise<void> {
  const live = await connection.ports.tables.use(table);
  const played = live.table();
  const seat = live.seat(connection.person);
  if (!played || seat === null) throw new ServerError('not-seated', 'you have no seat at this table');
  const steps = played.version === version ? preview(played, seat, answers, { through, most }) : [];
  send(connection, { type: 'preview', table, id, steps });
}

/** Requests of a seat that waits or has come back. Each costs some milliseconds. */
async function tellAside(
  connection: Connection,
  { type, table, id }: Extract<ClientMessage, { readonly type: 'outlook' | 'missed' }>,
): Promise<void> {
  const { ports, caller, person } = connection;
  if (!ports.limits.aside(caller, ports.now())) throw new ServerError('too-fast', 'too many questions; wait a second');
  const live = await ports.tables.use(table);
  const played = live.table();
  const seat = live.seat(person);
  if (!played || seat === null) throw new ServerError('not-seated', 'you have no seat at this table');
  if (type === 'outlook') send(connection, { type, table, id, outlook: outlook(played, seat) });
  else send(connection, { type, table, id, moments: momentsSent(missedMoments(played, seat)) });
}

async function act(
  connection: Connection,
  message: Extract<ClientMessage, { readonly type: 'act' | 'room' }>,
): Promise<void> {
  const { caller, person, ports } = connection;
  const { table, action } = message;
  if (person === null) throw new ServerError('no-session', 'ask for a session first');
  const began = ports.now();
  const isMove = message.type === 'act' && MOVES.has(message.action.kind);
  if (!isMove && !ports.limits.written(caller, began, 0)) {
    throw new ServerError('too-fast', 'too many messages; wait a minute');
  }
  const live = connection.tables.get(table)?.live ?? (await ports.tables.use(table));
  const version =
    message.type === 'act'
      ? (await live.act(person, message.action)).version
      : await live.actInRoom(person, message.action);
  if (!isMove) ports.limits.written(caller, began);
  ports.metrics.count('thorp_actions_total');
  ports.metrics.took(ports.now() - began);
  // Whoever has the receipt has seen the effect of the action.
  const subscription = connection.tables.get(table);
  if (subscription?.roomDue) tellOrDrop(connection, subscription, false);
  send(connection, { type: 'receipt', table, id: action.id, version });
}

/** Actions that the rules of the game limit: a seat moves when it is asked, and takes back what it moved. */
const MOVES: ReadonlySet<TableRequest['kind']> = new Set(['move', 'undo', 'confirm', 'seen']);

type Subscribe = Extract<ClientMessage, { readonly type: 'subscribe' }>;

async function subscribe(connection: Connection, { table, have }: Subscribe): Promise<void> {
  const { tables, socket, person, ports } = connection;
  if (tables.size >= MOST_TABLES)
    throw new ServerError('too-many', `a connection may have at most ${MOST_TABLES} tables`);
  const live = await ports.tables.use(table);
  // The client may come from another process, whose news have not arrived here yet.
  if (have) await live.refreshTo(have.room, have.version);
  if (person !== null) await lookUp(connection, person, live);
  unsubscribe(connection, table);
  if (socket.readyState !== socket.OPEN) return;
  const subscription: Subscription = {
    person,
    live,
    chat: Math.min(have?.room ?? 0, live.room().sequence),
    plies: have ? live.standingSince(have.version, have.plies) : -1,
    shown: null,
    roomDue: true,
    roomChanged: () => tellRoomSoon(connection, subscription),
    gameChanged(standing) {
      subscription.plies = Math.min(subscription.plies, standing);
      tellOrDrop(connection, subscription, true);
    },
    gone() {
      unsubscribe(connection, table);
      refuse(connection, table, null, new ServerError('no-table', 'this table no longer exists'));
    },
  };
  tables.set(table, subscription);
  live.watch(subscription);
  tell(connection, subscription, live.table() !== null);
}

async function lookUp(connection: Connection, person: string, live: Live): Promise<void> {
  const { people } = connection.ports;
  connection.ignored ??= await people.ignored(person);
  if (phaseOf(live.room()) === 'seating' && live.seat(person) === null) await people.admit(live.room(), person);
}

function unsubscribe({ tables }: Connection, table: string): void {
  const subscription = tables.get(table);
  if (!subscription) return;
  tables.delete(table);
  subscription.roomDue = false;
  subscription.live.unwatch(subscription);
}

/** Rooms that have changed. Several changes in one tick are sent together, as when many people come at once. */
let due: [Connection, Subscription][] = [];

function tellRoomSoon(connection: Connection, subscription: Subscription): void {
  if (subscription.roomDue) return;
  subscription.roomDue = true;
  if (due.push([connection, subscription]) === 1) setImmediate(tellRooms);
}

function tellRooms(): void {
  const all = due;
  due = [];
  for (const [connection, subscription] of all) if (subscription.roomDue) tellOrDrop(connection, subscription, false);
}

/** One table that cannot be sent must not block the others. */
function tellOrDrop(connection: Connection, subscription: Subscription, game: boolean): void {
  try {
    tell(connection, subscription, game);
  } catch (error) {
    connection.ports.fault(error);
    hangUp(connection, TRY_AGAIN, 'this table cannot be shown');
  }
}

/** Sends the room if that is due, and the game if it has changed. */
function tell(connection: Connection, subscription: Subscription, game: boolean): void {
  const { live, person } = subscription;
  const table = live.id;
  const room = live.room();
  if (subscription.roomDue) {
    subscription.roomDue = false;
    const shown = roomFor(room, person, subscription.chat, connection.ignored ?? undefined);
    send(connection, { type: 'room', table, room: shown, present: presence(live), watching: live.watching() });
    if (mayWatch(room, person)) subscription.chat = room.sequence;
  }
  const played = live.table();
  if (!game || !played || !mayWatch(room, person)) return;
  const plies = played.match.plies.length;
  const seat = live.seat(person);
  const { update, shown } = updateSince(played, seat, subscription.plies, subscription.shown);
  send(connection, { type: 'game', table, plies, now: connection.ports.now(), update });
  subscription.plies = plies;
  subscription.shown = shown;
}

function presence(live: Live): boolean[] {
  const looking = live.looking();
  return live.room().seats.map(seat => seat.kind === 'person' && looking.has(seat.person));
}

function refuse(connection: Connection, table: string | null, id: string | null, error: unknown): void {
  if (isFault(error)) connection.ports.fault(error);
  // The client reconnects and asks again; by then it is known.
  if (error instanceof StoreUncertain) return hangUp(connection, TRY_AGAIN, 'the store does not answer');
  connection.ports.metrics.count('thorp_refused_total');
  send(connection, { type: 'error', table, id, ...errorBody(error) });
}

/** Closes after sending what waits. */
function hangUp({ outbox, socket }: Connection, code: number, reason: string): void {
  outbox.flush();
  socket.close(code, reason);
}

function send(connection: Connection, message: ServerMessage): void {
  if (isReading(connection)) connection.outbox.push(JSON.stringify(message));
}

/** Whether the connection is open and the client reads what it is sent; drops a client that does not. */
function isReading({ socket, outbox, ports }: Connection): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (outbox.unsent() <= MOST_UNREAD) return true;
  ports.metrics.count('thorp_slow_readers_total');
  socket.terminate();
  return false;
}
