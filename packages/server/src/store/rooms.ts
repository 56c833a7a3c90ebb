import type { RoomEvent, RoomHeader } from '@thorp/table';
import { sql, type Database } from './database.ts';
import { openJournal } from './journal.ts';
import type { Sealer } from './sealed.ts';
import type { ServerStore } from './types.ts';

type RoomPart = Pick<ServerStore, 'createRoom' | 'appendRoom' | 'loadRoom' | 'lobby' | 'unlist'>;

export function roomPart(db: Database, secrets: Sealer): RoomPart {
  const rooms = openJournal<RoomHeader, RoomEvent>(db, 'room', secrets);
  const insert = `INSERT INTO rooms (id, created, listed, header, secret) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return {
    createRoom(header, events = []) {
      const { id, created, listed } = header;
      return rooms.create(header, events, (text, secret) => sql(insert, id, created, listed ? 1 : 0, text, secret));
    },
    appendRoom: rooms.append,
    async loadRoom(id, after = 0) {
      const found = await rooms.load(id, after);
      return found && { header: found.header, events: found.items };
    },
    async lobby(most) {
      const rows = await db.read(sql('SELECT id FROM rooms WHERE listed = 1 ORDER BY created DESC LIMIT ?', most));
      return rows.map(({ id }) => String(id));
    },
    async unlist(id) {
      await db.run(sql('UPDATE rooms SET listed = 0 WHERE id = ?', id), true);
    },
  };
}
