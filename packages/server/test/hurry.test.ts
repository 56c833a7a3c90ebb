// @module-tag slow
import { openPool } from '@thorp/bots/node';
import { begin, fastChance, imagine, must, readSettings, secretFromSeed } from '@thorp/kernel';
import { villagers } from '@thorp/villagers';
import { expect, test } from 'vitest';
import { addressOf, GAMES } from '../src/games.ts';
import { hurried } from '../src/hurry.ts';

test('a few bots that wait take no time from each other, many do', () => {
  expect(hurried(100, 4, 1)).toBe(100);
  expect(hurried(100, 8, 2)).toBe(100);
  expect(hurried(100, 14, 1)).toBe(5_100);
});

test('behind many others a master decides sooner', async () => {
  const pool = openPool(1);
  const { state, questions } = begin(villagers, readSettings(villagers, 3, {}), secretFromSeed('hurry'));
  const { seat } = must(questions[0], 'the game begins with a question');
  const world = imagine(villagers, state, seat, fastChance(1));
  const task = { game: addressOf(GAMES, 'villagers'), world, seat, level: 'master', seed: 1, untimed: false } as const;
  const thought = async (waiting: number) => (await pool.think({ ...task, spent: hurried(0, waiting, 1) })).ms;
  await thought(100);
  expect(await thought(100)).toBeLessThan((await thought(0)) / 4);
  await pool.close();
});
