import type { Room, RoomSeat } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import { TablePath } from '../schemas.ts';
import type { PeopleStore } from '../store/people.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';
import { refuseBlocked } from './blocks.ts';

/** People asked for in one statement. */
const AT_ONCE = 100;

/** `GET /api/tables/:table/portraits`: the portraits of the people there, by seat. */
export function addPortraits(app: FastifyInstance, { store, gate, tables }: AccountPorts & { tables: Tables }): void {
  app.get<{ Params: TablePath }>('/api/tables/:table/portraits', { schema: { params: TablePath } }, async request => {
    const { person } = await gate.session(request);
    const live = await tables.use(request.params.table);
    const room = live.room();
    if (live.seat(person) === null) await refuseBlocked(store, room, person);
    const portraits = await portraitsIn(store, [room]);
    return { portraits: room.seats.map(seat => portraitOf(seat, portraits)) };
  });
}

/** The portraits of everybody in some rooms, by person. */
export async function portraitsIn(
  store: Pick<PeopleStore, 'portraitsOf'>,
  rooms: readonly Room[],
): Promise<ReadonlyMap<string, string>> {
  const seats = rooms.flatMap(room => room.seats);
  const people = [...new Set(seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : [])))];
  const found = new Map<string, string>();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    for (const each of await store.portraitsOf(people.slice(from, from + AT_ONCE))) found.set(...each);
  }
  return found;
}

/** Empty for a bot, an open seat and somebody who has not chosen one. */
export function portraitOf(seat: RoomSeat, portraits: ReadonlyMap<string, string>): string {
  return seat.kind === 'person' ? (portraits.get(seat.person) ?? '') : '';
}
