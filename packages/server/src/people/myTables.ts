import { hasEnded, nextDeadline, phaseOf, seatsWaitedFor, type Room } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import type { Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';

/** The newest seats of a person that are looked at; older games are found by their results. */
const MOST = 50;

/** A table of one's own, as the list of them shows it. */
interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: ReturnType<typeof phaseOf> | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly you: number;
  /** The seats that the table waits for. */
  readonly waiting: readonly number[];
  /** When the first of them runs out of time, in the server's time; null without a limit. */
  readonly deadline: number | null;
}

/** `GET /api/me/tables`: the tables at which one has a seat, the newest first. */
export function addMyTables(app: FastifyInstance, { store, gate, tables }: AccountPorts & { tables: Tables }): void {
  app.get('/api/me/tables', async request => {
    const { person } = await gate.session(request);
    const seats = (await store.seatsOf(person)).slice(-MOST).reverse();
    const lines = await Promise.all(seats.map(async ({ room }) => lineOf(await tables.use(room), person)));
    return { tables: lines.filter(line => line !== null) };
  });
}

/** Null for somebody who has left the seat again. */
function lineOf(live: Live, person: string): MyTable | null {
  const room = live.room();
  const you = live.seat(person);
  if (you === null) return null;
  const table = live.table();
  const over = table !== null && hasEnded(table);
  return {
    table: live.id,
    game: room.header.game,
    phase: over ? 'over' : phaseOf(room),
    seats: room.seats.map(placeOf),
    you,
    waiting: table && !over ? seatsWaitedFor(table) : [],
    deadline: table && !over ? (nextDeadline(table)?.at ?? null) : null,
  };
}

function placeOf(seat: Room['seats'][number]): MyTable['seats'][number] {
  return { kind: seat.kind, name: seat.kind === 'open' ? '' : seat.name };
}
