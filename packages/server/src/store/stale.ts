import { JOURNALS, sql, type Database, type Row } from './database.ts';
import { STATES } from './people.ts';

/*
 * Finds what nobody will come back to. The lists of people and rooms are long, so they are walked through a part at a
 * time.
 */

export interface StaleStore {
  /** The people and their arrival, in the order of arrival: at most so many, after a place, and before a time. */
  peopleAfter(place: Place, before: number, most: number): Promise<readonly Place[]>;
  /**
   * Marks as leaving those of these people, a hundred at most, who are guests and have not been here since `left`; if
   * they have a seat or anything else here, not since `gone`.
   */
  markStaleGuests(people: readonly string[], left: number, gone: number): Promise<readonly string[]>;
  /** The rooms and when they were opened, in the order of their ids: at most so many, after one of them. */
  roomsAfter(id: string, most: number): Promise<readonly Place[]>;
  /**
   * Those of these rooms, a hundred at most, in which nobody has a seat, or no game has begun and nobody has sat down
   * since a time.
   */
  emptyRooms(rooms: readonly string[], since: number): Promise<readonly string[]>;
  /**
   * Removes such a room with its table and everything that leads there. The result of its game stays. Does nothing if
   * somebody has sat down or a game has begun in the meantime.
   */
  removeRoom(id: string, since: number): Promise<void>;
}

/** A person or a room, and since when. */
export interface Place {
  readonly id: string;
  readonly created: number;
}

const NONE_OF = (table: string, column: string, of: string): string =>
  `NOT EXISTS (SELECT 1 FROM ${table} x WHERE x.${column} = ${of})`;

const USED_SINCE = 'EXISTS (SELECT 1 FROM sessions x WHERE x.person = p.id AND x.used >= ?)';
const HAS_NOTHING = ['seats', 'channels', 'records', 'daily'].map(table => NONE_OF(table, 'person', 'p.id'));

/** A game begins for its seats before its table is stored. */
const NOT_BEGUN = `${NONE_OF('tables', 'id', 'r.id')}
  AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.room = r.id AND (x.played = 1 OR x.at >= ?))`;
const IS_EMPTY = `(${NONE_OF('seats', 'room', 'r.id')} OR (${NOT_BEGUN}))`;

/** What a room has besides its journal and that of its table. Due work and notices find that it is gone, and end. */
const OF_ROOM: readonly string[] = [
  'DELETE FROM seats WHERE room = ?',
  'DELETE FROM codes WHERE room = ?',
  'DELETE FROM renamed WHERE room = ?',
  'DELETE FROM invitations WHERE room = ?',
];

export function stalePart(db: Database): StaleStore {
  return {
    async peopleAfter({ id, created }, before, most) {
      const text = `SELECT id, created FROM people WHERE created < ? AND (created > ? OR (created = ? AND id > ?))
        ORDER BY created, id LIMIT ?`;
      return (await db.read(sql(text, before, created, created, id, most))).map(placeIn);
    },
    async markStaleGuests(people, left, gone) {
      if (people.length === 0) return [];
      const text = `UPDATE people AS p SET state = ? WHERE p.state = 0 AND p.id IN (${marksOf(people)})
        AND ${NONE_OF('passkeys', 'person', 'p.id')} AND NOT ${USED_SINCE}
        AND (NOT ${USED_SINCE} OR (${HAS_NOTHING.join(' AND ')})) RETURNING id`;
      return (await db.run(sql(text, STATES.indexOf('leaving'), ...people, left, gone))).map(({ id }) => String(id));
    },
    async roomsAfter(id, most) {
      const rows = await db.read(sql('SELECT id, created FROM rooms WHERE id > ? ORDER BY id LIMIT ?', id, most));
      return rows.map(placeIn);
    },
    async emptyRooms(rooms, since) {
      if (rooms.length === 0) return [];
      const text = `SELECT r.id FROM rooms r WHERE r.id IN (${marksOf(rooms)}) AND ${IS_EMPTY}`;
      return (await db.read(sql(text, ...rooms, since))).map(({ id }) => String(id));
    },
    async removeRoom(id, since) {
      await db.write(function* () {
        const [gone] = yield sql(`DELETE FROM rooms AS r WHERE r.id = ? AND ${IS_EMPTY} RETURNING id`, id, since);
        if (!gone) return;
        for (const { heads, items } of Object.values(JOURNALS)) {
          yield sql(`DELETE FROM ${heads} WHERE id = ?`, id);
          yield sql(`DELETE FROM ${items} WHERE id = ?`, id);
        }
        for (const text of OF_ROOM) yield sql(text, id);
      });
      db.news.tell(id);
    },
  };
}

function marksOf(ids: readonly string[]): string {
  return ids.map(() => '?').join(', ');
}

function placeIn(row: Row): Place {
  return { id: String(row['id']), created: Number(row['created']) };
}
