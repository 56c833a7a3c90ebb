// @module-tag slow
import { describe, expect, test } from 'vitest';
import { add, deviation, newSummary } from '../src/simulate/stats.ts';
import { interrupted, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

interface Result {
  readonly games: number;
  readonly seats: number;
  readonly settings: { readonly rounds: number };
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  readonly scores: { readonly mean: number };
  readonly bySeat: readonly {
    readonly score: { readonly mean: number };
    readonly wins: number;
    readonly winRate: number;
    readonly winRateLow: number;
    readonly winRateHigh: number;
  }[];
  readonly decisionsPerSecond: number;
}

const RUN = ['simulate', 'hamlet', '-n', '200', '--seats', '3', '--seed', 'elm'];

async function result(...more: string[]): Promise<Result> {
  const { out, code } = await within([...RUN, '--json', ...more], shelf);
  expect(code).toBe(0);
  return JSON.parse(out) as Result;
}

describe('simulate', () => {
  test('sums up scores, lengths and win rates that add up to one', async () => {
    const { games, seats, bySeat, scores, decisions, decisionsPerSecond } = await result();
    expect([games, seats, bySeat.length]).toEqual([200, 3, 3]);
    expect(bySeat.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 9);
    for (const { winRate, winRateLow, winRateHigh } of bySeat) {
      expect(winRateLow).toBeLessThan(winRate);
      expect(winRateHigh).toBeGreaterThan(winRate);
    }
    expect(bySeat.reduce((sum, { score }) => sum + score.mean, 0) / 3).toBeCloseTo(scores.mean, 9);
    expect(decisions.min).toBeLessThanOrEqual(decisions.mean);
    expect(decisionsPerSecond).toBeGreaterThan(1000);
  });

  test('the same seed plays the same games, another seed others', async () => {
    const [a, b, c] = [await result(), await result(), await result('--seed', 'yew')];
    expect(b.bySeat).toEqual(a.bySeat);
    expect(c.bySeat).not.toEqual(a.bySeat);
  });

  test('settings come by --set and by their own flags', async () => {
    const one = await result('--set', 'rounds=1', '--set', 'blind=false');
    expect(one.settings).toEqual({ rounds: 1, blind: false });
    expect((await result('--rounds', '1', '--no-blind')).bySeat).toEqual(one.bySeat);
  });

  test('the table for people names every seat with its interval', async () => {
    const { out, err } = await thorp(RUN);
    expect(err).toBe('');
    expect(out).toMatch(/seat 2 +[\d.]+ +[\d.]+ +\d+ +\d+ +[\d.]+ % +[\d.]+ % – [\d.]+ %/);
    expect(out).toMatch(/\d choices per second/);
  });

  test('CSV has one row a seat and as many fields as its head', async () => {
    const { out } = await within([...RUN, '--csv'], shelf);
    const rows = out
      .trim()
      .split('\n')
      .map(row => row.split(','));
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(row => row.length)).size).toBe(1);
    expect(rows[0]?.[4]).toBe('seat');
  });

  test('Ctrl-C ends it with what was played so far', async () => {
    const { code, out, err } = await interrupted(['simulate', 'hamlet', '-n', '100000000', '--json'], shelf);
    expect(code).toBe(130);
    expect(err).toMatch(/^thorp: stopped after \d+ of 100000000 games\n$/);
    expect((JSON.parse(out) as Result).games).toBeGreaterThan(0);
  });
});

describe('statistics', () => {
  test('mean and standard deviation of a sample', () => {
    const summary = newSummary();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) add(summary, value);
    expect(summary).toMatchObject({ count: 8, min: 2, max: 9 });
    expect(summary.mean).toBeCloseTo(5, 12);
    expect(deviation(summary)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });
});
