import { setTimeout } from 'node:timers/promises';
import { must } from '@thorp/kernel';
import type { ServerProcess } from './child.ts';
import type { PlayedTable, Subject } from './subject.ts';

/** How much is played. */
export interface Load {
  readonly tables: number;
  /** Moves at every table. */
  readonly moves: number;
  /** Moves at every table before the measurement; they are not counted. */
  readonly warmUp: number;
  /** How many times as many other tables are played first, until the server's code is compiled. */
  readonly rounds: number;
}

/** The results of one run against a server. */
export interface Figures {
  readonly subject: string;
  readonly tables: number;
  readonly moves: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds from the moment when a move was due to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** How late the clients themselves sent, if they had a pace: this is part of the wait. */
  readonly late99: number;
}

/** How many tables are opened at once. */
const AT_ONCE = 16;

export async function withTables<R>(
  subject: Subject,
  count: number,
  work: (tables: PlayedTable[], server: ServerProcess) => Promise<R>,
): Promise<R> {
  return withServer(subject, async server => work(await openTables(subject, server, 0, count), server));
}

async function withServer<R>(subject: Subject, work: (server: ServerProcess) => Promise<R>): Promise<R> {
  const server = await subject.start();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Tables with numbers from `from` on; numbers are unique on a server. */
function openTables(subject: Subject, { port }: ServerProcess, from: number, count: number): Promise<PlayedTable[]> {
  return openMany(count, number => subject.open(port, from + number));
}

export async function openMany(
  count: number,
  openOne: (number: number) => Promise<PlayedTable>,
): Promise<PlayedTable[]> {
  const tables: PlayedTable[] = [];
  let opened = 0;
  const open = async (): Promise<void> => {
    while (opened < count) {
      const at = opened++;
      tables[at] = await openOne(at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

/**
 * Everybody answers as soon as they are asked: how much work a server does in a second of processor time. A server runs
 * for weeks, so it is measured after its code is compiled: that took about 20 000 moves in a trial, and made a move a
 * third cheaper.
 */
export function measureWork(subject: Subject, load: Load): Promise<Figures> {
  return withServer(subject, async server => {
    for (let round = 0; round < load.rounds; round++) {
      const tables = await openTables(subject, server, round * load.tables, load.tables);
      await playAll(tables, load.moves);
      for (const table of tables) table.close();
    }
    const tables = await openTables(subject, server, load.rounds * load.tables, load.tables);
    await playAll(tables, load.warmUp);
    const began = performance.now();
    const before = await server.usage();
    const waits = await playAll(tables, load.moves);
    const cpuSeconds = (await server.usage()).cpu - before.cpu;
    return figures(subject, tables.length, waits, { ms: performance.now() - began, cpuSeconds });
  });
}

export async function playAll(tables: readonly PlayedTable[], moves: number): Promise<number[]> {
  return (await Promise.all(tables.map(table => play(table, moves)))).flat();
}

/** The waits of several moves at a table, one after the other. */
async function play(table: PlayedTable, moves: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < moves; i++) {
    const began = performance.now();
    if (!(await table.move())) break;
    waits.push(performance.now() - began);
  }
  return waits;
}

/** A load that does not wait for the server: a fixed number of moves a second, over all tables in turn. */
export interface Pace {
  readonly tables: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Seconds at the same pace before the measurement; they are not counted. */
  readonly warmUp: number;
  /** Tables that take the places of those whose game ends. */
  readonly spare: number;
}

/** A move that is delayed because the server is late counts from the moment when it was due. */
export function measurePaced(subject: Subject, pace: Pace): Promise<Figures> {
  return withTables(subject, pace.tables + pace.spare, async (all, server) => {
    const [tables, spare] = [all.slice(0, pace.tables), all.slice(pace.tables)];
    await paced(tables, pace.perSecond, pace.warmUp, spare);
    const began = performance.now();
    const before = await server.usage();
    const { waits, late } = await paced(tables, pace.perSecond, pace.seconds, spare);
    const cpuSeconds = (await server.usage()).cpu - before.cpu;
    return figures(subject, tables.length, waits, { ms: performance.now() - began, cpuSeconds, late });
  });
}

/** The results of a paced load, in milliseconds. */
interface Paced {
  readonly waits: readonly number[];
  readonly late: readonly number[];
}

/** A table whose game is over is replaced by a spare one, if there is one. */
export async function paced(
  tables: PlayedTable[],
  perSecond: number,
  seconds: number,
  spare: PlayedTable[] = [],
): Promise<Paced> {
  const began = performance.now();
  const last = tables.map(() => Promise.resolve(true));
  const waits: number[] = [];
  const late: number[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = began + (sent * 1000) / perSecond;
    // Waiting must leave the processor to the server and its helping threads.
    while (performance.now() < due) await setTimeout(1);
    late.push(performance.now() - due);
    const at = sent % tables.length;
    last[at] = must(last[at], 'there is a table').then(async () => {
      const moved = await must(tables[at], 'there is a table').move();
      if (moved) waits.push(performance.now() - due);
      else tables[at] = spare.pop() ?? must(tables[at], 'there is a table');
      return moved;
    });
  }
  await Promise.all(last);
  return { waits, late };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function figures(
  subject: Subject,
  tables: number,
  waits: readonly number[],
  {
    ms,
    cpuSeconds,
    late = [],
  }: { readonly ms: number; readonly cpuSeconds: number; readonly late?: readonly number[] },
): Figures {
  const sorted = waits.toSorted((a, b) => a - b);
  const late99 = quantile(
    late.toSorted((a, b) => a - b),
    0.99,
  );
  const times = { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), most: sorted.at(-1) ?? Number.NaN, late99 };
  return { subject: subject.name, tables, moves: waits.length, seconds: ms / 1000, cpuSeconds, ...times };
}
