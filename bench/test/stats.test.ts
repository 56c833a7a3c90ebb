import { expect, test } from 'vitest';
import { cost, median, rate, rounded, spread } from '../src/stats.ts';
import { measure } from '../src/trial.ts';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([10, 9, 100])).toBe(10);
  expect(() => median([])).toThrow('no median');
});

test('the spread names the middle and both ends and leaves the list as it was', () => {
  const values = [3, 1, 2];
  expect(spread(values)).toEqual({ median: 2, low: 1, high: 3, rounds: 3 });
  expect(values).toEqual([3, 1, 2]);
});

test('rates are per second, costs in microseconds', () => {
  expect(rate({ operations: 500, microseconds: 250_000 })).toBe(2000);
  expect(cost(2000)).toBe(500);
  expect(rounded(1_234_567)).toBe(1_230_000);
  expect(rounded(0.012345, 2)).toBe(0.012);
});

test('a measurement adds up its batches and stops when its processor time is used up', () => {
  let batches = 0;
  const sample = measure(
    () => {
      for (const end = performance.now() + 1; performance.now() < end;);
      batches++;
      return 10;
    },
    { cpuMs: 10, wallMs: 60_000 },
  );
  expect(sample.operations).toBe(batches * 10);
  expect(sample.microseconds).toBeGreaterThanOrEqual(10_000);
});

test('a measurement stops by the clock when the processor is busy elsewhere', () => {
  const { microseconds } = measure(() => 1, { cpuMs: 60_000, wallMs: 20 });
  expect(microseconds).toBeLessThan(60_000_000);
});
