import { createRequire } from 'node:module';
import { below, fastChance, must } from '@thorp/kernel';
import type { State } from 'boardgame.io' with { 'resolution-mode': 'require' };
import { enumerate, type Move, type Twin } from '../peers/twin.ts';
import { startChild } from './child.ts';
import type { PlayedTable, Subject } from './subject.ts';

/*
 * boardgame.io's own server, used over socket.io like its own client, with a drafting game of 132 cards. It keeps
 * everything in memory and stores nothing.
 */

const SEATS = 2;

export const peer: Subject = {
  name: 'boardgame.io, hamlet',
  start: () => startChild('./peer-child.ts'),
  open: openMatch,
};

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
async function openMatch(port: number, number: number): Promise<PlayedTable> {
  const match = `match-${number}`;
  const sockets: Socket[] = [];
  const first: State<Twin>[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = openSocket(`http://127.0.0.1:${port}/hamlet`);
    const synced = new Promise<State<Twin>>(resolve => {
      socket.on('sync', (_: string, { state }: { state: State<Twin> }) => resolve(state));
    });
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, SEATS));
    sockets.push(socket);
    first.push(await synced);
  }
  return playedMatch(match, sockets, first, number);
}

/** A move is acknowledged when its sender receives the new state. */
function playedMatch(
  match: string,
  sockets: readonly Socket[],
  first: readonly State<Twin>[],
  seed: number,
): PlayedTable {
  const luck = { chance: fastChance(seed), learnt: 0 };
  const latest = [...first];
  let newest = 0;
  let waiting: { resolve(moved: boolean): void; mover: number | null } | null = null;

  function answer(): void {
    if (!waiting || waiting.mover !== null) return;
    if (latest.some(({ ctx }) => ctx.gameover !== undefined)) return settle(false);
    for (const [seat, { G, ctx, _stateID: id }] of latest.entries()) {
      const asked = enumerate(G, ctx);
      if (asked.seat !== seat || id < newest) continue;
      const move = must(asked.moves[below(luck, asked.moves.length)], 'there is a move');
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
    socket.on('update', (_: string, state: State<Twin>) => {
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

function action(move: Move, seat: number): object {
  const args = 'slot' in move ? [move.slot] : 'card' in move ? [move.card] : [];
  return { type: 'MAKE_MOVE', payload: { type: move.kind, args, playerID: String(seat) } };
}
