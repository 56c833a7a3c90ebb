// `npm run bench:server`: durable moves per second of server processor time, beside boardgame.io's server.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from '../machine.ts';
import type { Figures, Load } from './figures.ts';
import { measureOurs } from './ours.ts';
import { measurePeer } from './peer.ts';

const FILE = new URL('../../SERVER.md', import.meta.url);
const quick = process.argv.includes('--quick');
const LOAD: Load = quick ? { tables: 40, moves: 60, warmUp: 20 } : { tables: 80, moves: 80, warmUp: 30 };
const ROUNDS = quick ? 1 : 3;

const SUBJECTS: readonly (() => Promise<Figures>)[] = [
  () => measurePeer(LOAD),
  () => measureOurs('hamlet', LOAD, { rounds: 10 }),
  () => measureOurs('villagers', LOAD),
  () => measureOurs('snowcrest', LOAD),
];

const perCpu = ({ moves, cpuSeconds }: Figures): number => moves / cpuSeconds;

/** Rounds go through all subjects in turn, so that a busy moment of the machine does not hit one alone. */
async function measureAll(): Promise<Figures[]> {
  const runs: Figures[][] = SUBJECTS.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, measure] of SUBJECTS.entries()) {
      const figures = await measure();
      runs[i]?.push(figures);
      console.log(`${figures.subject}: ${perCpu(figures).toFixed(0)} moves per processor second`);
    }
  }
  return runs.flatMap(list => list.toSorted((a, b) => perCpu(a) - perCpu(b))[list.length >> 1] ?? []);
}

function row(figures: Figures, peer: Figures | undefined): string {
  const { subject, tables, moves, seconds, p50, p99 } = figures;
  const times = peer ? `${(perCpu(figures) / perCpu(peer)).toFixed(1)}×` : '';
  const cells = [subject, tables, moves, perCpu(figures).toFixed(0), times, (moves / seconds).toFixed(0)];
  return `| ${[...cells, p50.toFixed(1), p99.toFixed(1)].join(' | ')} |`;
}

function table(list: readonly Figures[]): string {
  const { cpu, cores, memoryGb, system, node, load } = machine();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `## Moves per second of server processor time

Written by \`npm run bench:server\` at ${commit} on ${new Date().toISOString().slice(0, 10)}. ${cpu}, ${cores} cores; ${memoryGb} GB; ${system}; Node ${node}; load ${load} when the run ended.

One server process and one process for all clients, over real sockets; two people at every table, who answer by chance as
soon as they are asked. Ours stores every move in SQLite, on the disk, before it acknowledges it; boardgame.io's keeps it in
memory. boardgame.io plays Hamlet, the small drafting game of our tests, and so does our first row; the others are the real games. Each server ran ${ROUNDS} times in turn;
the middle run counts. Times are milliseconds from sending a move to its acknowledgement, with clients on the same cores.

| server, game | tables | moves | moves/CPU s | beside the peer | moves/s | p50 ms | p99 ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${list.map((figures, i) => row(figures, i === 0 ? undefined : list[0])).join('\n')}
`;
}

/** Other parts of the file, written by other commands, stay as they are. */
function writePart(part: string): void {
  const old = existing();
  const begins = old.indexOf('## Moves per second of server processor time');
  const ends = begins < 0 ? -1 : old.indexOf('\n## ', begins + 1);
  const before = begins < 0 ? `${old.trimEnd()}\n\n` : old.slice(0, begins);
  writeFileSync(FILE, `${before}${part}${ends < 0 ? '' : old.slice(ends)}`);
}

function existing(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '# The table server, measured\n';
  }
}

const found = table(await measureAll());
console.log(found);
if (!quick) writePart(found);
process.exit(0);
