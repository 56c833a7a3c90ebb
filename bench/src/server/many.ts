import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readConfig } from '@thorp/server';
import { must } from '@thorp/kernel';
import { openWatcher, ours, startOurs } from './ours.ts';
import { paced, withTables } from './run.ts';

/** Two players and eight spectators at every table. */
const SOCKETS_PER_TABLE = 10;
const PER_SECOND = 10;
const SECONDS = 20;
const AT_ONCE = 200;

/** The memory of open sockets, and the time of a move among them. */
export interface Held {
  readonly sockets: number;
  readonly tables: number;
  readonly perSecond: number;
  readonly memoryBytes: number;
  readonly heapBytes: number;
  readonly p50: number;
  readonly p99: number;
}

export function manySockets(sockets: number): Promise<Held> {
  const count = Math.ceil(sockets / SOCKETS_PER_TABLE);
  return withTables(ours('snowcrest'), count, async (tables, server) => {
    const watchers = tables.flatMap(({ link }) => Array.from({ length: SOCKETS_PER_TABLE - 2 }, () => link));
    for (let from = 0; from < watchers.length; from += AT_ONCE) {
      const some = watchers.slice(from, from + AT_ONCE);
      await Promise.all(some.map((link, i) => openWatcher(server.port, link, from + i)));
    }
    const { waits: unsorted } = await paced(tables, PER_SECOND, SECONDS);
    const waits = unsorted.toSorted((a, b) => a - b);
    const { memoryBytes, heapBytes } = await server.usage();
    const at = (share: number): number => waits[Math.floor(waits.length * share)] ?? Number.NaN;
    const open = count * SOCKETS_PER_TABLE;
    return { sockets: open, tables: count, perSecond: PER_SECOND, memoryBytes, heapBytes, p50: at(0.5), p99: at(0.99) };
  });
}

/** How soon a server with many stored tables answers after a restart. */
export interface Restarted {
  readonly tables: number;
  readonly moves: number;
  readonly readyMs: number;
  readonly shownMs: number;
}

const STORED_MOVES = 30;

export async function manyStored(count: number): Promise<Restarted> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-bench-'));
  try {
    const original = await playOne(data);
    const link = await copyTable(data, original, count);
    const began = performance.now();
    const server = await startOurs(data);
    await fetch(`http://127.0.0.1:${server.port}/readyz`);
    const readyMs = performance.now() - began;
    await openWatcher(server.port, link, 0);
    const shownMs = performance.now() - began;
    await server.stop();
    return { tables: count, moves: STORED_MOVES, readyMs, shownMs };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Plays one table over real sockets; returns its link. */
async function playOne(data: string): Promise<string> {
  const server = await startOurs(data);
  const table = await ours('snowcrest').open(server.port, 0);
  for (let i = 0; i < STORED_MOVES; i++) await table.move();
  await server.stop();
  return table.link;
}

/** Stores copies of a table under other links; returns the last link. */
async function copyTable(data: string, original: string, count: number): Promise<string> {
  const store = await openStore(readConfig({ THORP_DATA: data }));
  const room = must(await store.loadRoom(original), 'the room was stored');
  const table = must(await store.load(original), 'the table was stored');
  const links = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(
      links.slice(from, from + AT_ONCE).map(async id => {
        await store.createRoom({ ...room.header, id }, room.events);
        await store.create({ ...table.header, id });
        await store.append(id, 0, table.entries);
      }),
    );
  }
  await store.close();
  return must(links.at(-1), 'there is a table');
}
