// Runs commands for tools/check.ts, and counts the results of their tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Check {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
}

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** The results of all test stages so far. */
export const tally = { passed: 0, failed: 0 };

/** Runs a check. Its output is shown at once, or at the end if several checks run in parallel. */
export async function run({ title, command, args }: Check, atOnce = true): Promise<boolean> {
  const start = performance.now();
  if (atOnce) console.log(`\n== ${title}`);
  // npm puts node_modules/.bin first in PATH; on Windows the commands are found there only through a shell.
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', atOnce ? 'inherit' : 'pipe', atOnce ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const ok = await new Promise<boolean>(resolve => {
    child.on('error', ({ message }) => {
      console.error(`${command} did not start: ${message}. Run this through \`npm test\`.`);
      resolve(false);
    });
    child.on('close', status => resolve(status === 0));
  });
  if (!atOnce) process.stdout.write(`\n${Buffer.concat(output).toString()}`);
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok;
}

/** How many checks run in parallel: most of them use one core for most of their time. */
const AT_A_TIME = 2;

/** Runs checks, two at a time, and all of them even if one fails. */
export async function runAll(checks: readonly Check[]): Promise<boolean> {
  const left = [...checks];
  let ok = true;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) ok = (await run(next, false)) && ok;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return ok;
}

/** Runs a stage of tests and adds its results to the tally. */
export async function stage(title: string, ...args: string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-check-'));
  const file = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const ok = await run({ title, command: 'vitest', args: ['run', ...args, ...reporters] });
    // A stopped run has written no report.
    if (!existsSync(file)) return false;
    const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    tally.passed += report.numPassedTests;
    tally.failed += report.numFailedTests + brokenFiles(report);
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that failed before its first test has no failed test, so it counts as one itself. */
function brokenFiles(report: TestReport): number {
  return report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length;
}
