import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program did not do what was asked of it. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
}

/** Any JSON object. */
export interface Answer {
  readonly [field: string]: unknown;
}

/** A program that is asked one thing at a time, a line of JSON each way. */
export interface LineProgram {
  /** Waits for the answer with the same id; rejects with a fault when none comes in time or the program ends. */
  ask(request: object, ms: number): Promise<Answer>;
  /** Ends its input and gives it a moment to leave by itself. */
  close(): Promise<void>;
}

const LONGEST_LINE = 1 << 20;
const GRACE_MS = 1_000;

interface Waiting {
  readonly id: number;
  resolve(answer: Answer): void;
  reject(fault: ProgramFault): void;
}

/** Starts a command of the player's own, as a shell would. */
export function startProgram(command: string): LineProgram {
  // In a group of its own, so that whatever the shell starts ends with it.
  const child = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
  let waiting: Waiting | null = null;
  let ended: ProgramFault | null = null;
  let asked = 0;

  const fail = (fault: ProgramFault): void => {
    waiting?.reject(fault);
    waiting = null;
  };
  const stop = (why: string): void => {
    ended ??= new ProgramFault(why);
    fail(ended);
  };
  const complaint = lastLine(child);
  child.on('error', error => stop(`could not be started: ${error.message}`));
  child.on('close', code => stop(`ended with exit code ${code}${complaint()}`));
  child.stdin.on('error', () => undefined); // Whoever closes its input has ended, or does not answer: both are told.
  onLines(child, line => {
    if (line === null) {
      stop('sent a line of more than 1 MiB');
      killGroup(child);
      return;
    }
    const answer = parsed(line);
    if (!answer) fail(new ProgramFault(`answered with no JSON object: ${line.slice(0, 80)}`));
    // A late answer to an earlier question is passed over.
    else if (waiting && answer['id'] === waiting.id) {
      waiting.resolve(answer);
      waiting = null;
    }
  });

  return {
    ask(request, ms) {
      if (ended) return Promise.reject(ended);
      const id = ++asked;
      child.stdin.write(`${JSON.stringify({ id, ...request })}\n`);
      const late = new ProgramFault(`did not answer within ${ms} ms`);
      const timer = setTimeout(() => fail(late), ms);
      const answered = new Promise<Answer>((resolve, reject) => (waiting = { id, resolve, reject }));
      return answered.finally(() => clearTimeout(timer));
    },
    async close() {
      child.stdin.end();
      const gone = new Promise(resolve => child.once('close', resolve));
      if (!ended) await Promise.race([gone, sleep(GRACE_MS, null, { ref: false })]);
      killGroup(child);
    },
  };
}

/** Ends the program with everything it started; nothing when it is gone already. */
function killGroup({ pid }: ChildProcessWithoutNullStreams): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Hands on every line; null when one is too long to be held. */
function onLines(child: ChildProcessWithoutNullStreams, take: (line: string | null) => void): void {
  let held = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') take(line);
    if (held.length <= LONGEST_LINE) return;
    held = '';
    take(null);
  });
}

/** The last thing a program said on its standard error: that is where a traceback names its cause. */
function lastLine(child: ChildProcessWithoutNullStreams): () => string {
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-2_000)));
  return () => {
    const line = tail.trim().split('\n').at(-1);
    return line ? `: ${line.slice(0, 200)}` : '';
  };
}

function parsed(line: string): Answer | null {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null ? (data as Answer) : null;
  } catch {
    return null;
  }
}
