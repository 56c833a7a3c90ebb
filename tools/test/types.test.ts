import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run.ts';

test('the linter finds wrong types, by the tsconfig.json nearest to a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { lib: ['es2024'], strict: true, noEmit: true } }));
  write('good.ts', 'export const good: number = 1;\n');
  write('bad.ts', "export const bad: number = 'one';\nexport const title = document.title;\n");
  const { stdout, status } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'oxlint'),
    ['--type-aware', '--type-check', '--config', join(ROOT, '.oxlintrc.json'), '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('TS2322');
  expect(stdout).toContain("Cannot find name 'document'");
  expect(stdout).not.toContain('good.ts');
});
