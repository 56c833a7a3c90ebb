import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/store/database.ts';
import { addressesIn } from '../src/store/postgres/address.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { openStore } from '../src/store/open.ts';
import type { ServerStore } from '../src/store/types.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { asAdmin, newPostgres, urlOf, type PostgresServer } from './postgres.ts';

/* The databases that the store supports. Tests of the store loop over them, so that each is tested. */

/** One kind of database, for tests. */
export interface DatabaseKind {
  readonly name: string;
  /** A new empty database. */
  empty(): Promise<TestDatabase>;
  /** Closes and removes everything, so that the next test file can start fresh. */
  end(): Promise<void>;
}

/** One database. Every `open` is a separate connection, as from another process. */
export interface TestDatabase {
  open(): Promise<Database>;
}

export const KINDS: readonly DatabaseKind[] = [sqliteKind(), postgresKind()];

function sqliteKind(): DatabaseKind {
  let folder: string | null = null;
  const opened: Database[] = [];
  let files = 0;
  return {
    name: 'SQLite',
    async empty() {
      folder ??= mkdtempSync(join(tmpdir(), 'thorp-store-'));
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
      for (const db of opened.splice(0)) await db.close();
      if (folder !== null) rmSync(folder, { recursive: true });
      folder = null;
    },
  };
}

/** One server for the file, started by the first test; every database is a separate schema. */
function postgresKind(): DatabaseKind {
  const opened: Database[] = [];
  let started: Promise<PostgresServer> | null = null;
  let schemas = 0;

  async function start(): Promise<PostgresServer> {
    const server = await newPostgres();
    await server.start();
    return server;
  }

  return {
    name: 'PostgreSQL',
    async empty() {
      const server = await (started ??= start());
      const schema = `s${++schemas}`;
      await asAdmin(server, `CREATE SCHEMA ${schema}`);
      return {
        async open() {
          const db = await openPostgres(addressesIn(urlOf([server], schema)), { connections: 3 });
          opened.push(db);
          return db;
        },
      };
    },
    async end() {
      for (const db of opened.splice(0)) await db.close();
      const server = started;
      started = null;
      await (await server)?.remove();
    },
  };
}

/** The store of a running server, opened as by another process. */
export async function storeOf(data: string): Promise<ServerStore> {
  return openStore(readConfig({ THORP_DATA: data }));
}
