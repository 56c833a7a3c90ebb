// @module-tag slow
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(tool: string, ...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

describe('npm run fuzz', () => {
  test('plays on several cores and sums up', () => {
    const { status, out, err } = run('fuzz', 'hamlet', '--games', '61', '--workers', '2', '--laws', '10');
    expect(out).toMatch(/^games +61, of which 7 under all laws at every decision$/m);
    expect(out).toMatch(/^configurations +9 of 9$/m);
    expect(out).toMatch(/^decisions +[\d,]+, [\d,]+ a second$/m);
    expect(out).toMatch(/^largest list +\d+ options at (?:bid|build|draft)$/m);
    expect(out).toMatch(/^inventory +4 of 4 touched$/m);
    expect(err).toContain('61 of 61 games');
    expect(status).toBe(0);
  });

  test.each([
    [[], 'npm run fuzz -- <game>'],
    [['atlantis'], "there is no game 'atlantis' with a test/subject.ts; there are"],
    [['hamlet', '--games', 'many'], "--games must be a whole number above 0, not 'many'"],
    [['hamlet', '--speed', '9'], "Unknown option '--speed'"],
  ])('says what is wrong with %o', (args, message) => {
    const { status, out, err } = run('fuzz', ...args);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});

describe('npm run clauses', () => {
  test('says which games there are', () => {
    const { status, err } = run('clauses', 'atlantis');
    expect(err).toContain("there is no game 'atlantis' with a RULES.md");
    expect(status).toBe(2);
  });
});
