import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a server on SQLite has stored of a table, while it runs. */
export function storedEntries(link: string, data: string): readonly unknown[] {
  const db = new DatabaseSync(join(data, 'thorp.db'), { readOnly: true });
  const of = (table: string): string => `SELECT sequence, body FROM ${table} WHERE id = $id`;
  // The latest moves are in a table of their own. Some of them are in both.
  const text = `${of('entries')} UNION ${of('recent_entries')} ORDER BY sequence`;
  const rows = db.prepare(text).all({ $id: link.replace('/table/', '') });
  db.close();
  return rows.map(({ body }) => JSON.parse(String(body)) as unknown);
}
