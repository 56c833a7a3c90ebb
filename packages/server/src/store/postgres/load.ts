import { JOURNALS, type JournalName, type Row, type StoredJournal } from '../database.ts';
import type { Pool } from './pool.ts';

/*
 * All journals that are asked for in one tick are read together. While a query is under way the next ones gather. With several
 * processes every move of another process is read, so this is done as often as moves are stored.
 */

interface Asked {
  readonly id: string;
  readonly after: number;
  resolve(found: StoredJournal | null): void;
  reject(error: unknown): void;
}

export type Load = (id: string, after: number) => Promise<StoredJournal | null>;

export function openLoader(pool: Pool, journal: JournalName): Load {
  const waiting: Asked[] = [];
  let reading = false;

  async function readAll(): Promise<void> {
    reading = true;
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      try {
        const found = await read(pool, journal, batch);
        for (const [i, { resolve }] of batch.entries()) resolve(found[i] ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    reading = false;
  }

  return (id, after) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, after, resolve, reject });
      if (!reading) void readAll();
    });
}

const LARGEST_BATCH = 200;

async function read(pool: Pool, journal: JournalName, batch: readonly Asked[]): Promise<(StoredJournal | null)[]> {
  const { heads, items } = JOURNALS[journal];
  const ids = batch.map(({ id }) => id);
  const [headRows, itemRows] = await Promise.all([
    pool.persist(connection =>
      connection.queryRaw(`SELECT id, header, secret FROM ${heads} WHERE id = ANY($1::text[])`, [ids]),
    ),
    pool.persist(connection =>
      connection.queryRaw(
        `SELECT place, body FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (id, after, place)
          JOIN ${items} i ON i.id = asked.id AND i.sequence > after ORDER BY place, sequence`,
        [ids, batch.map(({ after }) => after)],
      ),
    ),
  ]);
  const headOf = new Map(headRows.map(row => [row['id'], row]));
  const found: Row[][] = batch.map(() => []);
  for (const row of itemRows) found[Number(row['place']) - 1]?.push(row);
  return batch.map(({ id }, i) => {
    const head = headOf.get(id);
    return head ? { head, items: found[i] ?? [] } : null;
  });
}
