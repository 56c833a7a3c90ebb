import {
  withChanges,
  type ChatLine,
  type LogEvent,
  type Outlook,
  type PastMoment,
  type PreviewStep,
  type RoomView,
  type Standing,
  type UnscoredUpdate,
} from '@thorp/table';
import { ActionRefused, openPending, type Pending } from './pending.ts';
import { openPledging, type Pledge, type PledgeStore } from './pledge.ts';
import type {
  ClientMessage,
  GameMessage,
  Have,
  RoomMessage,
  RoomRequest,
  SentMoment,
  ServerMessage,
  TableRequest,
} from './protocol.ts';
import { randomText, type Unsent } from './unsent.ts';
import { updateAfter } from './updates.ts';

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
  /** What the seat will probably be asked next; null when that is not known. */
  outlook(): Promise<Outlook | null>;
  /** What the seat could see when it last looked, and after each move since. */
  missed(): Promise<readonly PastMoment[]>;
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

interface ScoresWanted {
  resolve(scores: readonly Standing[]): void;
  reject(error: ActionRefused): void;
}

/** What the client does for a session. */
export interface SessionPorts {
  readonly pledges: PledgeStore | null;
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
  const outlooks = openPending<Outlook | null>();
  const pasts = openPending<readonly PastMoment[]>();
  const actions = [moves, others, roomActions];
  const pending = [...actions, previews, outlooks, pasts];
  const scoresWanted: ScoresWanted[] = [];
  let ahead = 0;
  let room: RoomView | null = null;
  let present: readonly boolean[] = [];
  let update: UnscoredUpdate | null = null;
  let plies = -1;
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

  const pledging = openPledging(table, {
    room: () => room,
    inRoom,
    isBusy: () => roomActions.size() > 0,
    kept: ports.pledges,
  });

  const have = (): Have => ({ room: room?.sequence ?? 0, version: update?.version ?? 0, plies });

  function receiveGame({ update: sent, plies: now, now: time }: GameMessage): void {
    const next = updateAfter(sent, update);
    if (!next) return;
    update = next;
    plies = now;
    ahead = time - Date.now();
    ports.changed(session);
  }

  function receiveRoom(message: RoomMessage): void {
    const before = room;
    room = withChat(message.room, before?.chat ?? []);
    present = message.present;
    pledging.follow(before, room);
    ports.changed(session);
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        return receiveRoom(message);
      case 'game':
        return receiveGame(message);
      case 'scores':
        for (const { resolve } of scoresWanted.splice(0)) resolve(message.scores);
        return undefined;
      case 'preview':
        return previews.done(message.id, message.steps);
      case 'outlook':
        return outlooks.done(message.id, message.outlook);
      case 'missed':
        return pasts.done(message.id, wholeMoments(message.moments));
      case 'receipt':
        for (const waiting of actions) waiting.done(message.id, message.version);
        if (room) pledging.follow(null, room);
        return undefined;
      case 'error':
        refused(message.id, new ActionRefused(message.code, message.message));
        if (room) pledging.follow(null, room);
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
    if (error.code === 'no-table' || error.code === 'bad-record') ports.refused(session, error);
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
    async outlook() {
      const id = randomText();
      return ask(outlooks, id, { type: 'outlook', table, id });
    },
    async missed() {
      const id = randomText();
      return ask(pasts, id, { type: 'missed', table, id });
    },
    async act(action) {
      const [waiting, most] = ONE_AT_A_TIME.includes(action.kind) ? [moves, 1] : [others, MOST_WAITING];
      if (waiting.size() >= most) throw new ActionRefused('busy', 'another action is on its way');
      const id = randomText();
      const version = update?.version ?? 0;
      return ask(waiting, id, { type: 'act', table, action: { ...action, id, version } as TableRequest });
    },
    inRoom,
    ready: pledging.ready,
    pledge: pledging.pledge,
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

/** Lines are numbered, so none is kept twice. */
function withChat(room: RoomView, known: readonly ChatLine[]): RoomView {
  const last = known.at(-1)?.sequence ?? 0;
  return { ...room, chat: [...known, ...room.chat.filter(({ sequence }) => sequence > last)] };
}

/** Each view follows from the one before it. */
function wholeMoments(sent: readonly SentMoment[]): PastMoment[] {
  let view: unknown = null;
  return sent.map(moment => {
    view = 'view' in moment ? moment.view : withChanges(view, moment.viewChanges);
    const { plies, waiting } = moment;
    return { plies, waiting, view };
  });
}
