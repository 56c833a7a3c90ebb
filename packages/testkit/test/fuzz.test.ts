// @module-tag slow
import { describe, expect, test } from 'vitest';
import { addTally, fuzz, newTally, untouched, type Tally } from '../src/index.ts';
import { subject } from './subject.ts';

const timeless = (tally: Tally): Tally => ({ ...tally, ms: 0 });

describe('fuzz', () => {
  test('plays as many games as asked for, and counts what it saw', () => {
    const report = fuzz(subject, { games: 45, closely: 20 });
    expect(report).toMatchObject({ games: 45, closely: 3, failure: null, untouched: [] });
    expect(report.decisions).toBe(Object.values(report.asked).reduce((sum, times) => sum + times));
    expect(Object.keys(report.asked).sort()).toEqual(['bid', 'build', 'draft']);
    expect(report.largest.options).toBeGreaterThan(5);
    expect(report.longest).toBeGreaterThan(report.decisions / 45);
  });

  test('rotates through all configurations, closely and otherwise', () => {
    const every = subject.configs.length;
    expect(fuzz(subject, { games: every, closely: 1 }).configs).toEqual(subject.configs.map(() => 1));
    expect(fuzz(subject, { games: every + 1, closely: 1_000 }).configs).toEqual([
      2,
      ...subject.configs.slice(1).map(() => 1),
    ]);
  });

  test('ends when its time is over', () => {
    const report = fuzz(subject, { ms: 50 });
    expect(report.games).toBeGreaterThan(0);
    expect(report.ms).toBeGreaterThanOrEqual(50);
  });

  test('does the same for the same seed, and something else for another', () => {
    const [one, again, other] = [7, 7, 8].map(seed => timeless(fuzz(subject, { games: 5, seed })));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('needs a budget', () => {
    expect(() => fuzz(subject, {})).toThrow('needs a budget');
  });

  test('tells what was never touched', () => {
    const report = fuzz({ ...subject, inventory: ['built', 'burnt'] }, { games: 3 });
    expect(report.untouched).toEqual(['burnt']);
  });

  test('tells its progress', () => {
    const games: number[] = [];
    fuzz(subject, { games: 3, progress: tally => games.push(tally.games) });
    expect(games).toEqual([1, 2, 3]);
  });
});

test('tallies of several workers add up', () => {
  const sum = newTally(subject);
  const one = fuzz(subject, { games: 4, seed: 1 });
  const other = fuzz(subject, { games: 4, seed: 2 });
  addTally(sum, one);
  expect(timeless(sum)).toMatchObject({ games: 4, decisions: one.decisions, largest: one.largest, asked: one.asked });
  addTally(sum, other);
  expect(sum).toMatchObject({ games: 8, decisions: one.decisions + other.decisions });
  expect(sum.configs.reduce((a, b) => a + b)).toBe(8);
  expect(sum.longest).toBe(Math.max(one.longest, other.longest));
  expect(untouched(sum)).toEqual([]);
});
