import { createRequire } from 'node:module';
import { below, fastChance, must } from '@thorp/kernel';
import type { State } from 'boardgame.io' with { 'resolution-mode': 'require' };
import { enumerate, type Move, type Twin } from '../peers/twin.ts';
import type { Shown } from '../peers/wrapped.ts';
import { startChild } from './child.ts';
import type { PlayedTable, Subject } from './subject.ts';

/*
 * boardgame.io's own server, used over socket.io like its own client. It keeps everything in memory and stores nothing.
 */

const SEATS = 2;

/** What a seat can do now, as the arguments of boardgame.io's moves; null if it is not asked. */
type Asking<G> = (state: State<G>, seat: number) => readonly PeerMove[] | null;

interface PeerMove {
  readonly type: string;
  readonly args: readonly unknown[];
}

/** Hamlet, written for boardgame.io. */
export const peer = subject<Twin>('hamlet', ({ G, ctx }, seat) => {
  const asked = enumerate(G, ctx);
  return asked.seat === seat ? asked.moves.map(hamletMove) : null;
});

/** One of our games by our rules, on boardgame.io's server. */
export function peerWith(game: string): Subject {
  return subject<Shown>(game, ({ G }) => G.options?.map(option => ({ type: 'choose', args: [option] })) ?? null);
}

function subject<G>(game: string, ask: Asking<G>): Subject {
  return {
    name: `boardgame.io, ${game}`,
    start: () => startChild('./peer-child.ts'),
    open: (port, number) => openMatch(game, ask, port, number),
  };
}

interface Socket {
  on(event: string, heard: (...args: readonly never[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

/** The version of socket.io's client that boardgame.io itself uses. */
function openSocket(url: string): Socket {
  const required = createRequire(createRequire(import.meta.url).resolve('boardgame.io/multiplayer'));
  const io = required('socket.io-client') as { default?: unknown };
  const dial = (typeof io === 'function' ? io : io.default) as (url: string, options: object) => Socket;
  return dial(url, { transports: ['websocket'], forceNew: true });
}

/** The first player who asks for a match opens it. */
async function openMatch<G>(game: string, ask: Asking<G>, port: number, number: number): Promise<PlayedTable> {
  const match = `match-${number}`;
  const sockets: Socket[] = [];
  const first: State<G>[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = openSocket(`http://127.0.0.1:${port}/${game}`);
    const synced = new Promise<State<G>>(resolve => {
      socket.on('sync', (_: string, { state }: { state: State<G> }) => resolve(state));
    });
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, SEATS));
    sockets.push(socket);
    first.push(await synced);
  }
  return playedMatch(match, sockets, first, { ask, seed: number });
}

/** A move is acknowledged when its sender receives the new state. */
function playedMatch<G>(
  match: string,
  sockets: readonly Socket[],
  first: readonly State<G>[],
  { ask, seed }: { readonly ask: Asking<G>; readonly seed: number },
): PlayedTable {
  const luck = { chance: fastChance(seed), learnt: 0 };
  const latest = [...first];
  let newest = 0;
  let waiting: { resolve(moved: boolean): void; mover: number | null } | null = null;

  function answer(): void {
    if (!waiting || waiting.mover !== null) return;
    if (latest.some(({ ctx }) => ctx.gameover !== undefined)) return settle(false);
    for (const [seat, state] of latest.entries()) {
      const { _stateID: id } = state;
      const moves = id < newest ? null : ask(state, seat);
      if (!moves) continue;
      const move = must(moves[below(luck, moves.length)], 'there is a move');
      waiting.mover = seat;
      newest = id + 1;
      sockets[seat]?.emit('update', action(move, seat), id, match, String(seat));
      return;
    }
  }

  function settle(moved: boolean): void {
    const done = waiting;
    waiting = null;
    done?.resolve(moved);
  }

  for (const [seat, socket] of sockets.entries()) {
    socket.on('update', (_: string, state: State<G>) => {
      latest[seat] = state;
      if (waiting?.mover === seat && state._stateID >= newest) settle(true);
      else answer();
    });
  }
  return {
    link: match,
    move: () =>
      new Promise(resolve => {
        waiting = { resolve, mover: null };
        answer();
      }),
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

function action({ type, args }: PeerMove, seat: number): object {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } };
}

function hamletMove(move: Move): PeerMove {
  return { type: move.kind, args: 'slot' in move ? [move.slot] : 'card' in move ? [move.card] : [] };
}
