import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@thorp/kernel';
import { readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import { newProcess, startLoad, type Load, type Process } from './load.ts';
import { asAdmin, freePort, newPostgres, newStandby, urlOf, type PostgresServer } from './postgres.ts';

/*
 * Servers and databases break while people play. Afterwards no acknowledged move may be lost or repeated, and people
 * reconnect by themselves.
 */

export interface Outcome {
  readonly blows: number;
  readonly acknowledged: number;
  /** The longest time from a failure until everybody had played on, in milliseconds. */
  readonly slowest: number;
}

export interface Scale {
  readonly blows: number;
  /** Pairs of people who play at the same time. */
  readonly pairs: number;
}

type Environment = { readonly [name: string]: string };

/** Runs the load, breaks something repeatedly, and checks. */
async function underLoad(
  environment: Environment,
  processes: readonly Process[],
  { blows, pairs }: Scale,
  strike: (blow: number) => Promise<void>,
): Promise<Outcome> {
  const load = await startLoad(
    processes.map(({ port }) => port),
    pairs,
  );
  let slowest = 0;
  for (let blow = 0; blow < blows; blow++) {
    await load.everybodyPlays();
    load.blow();
    const began = Date.now();
    await strike(blow);
    await load.everybodyPlays();
    slowest = Math.max(slowest, Date.now() - began);
  }
  await load.stop();
  await check(environment, load);
  return { blows, acknowledged: load.acknowledged(), slowest };
}

async function check(environment: Environment, load: Load): Promise<void> {
  const store = await openStore(readConfig(environment));
  await load.check(store);
  await store.close();
}

async function withProcesses(
  environment: Environment,
  count: number,
  work: (environment: Environment, processes: readonly Process[]) => Promise<Outcome>,
): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-chaos-'));
  const shared = { THORP_KEY: randomBytes(32).toString('hex'), THORP_DATA: data, ...environment };
  const processes: Process[] = [];
  try {
    for (let i = 0; i < count; i++) processes.push(await newProcess(shared));
    return await work(shared, processes);
  } finally {
    for (const each of processes) await each.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function killOne(processes: readonly Process[], blow: number): Promise<void> {
  const victim = must(processes[blow % processes.length], 'there is a server');
  await victim.kill();
  await victim.start();
}

/** One server on SQLite, killed and started again. */
export function killOnSqlite(scale: Scale): Promise<Outcome> {
  return withProcesses({}, 1, (environment, processes) =>
    underLoad(environment, processes, scale, blow => killOne(processes, blow)),
  );
}

/** Two servers on PostgreSQL, killed in turn and started again. */
export function killOnPostgres(scale: Scale): Promise<Outcome> {
  return withPostgres(postgres =>
    withProcesses({ DATABASE_URL: urlOf([postgres]) }, 2, (environment, processes) =>
      underLoad(environment, processes, scale, blow => killOne(processes, blow)),
    ),
  );
}

/** Two servers; their database is stopped and started, alternately at once and in order. */
export function restartPostgres(scale: Scale): Promise<Outcome> {
  return withPostgres(postgres =>
    withProcesses({ DATABASE_URL: urlOf([postgres]) }, 2, (environment, processes) =>
      underLoad(environment, processes, scale, async blow => {
        await postgres.stop(blow % 2 === 0 ? 'SIGQUIT' : 'SIGINT');
        await postgres.start();
      }),
    ),
  );
}

/** Two servers on a primary with a synchronous standby. The primary dies, and the standby replaces it. */
export function promoteStandby(scale: Scale): Promise<Outcome> {
  return withPostgres(async first => {
    let primary = first;
    let standby = await synchronousStandby(primary, await freePort());
    const hosts = [primary, standby];
    try {
      return await withProcesses({ DATABASE_URL: urlOf(hosts) }, 2, (environment, processes) =>
        underLoad(environment, processes, scale, async () => {
          const dead = primary;
          await dead.stop('SIGQUIT');
          await standby.promote();
          primary = standby;
          await dead.remove();
          standby = await synchronousStandby(primary, dead.port);
        }),
      );
    } finally {
      for (const server of [primary, standby]) await server.remove();
    }
  });
}

/** A standby that must confirm everything the primary acknowledges from now on. */
async function synchronousStandby(primary: PostgresServer, port: number): Promise<PostgresServer> {
  const standby = await newStandby(primary, port);
  await standby.start();
  await asAdmin(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await asAdmin(primary, 'SELECT pg_reload_conf()');
  for (;;) {
    const rows = await asAdmin(primary, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`);
    if (rows.length > 0) return standby;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function withPostgres(work: (postgres: PostgresServer) => Promise<Outcome>): Promise<Outcome> {
  const postgres = await newPostgres(['wal_keep_size = 256MB']);
  try {
    await postgres.start();
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
}
