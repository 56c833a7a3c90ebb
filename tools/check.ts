// `npm test`: every check in order of cost, stopping at the first that fails.
// `npm run quick`: the same without browser tests, and without slow tests except those of games that have changed.
// `npm run laws`: the laws of all games over so many times as many random games as in `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));

function run(title: string, command: string, ...args: string[]): boolean {
  console.log(`\n== ${title}`);
  const start = performance.now();
  // npm puts node_modules/.bin first in PATH; Windows finds the commands there only through a shell.
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} did not start: ${error.message}. Run this through \`npm test\`.`);
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return status === 0;
}

function staticChecks(): boolean {
  return (
    run('types', 'tsc', '--noEmit') &&
    run('types of the page', 'tsc', '--noEmit', '-p', 'packages/web') &&
    run('types of the browser tests', 'tsc', '--noEmit', '-p', 'e2e') &&
    run('lint', 'oxlint', '--type-aware') &&
    run('format', 'oxfmt', '--check') &&
    run('unused code and packages', 'knip', '--no-progress', '--no-config-hints') &&
    run('import directions and purity', process.execPath, 'tools/import-rules.ts')
  );
}

/** A file that broke before its first test has no failed test to count, so it counts as one itself. */
function brokenFiles(report: TestReport): number {
  return report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length;
}

/** Runs a stage of tests and adds its figures to the sum that ends the whole run. */
function stage(title: string, ...args: string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-check-'));
  const file = join(folder, 'tests.json');
  try {
    const ok = run(
      title,
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    );
    // A run that was stopped has written nothing.
    if (!existsSync(file)) return false;
    const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    passed += report.numPassedTests;
    failed += report.numFailedTests + brokenFiles(report);
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let passed = 0;
let failed = 0;

function allTests(): boolean {
  return (
    stage('tests') &&
    run('the page', process.execPath, 'packages/web/build.ts') &&
    stage('tests in a browser', '--config', 'e2e/vitest.config.ts', '--tags-filter', '!long')
  );
}

function quickTests(): boolean {
  const games = changedGames();
  return (
    stage('quick tests', '--tags-filter', '!slow') &&
    (games.length === 0 || stage(`laws of ${games.join(', ')}`, '--tags-filter', 'slow', ...games))
  );
}

/** Folders of games with changes that are not committed. */
function changedGames(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root });
  const games = stdout.toString().match(/packages\/games\/\w+\//g) ?? [];
  return [...new Set(games)];
}

function tests(): boolean {
  const ok = quick ? quickTests() : allTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  return ok;
}

/** How many times as many games `npm run laws` plays. */
const TIMES = '4';

function laws(): boolean {
  process.env['LAWS'] ??= TIMES;
  return stage('laws over many games', '--tags-filter', 'slow', 'packages/games');
}

const [what] = process.argv.slice(2);
const quick = what === 'quick';
process.exitCode = (what === 'laws' ? laws() : staticChecks() && tests()) ? 0 : 1;
