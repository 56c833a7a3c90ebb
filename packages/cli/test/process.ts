import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/app.ts';
import type { Registry } from '../src/registry.ts';

/** The command with the sample game; `bin/thorp.mjs` has the real ones. */
const CLI = fileURLToPath(new URL('./hamlet-cli.ts', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A temporary folder for files and for the state directory, removed at the end of the test file. */
export function scratch(): { readonly folder: string; path(name: string): string; drop(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-cli-'));
  return {
    folder,
    path: name => join(folder, name),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function start(args: readonly string[], state = tmpdir(), cli = CLI): ChildProcessWithoutNullStreams {
  const { FORCE_COLOR: _, ...env } = process.env;
  return spawn(process.execPath, [cli, ...args], {
    env: { ...env, XDG_STATE_HOME: state, COLUMNS: '100', NO_COLOR: '1' },
  });
}

/** Runs the command to its end. */
export function thorp(args: readonly string[], { input = '', state = tmpdir(), cli = CLI } = {}): Promise<Finished> {
  const child = start(args, state, cli);
  child.stdin.end(input);
  return finished(child);
}

export function finished(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })));
}

/**
 * Runs the command inside this process, which takes a hundredth of the time of a separate process. Afterwards it runs
 * the exit handlers, which remove locks.
 */
export async function within(
  args: readonly string[],
  registry: Registry,
  { input = '', state = tmpdir() } = {},
): Promise<Finished> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { stdin, env } = process;
  const { FORCE_COLOR: _, ...others } = env;
  const before = { exit: process.listeners('exit'), SIGINT: process.listeners('SIGINT') };
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  process.env = { ...others, XDG_STATE_HOME: state, COLUMNS: '100', NO_COLOR: '1' };
  try {
    const code = await run(args, registry);
    const texts = [out, err].map(({ mock }) => mock.calls.map(([text]) => String(text)).join(''));
    return { code, out: texts[0] ?? '', err: texts[1] ?? '' };
  } finally {
    endAs(before);
    process.env = env;
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    out.mockRestore();
    err.mockRestore();
  }
}

/** Runs the exit handlers that were added since, and removes them and those of signals, as the end of a process does. */
function endAs({
  exit,
  SIGINT,
}: {
  exit: readonly NodeJS.ExitListener[];
  SIGINT: readonly NodeJS.SignalsListener[];
}): void {
  for (const listener of process.listeners('exit')) {
    if (exit.includes(listener)) continue;
    process.off('exit', listener);
    listener(0);
  }
  for (const listener of process.listeners('SIGINT')) if (!SIGINT.includes(listener)) process.off('SIGINT', listener);
}

/** How long a command runs before it is interrupted, so that it has some results. */
const WORKING_MS = 100;

/** The same, interrupted as by Ctrl-C shortly after the command has begun to listen for signals. */
export async function interrupted(args: readonly string[], registry: Registry): Promise<Finished> {
  const pressed = (event: string | symbol): void => {
    if (event === 'SIGINT') setTimeout(() => process.emit('SIGINT', 'SIGINT'), WORKING_MS);
  };
  process.on('newListener', pressed);
  try {
    return await within(args, registry);
  } finally {
    process.off('newListener', pressed);
  }
}

export interface Answer {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly table?: string;
  readonly decision?: {
    readonly seat: number;
    readonly step: string;
    readonly prompt: string;
    readonly options: readonly { readonly index: number; readonly option: object; readonly label: string }[];
  } | null;
  readonly [field: string]: unknown;
}

/** A running engine that answers one request at a time. */
export function openEngine() {
  const child = start(['engine']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (text: string): Promise<Answer> => {
    child.stdin.write(`${text}\n`);
    return JSON.parse((await lines.next()).value as string) as Answer;
  };
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve));
  return {
    line,
    ask: (request: object): Promise<Answer> => line(JSON.stringify(request)),
    end(): Promise<number | null> {
      child.stdin.end();
      return exit;
    },
  };
}

/** Sends all lines of input at once, and returns all answers. */
export async function converse(
  lines: readonly string[],
  cli = CLI,
): Promise<{ answers: Answer[]; code: number | null }> {
  const { out, code } = await thorp(['engine'], { input: lines.join('\n'), cli });
  const texts = out.split('\n').filter(text => text !== '');
  return { answers: texts.map(text => JSON.parse(text) as Answer), code };
}
