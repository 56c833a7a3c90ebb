import { randomBytes } from 'node:crypto';
import type { ServerProcess } from './child.ts';
import { inFreshFolder } from './folder.ts';
import { openAcross, startOurs } from './ours.ts';
import { openMany, playAll, quantile } from './run.ts';

/*
 * Whole servers on one PostgreSQL. The two people of a table are connected to different processes, as behind a load
 * balancer that does not know tables: each of their moves is news for the other process.
 */

const TABLES = 120;
const MOVES = 30;
/** All processes on a database need the same key. */
const THORP_KEY = randomBytes(32).toString('hex');

/** The results of several processes together. */
export interface Together {
  readonly processes: number;
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Cores that the servers used, and those that the clients used. */
  readonly servers: number;
  readonly clients: number;
}

/** `database` is the address of an empty database of PostgreSQL. */
export async function measureProcesses(count: number, database: string): Promise<Together> {
  const env = { DATABASE_URL: database, THORP_KEY };
  const servers = await Promise.all(Array.from({ length: count }, () => inFreshFolder(data => startOurs(data, env))));
  try {
    return await measure(servers);
  } finally {
    await Promise.all(servers.map(server => server.stop()));
  }
}

async function measure(servers: readonly ServerProcess[]): Promise<Together> {
  const ports = servers.map(({ port }) => port);
  const tables = await openMany(TABLES, number => openAcross(ports, 'snowcrest', number));
  await playAll(tables, MOVES);
  const [began, before, own] = [performance.now(), await cpuOf(servers), process.cpuUsage()];
  const waits = (await playAll(tables, MOVES)).toSorted((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  return {
    processes: servers.length,
    moves: waits.length,
    seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    servers: ((await cpuOf(servers)) - before) / seconds,
    clients: (user + system) / 1e6 / seconds,
  };
}

async function cpuOf(servers: readonly ServerProcess[]): Promise<number> {
  const used = await Promise.all(servers.map(server => server.usage()));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
}
