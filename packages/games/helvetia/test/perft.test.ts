import { perft } from '@thorp/testkit';
import { expect, test } from 'vitest';
import { helvetia } from '../src/index.ts';
import type { HelvetiaSettings, State } from '../src/types.ts';
import { at, dealt } from './position.ts';

/** The first turn after taking the middle option of every question of the setup. */
function firstTurn(seats: number, given: Partial<HelvetiaSettings>, seed: number): State {
  const game = at(dealt(seats, given, seed));
  while (game.step !== 'turn') game.choose(game.options[game.options.length >> 1] as never);
  return game.state;
}

const CASES: readonly [name: string, s: State, ways: readonly number[]][] = [
  ['the draft for four', dealt(4, {}, 1), [5, 25, 125, 620, 2460, 9680, 37440]],
  ['the draft for two', dealt(2, {}, 1), [5, 25, 100, 400, 1200, 3600, 36000]],
  ['the first turn of four', firstTurn(4, {}, 1), [5, 27, 61, 446, 1266, 7356, 26981]],
  ['the first turn of three, corners', firstTurn(3, { quarterModel: 'corner' }, 2), [5, 24, 51, 310, 900, 4060, 14694]],
  [
    'the first turn of two, easy, strict',
    firstTurn(2, { setupVariant: 'easy', prerequisiteModel: 'strict-units' }, 3),
    [5, 20, 38, 204, 598, 2056, 7601],
  ],
];

test.each(CASES)('%s', (_, s, ways) => {
  expect(ways.map((__, depth) => perft(helvetia, s, depth + 1))).toEqual(ways);
});
