// `npm test`: every check in order of cost, stopping at the first stage that fails.
// `npm run quick`: types of everything; lint, import rules and unit tests of what has changed. Of the slow tests only the
// laws of games that have changed.
// `npm run laws`: the laws of all games over so many times as many random games as in `npm test`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, changedFolders, isCode } from './changed.ts';
import { checkFile } from './import-rules.ts';
import { ROOT, runAll, stage, tally, type Check } from './run.ts';

// Keep compiled code for all processes that tests start.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled');

const check = (title: string, command: string, ...args: string[]): Check => ({ title, command, args });

/** Results are kept in node_modules/.cache: the next run checks only what has changed and what depends on it. */
function types(title: string, project: string): Check {
  const kept = join(ROOT, 'node_modules', '.cache', `${title.replaceAll(' ', '-')}.tsbuildinfo`);
  return check(title, 'tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', kept);
}

const TYPES = [
  types('types', '.'),
  types('types of the page', 'packages/web'),
  types('types of the browser tests', 'e2e'),
];

/** The page is built at the same time, for the browser tests. */
const STATIC = [
  // One pass reads every file once, with the types of its own project.
  check('types and lint', 'oxlint', '--type-aware', '--type-check'),
  check('the page', process.execPath, 'packages/web/build.ts'),
  check('unused code and packages', 'knip', '--no-progress', '--no-config-hints'),
  check('import directions and purity', process.execPath, 'tools/import-rules.ts'),
  check('format', 'oxfmt', '--check'),
];

async function everything(): Promise<boolean> {
  return (
    (await runAll(STATIC)) &&
    (await stage('tests')) &&
    (await stage('tests in a browser', '--config', 'e2e/vitest.config.ts', '--tags-filter', '!more && !long'))
  );
}

async function quick(): Promise<boolean> {
  const files = changedFiles(ROOT);
  const code = files.filter(isCode);
  const folders = changedFolders(files);
  console.log(`${files.length} files have changed in ${folders.join(', ') || 'no package'}`);
  const lint = code.length === 0 ? [] : [check('lint of what has changed', 'oxlint', '--type-aware', ...code)];
  const format = code.length === 0 ? [] : [check('format of what has changed', 'oxfmt', '--check', ...code)];
  return keepsRules(code) && (await runAll([...TYPES, ...lint, ...format])) && testsOf(folders);
}

async function testsOf(folders: readonly string[]): Promise<boolean> {
  if (folders.length === 0) return true;
  const games = folders.filter(folder => folder.startsWith('packages/games/')).map(folder => `${folder}test/laws`);
  return (
    (await stage('tests of what has changed', '--passWithNoTests', '--tags-filter', '!slow', ...folders)) &&
    (games.length === 0 || (await stage('laws of what has changed', '--tags-filter', 'slow', ...games)))
  );
}

function keepsRules(files: readonly string[]): boolean {
  const broken = files.flatMap(file => checkFile(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const { file, line, message } of broken) console.error(`${file}:${line}  ${message}`);
  return broken.length === 0;
}

/** The factor by which `npm run laws` multiplies the number of games. */
const TIMES = '4';

async function laws(): Promise<boolean> {
  process.env['LAWS'] ??= TIMES;
  return stage('laws over many games', '--tags-filter', 'slow', 'packages/games');
}

const [what = 'everything'] = process.argv.slice(2);
const ok = await (what === 'laws' ? laws() : what === 'quick' ? quick() : everything());
if (tally.passed + tally.failed > 0) console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = ok ? 0 : 1;
