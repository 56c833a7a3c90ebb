import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';

/*
 * The databases that the store runs on. A test of the store loops over them, so that each promise is kept on both.
 */

/** One kind of database, for tests. */
export interface DatabaseKind {
  readonly name: string;
  /** A new database without rows. */
  empty(): Promise<TestDatabase>;
  /** Closes and removes everything. */
  end(): Promise<void>;
}

/** One database. Every `open` is a connection of its own, as another process has it. */
export interface TestDatabase {
  open(): Promise<Database>;
}

export const KINDS: readonly DatabaseKind[] = [sqliteKind()];

function sqliteKind(): DatabaseKind {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-store-'));
  const opened: Database[] = [];
  let files = 0;
  return {
    name: 'SQLite',
    async empty() {
      const file = join(folder, `${++files}.db`);
      return {
        async open() {
          const db = openSqlite(file);
          opened.push(db);
          return db;
        },
      };
    },
    async end() {
      for (const db of opened) await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
