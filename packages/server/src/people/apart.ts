import type { Room } from '@thorp/table';
import { ServerError } from '../errors.ts';
import type { RelationStore } from '../store/relations.ts';

/** Whether a room belongs to, or seats, somebody from whom the reader is kept apart by a block of either side. */
export function isApart({ header, seats }: Room, apart: ReadonlySet<string>): boolean {
  return apart.has(header.owner) || seats.some(seat => seat.kind === 'person' && apart.has(seat.person));
}

/** Throws, as if there were no such table, when a block of either side keeps the person away from it. */
export async function refuseApart(store: RelationStore, room: Room, person: string): Promise<void> {
  if (isApart(room, await store.apartFrom(person)))
    throw new ServerError('no-table', 'there is no table under this link');
}
