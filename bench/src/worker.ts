// One process for each subject, so that code compiled for one game does not slow down another.
import { SUBJECTS } from './subjects.ts';
import { measure, type Batch, type Budget, type Sample, type Size, type Subject, type Trial } from './trial.ts';

export type Request =
  | { readonly do: 'measure'; readonly trial: number; readonly budget: Budget }
  | { readonly do: 'sizes' };

export type Answer =
  | { readonly is: 'ready'; readonly trials: readonly Trial[] }
  | { readonly is: 'sample'; readonly sample: Sample }
  | { readonly is: 'sizes'; readonly sizes: readonly Size[] }
  | { readonly is: 'failed'; readonly message: string };

const batches = new Map<number, Batch>();

function answer(subject: Subject, request: Request): Answer {
  if (request.do === 'sizes') return { is: 'sizes', sizes: subject.sizes() };
  const task = subject.tasks[request.trial];
  if (!task) throw new Error(`there is no trial ${request.trial}`);
  const batch = batches.get(request.trial) ?? task.prepare();
  batches.set(request.trial, batch);
  return { is: 'sample', sample: measure(batch, request.budget) };
}

function tell(message: Answer): void {
  if (!process.send) throw new Error('the worker is started by the bench, not by hand');
  process.send(message);
}

function attempt(work: () => Answer): void {
  try {
    tell(work());
  } catch (error) {
    tell({ is: 'failed', message: (error as Error).message });
  }
}

const [id = ''] = process.argv.slice(2);
try {
  const entry = SUBJECTS[id];
  if (!entry) throw new Error(`there is no subject '${id}'`);
  const subject = await entry.load();
  process.on('message', (request: Request) => attempt(() => answer(subject, request)));
  tell({ is: 'ready', trials: subject.tasks.map(({ what, seats, set }) => ({ what, seats, set })) });
} catch (error) {
  tell({ is: 'failed', message: (error as Error).message });
}
