import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that its processor time is its own too. */
export interface ServerProcess {
  readonly port: number;
  /** Processor time of all its threads so far, in seconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

type ChildMessage = { readonly port: number } | { readonly cpu: number };

/** Starts a module that calls `answerParent`. */
export async function startChild(
  module: string,
  env: { readonly [name: string]: string } = {},
): Promise<ServerProcess> {
  const execArgv = process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : [];
  const file = fileURLToPath(new URL(module, import.meta.url));
  const child = fork(file, [], { env: { ...process.env, ...env }, execArgv });
  const first = await next(child);
  if (!('port' in first)) throw new Error('the server did not say its port');
  return {
    port: first.port,
    async cpu() {
      child.send('cpu');
      const answer = await next(child);
      return 'cpu' in answer ? answer.cpu : Number.NaN;
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

function next(child: ChildProcess): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as ChildMessage));
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
}

/** In the child: says the port, and the processor time whenever the parent asks, until the parent says stop. */
export function answerParent(port: number): void {
  process.on('message', message => {
    if (message === 'stop') process.exit(0);
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
  });
  process.send?.({ port });
}
