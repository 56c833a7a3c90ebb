import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { resumeTable } from '@thorp/table';
import { afterAll, expect, test } from 'vitest';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import { begun, guest, until } from './guests.ts';

const KILLS = 4;
const TABLES = 3;
/** Moves at every table between two kills, at least and at most. */
const MOVES = 8;
const MOST_AHEAD = 30;

const data = mkdtempSync(join(tmpdir(), 'thorp-killed-'));
let running: ChildProcess | null = null;

afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A second process: the server as it is run by hand. */
async function start(port: number): Promise<ChildProcess> {
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  const env = { ...process.env, PORT: String(port), THORP_DATA: data, THORP_LOG: 'silent' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(must(child.stdout, 'the output is read'), 'data');
  return child;
}

interface Acknowledged {
  readonly table: string;
  readonly version: number;
  readonly option: object;
}

/** What was acknowledged, and at which tables since the last start of the server. */
interface Run {
  readonly kept: Acknowledged[];
  since: Map<string, number>;
  stopped: boolean;
}

/** Plays until it is told to stop, and keeps what was acknowledged. No table runs ahead: a game that is over loads nothing. */
async function playOn(session: TableSession, run: Run): Promise<void> {
  for (let pick = 0; !run.stopped; pick++) {
    const played = run.since.get(session.table) ?? 0;
    const options = played < MOST_AHEAD ? (session.update()?.decision?.options ?? []) : [];
    const option = options[pick % options.length];
    if (!option) {
      await new Promise(resolve => setTimeout(resolve, 2));
      continue;
    }
    await session.act({ kind: 'move', options: [option] }).then(
      version => {
        run.kept.push({ table: session.table, version, option });
        run.since.set(session.table, (run.since.get(session.table) ?? 0) + 1);
      },
      (error: unknown) => expect(['version', 'closed']).toContain((error as { code?: string }).code),
    );
  }
}

test(
  'kill -9 under load loses no acknowledged move and doubles none',
  { tags: ['slow'], timeout: 300_000 },
  async () => {
    const port = await freePort();
    running = await start(port);
    const guests = await Promise.all(Array.from({ length: TABLES * 2 }, () => guest(port)));
    const sessions: TableSession[] = [];
    for (let i = 0; i < TABLES; i++) {
      sessions.push(...(await begun(guests.slice(2 * i, 2 * i + 2), { game: 'snowcrest' })));
    }
    const run: Run = { kept: [], since: new Map(), stopped: false };
    const playing = sessions.map(session => playOn(session, run));
    // Every table goes on after every restart, by itself.
    const everyTablePlays = (): boolean => sessions.every(({ table }) => (run.since.get(table) ?? 0) >= MOVES);
    for (let kill = 1; kill <= KILLS; kill++) {
      await until(everyTablePlays);
      running.kill('SIGKILL');
      await once(running, 'exit');
      run.since = new Map();
      running = await start(port);
    }
    await until(everyTablePlays);
    run.stopped = true;
    for (const { client } of guests) client.close();
    await Promise.all(playing);
    running.kill('SIGKILL');
    await once(running, 'exit');
    await check(run.kept);
  },
);

async function check(kept: readonly Acknowledged[]): Promise<void> {
  const store = await openStore(readConfig({ THORP_DATA: data }));
  const game = await must(GAMES['snowcrest'], 'snowcrest is offered').load();
  for (const link of new Set(kept.map(({ table }) => table))) {
    const stored = must(await store.load(link), 'the table is stored');
    const ids = stored.entries.map(({ seat, id }) => `${seat} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    // Every hash link holds, so nothing is missing in between.
    expect(resumeTable(game, stored).sequence).toBe(stored.entries.length);
    for (const { table, version, option } of kept) {
      if (table === link) expect(stored.entries[version - 1]).toMatchObject({ kind: 'move', options: [option] });
    }
  }
  await store.close();
}
