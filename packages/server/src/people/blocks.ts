import type { IgnoredPeople, Room } from '@thorp/table';
import { ServerError } from '../errors.ts';
import type { RelationStore } from '../store/relations.ts';

/** Whether the owner of a room, or somebody seated there, has blocked the reader or is blocked by them. */
export function isBlocked({ header, seats }: Room, blocked: ReadonlySet<string>): boolean {
  return blocked.has(header.owner) || seats.some(seat => seat.kind === 'person' && blocked.has(seat.person));
}

/** The people whose lines a person does not want to see: muted or blocked. */
export async function ignoredBy(store: RelationStore, person: string): Promise<IgnoredPeople> {
  const related = async (kind: 'mute' | 'block'): Promise<[string, 'mute' | 'block'][]> =>
    (await store.relatedTo(person, kind)).map(each => [each.person, kind]);
  return new Map([...(await related('mute')), ...(await related('block'))]);
}

/** Throws, as if there were no such table, if a block in either direction keeps the person away from it. */
export async function refuseBlocked(store: RelationStore, room: Room, person: string): Promise<void> {
  if (isBlocked(room, await store.blockedWith(person)))
    throw new ServerError('no-table', 'there is no table under this link');
}
