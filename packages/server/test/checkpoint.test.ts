import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { until } from './guests.ts';

const folder = mkdtempSync(join(tmpdir(), 'thorp-checkpoint-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the log is copied into the database while changes go on, and nothing is lost', async () => {
  const file = join(folder, 'thorp.db');
  const db = openSqlite(file);
  const empty = statSync(file).size;
  const insert = 'INSERT INTO codes (code, room, expires) VALUES (?, ?, ?)';
  const write = (i: number): Promise<unknown> => db.run(sql(insert, `code ${i}`, `room ${i}`, i));
  for (let from = 0; from < 11_000; from += 100)
    await Promise.all(Array.from({ length: 100 }, (_, i) => write(from + i)));
  await until(() => statSync(file).size > empty);
  await db.close();
  const again = openSqlite(file);
  const [row] = await again.read(sql('SELECT count(*) AS rows FROM codes'));
  expect(row?.['rows']).toBe(11_000);
  await again.close();
});
