import { randomBytes } from 'node:crypto';
import { resumeRoom, seatOf, type Entry, type Player, type RoomEvent, type RoomHeader } from '@thorp/table';
import { parsed, sql, type Change, type Database, type Statement } from './database.ts';

/*
 * When a person is deleted, everything that names the person is removed or made anonymous. Seats stay, without a name:
 * finished games replay as before, because no rule and no hash depends on a name.
 */

const SOMEBODY = 'somebody';
const DAY_MS = 86_400_000;
const REMOVED = '(removed)';

export interface ForgetStore {
  /** Removes a person's name from one room and its table. */
  forgetInRoom(person: string, room: string, at: number): Promise<void>;
  /** Rooms from which a name was removed since a time, within a day: other processes have them in memory. */
  renamedSince(at: number): Promise<readonly { readonly room: string; readonly at: number }[]>;
  /** Removes everything else about a person. */
  forgetPerson(person: string): Promise<void>;
}

export function forgetPart(db: Database): ForgetStore {
  return {
    async forgetInRoom(person, room, at) {
      await db.write(function* () {
        yield* namelessIn(person, room, at);
        yield* renamed(room, at);
      });
      db.news.tell(room, 'anew');
    },
    async renamedSince(at) {
      const rows = await db.read(sql('SELECT room, at FROM renamed WHERE at >= ? ORDER BY at, room', at));
      return rows.map(row => ({ room: String(row['room']), at: Number(row['at']) }));
    },
    forgetPerson: person =>
      db.write(function* () {
        for (const text of FORGET) yield sql(text, person);
        const either = 'DELETE FROM relations WHERE person = ? OR other = ?';
        yield sql(either, person, person);
        yield sql('DELETE FROM invitations WHERE person = ? OR inviter = ?', person, person);
      }),
  };
}

/** For processes that have the room in memory and missed the news. */
export function* renamed(room: string, at: number): ReturnType<Change<void>> {
  yield sql('DELETE FROM renamed WHERE room = ? OR at < ?', room, at - DAY_MS);
  yield sql('INSERT INTO renamed (room, at) VALUES (?, ?)', room, at);
}

/** Each statement takes the person as its only value. */
const FORGET: readonly string[] = [
  'DELETE FROM sessions WHERE person = ?',
  'DELETE FROM one_time WHERE person = ?',
  'DELETE FROM passkeys WHERE person = ?',
  'DELETE FROM seats WHERE person = ?',
  'DELETE FROM channels WHERE person = ?',
  'DELETE FROM notices WHERE person = ?',
  'DELETE FROM records WHERE person = ?',
  'DELETE FROM daily_records WHERE id IN (SELECT id FROM daily WHERE person = ?)',
  'DELETE FROM daily WHERE person = ?',
  'DELETE FROM played_people WHERE person = ?',
  'DELETE FROM ratings WHERE subject = ?',
  `UPDATE result_seats SET subject = '', name = '${SOMEBODY}' WHERE subject = ?`,
  `UPDATE reports SET reporter = '' WHERE reporter = ?`,
  `UPDATE reports SET about = '' WHERE about = ?`,
  'DELETE FROM people WHERE id = ?',
];

/** The new name differs from room to room, so that rooms cannot be linked by it. */
function* namelessIn(person: string, room: string, at: number): ReturnType<Change<void>> {
  const [head] = yield sql('SELECT header FROM rooms WHERE id = ?', room);
  if (!head) return;
  const header = parsed<RoomHeader>(head, 'header');
  const rows = yield sql('SELECT body FROM room_events WHERE id = ? ORDER BY sequence', room);
  const events = rows.map(row => parsed<RoomEvent>(row, 'body'));
  const stranger = randomBytes(16).toString('hex');
  yield* namelessTable(room, seatOf(resumeRoom(header, events), person));
  const own = events.filter(event => event.person === person);
  for (const event of own) yield updateEvent(room, namelessEvent(event, stranger));
  if (header.owner === person) {
    yield sql('UPDATE rooms SET header = ? WHERE id = ?', JSON.stringify({ ...header, owner: stranger }), room);
  }
  if (own.length > 0 || header.owner === person) yield renamedEvent(room, events.length + 1, at);
}

/**
 * The next event of the room. A process that still has the person in memory cannot store anything under that number, and
 * loads the room again.
 */
export function renamedEvent(room: string, sequence: number, at: number): Statement {
  const event: RoomEvent = { id: 'renamed', kind: 'renamed', sequence, at, person: '' };
  return sql('INSERT INTO room_events (id, sequence, body) VALUES (?, ?, ?)', room, sequence, JSON.stringify(event));
}

export function updateEvent(room: string, event: RoomEvent): Statement {
  const update = 'UPDATE room_events SET body = ? WHERE id = ? AND sequence = ?';
  return sql(update, JSON.stringify(event), room, event.sequence);
}

function namelessEvent(event: RoomEvent, stranger: string): RoomEvent {
  if (event.kind === 'sit') return { ...event, person: stranger, name: SOMEBODY };
  if (event.kind === 'say') return { ...event, person: stranger, text: REMOVED };
  return { ...event, person: stranger };
}

function* namelessTable(id: string, seat: number | null): ReturnType<Change<void>> {
  const [head] = yield sql('SELECT header FROM tables WHERE id = ?', id);
  if (!head || seat === null) return;
  const header = parsed<{ readonly players: readonly Player[] }>(head, 'header');
  const players = header.players.map((player, each) => (each === seat ? { ...player, name: SOMEBODY } : player));
  const update = 'UPDATE tables SET header = ?, players = ? WHERE id = ?';
  yield sql(update, JSON.stringify({ ...header, players }), JSON.stringify(players), id);
  for (const row of yield sql('SELECT body FROM entries WHERE id = ? ORDER BY sequence', id)) {
    const entry = parsed<Entry>(row, 'body');
    if (entry.kind !== 'note' || entry.seat !== seat) continue;
    const emptied = JSON.stringify({ ...entry, text: '' });
    yield sql('UPDATE entries SET body = ? WHERE id = ? AND sequence = ?', emptied, id, entry.sequence);
  }
}
