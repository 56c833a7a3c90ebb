import type { Place, StaleStore } from '../store/stale.ts';
import type { Tables } from '../tables.ts';
import type { Connections } from './connections.ts';
import type { Leaving } from './leaving.ts';

/*
 * Guests come without an account, and anybody can open a room: both are kept as long as somebody may come back. Each
 * call looks at a small part of them, so that nobody's move waits. Several processes may look at the same part.
 */

export interface Cleaning {
  /** Looks at the next part of people and rooms, and deletes those to whom nobody comes back. */
  next(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** A guest who has nothing here is deleted after so long. */
const LEFT_MS = 30 * DAY_MS;
/** A guest's cookie is valid for a year: nobody can come back as this guest afterwards. */
const GONE_MS = 400 * DAY_MS;
/**
 * A room in which no game begins is kept for so long after it was opened and after the last person joined, and a game in
 * which nobody has a seat any more for so long after its room was opened.
 */
const ROOM_MS = 90 * DAY_MS;
const AT_ONCE = 100;

const FIRST: Place = { id: '', created: 0 };

interface CleaningPorts {
  readonly store: StaleStore;
  readonly tables: Pick<Tables, 'ifInMemory'>;
  readonly connections: Pick<Connections, 'of'>;
  readonly leaving: Pick<Leaving, 'forget'>;
  now(): number;
}

export function openCleaning({ store, tables, connections, leaving, now }: CleaningPorts): Cleaning {
  let person = FIRST;
  let room = FIRST;

  async function nextPeople(): Promise<void> {
    const left = now() - LEFT_MS;
    const some = await store.peopleAfter(person, left, AT_ONCE);
    person = some.at(-1) ?? FIRST;
    const ids = some.map(({ id }) => id).filter(id => connections.of(id) === 0);
    for (const id of await store.markStaleGuests(ids, left, now() - GONE_MS)) await leaving.forget(id);
  }

  async function nextRooms(): Promise<void> {
    const since = now() - ROOM_MS;
    const some = await store.roomsAfter(room.id, AT_ONCE);
    room = some.at(-1) ?? FIRST;
    const old = some.filter(({ id, created }) => created < since && tables.ifInMemory(id) === null);
    const empty = await store.emptyRooms(
      old.map(({ id }) => id),
      since,
    );
    for (const id of empty) await store.removeRoom(id, since);
  }

  return {
    async next() {
      await nextPeople();
      await nextRooms();
    },
  };
}
