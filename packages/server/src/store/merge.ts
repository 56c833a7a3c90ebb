import { resumeRoom, seatOf, type RoomEvent, type RoomHeader } from '@thorp/table';
import { parsed, sql, type Change, type Database, type Row, type Statement } from './database.ts';
import { renamed, renamedEvent, updateEvent } from './forget.ts';

/*
 * A guest signs in to an existing account. Seats, results and relations of the guest move to the account. Sessions,
 * links and channels of the guest do not: they end, because on a shared device somebody else may have set them up.
 */

export interface MergeStore {
  /**
   * Moves the seat of a guest in a room to another person; returns whether it was possible. It is not if both have a
   * seat.
   */
  moveSeat(guest: string, person: string, room: string, at: number): Promise<boolean>;
  /** Moves the rest, and deletes the guest unless a seat is left. */
  mergeGuest(guest: string, person: string): Promise<void>;
}

export function mergePart(db: Database): MergeStore {
  return {
    async moveSeat(guest, person, room, at) {
      const moved = await db.write(function* () {
        const done = yield* movedIn(guest, person, room, at);
        if (done) yield* renamed(room, at);
        return done;
      });
      if (moved) db.news.tell(room, 'anew');
      return moved;
    },
    mergeGuest: (guest, person) =>
      db.write(function* () {
        for (const text of MOVED) yield sql(text, person, guest);
        yield sql(
          `UPDATE people SET portrait = (SELECT g.portrait FROM people g WHERE g.id = ?) WHERE id = ? AND portrait = ''
            AND EXISTS (SELECT 1 FROM people g WHERE g.id = ?)`,
          guest,
          person,
          guest,
        );
        for (const { table, who, key } of KEYED) {
          const taken = `EXISTS (SELECT 1 FROM ${table} t WHERE t.${who} = ? AND t.${key} = ${table}.${key})`;
          yield sql(`UPDATE ${table} SET ${who} = ? WHERE ${who} = ? AND NOT ${taken}`, person, guest, person);
          yield sql(`DELETE FROM ${table} WHERE ${who} = ?`, guest);
        }
        yield* movedTries(guest, person);
        yield* movedRelations(guest, person);
        for (const text of ENDED) yield sql(text, guest);
        yield sql(
          'DELETE FROM people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM seats WHERE person = ?)',
          guest,
          guest,
        );
      }),
  };
}

const MOVED: readonly string[] = [
  'UPDATE result_seats SET subject = ? WHERE subject = ?',
  'UPDATE reports SET reporter = ? WHERE reporter = ?',
  'UPDATE records SET person = ? WHERE person = ?',
  'UPDATE reports SET about = ? WHERE about = ?',
  'UPDATE invitations SET inviter = ? WHERE inviter = ?',
];

/** One row each: if the account has one, it is kept. */
const KEYED = [
  { table: 'ratings', who: 'subject', key: 'game' },
  { table: 'invitations', who: 'person', key: 'room' },
  { table: 'played_people', who: 'person', key: 'day' },
] as const;

const ENDED: readonly string[] = [
  'DELETE FROM sessions WHERE person = ?',
  'DELETE FROM one_time WHERE person = ?',
  'DELETE FROM channels WHERE person = ?',
  'DELETE FROM notices WHERE person = ?',
];

function* movedIn(
  guest: string,
  person: string,
  room: string,
  at: number,
): Generator<Statement, boolean, readonly Row[]> {
  const [head] = yield sql('SELECT header FROM rooms WHERE id = ?', room);
  if (!head) return false;
  const header = parsed<RoomHeader>(head, 'header');
  const rows = yield sql('SELECT body FROM room_events WHERE id = ? ORDER BY sequence', room);
  const events = rows.map(row => parsed<RoomEvent>(row, 'body'));
  if (seatOf(resumeRoom(header, events), person) !== null) return false;
  for (const event of events) if (event.person === guest) yield updateEvent(room, { ...event, person });
  if (header.owner === guest) {
    yield sql('UPDATE rooms SET header = ? WHERE id = ?', JSON.stringify({ ...header, owner: person }), room);
  }
  yield renamedEvent(room, events.length + 1, at);
  // A seat that the account had there before and left.
  yield sql('DELETE FROM seats WHERE person = ? AND room = ?', person, room);
  yield sql('UPDATE seats SET person = ? WHERE person = ? AND room = ?', person, guest, room);
  return true;
}

/** A person has one try of a deal: if the account has one, it is kept. */
function* movedTries(guest: string, person: string): ReturnType<Change<void>> {
  const taken = `EXISTS (SELECT 1 FROM daily d WHERE d.person = ? AND d.day = daily.day AND d.game = daily.game
    AND d.kind = daily.kind)`;
  yield sql(`UPDATE daily SET person = ? WHERE person = ? AND NOT ${taken}`, person, guest, person);
  yield sql('DELETE FROM daily_records WHERE id IN (SELECT id FROM daily WHERE person = ?)', guest);
  yield sql('DELETE FROM daily WHERE person = ?', guest);
}

/** Both directions of blocks and mutes; none between a person and themselves. */
function* movedRelations(guest: string, person: string): ReturnType<Change<void>> {
  const insert = (mine: string, theirs: string): string =>
    `INSERT INTO relations (person, kind, other, at) SELECT ${mine}, kind, ${theirs}, at FROM relations r`;
  const keep = 'ON CONFLICT (person, kind, other) DO NOTHING';
  yield sql(`${insert('?', 'other')} WHERE person = ? AND other <> ? ${keep}`, person, guest, person);
  yield sql(`${insert('person', '?')} WHERE other = ? AND person <> ? ${keep}`, person, guest, person);
  yield sql('DELETE FROM relations WHERE person = ? OR other = ?', guest, guest);
}
