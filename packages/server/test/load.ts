import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { resumeTable } from '@thorp/table';
import { GAMES } from '../src/index.ts';
import type { ServerStore } from '../src/store/types.ts';
import { begun, guest, type Guest } from './guests.ts';
import { freePort } from './postgres.ts';

/* People who keep playing whatever happens to servers and databases, and checks of what they were promised. */

const GAME = 'snowcrest';
/** Moves of every pair between two failures: the minimum and the maximum. */
const MOVES = 5;
const MOST_AHEAD = 30;
/** Only ends tests that would hang; a slow machine stays far below it. */
const LONGEST_WAIT = 300_000;

/** A server in its own process, which can be killed. */
export interface Process {
  readonly port: number;
  /** The id of the running process. */
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** `wrapper` is a command that starts the command in its arguments. */
export async function newProcess(
  environment: { readonly [name: string]: string },
  wrapper: readonly string[] = [],
): Promise<Process> {
  const port = await freePort();
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  const env = { ...process.env, ...environment, PORT: String(port), THORP_LOG: 'silent' };
  let child: ChildProcess | null = null;
  const end = (): void => void child?.kill('SIGKILL');

  async function kill(): Promise<void> {
    const killed = child;
    child = null;
    process.off('exit', end);
    if (!killed) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
  }

  async function start(): Promise<void> {
    const [command, ...rest] = [...wrapper, process.execPath, main];
    child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    process.on('exit', end);
    await once(must(child.stdout, 'the output is read'), 'data');
  }

  await start();
  return { port, pid: () => must(child?.pid, 'the server runs'), kill, start };
}

interface Acknowledged {
  readonly table: string;
  readonly version: number;
  readonly option: object;
}

/** Pairs of guests who play one game after another. */
export interface Load {
  /** Resolves when every pair has played on since the last failure. */
  everybodyPlays(): Promise<void>;
  /** Something is about to break: counts moves from here. */
  blow(): void;
  acknowledged(): number;
  /** Ends the games. */
  stop(): Promise<void>;
  /** Throws if a promise was not kept. */
  check(store: ServerStore): Promise<void>;
}

export async function startLoad(ports: readonly number[], pairs: number): Promise<Load> {
  const kept: Acknowledged[] = [];
  const since = Array.from({ length: pairs }, () => 0);
  const state = { stopped: false, next: 0 };
  const faults: unknown[] = [];
  // Every connection goes to the next server, so people reconnect to another one.
  const route = (): number => must(ports[state.next++ % ports.length], 'there is a server');
  const guests = await Promise.all(Array.from({ length: pairs * 2 }, () => guest(route(), undefined, route)));

  async function playOn(pair: number, session: TableSession): Promise<void> {
    for (let pick = 0; !state.stopped && !session.update()?.result; pick++) {
      const options = (since[pair] ?? 0) < MOST_AHEAD ? (session.update()?.decision?.options ?? []) : [];
      const option = options[pick % options.length];
      if (!option) {
        await new Promise(resolve => setTimeout(resolve, 2));
        continue;
      }
      await session.act({ kind: 'move', options: [option] }).then(
        version => {
          kept.push({ table: session.table, version, option });
          since[pair] = (since[pair] ?? 0) + 1;
        },
        (error: unknown) =>
          assert(['version', 'closed'].includes(String((error as { code?: string }).code)), error as Error),
      );
    }
  }

  async function playGames(pair: number): Promise<void> {
    const two = guests.slice(2 * pair, 2 * pair + 2);
    while (!state.stopped) {
      const sessions = await beginAnyhow(two);
      await Promise.all(sessions.map(session => playOn(pair, session)));
    }
  }

  /** While servers are down a table may not start: then another one is opened. */
  async function beginAnyhow(two: readonly Guest[]): Promise<TableSession[]> {
    for (;;) {
      try {
        return await begun(two, { game: GAME });
      } catch {
        if (state.stopped) return [];
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  }

  const playing = since.map((_, pair) => playGames(pair).catch((error: unknown) => void faults.push(error)));
  return {
    async everybodyPlays() {
      const end = Date.now() + LONGEST_WAIT;
      while (faults.length === 0 && since.some(moves => moves < MOVES)) {
        assert(Date.now() < end, `somebody does not play on: ${since.join(', ')} moves`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    },
    blow: () => void since.fill(0),
    acknowledged: () => kept.length,
    async stop() {
      state.stopped = true;
      for (const { client } of guests) client.close();
      await Promise.all(playing);
    },
    async check(store) {
      assert.deepEqual(faults, []);
      await checkStored(store, kept);
    },
  };
}

async function checkStored(store: ServerStore, kept: readonly Acknowledged[]): Promise<void> {
  const game = await must(GAMES[GAME], 'the game is offered').load();
  const byTable = Map.groupBy(kept, ({ table }) => table);
  for (const [link, moves] of byTable) {
    const stored = must(await store.load(link), 'the table is stored');
    const ids = stored.entries.map(({ seat, id }) => `${seat} ${id}`);
    assert.equal(new Set(ids).size, ids.length, 'an action was done twice');
    assert.equal(new Set(moves.map(({ version }) => version)).size, moves.length, 'two moves have one number');
    // Every hash link is valid, so nothing is missing in between.
    assert.equal(resumeTable(game, stored).sequence, stored.entries.length);
    for (const { version, option } of moves) {
      const entry = stored.entries[version - 1];
      assert(entry?.kind === 'move', `move ${version} was acknowledged and is lost`);
      assert.deepEqual(entry.options, [option]);
    }
  }
}
