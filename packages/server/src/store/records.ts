import { sql, type Database } from './database.ts';

/** An imported finished game; its text was verified before. */
export interface KeptRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly at: number;
  readonly text: string;
}

/** How many records may be kept. */
export interface RecordLimits {
  readonly ofPerson: number;
  readonly ofAll: number;
}

export interface RecordStore {
  /** Returns the limit that is reached; null if the record was stored. */
  addRecord(record: KeptRecord, most: RecordLimits): Promise<keyof RecordLimits | null>;
  findRecord(id: string): Promise<string | null>;
  recordsOf(person: string): Promise<readonly Omit<KeptRecord, 'person' | 'text'>[]>;
  /** False if the person has no such record. */
  removeRecord(person: string, id: string): Promise<boolean>;
}

export function recordPart(db: Database): RecordStore {
  return {
    addRecord: ({ id, person, game, at, text }, most) =>
      db.write(function* () {
        const kept = yield sql('SELECT id FROM records WHERE person = ? LIMIT ?', person, most.ofPerson);
        if (kept.length >= most.ofPerson) return 'ofPerson';
        const [all] = yield sql('SELECT count(*) AS kept FROM records');
        if (Number(all?.['kept'] ?? 0) >= most.ofAll) return 'ofAll';
        const insert = 'INSERT INTO records (id, person, game, at, body) VALUES (?, ?, ?, ?, ?)';
        yield sql(insert, id, person, game, at, text);
        return null;
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
