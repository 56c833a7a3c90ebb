import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres/postgres.ts';
import { readKey, sealer } from './sealed.ts';
import { openSqlite } from './sqlite.ts';
import { storeOver } from './store.ts';
import type { ServerStore } from './types.ts';

/** What a store needs of the configuration. */
export type StoreConfig = Pick<Config, 'data' | 'key' | 'database' | 'connections'>;

/** Opens the store that the configuration names. */
export async function openStore(config: StoreConfig): Promise<ServerStore> {
  const { data, key, database, connections } = config;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const secrets = sealer(readKey(data, key));
  const db = database.length > 0 ? await openPostgres(database, { connections }) : openSqlite(join(data, 'thorp.db'));
  return storeOver(db, secrets);
}
