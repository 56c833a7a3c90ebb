import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readKey, sealer } from './sealed.ts';
import { openSqlite } from './sqlite.ts';
import { storeOver } from './store.ts';
import type { ServerStore } from './types.ts';

/** Opens the store that the configuration names. */
export async function openStore({ data, key }: Pick<Config, 'data' | 'key'>): Promise<ServerStore> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return storeOver(openSqlite(join(data, 'thorp.db')), sealer(readKey(data, key)));
}
