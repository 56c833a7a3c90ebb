import { entropyCommitment, type Seat } from '@thorp/kernel';
import {
  withChanges,
  type ChatLine,
  type LogEvent,
  type PreviewStep,
  type RoomView,
  type Standing,
  type UnscoredUpdate,
} from '@thorp/table';
import { ActionRefused, openPending, type Pending } from './pending.ts';
import type {
  ClientMessage,
  GameMessage,
  Have,
  RoomRequest,
  SentUpdate,
  ServerMessage,
  TableRequest,
} from './protocol.ts';

/** One table as this client knows it. Everything is replaced, never edited, when something new comes. */
export interface TableSession {
  readonly table: string;
  /** The room with all chat that was received; null before the first answer. */
  room(): RoomView | null;
  /** For every seat, whether its person is connected. */
  present(): readonly boolean[];
  /** What the seat is shown, with the whole log; null before the game has begun. */
  update(): UnscoredUpdate | null;
  /** What happened since the seat last looked, on whatever device; `act({ kind: 'seen' })` says that it has looked. */
  recap(): readonly LogEvent[];
  /** The server's time: deadlines are given in it. */
  now(): number;
  /** The scores as far as the seat can know them now. */
  scores(): Promise<readonly Standing[]>;
  /** What answers would bring, through questions of these steps; empty when the table has changed. */
  preview(answers: readonly object[], through?: readonly string[], most?: number): Promise<readonly PreviewStep[]>;
  /**
   * Sends an action; resolves with the version after it, when it is durable. One move, undo or confirmation is on its way
   * at a time; while there is no connection it waits for the next one.
   */
  act(action: Unsent<TableRequest>): Promise<number>;
  /** Sends an action in the room. */
  inRoom(action: Unsent<RoomRequest>): Promise<number>;
  /** Commits to fresh entropy for the deal. It is opened by itself when everybody is ready. */
  ready(): Promise<number>;
  /** What this client saw and gave before the deal, to compare with the record; null when it was not there. */
  pledge(): Pledge | null;
  close(): void;
}

/** What one seat knows of the deal from before it. */
export interface Pledge {
  readonly seat: Seat;
  /** The host's commitment when the seat committed. */
  readonly host: string;
  readonly entropy: string;
  readonly commitment: string;
  /** What all seats had committed to when the entropy was opened, '' for a bot; null before. */
  readonly commitments: readonly string[] | null;
}

/** An action as it is asked for: the session adds the id and the version. */
type Unsent<A> = A extends unknown ? Omit<A, 'id' | 'version'> : never;

interface ScoresWanted {
  resolve(scores: readonly Standing[]): void;
  reject(error: ActionRefused): void;
}

/** What the client does for a session. */
export interface SessionPorts {
  /** Sends if there is a connection. */
  send(text: string): void;
  changed(session: TableSession): void;
  /** The server knows no such table. */
  refused(session: TableSession, error: ActionRefused): void;
  closed(): void;
}

/** The client's side of a session. */
export interface SessionDriver {
  readonly session: TableSession;
  /** The connection is there (again). */
  connected(): void;
  /** Throws a ThorpError when the message does not fit what was received before. */
  receive(message: ServerMessage): void;
  end(): void;
}

/** How many actions other than moves are on their way at most. */
const MOST_WAITING = 16;

/** How far a preview goes on at most. */
const MOST_ANSWERS = 40;

/** Answers to a question that changes with every one of them. */
const ONE_AT_A_TIME: readonly TableRequest['kind'][] = ['move', 'undo', 'confirm'];

export function openSession(table: string, ports: SessionPorts): SessionDriver {
  const moves = openPending<number>();
  const others = openPending<number>();
  const roomActions = openPending<number>();
  const previews = openPending<readonly PreviewStep[]>();
  const actions = [moves, others, roomActions];
  const pending = [...actions, previews];
  const scoresWanted: ScoresWanted[] = [];
  let ahead = 0;
  let room: RoomView | null = null;
  let present: readonly boolean[] = [];
  let update: UnscoredUpdate | null = null;
  let plies = -1;
  let pledge: Pledge | null = null;
  let ended = false;

  const text = (message: ClientMessage): string => JSON.stringify(message);

  async function ask<R>(waiting: Pending<R>, id: string, message: ClientMessage): Promise<R> {
    if (ended) throw tableClosed();
    const done = waiting.add(id, text(message));
    ports.send(text(message));
    return done;
  }

  async function inRoom(action: Unsent<RoomRequest>): Promise<number> {
    if (roomActions.size() >= MOST_WAITING) throw new ActionRefused('busy', 'too much is on its way');
    const id = randomText();
    return ask(roomActions, id, { type: 'room', table, action: { ...action, id } as RoomRequest });
  }

  async function ready(): Promise<number> {
    const seat = room?.you ?? null;
    if (!room || seat === null) throw new ActionRefused('not-seated', 'take a seat first');
    if (pledge && pledge.host !== room.commitment) {
      throw new ActionRefused('host-changed', 'the host has changed its commitment; leave this table');
    }
    const fresh = randomText();
    const commitment = entropyCommitment(room.commitment, seat, fresh);
    pledge = { seat, host: room.commitment, entropy: fresh, commitment, commitments: null };
    return inRoom({ kind: 'ready', commitment });
  }

  /** Everybody is ready: open. Who has lost the entropy, by closing the page say, has to commit again. */
  function openEntropy(shown: RoomView): void {
    const mine = shown.you === null ? undefined : shown.seats[shown.you];
    if (shown.phase !== 'opening' || mine?.kind !== 'person' || mine.opened || roomActions.size() > 0) return;
    const known = pledge !== null && mayOpen(pledge, shown) ? pledge : null;
    if (known) pledge = { ...known, commitments: commitmentsIn(shown) };
    void inRoom(known ? { kind: 'open', entropy: known.entropy } : { kind: 'notReady' }).catch(() => undefined);
  }

  const have = (): Have => ({ room: room?.sequence ?? 0, version: update?.version ?? 0, plies });

  function receiveGame({ update: sent, plies: now, now: time }: GameMessage): void {
    const next = merged(sent, update);
    if (!next) return;
    update = next;
    plies = now;
    ahead = time - Date.now();
    ports.changed(session);
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        room = withChat(message.room, room?.chat ?? []);
        present = message.present;
        openEntropy(room);
        return ports.changed(session);
      case 'game':
        return receiveGame(message);
      case 'scores':
        for (const { resolve } of scoresWanted.splice(0)) resolve(message.scores);
        return undefined;
      case 'preview':
        return previews.done(message.id, message.steps);
      case 'receipt':
        for (const waiting of actions) waiting.done(message.id, message.version);
        if (room) openEntropy(room);
        return undefined;
      case 'error':
        refused(message.id, new ActionRefused(message.code, message.message));
        if (room) openEntropy(room);
        return undefined;
      default:
        return undefined;
    }
  }

  /** An error without an id answers a subscription or a question for scores. */
  function refused(id: string | null, error: ActionRefused): void {
    if (id !== null) {
      for (const waiting of pending) waiting.refused(id, error);
      return;
    }
    if (error.code !== 'too-fast') for (const { reject } of scoresWanted.splice(0)) reject(error);
    if (error.code === 'no-table') ports.refused(session, error);
  }

  function end(): void {
    ended = true;
    for (const waiting of pending) waiting.failAll(tableClosed());
    for (const { reject } of scoresWanted.splice(0)) reject(tableClosed());
  }

  const session: TableSession = {
    table,
    room: () => room,
    present: () => present,
    update: () => update,
    recap: () => (update && update.unread > 0 ? update.log.slice(-update.unread) : []),
    now: () => Date.now() + ahead,
    async scores() {
      if (ended) throw tableClosed();
      if (scoresWanted.length === 0) ports.send(text({ type: 'scores', table }));
      return new Promise((resolve, reject) => scoresWanted.push({ resolve, reject }));
    },
    async preview(answers, through = [], most = MOST_ANSWERS) {
      const id = randomText();
      const version = update?.version ?? 0;
      return ask(previews, id, { type: 'preview', table, id, version, answers, through, most });
    },
    async act(action) {
      const [waiting, most] = ONE_AT_A_TIME.includes(action.kind) ? [moves, 1] : [others, MOST_WAITING];
      if (waiting.size() >= most) throw new ActionRefused('busy', 'another action is on its way');
      const id = randomText();
      const version = update?.version ?? 0;
      return ask(waiting, id, { type: 'act', table, action: { ...action, id, version } as TableRequest });
    },
    inRoom,
    ready,
    pledge: () => pledge,
    close() {
      ports.send(text({ type: 'unsubscribe', table }));
      end();
      ports.closed();
    },
  };
  return {
    session,
    connected() {
      ports.send(text({ type: 'subscribe', table, have: have() }));
      for (const waiting of pending) for (const message of waiting.texts()) ports.send(message);
      if (scoresWanted.length > 0) ports.send(text({ type: 'scores', table }));
    },
    receive,
    end,
  };
}

function tableClosed(): ActionRefused {
  return new ActionRefused('closed', 'the table was closed');
}

/** A host that changes its commitment, or shows a person without one, could choose among deals by what is opened to it. */
function mayOpen({ seat, host, commitment }: Pledge, { you, seats, commitment: shown }: RoomView): boolean {
  const mine = seats[seat];
  const bound = seats.every(each => each.kind === 'bot' || (each.kind === 'person' && each.commitment !== null));
  return bound && you === seat && host === shown && mine?.kind === 'person' && mine.commitment === commitment;
}

function commitmentsIn({ seats }: RoomView): string[] {
  return seats.map(seat => (seat.kind === 'person' ? (seat.commitment ?? '') : ''));
}

/** Lines are numbered, so none is kept twice. */
function withChat(room: RoomView, known: readonly ChatLine[]): RoomView {
  const last = known.at(-1)?.sequence ?? 0;
  return { ...room, chat: [...known, ...room.chat.filter(({ sequence }) => sequence > last)] };
}

/**
 * Keeps what still stands, and adds what is new. Null for changes to a view that this client does not have: they were on
 * their way when the table was opened again, and the whole view follows.
 */
function merged(sent: SentUpdate, known: UnscoredUpdate | null): UnscoredUpdate | null {
  const log = [...(known?.log ?? []).filter(({ ply }) => ply <= sent.logAfter), ...sent.log];
  if ('view' in sent) return { ...sent, logAfter: -1, log };
  if (!known) return null;
  const { viewChanges, ...rest } = sent;
  const view = withChanges(known.view, viewChanges);
  return { ...rest, view, logAfter: -1, log };
}

/** 128 random bits. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
