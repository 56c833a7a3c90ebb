import { sql, type Database } from './database.ts';

/** A short code that leads to a room for some time. */
export interface KeptCode {
  readonly code: string;
  readonly expires: number;
}

/** Codes of rooms: at most one each at a time. */
export interface CodeStore {
  /** The code of a room: its present one, or the fresh one. Null if another room has the fresh one. */
  keepCode(room: string, fresh: KeptCode, now: number): Promise<KeptCode | null>;
  /** The room of a code that has not expired. */
  roomOfCode(code: string, now: number): Promise<string | null>;
  /** Ends the code of a room. */
  dropCode(room: string): Promise<void>;
}

export function codePart(db: Database): CodeStore {
  return {
    keepCode: (room, fresh, now) =>
      db.write(function* () {
        yield sql('DELETE FROM codes WHERE expires <= ?', now);
        const [kept] = yield sql('SELECT code, expires FROM codes WHERE room = ?', room);
        if (kept) return { code: String(kept['code']), expires: Number(kept['expires']) };
        const insert = 'INSERT INTO codes (code, room, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING code';
        return (yield sql(insert, fresh.code, room, fresh.expires)).length > 0 ? fresh : null;
      }),
    async roomOfCode(code, now) {
      const [found] = await db.read(sql('SELECT room FROM codes WHERE code = ? AND expires > ?', code, now));
      return found ? String(found['room']) : null;
    },
    async dropCode(room) {
      await db.run(sql('DELETE FROM codes WHERE room = ?', room), true);
    },
  };
}
