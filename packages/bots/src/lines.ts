import { excerpt, fieldsOf, isWhole, LINE_LIMITS, readJson, shorten, type Fields } from '@thorp/kernel';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program violated the protocol. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
}

/** A program that answers one request at a time, each a line of JSON. */
export interface LineProgram {
  /** Waits for the answer with the same id; rejects with a fault when none comes in time or the program ends. */
  ask(request: object, ms: number): Promise<Fields>;
  /** Ends its input and gives it a moment to exit. */
  close(): Promise<void>;
}

const GRACE_MS = 1_000;

interface Waiting {
  readonly id: number;
  resolve(answer: Fields): void;
  reject(fault: ProgramFault): void;
}

/** Starts a command of the player in a shell. */
export function startProgram(command: string): LineProgram {
  // In a group of its own, so that all processes it starts end with it.
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
  // A program whose streams are closed has ended or does not answer; both are reported elsewhere.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined);
  onLines(child, line => {
    if (line === null) {
      stop('sent a line of more than 1 MiB');
      killGroup(child);
      return;
    }
    // Output that was not asked for is not read: a program that floods its output must not keep the host busy.
    if (!waiting) return;
    const read = readJson(line, LINE_LIMITS);
    const answer = read.fault === null ? fieldsOf(read.data) : null;
    if (!answer) {
      const why = read.fault === null || read.why === 'json' ? shorten(line) : read.fault;
      fail(new ProgramFault(`answered with no JSON object: ${why}`));
      return;
    }
    const { id } = answer;
    // A second answer, or a late answer to an earlier question, is ignored.
    if (!isWhole(id, 1, asked)) fail(new ProgramFault(`answered with the id ${excerpt(id)}, which was not asked`));
    else if (id === waiting.id) {
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
      const answered = new Promise<Fields>((resolve, reject) => (waiting = { id, resolve, reject }));
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

/** Ends the program and everything it started; does nothing if it has ended. */
function killGroup({ pid }: ChildProcessWithoutNullStreams): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended, or the id belongs to another process now.
  }
}

/** Calls `take` for every line; with null for a line that is too long. */
function onLines(child: ChildProcessWithoutNullStreams, take: (line: string | null) => void): void {
  let held = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') take(line.length > LINE_LIMITS.text ? null : line);
    if (held.length <= LINE_LIMITS.text) return;
    held = '';
    take(null);
  });
}

/** The last line of a program's standard error: there a traceback names its cause. */
function lastLine(child: ChildProcessWithoutNullStreams): () => string {
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-2_000)));
  return () => {
    const line = tail.trim().split('\n').at(-1);
    return line ? `: ${line.slice(0, 200)}` : '';
  };
}
