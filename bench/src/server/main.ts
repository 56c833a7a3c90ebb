// `npm run bench:server`: what a move costs the server, beside boardgame.io's server, and how long people wait for it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from '../machine.ts';
import { manySockets, manyStored, type Held, type Restarted } from './many.ts';
import { ours } from './ours.ts';
import { peer, peerWith } from './peer.ts';
import { measureProcesses, type Together } from './processes.ts';
import { relay } from './relay.ts';
import { measurePaced, measureWork, type Figures, type Load, type Pace } from './run.ts';
import type { Subject } from './subject.ts';

const FILE = new URL('../../SERVER.md', import.meta.url);
const quick = process.argv.includes('--quick');
const LOAD: Load = quick
  ? { tables: 60, moves: 30, warmUp: 30, rounds: 1 }
  : { tables: 300, moves: 30, warmUp: 30, rounds: 3 };
const PACE: Omit<Pace, 'seconds' | 'spare'> = quick
  ? { tables: 100, perSecond: 200, warmUp: 5 }
  : { tables: 1000, perSecond: 2000, warmUp: 18 };
/** A short run, and one that contains as many collections of old objects as there are at this pace. */
const SHORT = { ...PACE, seconds: quick ? 5 : 12, spare: 0 };
const LONG = { ...PACE, seconds: quick ? 5 : 60, spare: quick ? 0 : 800 };
const SOCKETS = quick ? 500 : 10_000;
const STORED = quick ? 500 : 10_000;
const ROUNDS = quick ? 1 : 3;

const hamlet = ours('hamlet', { rounds: 10 });
const SUBJECTS: readonly Subject[] = [
  peer,
  peerWith('villagers'),
  peerWith('snowcrest'),
  hamlet,
  ours('villagers'),
  ours('snowcrest'),
  relay,
];

const perCpu = ({ moves, cpuSeconds }: Figures): number => moves / cpuSeconds;

/** Every round goes through all subjects, so that a busy moment of the machine does not affect only one. */
async function measureAll(): Promise<Figures[]> {
  const runs: Figures[][] = SUBJECTS.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, subject] of SUBJECTS.entries()) {
      const figures = await measureWork(subject, LOAD);
      runs[i]?.push(figures);
      console.log(`${figures.subject}: ${perCpu(figures).toFixed(0)} moves per processor second`);
    }
  }
  return runs.flatMap(list => list.toSorted((a, b) => perCpu(a) - perCpu(b))[list.length >> 1] ?? []);
}

/** Beside boardgame.io with the same game; the relay, which plays none, beside Hamlet. */
function workRow(figures: Figures, all: readonly Figures[]): string {
  const { subject, tables, moves, cpuSeconds } = figures;
  const [, game = 'hamlet'] = subject.split(', ');
  const beside = all.find(other => other.subject === `boardgame.io, ${game}`);
  const times = beside && beside !== figures ? `${(perCpu(figures) / perCpu(beside)).toFixed(1)}×` : '';
  const cost = ((cpuSeconds * 1e6) / moves).toFixed(0);
  return `| ${[subject, tables, moves, perCpu(figures).toFixed(0), cost, times].join(' | ')} |`;
}

function pacedRow({ subject, moves, seconds, cpuSeconds, p50, p99, most, late99 }: Figures): string {
  const times = [p50, p99, most, late99].map(ms => ms.toFixed(1));
  const [rate, cores] = [(moves / seconds).toFixed(0), (cpuSeconds / seconds).toFixed(2)];
  return `| ${[subject, seconds.toFixed(0), rate, ...times, cores].join(' | ')} |`;
}

function written(): string {
  const { cpu, cores, memoryGb, system, node, load } = machine();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const where = `${cpu}, ${cores} cores; ${memoryGb} GB; ${system}; Node ${node}`;
  return `Written by \`npm run bench:server\` at ${commit} on ${day}. ${where}; load ${load} when the run ended.`;
}

function workPart(list: readonly Figures[]): string {
  return `## Moves per second of server processor time

${written()}

One server process and one process for all clients, over real sockets; two people at every table, who answer by chance as
soon as they are asked. Only processor time of the server counts, after ${LOAD.warmUp} moves at each table, and ${LOAD.rounds} times ${LOAD.tables} other tables with ${LOAD.moves}
moves each before them, so that its code is compiled. Each server
ran ${ROUNDS} times in turn; the middle run counts. boardgame.io plays Hamlet, the small drafting game of our tests, as its guide teaches to write a
game, and Villagers and Snowcrest by our rules: its only move calls our rules engine.

For a move, boardgame.io checks its number and its player, runs the reducer, keeps state and log in memory, and sends both
people what they may see of the state, and with our rules also the options. Ours checks the message against its schema and the move against the options of the game, links it
to the moves before it by a hash, writes it to SQLite on the disk, and then sends both people what changed for them, what
happened, the options and the reasons against the others, and the mover a receipt. The last row does nothing of the game:
it stores the bytes of a move in SQLite in the same way and sends them to both. No server on the same libraries does less.

| server, game | tables | moves | moves/CPU s | µs a move | beside boardgame.io |
| --- | ---: | ---: | ---: | ---: | ---: |
${list.map(figures => workRow(figures, list)).join('\n')}
`;
}

function pacedPart(list: readonly Figures[]): string {
  return `## Waiting at a fixed pace

${written()}

${PACE.tables} tables, ${PACE.perSecond} moves a second, sent when they are due whether the server is ready or not. Milliseconds from the
moment at which a move was due to its acknowledgement, with all clients in one process on the same cores. The clients themselves
are late when they are busy; that is part of the wait and has a column of its own. The last row is what the same clients wait for a server that only
stores and passes on. A table whose game ends is replaced.

| server, game | seconds | moves/s | p50 ms | p99 ms | longest ms | clients late p99 ms | cores used |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${list.map(pacedRow).join('\n')}
`;
}

function sizePart(held: Held, restarted: Restarted): string {
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
  return `## Many sockets, many stored tables

${written()}

${held.sockets} open sockets in one process, ten at each of ${held.tables} Snowcrest tables that have begun, with ${held.perSecond} moves a second spread over
them: ${mb(held.memoryBytes)} MB of memory, ${mb(held.heapBytes)} MB of it heap. A move took ${held.p50.toFixed(1)} ms (median), ${held.p99.toFixed(1)} ms (p99).

${restarted.tables} stored tables of ${restarted.moves} moves: the server answers ${restarted.readyMs.toFixed(0)} ms after its process was started, and shows the first table
after ${restarted.shownMs.toFixed(0)} ms. Tables load when somebody looks, so stored ones take no memory.
`;
}

function processRow({ processes, moves, seconds, p50, p99, servers, clients }: Together): string {
  const figures = [p50.toFixed(1), p99.toFixed(1), servers.toFixed(2), clients.toFixed(2)];
  return `| ${[processes, (moves / seconds).toFixed(0), ...figures].join(' | ')} |`;
}

function processPart(list: readonly Together[]): string {
  return `## Whole servers on one PostgreSQL

${written()}

Two people at every Snowcrest table, each connected to another process, who answer as soon as they are asked. All clients are one
process on the same cores; so is the database, which has what the others leave.

| processes | moves/s | p50 ms | p99 ms | cores of the servers | cores of the clients |
| ---: | ---: | ---: | ---: | ---: | ---: |
${list.map(processRow).join('\n')}
`;
}

async function measureAllPaced(): Promise<Figures[]> {
  const list: Figures[] = [];
  for (const [subject, pace] of [
    [ours('villagers'), SHORT],
    [ours('snowcrest'), SHORT],
    [relay, SHORT],
    [ours('villagers'), LONG],
    [ours('snowcrest'), LONG],
  ] as const) {
    const measured = await measurePaced(subject, pace);
    list.push(measured);
    console.log(pacedRow(measured));
  }
  return list;
}

async function measureProcessCounts(): Promise<Together[]> {
  const database = process.env['DATABASE_URL'];
  if (!database) throw new Error('DATABASE_URL names an empty database of PostgreSQL');
  const list: Together[] = [];
  for (const count of [1, 2, 4]) {
    const measured = await measureProcesses(count, database);
    list.push(measured);
    console.log(processRow(measured));
  }
  return list;
}

/** Other parts of the file stay unchanged. */
function writePart(part: string): void {
  const [title = ''] = part.split('\n', 1);
  const old = readFileSync(FILE, 'utf8');
  const begins = old.indexOf(`${title}\n`);
  const ends = begins < 0 ? -1 : old.indexOf('\n## ', begins + 1);
  const before = begins < 0 ? `${old.trimEnd()}\n\n` : old.slice(0, begins);
  writeFileSync(FILE, `${before}${part}${ends < 0 ? '' : old.slice(ends)}`);
}

function keep(part: string): void {
  console.log(part);
  if (!quick) writePart(part);
}

/** `--only work` measures one part. */
const PARTS: { readonly [name: string]: () => Promise<string> } = {
  work: async () => workPart(await measureAll()),
  paced: async () => pacedPart(await measureAllPaced()),
  size: async () => sizePart(await manySockets(SOCKETS), await manyStored(STORED)),
  processes: async () => processPart(await measureProcessCounts()),
};
const only = process.argv.indexOf('--only');
// The part about processes needs a database, so it has to be named.
const wanted = only < 0 ? Object.keys(PARTS).filter(name => name !== 'processes') : [process.argv[only + 1] ?? ''];
for (const name of wanted) {
  const measured = PARTS[name];
  if (!measured) throw new Error(`--only is one of ${Object.keys(PARTS).join(', ')}`);
  keep(await measured());
}
process.exit(0);
