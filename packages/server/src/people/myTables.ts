import { hasEnded, nextDeadline, phaseOf, seatsWaitedFor, type RoomSeat } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import type { Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';
import { portraitOf, portraitsIn } from './portraits.ts';

/** The newest seats of a person that are looked at; older games are found by their results. */
const MOST = 50;

/** A table of one's own, as the list of them shows it. */
interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: ReturnType<typeof phaseOf> | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly portrait: string }[];
  readonly you: number;
  /** The seats that the table waits for. */
  readonly waiting: readonly number[];
  /** Since when, in the server's time; null when that is not known. */
  readonly since: number | null;
  /** When the first of them runs out of time, in the server's time; null without a limit. */
  readonly deadline: number | null;
}

/** `GET /api/me/tables`: the tables at which one has a seat, the newest first. */
export function addMyTables(app: FastifyInstance, { store, gate, tables }: AccountPorts & { tables: Tables }): void {
  app.get('/api/me/tables', async request => {
    const { person } = await gate.session(request);
    const seats = (await store.seatsOf(person)).slice(-MOST).reverse();
    const lives = await Promise.all(seats.map(({ room }) => tables.use(room)));
    const portraits = await portraitsIn(
      store,
      lives.map(live => live.room()),
    );
    const lines = lives.map(live => lineOf(live, person, portraits));
    return { tables: lines.filter(line => line !== null) };
  });
}

/** Null for somebody who has left the seat again. */
function lineOf(live: Live, person: string, portraits: ReadonlyMap<string, string>): MyTable | null {
  const room = live.room();
  const you = live.seat(person);
  if (you === null) return null;
  const table = live.table();
  const over = table !== null && hasEnded(table);
  return {
    table: live.id,
    game: room.header.game,
    phase: over ? 'over' : phaseOf(room),
    seats: room.seats.map(seat => placeOf(seat, portraits)),
    you,
    waiting: table && !over ? seatsWaitedFor(table) : [],
    since: table && !over ? table.changedAt || null : null,
    deadline: table && !over ? (nextDeadline(table)?.at ?? null) : null,
  };
}

function placeOf(seat: RoomSeat, portraits: ReadonlyMap<string, string>): MyTable['seats'][number] {
  return {
    kind: seat.kind,
    name: seat.kind === 'open' ? '' : seat.name,
    portrait: portraitOf(seat, portraits),
  };
}
