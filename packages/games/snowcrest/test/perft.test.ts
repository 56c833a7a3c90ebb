import { fastChance, settle } from '@thorp/kernel';
import { perft } from '@thorp/testkit';
import { expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';

/**
 * Sequences of this many choices from the deal of a seed: solitaire, with several players, and in the Basic variant.
 */
const KNOWN: readonly [seats: number, settings: object, seed: number, ways: readonly number[]][] = [
  [1, { level: 1 }, 11, [3, 27, 139, 487, 2428, 9744]],
  [2, {}, 12, [3, 9, 78, 408, 1753, 9584]],
  [3, { basic: true }, 13, [3, 9, 27, 297, 1098, 5478]],
  [4, {}, 14, [3, 9, 27, 81, 675, 3510]],
];

test.each(KNOWN)('%i seats with %o, seed %i', (seats, settings, seed, ways) => {
  const s = snowcrest.setup(settle(snowcrest, seats, settings), fastChance(seed));
  expect([1, 2, 3, 4, 5, 6].map(depth => perft(snowcrest, s, depth))).toEqual(ways);
});
