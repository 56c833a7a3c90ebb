import { fork as startProcess, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { rate, spread, type Spread } from './stats.ts';
import { SUBJECTS, type Kind } from './subjects.ts';
import type { Budget, Size, Trial, What } from './trial.ts';
import type { Answer, Request } from './worker.ts';

/** What is measured, and how long. */
export interface Plan {
  readonly subjects: readonly string[];
  readonly what: readonly What[];
  readonly sets: boolean;
  readonly sizes: boolean;
  readonly rounds: number;
  /** Processor time of the warm-up, whose figures are dropped, and of a trial in each round. */
  readonly warmMs: number;
  readonly cpuMs: number;
  /** Wall-clock time for the whole run: on a busy machine the trials become shorter. */
  readonly limitMs: number;
}

/** Operations per second of processor time, one entry for each trial. */
export interface Finding extends Trial {
  readonly subject: string;
  readonly kind: Kind;
  readonly perSecond: Spread;
  /** By round, so that subjects can be compared within a round. */
  readonly rates: readonly number[];
}

export interface Results {
  readonly findings: readonly Finding[];
  readonly sizes: readonly (Size & { readonly subject: string })[];
  /** Subjects that could not be measured, and why. */
  readonly problems: readonly { readonly subject: string; readonly message: string }[];
}

interface Worker {
  readonly subject: string;
  readonly process: ChildProcess;
  readonly trials: readonly Trial[];
}

interface Course {
  readonly worker: Worker;
  readonly trial: number;
  readonly rates: number[];
}

/** At least this much time for the trials, however long loading took. */
const LEAST_MS = 5_000;

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Measures everything in the plan, one trial at a time; all subjects take turns in every round. */
export async function runPlan(plan: Plan, progress: (line: string) => void): Promise<Results> {
  const end = performance.now() + plan.limitMs;
  const workers: Worker[] = [];
  const problems: { subject: string; message: string }[] = [];
  try {
    progress(`loading ${plan.subjects.join(', ')}`);
    for (const started of await Promise.all(plan.subjects.map(start))) {
      if ('message' in started) problems.push(started);
      else workers.push(started);
    }
    const findings = await measureAll(plan, workers, end - performance.now(), progress);
    return { findings, sizes: plan.sizes ? await sizesOf(workers) : [], problems };
  } finally {
    for (const worker of workers) worker.process.disconnect();
  }
}

async function start(subject: string): Promise<Worker | { subject: string; message: string }> {
  const process = startProcess(WORKER, [subject], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const first = await nextAnswer(process);
  if (first.is === 'ready') return { subject, process, trials: first.trials };
  process.disconnect();
  return { subject, message: first.is === 'failed' ? first.message : `unexpected answer: ${first.is}` };
}

async function measureAll(
  plan: Plan,
  workers: readonly Worker[],
  limitMs: number,
  progress: (line: string) => void,
): Promise<Finding[]> {
  const courses = workers.flatMap(worker => coursesOf(plan, worker));
  const slack = Math.max(limitMs, LEAST_MS) / (courses.length * (plan.warmMs + plan.rounds * plan.cpuMs));
  const budget = (ms: number): Budget => ({ cpuMs: ms * Math.min(1, slack), wallMs: ms * slack });
  for (let round = 0; round <= plan.rounds; round++) {
    progress(round === 0 ? `warming up ${courses.length} trials` : `round ${round} of ${plan.rounds}`);
    // In alternating order, so that a slow phase of the machine does not always affect the same subjects.
    for (const course of round % 2 === 0 ? courses : courses.toReversed()) {
      if (round === 0) await sample(course, budget(plan.warmMs));
      else course.rates.push(await sample(course, budget(plan.cpuMs)));
    }
  }
  return courses.map(finding);
}

function coursesOf(plan: Plan, worker: Worker): Course[] {
  return worker.trials.flatMap(({ what, set }, trial) =>
    plan.what.includes(what) && (plan.sets || set === null) ? [{ worker, trial, rates: [] }] : [],
  );
}

async function sample({ worker, trial }: Course, budget: Budget): Promise<number> {
  const answer = await ask(worker, { do: 'measure', trial, budget });
  if (answer.is !== 'sample') throw new Error(`unexpected answer of ${worker.subject}: ${answer.is}`);
  return rate(answer.sample);
}

async function sizesOf(workers: readonly Worker[]): Promise<Results['sizes']> {
  const all: (Size & { subject: string })[] = [];
  for (const worker of workers) {
    const answer = await ask(worker, { do: 'sizes' });
    if (answer.is !== 'sizes') throw new Error(`unexpected answer of ${worker.subject}: ${answer.is}`);
    all.push(...answer.sizes.map(size => ({ subject: worker.subject, ...size })));
  }
  return all;
}

async function ask(worker: Worker, request: Request): Promise<Answer> {
  worker.process.send(request);
  const answer = await nextAnswer(worker.process);
  if (answer.is === 'failed') throw new Error(`${worker.subject}: ${answer.message}`);
  return answer;
}

/** The next message of a worker; if the worker dies, a failure. */
async function nextAnswer(process: ChildProcess): Promise<Answer> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    return await Promise.race([
      once(process, 'message', { signal }).then(([message]) => message as Answer),
      once(process, 'exit', { signal }).then(([code]): Answer => ({ is: 'failed', message: `exit code ${code}` })),
    ]);
  } finally {
    stop.abort();
  }
}

function finding({ worker, trial, rates }: Course): Finding {
  const { kind } = SUBJECTS[worker.subject] as { kind: Kind };
  return { subject: worker.subject, kind, ...(worker.trials[trial] as Trial), perSecond: spread(rates), rates };
}
