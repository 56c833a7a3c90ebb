import { fastChance, settle } from '@thorp/kernel';
import { perft } from '@thorp/testkit';
import { expect, test } from 'vitest';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import { dealt } from './positions.ts';

type Known = readonly [seats: number, settings: Partial<FeudaliaSettings>, seed: number, ways: readonly number[]];

/** Sequences of this many choices from the deal of a seed, including the draft. */
const FROM_THE_DEAL: readonly Known[] = [
  [1, { scenario: 'T1' }, 21, [2, 2, 19, 158, 1204]],
  [2, {}, 22, [1, 2, 4, 8, 15, 29, 244]],
  [3, { wheatStart: true }, 23, [2, 3, 5, 10, 20, 38, 316]],
];

/** The same from the first main phase on. */
const FROM_THE_FIRST_TURN: readonly Known[] = [
  [1, { scenario: 'S5' }, 31, [8, 63, 490, 3866]],
  [2, { scenario: 'S7', iron: true }, 32, [7, 51, 357, 2545]],
  [3, { scenario: 'S9', trading: true }, 33, [14, 124, 1030, 8205]],
  [4, { scenario: 'S6', quickStart: true, events: true }, 34, [9, 66, 513, 3761]],
];

const counted = (ways: readonly number[], s: ReturnType<typeof dealt>['state']): number[] =>
  ways.map((_, depth) => perft(feudalia, s, depth + 1));

test.each(FROM_THE_DEAL)('%i seats with %o, seed %i, from the deal', (seats, settings, seed, ways) => {
  expect(counted(ways, feudalia.setup(settle(feudalia, seats, settings), fastChance(seed)))).toEqual(ways);
});

test.each(FROM_THE_FIRST_TURN)('%i seats with %o, seed %i, from the first turn', (seats, settings, seed, ways) => {
  expect(counted(ways, dealt(seats, settings, seed).state)).toEqual(ways);
});
