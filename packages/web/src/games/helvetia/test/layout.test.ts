import { rootOf } from '@thorp/helvetia/reading';
import { BUILDINGS, SLOTS } from '@thorp/helvetia/cards';
import { expect, test } from 'vitest';
import { columnsFor } from '../columns.ts';
import { areaOf, bandOf, workOf } from '../printed.ts';

test('ten places lie around the centre, each its own', () => {
  expect(new Set(SLOTS.map(areaOf)).size).toBe(10);
  expect(SLOTS.map(areaOf)).not.toContain('2 / 2');
});

test('a chain has the colour of the good it begins with', () => {
  expect(rootOf('cheese')).toBe('water');
  expect(bandOf('bell-founder')).toBe('ore');
  expect(bandOf('grocer')).toBe('swap');
  expect(bandOf('church')).toBe('points');
});

test('every building shows what it does', () => {
  for (const { name } of BUILDINGS) {
    const { make, points } = workOf(name);
    expect(make !== null || points > 0, name).toBe(true);
  }
  expect(workOf('marketplace')).toEqual({ give: 'any', make: 'any', points: 0 });
  expect(workOf('grocer')).toMatchObject({ give: 'food', make: 'food' });
  expect(workOf('cattle-market')).toMatchObject({ give: 'goat', make: 'cow' });
});

test('all nineteen kinds on display fit in three rows', () => {
  for (const size of ['tablet', 'desktop'] as const) {
    expect(columnsFor(4, size)).toBe(6);
    expect(columnsFor(12, size)).toBe(6);
    expect(columnsFor(19, size) * 3).toBeGreaterThanOrEqual(19);
  }
  expect(columnsFor(15, 'desktop')).toBe(8);
  expect(columnsFor(15, 'tablet')).toBe(6);
});
