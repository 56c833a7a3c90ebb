import type { Room } from '@thorp/table';
import { ServerError } from '../errors.ts';
import type { RelationStore } from '../store/relations.ts';

/** Whether a room belongs to, or seats, somebody with whom the reader has a block of either side. */
export function isBlocked({ header, seats }: Room, blocked: ReadonlySet<string>): boolean {
  return blocked.has(header.owner) || seats.some(seat => seat.kind === 'person' && blocked.has(seat.person));
}

/** Throws, as if there were no such table, when a block of either side keeps the person away from it. */
export async function refuseBlocked(store: RelationStore, room: Room, person: string): Promise<void> {
  if (isBlocked(room, await store.blockedWith(person)))
    throw new ServerError('no-table', 'there is no table under this link');
}
