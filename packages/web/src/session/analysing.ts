import type { AnalysisDepth } from '@thorp/bots';
import type { AnalysisCalls, AnalysisFacts, AnalysisTask } from '../protocol/analysis.ts';
import { toError } from '../protocol/errors.ts';
import { connectRemote } from '../protocol/remote.ts';
import { host, reader, worker } from './host.ts';

/*
 * The running analysis: a few workers think, and the tables' worker stores their results. It runs while the page is
 * open, on any page, and can be stopped at any time. Only one game is analysed at a time.
 */

export interface Running {
  readonly table: string;
  readonly facts: AnalysisFacts;
  /** The approximate time left in milliseconds; null if not known yet. */
  readonly left: number | null;
}

/** What listeners get: the progress, and the end, with a problem if there was one. */
export type News =
  | { readonly kind: 'running'; readonly running: Running }
  | {
      readonly kind: 'ended';
      readonly table: string;
      readonly facts: AnalysisFacts | null;
      readonly problem: Error | null;
    };

/** More workers would make a phone hot, but the analysis not much faster. */
const MOST_WORKERS = 2;

/** One core is left to the page, so that it stays responsive. */
function workersFor(portions: number): number {
  return Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 1) - 1), portions);
}

/** Milliseconds between two progress reports to the page, because drawing takes time. */
const NEWS = 300;

interface Run {
  readonly table: string;
  readonly ends: (() => void)[];
  stopped: boolean;
  shown: Running | null;
  /** When the last report was made. */
  told: number;
}

let run: Run | null = null;
const listeners = new Set<(news: News) => void>();

/** The analysis that is running now. */
export function runningAnalysis(): Running | null {
  return run?.shown ?? null;
}

export function onAnalysis(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the running analysis; its results so far are kept. */
export function stopAnalysis(): void {
  if (run) end(run, null);
}

/** Continues a stopped analysis of this depth, or starts one. */
export async function startAnalysis(table: string, depth: AnalysisDepth): Promise<void> {
  stopAnalysis();
  const mine: Run = { table, ends: [], stopped: false, shown: null, told: -Infinity };
  run = mine;
  try {
    const task = await host().analysisTask(table, depth, reader());
    show(mine, { table, facts: task.facts, left: null });
    await shareOut(mine, task);
    end(mine, null);
  } catch (error) {
    end(mine, toError(error));
  }
}

async function shareOut(mine: Run, task: AnalysisTask): Promise<void> {
  const portions = [...task.portions];
  const began = performance.now();
  const found = (facts: AnalysisFacts): void => {
    const done = facts.done - task.facts.done;
    const left = done === 0 ? null : ((performance.now() - began) / done) * (facts.of - facts.done);
    show(mine, { table: mine.table, facts, left });
  };
  await Promise.all(Array.from({ length: workersFor(portions.length) }, () => think(mine, task, portions, found)));
}

/** One worker: takes the next portion until none is left. */
async function think(
  mine: Run,
  task: AnalysisTask,
  portions: (readonly number[])[],
  found: (facts: AnalysisFacts) => void,
): Promise<void> {
  if (mine.stopped) return;
  const calls = thinker(mine);
  await calls.open(task.game, task.record);
  for (let plies = portions.shift(); plies; plies = portions.shift()) {
    const all = await calls.think(plies, task.depth);
    const facts = await host().analysisFound(
      mine.table,
      plies.flatMap((ply, i) => {
        const each = all[i];
        return each ? [[ply, each] as const] : [];
      }),
    );
    if (mine.stopped) return;
    found(facts);
  }
}

/** Starts a worker that ends with the run. */
function thinker(mine: Run): ReturnType<typeof connectRemote<AnalysisCalls>>['calls'] {
  const started = worker('analysis');
  const { port1, port2 } = new MessageChannel();
  started.postMessage({ role: 'analysis' }, [port2]);
  const { calls, fail } = connectRemote<AnalysisCalls>(port1);
  port1.start();
  started.addEventListener('error', ({ message }) => fail(new Error(message)));
  mine.ends.push(() => {
    started.terminate();
    port1.close();
    fail(new Error('the analysis was stopped'));
  });
  return calls;
}

function show(mine: Run, running: Running): void {
  if (mine.stopped) return;
  mine.shown = running;
  const now = performance.now();
  if (now - mine.told < NEWS && running.facts.done < running.facts.of) return;
  mine.told = now;
  tell({ kind: 'running', running });
}

function end(mine: Run, problem: Error | null): void {
  if (mine.stopped) return;
  mine.stopped = true;
  if (run === mine) run = null;
  for (const each of mine.ends) each();
  tell({ kind: 'ended', table: mine.table, facts: mine.shown?.facts ?? null, problem });
}

function tell(news: News): void {
  for (const listener of listeners) listener(news);
}
