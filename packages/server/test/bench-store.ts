// `npm run bench:store`: how many moves a second the stores make durable, and what a NOTIFY inside the commit costs.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableHeader } from '@thorp/table';
import pg from 'pg';
import { readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import { asAdmin, newPostgres, urlOf, type PostgresServer } from './postgres.ts';

const SECONDS = 5;
/** Tables at which a process stores moves one after another. */
const TABLES = 250;
const SIZE = 170;
const CONNECTIONS = 16;

interface Measured {
  readonly moves: number;
  readonly cpuMs: number;
  readonly waits: readonly number[];
}

const header = (id: string): TableHeader => ({
  format: 2,
  id,
  game: 'hamlet',
  rules: 1,
  players: [{ kind: 'human', name: 'Ada' }],
  settings: {},
  secret: '00'.repeat(32),
  entropy: [],
  confirms: false,
});

async function measure(environment: NodeJS.ProcessEnv): Promise<Measured> {
  const store = await openStore(readConfig(environment));
  const ids = Array.from({ length: TABLES }, (_, i) => `${process.pid}-${i}`.padEnd(32, 'x'));
  for (const id of ids) await store.create(header(id));
  const waits: number[] = [];
  const used = process.cpuUsage();
  const end = performance.now() + SECONDS * 1000;
  const play = async (id: string): Promise<void> => {
    for (let sequence = 1; performance.now() < end; sequence++) {
      const began = performance.now();
      await store.append(id, sequence - 1, [{ sequence, at: 1, kind: 'seen', seat: 0, id: 'm'.repeat(SIZE - 60) }]);
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(ids.map(play));
  const { user, system } = process.cpuUsage(used);
  await store.close();
  return { moves: waits.length, cpuMs: (user + system) / 1000, waits };
}

async function measureMany(environment: NodeJS.ProcessEnv, processes: number): Promise<Measured> {
  const all = await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = fork(import.meta.filename, ['worker'], { env: { ...process.env, ...environment } });
      const [measured] = (await once(child, 'message')) as [Measured];
      return measured;
    }),
  );
  const sum = (of: (one: Measured) => number): number => all.reduce((total, one) => total + of(one), 0);
  return { moves: sum(one => one.moves), cpuMs: sum(one => one.cpuMs), waits: all.flatMap(({ waits }) => waits) };
}

function report(name: string, { moves, cpuMs, waits }: Measured): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const perMove = ((cpuMs * 1000) / moves).toFixed(0);
  console.log(`| ${name} | ${Math.round(moves / SECONDS)} | ${at(0.5)} ms | ${at(0.99)} ms | ${perMove} µs |`);
}

/** Commits a second of one row each, over many connections. */
async function commits(postgres: PostgresServer, name: string, notify: 'none' | 'inside' | 'apart'): Promise<void> {
  await asAdmin(postgres, 'CREATE TABLE IF NOT EXISTS notes (id BIGSERIAL PRIMARY KEY, body TEXT)');
  const clients = Array.from({ length: CONNECTIONS + 1 }, () => new pg.Client({ connectionString: urlOf([postgres]) }));
  for (const client of clients) await client.connect();
  const [listener, ...writers] = clients;
  await listener?.query('LISTEN notes');
  const insert = `INSERT INTO notes (body) VALUES ('${'x'.repeat(SIZE)}')`;
  const text = notify === 'inside' ? `BEGIN; ${insert}; NOTIFY notes, 'one'; COMMIT` : insert;
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  /** Sends messages one after another while rows are written. */
  const tell = async (): Promise<void> => {
    if (notify !== 'apart') return;
    while (performance.now() < end) await listener?.query(`NOTIFY notes, '${done}'`);
  };
  const loop = async (client: pg.Client): Promise<void> => {
    while (performance.now() < end) {
      await client.query(text);
      done++;
    }
  };
  await Promise.all([tell(), ...writers.map(loop)]);
  for (const client of clients) await client.end();
  console.log(`| ${name} | ${Math.round(done / SECONDS)} |`);
}

async function main(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-bench-'));
  // With fsync, so that the measured writes are durable.
  const postgres = await newPostgres(['max_connections = 200']);
  await postgres.start();
  const environment = { THORP_DATA: data, DATABASE_URL: urlOf([postgres]) };
  console.log('| store | durable moves/s | median | p99 | CPU of the servers per move |\n|---|---|---|---|---|');
  report('SQLite, 1 process', await measureMany({ THORP_DATA: data, DATABASE_URL: '' }, 1));
  for (const count of [1, 2, 4]) {
    report(`PostgreSQL, ${count} process${count > 1 ? 'es' : ''}`, await measureMany(environment, count));
  }
  console.log(`\n| ${CONNECTIONS} connections, one row a commit | commits/s |\n|---|---|`);
  await commits(postgres, 'without NOTIFY', 'none');
  await commits(postgres, 'NOTIFY inside the commit', 'inside');
  await commits(postgres, 'NOTIFY apart, one at a time', 'apart');
  await postgres.remove();
  rmSync(data, { recursive: true });
}

if (process.argv[2] === 'worker') {
  process.send?.(await measure(process.env), () => process.disconnect());
} else {
  await main();
}
