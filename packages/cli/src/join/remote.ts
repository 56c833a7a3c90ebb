import { ActionRefused, connect, type ConnectionState, type Socket, type TableSession } from '@thorp/client';
import type { Game, Option, Seat } from '@thorp/kernel';
import type { RoomView, Standing } from '@thorp/table';
import { UsageError } from '../errors.ts';
import type { Input } from '../play/input.ts';
import { cleanName } from '../play/players.ts';
import { sayNoUndo, type TableScreen, type TableCommand } from '../play/shared.ts';
import { paintFor } from '../screen/paint.ts';
import { oneLine, say } from '../terminal.ts';
import { seatNumber } from '../words.ts';
import { pledgesFor } from './pledges.ts';
import type { Server } from './server.ts';

/** The terminal's connection to a remote table. */
export interface Remote extends TableScreen {
  readonly session: TableSession;
  readonly server: Server;
  connection(): ConnectionState;
  readonly news: News;
  close(): void;
}

/** Lets a caller look at the state and then wait for changes. */
interface News {
  /** Marks the present state as seen. */
  look(): void;
  /** Resolves when something has changed since `look`. Rejects if there is no such table. */
  wait(): Promise<void>;
}

/** Opens a table and waits for the server's first message about it. */
export async function openRemote(
  server: Server,
  table: string,
  input: Input,
  load: (game: string) => Promise<Game>,
): Promise<Remote> {
  const news = newsBoard();
  const client = connect(`${server.origin.replace(/^http/, 'ws')}/ws`, {
    open: (url, protocol) => {
      const headers = { cookie: server.cookie };
      return new WebSocket(url, { protocols: [protocol], headers }) as Socket;
    },
    pledges: pledgesFor(server.origin),
    changed: () => news.fire(),
    connection: () => news.fire(),
    refused: (_, error) => news.fail(new UsageError(error.message)),
    foreign: message => {
      news.fail(new UsageError(`${server.origin}: ${message}`));
      client.close();
    },
  });
  const session = client.table(table);
  try {
    const room = await input.during(firstRoom(session, news));
    const redraw = process.stdout.isTTY && process.stdin.isTTY;
    return {
      session,
      server,
      input,
      ...actionsOver(session, input),
      game: await load(room.game),
      name: seat => nameIn(session.room(), seat),
      paint: paintFor(process.stdout),
      redraw,
      clear: () => void (redraw && process.stdout.write('\u001b[2J\u001b[H')),
      warning: () => null,
      connection: client.state,
      news,
      close: client.close,
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** The terminal's actions at a table on a server. */
export function actionsOver(
  session: Pick<TableSession, 'act' | 'update' | 'room' | 'scores'>,
  input: Pick<Input, 'during'>,
): Pick<Remote, 'act' | 'pay' | 'scores' | 'people'> {
  /** A move that revealed something, or that others have answered, is taken back if they agree. */
  function act(_: Seat, command: TableCommand): Promise<boolean> {
    const { noUndo = null, undoTo = null } = session.update() ?? {};
    const asks = command.kind === 'undo' && noUndo !== null && undoTo !== null;
    return tried({ input }, session.act(asks ? { kind: 'ask', what: 'undo' } : command));
  }
  return {
    act,
    /**
     * Only a local host can play all answers as one move. Here each answer is a move, up to one that reveals something.
     */
    async pay(seat, first, step) {
      for (let option: Option | null = first; option !== null;) {
        if (!(await act(seat, { kind: 'move', options: [option] }))) return false;
        // The server sends the effect of an action before it acknowledges the action.
        const update = session.update();
        option = update?.decision?.step === step && update.noUndo === null ? update.forMe : null;
      }
      return true;
    },
    async scores() {
      let scores: readonly Standing[] | null = null;
      await tried(
        { input },
        session.scores().then(known => (scores = known)),
      );
      return scores;
    },
    people() {
      const resigned = session.update()?.resigned ?? [];
      const seats = session.room()?.seats ?? [];
      return seats.filter(({ kind }, seat) => kind === 'person' && !resigned.includes(seat)).length;
    },
  };
}

async function firstRoom(session: TableSession, news: News): Promise<RoomView> {
  for (;;) {
    news.look();
    const room = session.room();
    if (room) return room;
    await news.wait();
  }
}

function nameIn(room: RoomView | null, seat: Seat): string {
  const place = room?.seats[seat];
  return (place && place.kind !== 'open' && cleanName(place.name)) || seatNumber(seat);
}

/** Performs an action; writes why it was refused, and returns whether it was done. */
export async function tried(
  { input }: { readonly input: Pick<Input, 'during'> },
  action: Promise<unknown>,
): Promise<boolean> {
  try {
    await input.during(action);
    return true;
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error;
    if (error.code === 'no-undo') sayNoUndo(error.message);
    else
      say(error.code === 'version' ? 'The table has changed; look again.' : `Not possible: ${oneLine(error.message)}.`);
    return false;
  }
}

function newsBoard(): News & { fire(): void; fail(error: Error): void } {
  let happened = false;
  let failure: Error | null = null;
  let waiting: (() => void)[] = [];
  const fire = (): void => {
    happened = true;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    fire,
    fail(error) {
      failure = error;
      fire();
    },
    look() {
      happened = false;
    },
    async wait() {
      if (!happened) await new Promise<void>(resolve => waiting.push(resolve));
      if (failure) throw failure;
    },
  };
}
