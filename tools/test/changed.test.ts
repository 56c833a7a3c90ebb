import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles, changedFolders } from '../changed.ts';

test('what has changed since main is found: committed, not committed, and new', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: folder });
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'tools'));
  git('init', '-q', '-b', 'main');
  for (const file of ['same.ts', 'edited.ts', 'removed.ts', 'tools/committed.ts']) write(file, '1');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  expect(changedFiles(folder)).toEqual([]);
  git('checkout', '-q', '-b', 'work');
  write('tools/committed.ts', '2');
  git('commit', '-q', '-a', '-m', 'second');
  write('edited.ts', '2');
  write('new.ts', '1');
  rmSync(join(folder, 'removed.ts'));
  expect(changedFiles(folder).sort()).toEqual(['edited.ts', 'new.ts', 'tools/committed.ts']);
});

test('a file belongs to its package, its game or its tools; documents belong to the tests that read them', () => {
  expect(changedFolders(['packages/games/helvetia/src/index.ts', 'packages/games/helvetia/test/laws.test.ts'])).toEqual(
    ['packages/games/helvetia/'],
  );
  expect(changedFolders(['packages/web/src/games/helvetia/index.ts', 'tools/check.ts', 'docs/protocol.md'])).toEqual([
    'packages/web/',
    'tools/',
  ]);
  expect(changedFolders(['e2e/src/play.ts', 'package.json', '.gitignore'])).toEqual([]);
});
