import type {
  ChatLine,
  LogEvent,
  Outlook,
  PastMoment,
  PreviewStep,
  RoomView,
  Standing,
  UnscoredUpdate,
} from '@thorp/table';
import { ActionRefused } from './pending.ts';
import { openPledging, type Pledge, type PledgeStore, type Pledging } from './pledge.ts';
import type { ClientMessage, Have, RoomRequest, ServerMessage, TableRequest } from './protocol.ts';
import { openRequests, type Requests } from './requests.ts';
import type { Unsent } from './unsent.ts';
import { updateAfter } from './updates.ts';

/** One table as this client knows it. Data is replaced, never edited, when something new arrives. */
export interface TableSession {
  readonly table: string;
  /** The room with all received chat; null before the first answer. */
  room(): RoomView | null;
  /** For every seat, whether its person is connected. */
  present(): readonly boolean[];
  /** How many people watch without a seat. */
  watching(): number;
  /** What the seat may see, with the whole log; null before the game has begun. */
  update(): UnscoredUpdate | null;
  /** What happened since the seat last looked, on any device; `act({ kind: 'seen' })` marks it as seen. */
  recap(): readonly LogEvent[];
  /** The server's time: deadlines use it. */
  now(): number;
  /** The scores as far as the seat can know them now. */
  scores(): Promise<readonly Standing[]>;
  /** The effect of answers, through questions of these steps; empty if the table has changed. */
  preview(answers: readonly object[], through?: readonly string[], most?: number): Promise<readonly PreviewStep[]>;
  /** The seat's probable next question; null if it is not known. */
  outlook(): Promise<Outlook | null>;
  /** What the seat saw when it last looked, and after each move since. */
  missed(): Promise<readonly PastMoment[]>;
  /**
   * Sends an action; resolves with the new version when it is durable. Only one move, undo or confirmation can be open
   * at a time. Without a connection it waits for the next one.
   */
  act(action: Unsent<TableRequest>): Promise<number>;
  /** Asks the bot that thinks to answer with the best option found so far. */
  hurry(): void;
  /** Sends an action in the room. */
  inRoom(action: Unsent<RoomRequest>): Promise<number>;
  /** Commits to fresh entropy for the deal. It is opened automatically when everybody is ready. */
  ready(): Promise<number>;
  /** What this client saw and committed before the deal, to compare with the record; null if it was not there. */
  pledge(): Pledge | null;
  close(): void;
}

/** The services that the client provides for a session. */
export interface SessionPorts {
  readonly pledges: PledgeStore | null;
  /** Sends if the connection is open. */
  send(text: string): void;
  changed(session: TableSession): void;
  /** The server does not know this table. */
  refused(session: TableSession, error: ActionRefused): void;
  closed(): void;
}

/** The client's interface to a session. */
export interface SessionDriver {
  readonly session: TableSession;
  /** The connection is open, for the first time or again. */
  connected(): void;
  /** Throws a ThorpError if the message does not fit earlier ones. */
  receive(message: ServerMessage): void;
  end(): void;
}

/** The received state of a table. */
interface Received {
  room: RoomView | null;
  present: readonly boolean[];
  watching: number;
  update: UnscoredUpdate | null;
  plies: number;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
}

export function openSession(table: string, ports: SessionPorts): SessionDriver {
  const received: Received = { room: null, present: [], watching: 0, update: null, plies: -1, ahead: 0 };
  const requests = openRequests(table, ports.send);
  const pledging = openPledging(table, {
    room: () => received.room,
    inRoom: requests.inRoom,
    isBusy: requests.isRoomBusy,
    kept: ports.pledges,
  });
  const session = sessionOf(table, received, requests, pledging, ports);
  return {
    session,
    connected() {
      const { room, update, plies } = received;
      const have: Have = { room: room?.sequence ?? 0, version: update?.version ?? 0, plies };
      ports.send(text({ type: 'subscribe', table, have }));
      requests.sendAgain();
    },
    receive(message) {
      const before = received.room;
      const changed = take(received, message);
      answerOrRefuse(requests, message, session, ports);
      const follows = message.type === 'room' ? before : null;
      if (FOLLOWED.includes(message.type) && received.room) pledging.follow(follows, received.room);
      if (changed) ports.changed(session);
    },
    end: requests.end,
  };
}

const text = (message: ClientMessage): string => JSON.stringify(message);

/** Messages after which the deal may proceed. */
const FOLLOWED: readonly ServerMessage['type'][] = ['room', 'receipt', 'error'];

/** Applies a message of the server to the table; false if it has nothing new. */
function take(received: Received, message: ServerMessage): boolean {
  if (message.type === 'room') {
    received.room = withChat(message.room, received.room?.chat ?? []);
    received.present = message.present;
    received.watching = message.watching ?? 0;
    return true;
  }
  const next = message.type === 'game' ? updateAfter(message.update, received.update) : null;
  if (!next || message.type !== 'game') return false;
  received.update = next;
  received.plies = message.plies;
  received.ahead = message.now - Date.now();
  return true;
}

function answerOrRefuse(
  requests: Requests,
  message: ServerMessage,
  session: TableSession,
  ports: Pick<SessionPorts, 'refused'>,
): void {
  if (message.type !== 'error') return requests.answer(message);
  const error = new ActionRefused(message.code, message.message);
  requests.refused(message.id, error);
  const isGone = error.code === 'no-table' || error.code === 'bad-record';
  if (message.id === null && isGone) ports.refused(session, error);
  return undefined;
}

/** The public interface of a table. */
function sessionOf(
  table: string,
  received: Received,
  requests: Requests,
  { ready, pledge }: Pledging,
  ports: Pick<SessionPorts, 'send' | 'closed'>,
): TableSession {
  const version = (): number => received.update?.version ?? 0;
  return {
    table,
    room: () => received.room,
    present: () => received.present,
    watching: () => received.watching,
    update: () => received.update,
    recap: () => unreadIn(received.update),
    now: () => Date.now() + received.ahead,
    scores: requests.scores,
    preview: (answers, through, most) => requests.preview(answers, through, most, version()),
    outlook: requests.outlook,
    missed: requests.missed,
    act: action => requests.act(action, version()),
    hurry: () => ports.send(text({ type: 'hurry', table })),
    inRoom: requests.inRoom,
    ready,
    pledge,
    close() {
      ports.send(text({ type: 'unsubscribe', table }));
      requests.end();
      ports.closed();
    },
  };
}

function unreadIn(update: UnscoredUpdate | null): readonly LogEvent[] {
  return update && update.unread > 0 ? update.log.slice(-update.unread) : [];
}

/** Lines are numbered, so no line is kept twice. */
function withChat(room: RoomView, known: readonly ChatLine[]): RoomView {
  const last = known.at(-1)?.sequence ?? 0;
  return { ...room, chat: [...known, ...room.chat.filter(({ sequence }) => sequence > last)] };
}
