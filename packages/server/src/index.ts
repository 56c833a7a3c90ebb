export { readConfig, type Config } from './config.ts';
export { GAMES, type Games } from './games.ts';
export { newHostToken } from './hosts/token.ts';
export { openServer, type ServerOptions, type TableServer } from './server.ts';
export { backupStore, exportStore, importStore, restoreStore } from './store/backup.ts';
export { VARIABLES, type Variable } from './variables.ts';
export { openStore } from './store/open.ts';
export type { ServerStore } from './store/types.ts';
