// What has changed since the branch left main, committed or not: `npm run quick` checks only that.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Changed files that still exist, by their paths from the root. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] => {
    const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return (stdout ?? '').split('\n').filter(Boolean);
  };
  const [since = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter(file => existsSync(join(root, file)));
}

/** The folders whose tests have to run, each with a slash at its end. The tests of tools read all documents. */
export function changedFolders(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(file => (file.endsWith('.md') ? 'tools/' : (file.match(FOLDER) ?? []))))].sort();
}

const FOLDER = /^(packages\/games\/[^/]+|packages\/(?!games\/)[^/]+|examples\/[^/]+|tools|bench)\//g;

/** Whether a file is code, which is linted. */
export function isCode(file: string): boolean {
  return /\.(ts|tsx|mts|js|jsx|mjs)$/.test(file);
}
