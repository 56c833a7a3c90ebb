import { commitment } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import {
  DAILY_GAMES,
  dailySecret,
  dayAfter,
  dayOf,
  dealOf,
  dealsOf,
  isDay,
  isKeyOf,
  keyBefore,
  offlineSecret,
  startOf,
} from '../src/daily/index.ts';

describe('days', () => {
  test('begin at midnight of universal time', () => {
    expect(dayOf(startOf('2026-11-17'))).toBe('2026-11-17');
    expect(dayOf(startOf('2026-11-17') - 1)).toBe('2026-11-16');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('that do not exist are refused', () => {
    expect(['2026-11-17', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', '2026-11-17T00'].some(isDay)).toBe(false);
  });
});

describe('the schedule', () => {
  test('has one deal of each game on every day, and another one after a week at the latest', () => {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter('2026-11-16', i));
    for (const day of week) expect(dealsOf(day).map(({ game }) => game)).toEqual(DAILY_GAMES);
    for (const game of DAILY_GAMES) {
      expect(new Set(week.map(day => dealOf(day, game)?.id)).size).toBeGreaterThan(1);
      expect(dealOf('2026-11-16', game)).toMatchObject({ ...dealOf('2026-11-23', game), day: '2026-11-16' });
    }
    expect(dealOf('2026-11-16', 'chess')).toBeNull();
    expect(dealOf('2026-11-16', '__proto__')).toBeNull();
  });
});

describe('keys', () => {
  const key = 'ab'.repeat(32);

  test('reveal the days before them and bind the days after them', () => {
    const before = keyBefore(keyBefore(key));
    expect(isKeyOf('2026-11-15', before, { day: '2026-11-17', key })).toBe(true);
    expect(isKeyOf('2026-11-15', before, { day: '2026-11-16', key })).toBe(false);
    expect(isKeyOf('2026-11-18', key, { day: '2026-11-17', key })).toBe(false);
  });

  test('deal each game of each day differently, and never as the date alone does', () => {
    const deals = ['2026-11-16', '2026-11-17'].flatMap(day =>
      DAILY_GAMES.flatMap(game => [dailySecret(key, day, game), offlineSecret(day, game)]),
    );
    expect(new Set(deals.map(commitment)).size).toBe(4 * DAILY_GAMES.length);
  });
});
