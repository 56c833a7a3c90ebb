import { hasEnded, phaseOf, type Room } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import type { KnownRooms } from './knownRooms.ts';
import type { Live } from './live.ts';
import type { AccountPorts } from './people/accountRoutes.ts';
import { isBlocked } from './people/blocks.ts';
import type { Tables } from './tables.ts';

/** The most tables with open seats, and the most games to watch; the newest ones. */
const OPEN = 50;
const RUNNING = 12;

interface LobbyPorts extends Pick<AccountPorts, 'store' | 'sessions'> {
  readonly tables: Tables;
  readonly rooms: KnownRooms;
}

/** `GET /api/lobby`: what people without a link find. */
export function addLobby(app: FastifyInstance, { store, sessions, tables, rooms }: LobbyPorts): void {
  app.get('/api/lobby', async request => {
    const session = await sessions.find(request.headers.cookie);
    const blocked = session ? await store.blockedWith(session.person) : new Set<string>();
    const shown = async (ids: readonly string[]): Promise<Room[]> =>
      (await rooms.find(ids)).filter(room => !isBlocked(room, blocked));
    const open = await shown(await store.lobby(OPEN));
    const running = await shown(await store.shown(RUNNING));
    return {
      tables: open.flatMap(openLine),
      running: running.flatMap(room => runningLine(room, tables.ifInMemory(room.header.id))),
    };
  });
}

function openLine(room: Room): object[] {
  const { id, game, settings, clock = null, rated = false } = room.header;
  const open = room.seats.filter(({ kind }) => kind === 'open').length;
  if (open === 0 || phaseOf(room) !== 'seating') return [];
  return [{ table: id, game, settings, clock, rated, seats: room.seats.length, open, names: namesIn(room) }];
}

/**
 * A game that anyone may watch. It leaves the list shortly after its end; for a game in memory the end is known at
 * once.
 */
function runningLine(room: Room, live: Live | null): object[] {
  const { id, game, clock = null } = room.header;
  const table = live?.table();
  if (table && hasEnded(table)) return [];
  const watching = live?.watching() ?? 0;
  return [{ table: id, game, clock, seats: room.seats.length, names: namesIn(room), watching }];
}

function namesIn({ seats }: Room): string[] {
  return seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]));
}
