import { expect, test } from 'vitest';
import { clockFrom } from '../src/commands/join.ts';

const DAY_MS = 86_400_000;

test('--clock takes minutes with an increment, days a move, and spare days', () => {
  expect(clockFrom(undefined)).toBeNull();
  expect(clockFrom('10+5')).toEqual({ kind: 'live', base: 600_000, increment: 5_000, whenOut: 'turn' });
  const days = { kind: 'correspondence', perMove: 3 * DAY_MS, bank: 0, whenOut: 'turn' };
  expect(clockFrom('3d')).toEqual(days);
  expect(clockFrom('3d+7')).toEqual({ ...days, bank: 7 * DAY_MS });
});

test.each(['', '3', '3d+', 'd', '3d+x', '-3d', '10+5+1'])('--clock refuses %j and says what it takes', text => {
  expect(() => clockFrom(text)).toThrow(/like 10\+5 .* 3d .* 3d\+7/);
});
