// `npm run fuzz -- <game> --games 100000`: random games under the laws of the testkit, on a chosen number of cores.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Types } from '@thorp/kernel';
import {
  addTally,
  fuzz,
  observersWhoKnowAll,
  newTally,
  tellFailure,
  untouched,
  type Subject,
  type Tally,
} from '@thorp/testkit';

const USAGE = `npm run fuzz -- <game> [--games N] [--seconds S] [--seed N] [--workers N] [--laws every|N]

  --games    how many random games to play (1000, unless --seconds is given)
  --seconds  how long to play at most
  --seed     where chance begins (1)
  --workers  how many cores to use (1)
  --laws     one game in N is held to all laws at every decision, the others to the cheap ones (20); every: all games`;

const SAMPLE = 20;
/** Milliseconds between two reports of a worker. */
const REPORT = 500;
/** The distance between the seeds of workers. */
const SEEDS_PER_WORKER = 1_000_000_000;

interface Task {
  readonly file: string;
  readonly games: number;
  readonly ms: number;
  readonly seed: number;
  readonly closely: number;
}

interface Report {
  readonly tally: Tally;
  readonly done: boolean;
  /** A failure in words. */
  readonly failure: string | null;
}

const root = new URL('..', import.meta.url);

async function subjectIn(file: string): Promise<Subject<Types>> {
  const { subject } = (await import(file)) as { subject?: Subject<Types> };
  if (!subject) throw new Error(`${file} exports no 'subject'`);
  return subject;
}

async function work({ file, ...task }: Task): Promise<void> {
  const subject = await subjectIn(file);
  const send = (report: Report): void => parentPort?.postMessage(report);
  let reported = 0;
  const progress = (tally: Tally): void => {
    if (tally.ms - reported < REPORT) return;
    reported = tally.ms;
    send({ tally, done: false, failure: null });
  };
  const { failure, ...tally } = fuzz(subject, { ...task, progress });
  send({ tally, done: true, failure: failure && tellFailure(subject, failure) });
}

/** Runs the tasks in parallel, until all are done or one fails; adds up their tallies. */
function workTogether(tasks: readonly Task[], watch: (tallies: readonly Tally[]) => void): Promise<Report[]> {
  const latest: Report[] = [];
  return new Promise((resolve, reject) => {
    const workers = tasks.map(task => new Worker(new URL(import.meta.url), { workerData: task }));
    const stop = (): void => workers.forEach(worker => void worker.terminate());
    for (const [i, worker] of workers.entries()) {
      worker.on('error', error => {
        stop();
        reject(error);
      });
      worker.on('message', (report: Report) => {
        latest[i] = report;
        watch(latest.flatMap(({ tally }) => tally));
        const all = latest.filter(({ done }) => done).length === tasks.length;
        if (!all && !report.failure) return;
        stop();
        resolve(latest.filter(Boolean));
      });
    }
  });
}

function sum(subject: Subject<Types>, tallies: readonly Tally[]): Tally {
  const total = newTally(subject);
  for (const tally of tallies) addTally(total, tally);
  return total;
}

const number = (value: number): string => Math.round(value).toLocaleString('en-GB');

function progressLine({ games, decisions, ms }: Tally, goal: number): string {
  const share = Number.isFinite(goal) ? ` of ${number(goal)}` : '';
  return `${number(games)}${share} games, ${number(decisions)} decisions, ${number(ms / 1000)} s`;
}

function summary(tally: Tally, subject: Subject<Types>): string {
  const inventory = Object.keys(tally.touched).length;
  const never = untouched(tally);
  const played = tally.configs.filter(games => games > 0).length;
  const asked = Object.entries(tally.asked).sort(([, a], [, b]) => b - a);
  const rows: [string, string][] = [
    ['games', `${number(tally.games)}, of which ${number(tally.closely)} under all laws at every decision`],
    ['configurations', `${played} of ${subject.configs.length}`],
    ['decisions', `${number(tally.decisions)}, ${number(tally.decisions / (tally.ms / 1000))} a second`],
    ['decisions a game', `${number(tally.decisions / tally.games)} on average, ${number(tally.longest)} at most`],
    ['largest list', `${tally.largest.options} options at ${tally.largest.step}`],
    ['steps that asked', asked.map(([step, times]) => `${step} ${number(times)}`).join(', ')],
    ['know all', observersWhoKnowAll(tally).join(', ') || 'nobody: all imagine other secrets than the real ones'],
    ['inventory', `${inventory - never.length} of ${inventory} touched`],
    ...never.map((item): [string, string] => ['', `never: ${item}`]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(18)}${value}`).join('\n');
}

/** A whole number above 0, or the default. */
function count(given: string | undefined, name: string, otherwise: number): number {
  const value = given === undefined ? otherwise : Number(given);
  if (value === Infinity || (Number.isInteger(value) && value > 0)) return value;
  throw new Error(`--${name} must be a whole number above 0, not '${given}'`);
}

/** The test subject of a game; the sample game is in the testkit. */
function fileOf(game: string): string {
  const files = globSync('{packages/games,examples}/*/test/subject.ts', { cwd: fileURLToPath(root) });
  const games = new Map(files.map(file => [basename(dirname(dirname(file))), file]));
  games.set('hamlet', 'packages/testkit/test/subject.ts');
  const file = games.get(game);
  if (file) return new URL(file, root).href;
  throw new Error(`there is no game '${game}' with a test/subject.ts; there are ${[...games.keys()].join(', ')}`);
}

async function main(args: string[]): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { games: text, seconds: text, seed: text, workers: text, laws: text },
  });
  const [game] = positionals;
  if (!game || positionals.length > 1) throw new Error(USAGE);
  const file = fileOf(game);
  const games = count(values.games, 'games', values.seconds ? Infinity : 1_000);
  const ms = 1_000 * count(values.seconds, 'seconds', Infinity);
  const seed = count(values.seed, 'seed', 1);
  const workers = count(values.workers, 'workers', 1);
  const closely = values.laws === 'every' ? 1 : count(values.laws, 'laws', SAMPLE);
  const subject = await subjectIn(file);
  const tasks = Array.from({ length: workers }, (_, i): Task => {
    return { file, games: Math.floor((games + i) / workers), ms, seed: seed + i * SEEDS_PER_WORKER, closely };
  });
  const reports = await workTogether(tasks, tallies => {
    process.stderr.write(`\r${progressLine(sum(subject, tallies), games)}   `);
  });
  const tallies = reports.map(({ tally }) => tally);
  process.stderr.write('\n');
  console.log(summary(sum(subject, tallies), subject));
  const failures = reports.flatMap(({ failure }) => failure ?? []);
  for (const failure of failures) console.error(`\n${failure}`);
  return failures.length === 0;
}

if (isMainThread) {
  main(process.argv.slice(2)).then(
    ok => (process.exitCode = ok ? 0 : 1),
    (error: unknown) => {
      console.error((error as Error).message);
      process.exitCode = 2;
    },
  );
} else await work(workerData as Task);
