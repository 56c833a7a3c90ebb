import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres.ts';
import { readKey, sealer } from './sealed.ts';
import { openSqlite } from './sqlite.ts';
import { storeOver } from './store.ts';
import type { ServerStore } from './types.ts';

/** The part of the configuration that a store needs. */
export type StoreConfig = Pick<Config, 'data' | 'key' | 'database' | 'connections'>;

/** Opens the configured store. */
export async function openStore(config: StoreConfig): Promise<ServerStore> {
  const db = await openDatabase(config);
  return storeOver(db, sealer(readKey(config.data, config.key)));
}

export async function openDatabase({ data, database, connections }: StoreConfig): Promise<Database> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return database.length > 0 ? openPostgres(database, { connections }) : openSqlite(fileOf(data));
}

/** The file of SQLite. */
export function fileOf(folder: string): string {
  return join(folder, 'thorp.db');
}
