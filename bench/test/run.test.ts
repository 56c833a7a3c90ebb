// @module-tag slow
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { machine } from '../src/machine.ts';
import { markdown, plain } from '../src/report.ts';
import { runPlan, type Plan, type Results } from '../src/run.ts';
import { summarise, type Summary } from '../src/summary.ts';

const TINY: Plan = {
  subjects: ['villagers', 'hamlet', 'chessops', 'boardgame.io', 'atlantis'],
  what: ['play', 'fork', 'view', 'imagine', 'encode', 'replay'],
  sets: true,
  sizes: true,
  rounds: 2,
  warmMs: 1,
  cpuMs: 1,
  // Only ends tests that would hang.
  limitMs: 240_000,
};

describe('a run with a tiny budget', () => {
  const lines: string[] = [];
  let results: Results;
  let summary: Summary;
  beforeAll(async () => {
    results = await runPlan(TINY, line => lines.push(line));
    const instructions = { hamlet: { seats: 4, perDecision: 4000.4 } };
    summary = summarise(results, machine(), new Date('2026-11-15T12:00:00Z'), instructions);
  });

  test('measures every trial in every round', () => {
    expect(results.findings.filter(({ subject }) => subject === 'hamlet')).toHaveLength(3 * TINY.what.length);
    for (const { perSecond } of results.findings) {
      expect(perSecond.rounds).toBe(TINY.rounds);
      expect(perSecond.low).toBeGreaterThan(0);
      expect(perSecond.high).toBeGreaterThanOrEqual(perSecond.low);
    }
    expect(lines).toContain('round 2 of 2');
  });

  test('names what could not be measured and goes on', () => {
    expect(results.problems).toEqual([{ subject: 'atlantis', message: "there is no subject 'atlantis'" }]);
  });

  test('gives programs decisions per second by game, seat count and peer', () => {
    const { games, sample, peers } = JSON.parse(JSON.stringify(summary)) as Summary;
    expect(Object.keys(games)).toEqual(['villagers']);
    expect(Object.keys(games['villagers'] ?? {})).toEqual(['1', '2', '3', '4', '5']);
    expect(games['villagers']?.['4']?.decisionsPerSecond).toBeGreaterThan(0);
    expect(Object.keys(sample['hamlet'] ?? {})).toEqual(['2', '3', '4']);
    expect(sample['hamlet']?.['4']?.decisionsPerSecond).toBeGreaterThan(0);
    expect(Object.keys(peers)).toEqual(['chessops', 'boardgame.io']);
    for (const peer of Object.values(peers)) expect(peer.decisionsPerSecond).toBeGreaterThan(0);
  });

  test('compares with every peer within each round', () => {
    const rates = (id: string): readonly number[] =>
      results.findings.find(({ subject, what, seats }) => subject === id && what === 'play' && seats > 1)?.rates ?? [];
    const [ours, chess] = [rates('hamlet'), rates('chessops')];
    const mean = ours.reduce((sum, rate, round) => sum + rate / (chess[round] ?? Number.NaN), 0) / TINY.rounds;
    const ratio = summary.sample['hamlet']?.['2']?.against?.['chessops'] ?? Number.NaN;
    // The median of two rounds is their mean; the summary keeps three digits.
    expect(ratio / mean).toBeCloseTo(1, 2);
  });

  test('adds costs, sizes and instructions where they were taken', () => {
    const four = summary.sample['hamlet']?.['4'];
    expect(four?.instructionsPerDecision).toBe(4000);
    expect(summary.sample['hamlet']?.['3']).not.toHaveProperty('instructionsPerDecision');
    expect(four?.forkMicroseconds).toBeGreaterThan(0);
    expect(four?.stateBytes?.median).toBeGreaterThan(200);
    expect(four?.stateBytes?.most).toBeGreaterThanOrEqual(four?.stateBytes?.median ?? Infinity);
  });

  test('writes tables that name every subject and the ratio to every peer', () => {
    const text = markdown(summary, TINY.rounds);
    expect(text).toContain('Measured on 2026-11-15');
    expect(text).toMatch(/\| hamlet \(sample\) \| 4 \| [\d ]+ \| [\d ]+ – [\d ]+ \| 4 000 \|/);
    expect(text).toMatch(/\| hamlet \(sample\) \| [\d. ]+× \| [\d. ]+× \|/);
    expect(plain(summary)).toContain('boardgame.io');
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

  test('says what it can do', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--quick');
  });

  test('refuses what it does not know, naming it', () => {
    expect(run('--only', 'atlantis')).toMatchObject({ status: 2, stdout: '' });
    expect(run('--only', 'atlantis').stderr).toContain("there is no subject 'atlantis'");
    expect(run('--fast').stderr).toContain('--fast');
  });
});
