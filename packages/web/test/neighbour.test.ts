import { expect, test } from 'vitest';
import { neighbour, type Spot } from '../src/board/neighbour.ts';

const at = (left: number, top: number): Spot => ({ left, top, right: left + 80, bottom: top + 100 });

/** Two rows, the second of them shifted, and a wide button below. */
const SPOTS = [
  at(0, 0),
  at(100, 0),
  at(200, 0),
  at(40, 200),
  at(140, 200),
  { left: 0, top: 400, right: 300, bottom: 440 },
];

test('arrows go to what lies in their direction', () => {
  expect(neighbour(SPOTS, 0, 'right')).toBe(1);
  expect(neighbour(SPOTS, 2, 'left')).toBe(1);
  expect(neighbour(SPOTS, 0, 'down')).toBe(3);
  expect(neighbour(SPOTS, 2, 'down')).toBe(4);
  expect(neighbour(SPOTS, 4, 'down')).toBe(5);
  expect(neighbour(SPOTS, 3, 'up')).toBe(0);
});

test('where nothing lies in a direction they go on in order, so that one key reaches everything', () => {
  for (const direction of ['right', 'down'] as const) {
    expect(neighbour(SPOTS, 5, direction)).toBe(0);
    const seen = new Set<number>();
    for (let spot = 0; !seen.has(spot); spot = neighbour(SPOTS, spot, direction)) seen.add(spot);
    expect(seen.size).toBeGreaterThan(2);
  }
  expect(neighbour(SPOTS, 2, 'right')).toBe(3);
  expect(neighbour(SPOTS, 0, 'left')).toBe(5);
});

const box = (left: number, top: number, width: number, height: number): Spot => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Lit places of Villagers' table, in the order of the page. */
const TABLES: readonly (readonly Spot[])[] = [
  // Two basic stacks above a third one, the button of the sign, and the hand.
  [
    box(1143, 63, 104, 44),
    box(1251, 63, 98, 44),
    box(1143, 111, 104, 44),
    box(1049, 237, 85, 38),
    ...[493, 621, 749, 877, 1005].map(left => box(left, 532, 122, 112)),
  ],
  // The Road: stacks, each with the villager below it.
  [270, 416, 561, 707, 852].flatMap(left => [box(left, 63, 136, 56), box(left, 124, 136, 78)]),
];

test.each(TABLES.map((spots, at) => [at, spots] as const))(
  'left and right reach every place of table %i',
  (_, spots) => {
    for (const direction of ['right', 'left'] as const) {
      const seen = new Set<number>();
      for (let spot = 0; !seen.has(spot); spot = neighbour(spots, spot, direction)) seen.add(spot);
      expect(seen.size).toBe(spots.length);
    }
  },
);
