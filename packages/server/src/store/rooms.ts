import type { RoomEvent, RoomHeader } from '@thorp/table';
import { sql, type Database } from './database.ts';
import { openJournal } from './journal.ts';
import type { Sealer } from './sealed.ts';
import type { ServerStore } from './types.ts';

type RoomPart = Pick<ServerStore, 'createRoom' | 'appendRoom' | 'loadRoom' | 'lobby' | 'shown' | 'unlist' | 'heads'>;

export function roomPart(db: Database, secrets: Sealer): RoomPart {
  const rooms = openJournal<RoomHeader, RoomEvent>(db, 'room', secrets);
  const insert = `INSERT INTO rooms (id, created, listed, header, secret) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  const newest = async (where: string, most: number): Promise<string[]> => {
    const rows = await db.read(sql(`SELECT id FROM rooms WHERE ${where} ORDER BY created DESC, id LIMIT ?`, most));
    return rows.map(({ id }) => String(id));
  };
  return {
    createRoom(header, events = []) {
      const { id, created, listed } = header;
      return rooms.create(header, events, (text, secret) => sql(insert, id, created, listed ? 1 : 0, text, secret));
    },
    async appendRoom(id, after, events) {
      await rooms.append(id, after, events);
      db.news.tell(id);
    },
    async loadRoom(id, after = 0) {
      const found = await rooms.load(id, after);
      return found && { header: found.header, events: found.items };
    },
    lobby: most => newest('listed = 1', most),
    shown: most => newest('listed = 2', most),
    async heads(ids) {
      if (ids.length === 0) return new Map();
      const places = ids.map(() => '?').join(', ');
      const last = (items: string): string =>
        `(SELECT id, max(sequence) AS last FROM ${items} WHERE id IN (${places}) GROUP BY id)`;
      const text = `SELECT r.id, e.last AS room, m.last AS moves FROM rooms r
        LEFT JOIN ${last('room_events')} e ON e.id = r.id LEFT JOIN ${last('entries')} m ON m.id = r.id
        WHERE r.id IN (${places})`;
      const rows = await db.read(sql(text, ...ids, ...ids, ...ids));
      return new Map(rows.map(row => [String(row['id']), { room: Number(row['room']), table: Number(row['moves']) }]));
    },
    async unlist(id, isShown = false) {
      await db.run(sql(`UPDATE rooms SET listed = ${isShown ? 2 : 0} WHERE id = ?`, id), true);
    },
  };
}
