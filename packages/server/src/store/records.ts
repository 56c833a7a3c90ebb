import { sql, type Database } from './database.ts';

/** A finished game that somebody has brought along; its text was verified before. */
export interface KeptRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly at: number;
  readonly text: string;
}

export interface RecordStore {
  /** False when the person keeps `most` already. */
  addRecord(record: KeptRecord, most: number): Promise<boolean>;
  findRecord(id: string): Promise<string | null>;
  recordsOf(person: string): Promise<readonly Omit<KeptRecord, 'person' | 'text'>[]>;
  /** False when the person has no such record. */
  removeRecord(person: string, id: string): Promise<boolean>;
}

export function recordPart(db: Database): RecordStore {
  return {
    addRecord: ({ id, person, game, at, text }, most) =>
      db.write(function* () {
        const kept = yield sql('SELECT id FROM records WHERE person = ? LIMIT ?', person, most);
        if (kept.length >= most) return false;
        const insert = 'INSERT INTO records (id, person, game, at, body) VALUES (?, ?, ?, ?, ?)';
        yield sql(insert, id, person, game, at, text);
        return true;
      }),
    async findRecord(id) {
      const [found] = await db.read(sql('SELECT body FROM records WHERE id = ?', id));
      return found ? String(found['body']) : null;
    },
    async recordsOf(person) {
      const rows = await db.read(sql('SELECT id, game, at FROM records WHERE person = ? ORDER BY at, id', person));
      return rows.map(row => ({ id: String(row['id']), game: String(row['game']), at: Number(row['at']) }));
    },
    removeRecord: async (person, id) =>
      (await db.run(sql('DELETE FROM records WHERE id = ? AND person = ? RETURNING id', id, person))).length > 0,
  };
}
