import { entropyCommitment, type Seat } from '@thorp/kernel';
import type { ChatLine, RoomView, Update } from '@thorp/table';
import { ActionRefused, pendingActions } from './pending.ts';
import type { ClientMessage, Have, RoomRequest, ServerMessage, TableRequest } from './protocol.ts';

/** One table as this client knows it. Everything is replaced, never edited, when something new comes. */
export interface TableSession {
  readonly table: string;
  /** The room with all chat that was received; null before the first answer. */
  room(): RoomView | null;
  /** For every seat, whether its person is connected. */
  present(): readonly boolean[];
  /** What the seat is shown, with the whole log; null before the game has begun. */
  update(): Update | null;
  /** Sends a move or another action; resolves with the version after it, when it is durable. One at a time. */
  act(action: Unsent<TableRequest>): Promise<number>;
  /** Sends an action in the room. */
  inRoom(action: Unsent<RoomRequest>): Promise<number>;
  /** Commits to fresh entropy for the deal. It is opened by itself when everybody is ready. */
  ready(): Promise<number>;
  close(): void;
}

/** An action as it is asked for: the session adds the id and the version. */
type Unsent<A> = A extends unknown ? Omit<A, 'id' | 'version'> : never;

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
  receive(message: ServerMessage): void;
  end(): void;
}

const MOST_ROOM_ACTIONS = 16;

export function openSession(table: string, ports: SessionPorts): SessionDriver {
  const moves = pendingActions();
  const roomActions = pendingActions();
  let room: RoomView | null = null;
  let present: readonly boolean[] = [];
  let update: Update | null = null;
  let plies = -1;
  let entropy: { readonly seat: Seat; readonly commitment: string; readonly text: string } | null = null;

  const text = (message: ClientMessage): string => JSON.stringify(message);

  function sendAction(pending: typeof moves, id: string, message: ClientMessage): Promise<number> {
    const done = pending.add(id, text(message));
    ports.send(text(message));
    return done;
  }

  async function inRoom(action: Unsent<RoomRequest>): Promise<number> {
    if (roomActions.size() >= MOST_ROOM_ACTIONS) throw new ActionRefused('busy', 'too much is on its way');
    const id = randomText();
    return sendAction(roomActions, id, { type: 'room', table, action: { ...action, id } as RoomRequest });
  }

  async function ready(): Promise<number> {
    const seat = room?.you ?? null;
    if (!room || seat === null) throw new ActionRefused('not-seated', 'take a seat first');
    const fresh = randomText();
    const commitment = entropyCommitment(room.commitment, seat, fresh);
    entropy = { seat, commitment, text: fresh };
    return inRoom({ kind: 'ready', commitment });
  }

  /** Everybody is ready: open. Who has lost the entropy, by closing the page say, has to commit again. */
  function openEntropy(shown: RoomView): void {
    const mine = shown.you === null ? undefined : shown.seats[shown.you];
    if (shown.phase !== 'opening' || mine?.kind !== 'person' || mine.opened || roomActions.size() > 0) return;
    const known = entropy !== null && entropy.seat === shown.you && entropy.commitment === mine.commitment;
    void inRoom(known && entropy ? { kind: 'open', entropy: entropy.text } : { kind: 'notReady' }).catch(
      () => undefined,
    );
  }

  const have = (): Have => ({ room: room?.sequence ?? 0, version: update?.version ?? 0, plies });

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        room = withChat(message.room, room?.chat ?? []);
        present = message.present;
        openEntropy(room);
        return ports.changed(session);
      case 'game':
        update = withLog(message.update, update?.log ?? []);
        plies = message.plies;
        return ports.changed(session);
      case 'receipt':
      case 'error':
        moves.answered(message);
        roomActions.answered(message);
        if (room) openEntropy(room);
        if (message.type === 'error' && message.id === null) refused(message.code, message.message);
        return undefined;
      default:
        return undefined;
    }
  }

  function refused(code: string, message: string): void {
    if (code === 'no-table') ports.refused(session, new ActionRefused(code, message));
  }

  function end(): void {
    for (const pending of [moves, roomActions]) pending.failAll('closed', 'the table was closed');
  }

  const session: TableSession = {
    table,
    room: () => room,
    present: () => present,
    update: () => update,
    async act(action) {
      if (moves.size() > 0) throw new ActionRefused('busy', 'another move is on its way');
      const id = randomText();
      const version = update?.version ?? 0;
      return sendAction(moves, id, { type: 'act', table, action: { ...action, id, version } as TableRequest });
    },
    inRoom,
    ready,
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
      for (const waiting of [...moves.texts(), ...roomActions.texts()]) ports.send(waiting);
    },
    receive,
    end,
  };
}

/** Lines are numbered, so none is kept twice. */
function withChat(room: RoomView, known: readonly ChatLine[]): RoomView {
  const last = known.at(-1)?.sequence ?? 0;
  return { ...room, chat: [...known, ...room.chat.filter(({ sequence }) => sequence > last)] };
}

/** Keeps what still stands, and adds what is new. */
function withLog(update: Update, known: Update['log']): Update {
  return { ...update, logAfter: -1, log: [...known.filter(({ ply }) => ply <= update.logAfter), ...update.log] };
}

/** 128 random bits. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
