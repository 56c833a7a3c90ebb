import { decide, must, play } from '@thorp/kernel';
import { perft } from '@thorp/testkit';
import { expect, test } from 'vitest';
import { villagers, type State } from '../src/index.ts';
import { buildTurn, newGame } from './table.ts';

/** A game after so many choices, made by a fixed pattern. */
function later(seats: number, plies: number): State {
  const s = newGame(seats, {}, 11 * seats);
  for (let ply = 0; ply < plies; ply++) {
    const { options } = must(decide(villagers, s), 'the game goes on');
    play(villagers, s, must(options[(7 * ply) % options.length], 'an option'));
  }
  return s;
}

const counts = (s: State): number[] => [1, 2, 3, 4].map(depth => perft(villagers, s, depth));

test('new games', () => {
  expect([2, 3, 4, 5].map(seats => counts(newGame(seats)))).toEqual([
    [12, 144, 1_728, 20_556],
    [12, 144, 1_728, 20_556],
    [12, 144, 1_728, 20_736],
    [12, 144, 1_728, 20_736],
  ]);
});

test('build turns under way', () => {
  expect(counts(later(2, 153))).toEqual([10, 81, 617, 4_405]);
  expect(counts(later(3, 45))).toEqual([10, 65, 320, 2_030]);
  expect(counts(later(4, 144))).toEqual([10, 80, 307, 1_678]);
});

test('a rich build turn', () => {
  const { state } = buildTurn({
    hands: [['monk', 'apprentice', 'tinner', 'smuggler', 'cooper', 'spelunker', 'mason']],
    villages: [['founders > swineherd', 'miner > seeker', 'lumberjack > shipwright'], ['miner > seeker > spelunker']],
  });
  expect(counts(state)).toEqual([11, 68, 420, 2_983]);
});
