import { apply, fastChance } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { faultIn, probeOf } from '../src/examine.ts';
import { refusesAlike, refusingAlike, type MovePlayer } from '../src/refusing.ts';
import { randomly, walk } from '../src/walk.ts';
import type { Law } from '../src/probe.ts';
import { subject } from './subject.ts';

/** Checks every position of some random games of the sample game against a law; null if it holds. */
function brokenIn(law: Law, games: number): string | null {
  for (let seed = 0; seed < games; seed++) {
    const config = subject.configs[seed % subject.configs.length];
    if (!config) throw new Error('the subject has configurations');
    const deal = { config, seed };
    const fault = faultIn(() => {
      walk(subject, deal, randomly(fastChance(seed), []), at => law(probeOf(subject, deal, at, 2)));
    });
    if (fault) return fault.message;
  }
  return null;
}

/** Plays choice after choice in the true world, and says which one was refused, as tables once did. */
const oneByOne: MovePlayer = (game, s, seat, options) => {
  let state = s;
  for (const option of options) ({ state } = apply(game, state, seat, option));
};

test('a move that is refused in the true world tells what is hidden, and the law finds it', () => {
  expect(brokenIn(refusesAlike(oneByOne), 10)).toMatch(/in a world it cannot tell apart/);
});

test('a move that is tried in an imagined world first is refused alike', () => {
  expect(brokenIn(refusingAlike, 10)).toBeNull();
});
