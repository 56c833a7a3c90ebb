import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a server process has used so far. */
export interface Usage {
  readonly pid: number;
  /** Processor time of all its threads, in seconds. */
  readonly cpu: number;
  readonly heapBytes: number;
  readonly memoryBytes: number;
}

/** A server in its own process, so that its usage can be measured. */
export interface ServerProcess {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

type ChildMessage = { readonly port: number } | Usage;

/**
 * Starts a module that calls `answerParent`. BENCH_NODE holds options for its Node, such as --cpu-prof. BENCH_CORES holds two
 * numbers, such as 0,1: the server runs on the first core and the clients, in this process, on the second.
 */
export async function startChild(
  module: string,
  env: { readonly [name: string]: string } = {},
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const execArgv = [
    '--expose-gc',
    ...options,
    ...(process.env['BENCH_NODE'] ?? '').split(' ').filter(word => word !== ''),
  ];
  const file = fileURLToPath(new URL(module, import.meta.url));
  const child = fork(file, [], { env: { ...process.env, ...env }, execArgv });
  const [ofServer, ofClients] = (process.env['BENCH_CORES'] ?? '').split(',');
  if (ofServer && child.pid) pin(child.pid, ofServer);
  if (ofClients) pin(process.pid, ofClients);
  const first = await next(child);
  if (!('port' in first)) throw new Error('the server did not say its port');
  return {
    port: first.port,
    async usage() {
      child.send('usage');
      const answer = await next(child);
      if (!('cpu' in answer)) throw new Error('the server did not say what it has used');
      return answer;
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

/** Pins all threads of a process, and those it starts later. */
function pin(pid: number, core: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)], { stdio: 'ignore' });
}

function next(child: ChildProcess): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', message => {
      child.off('exit', ended);
      resolve(message as ChildMessage);
    });
  });
}

/** In the child: reports the port, and its usage whenever the parent asks, until the parent says stop. */
export function answerParent(port: number): void {
  process.on('message', message => {
    if (message === 'stop') process.exit(0);
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    const usage: Usage = { pid: process.pid, cpu: (user + system) / 1e6, heapBytes: heapUsed, memoryBytes: rss };
    process.send?.(usage);
  });
  process.send?.({ port });
}
