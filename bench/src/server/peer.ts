import { createRequire } from 'node:module';
import { below, fastChance, must } from '@thorp/kernel';
import type { State } from 'boardgame.io' with { 'resolution-mode': 'require' };
import { enumerate, type Move, type Twin } from '../peers/twin.ts';
import { startChild } from './child.ts';
import { stopwatch, type Figures, type Load, type Stopwatch } from './figures.ts';

/*
 * boardgame.io's own server, spoken to over socket.io as its client does, with a drafting game of 132 cards. It keeps
 * everything in memory and stores nothing.
 */

const SEATS = 2;

interface Socket {
  on(event: string, heard: (...args: readonly never[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

interface Player {
  readonly socket: Socket;
  readonly match: string;
  readonly first: State<Twin>;
}

/** The version of socket.io's client that boardgame.io itself uses. */
function openSocket(url: string): Socket {
  const peer = createRequire(createRequire(import.meta.url).resolve('boardgame.io/multiplayer'));
  const io = peer('socket.io-client') as { default?: unknown };
  const dial = (typeof io === 'function' ? io : io.default) as (url: string, options: object) => Socket;
  return dial(url, { transports: ['websocket'], forceNew: true });
}

export async function measurePeer(load: Load): Promise<Figures> {
  const server = await startChild('./peer-child.ts');
  try {
    const begin = async (from: number, count: number): Promise<Player[][]> => {
      const tables: Player[][] = [];
      for (let i = from; i < from + count; i++) tables.push(await beginTable(server.port, i));
      return tables;
    };
    const warm = await begin(0, load.warmUp);
    await Promise.all(warm.map((table, i) => playTable(table, load.moves, i, stopwatch())));
    const tables = await begin(load.warmUp, load.tables);
    const before = await server.cpu();
    const watch = stopwatch();
    await Promise.all(tables.map((players, i) => playTable(players, load.moves, i, watch)));
    const figures = watch.figures('boardgame.io, hamlet', load, (await server.cpu()) - before);
    for (const players of [...warm, ...tables]) for (const { socket } of players) socket.disconnect();
    return figures;
  } finally {
    await server.stop();
  }
}

/** The first player who asks for a match opens it. */
async function beginTable(port: number, number: number): Promise<Player[]> {
  const match = `match-${number}`;
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = openSocket(`http://127.0.0.1:${port}/hamlet`);
    const first = new Promise<State<Twin>>(resolve => {
      socket.on('sync', (_: string, { state }: { state: State<Twin> }) => resolve(state));
    });
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, SEATS));
    players.push({ socket, match, first: await first });
  }
  return players;
}

/** Both seats answer by chance. A move is acknowledged when the state after it comes to the one who made it. */
function playTable(players: readonly Player[], most: number, seed: number, watch: Stopwatch): Promise<void> {
  const luck = { chance: fastChance(seed), learnt: 0 };
  let made = 0;
  return new Promise(resolve => {
    for (const [seat, { socket, match, first }] of players.entries()) {
      let sentAt = Infinity;
      let arrived: (() => void) | null = null;
      const hear = ({ G, ctx, _stateID: id }: State<Twin>): void => {
        if (arrived && id > sentAt) {
          arrived();
          arrived = null;
          if (++made >= most) resolve();
        }
        if (ctx.gameover !== undefined) resolve();
        if (arrived || made >= most || ctx.gameover !== undefined) return;
        const asked = enumerate(G, ctx);
        if (asked.seat !== seat) return;
        const move = must(asked.moves[below(luck, asked.moves.length)], 'there is a move');
        sentAt = id;
        arrived = watch.sent();
        socket.emit('update', action(move, seat), id, match, String(seat));
      };
      socket.on('update', (_: string, state: State<Twin>) => hear(state));
      hear(first);
    }
  });
}

function action(move: Move, seat: number): object {
  const args = 'slot' in move ? [move.slot] : 'card' in move ? [move.card] : [];
  return { type: 'MAKE_MOVE', payload: { type: move.kind, args, playerID: String(seat) } };
}
