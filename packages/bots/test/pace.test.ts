import { fastChance, settle } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { LEVELS, nextPace, situationOf, think } from '../src/index.ts';
import { allowance } from '../src/pace.ts';

describe('pace', () => {
  test('a turn goes on until somebody else has chosen; a lone player begins again each time', () => {
    const first = nextPace(null, 1, 0, 3);
    first.spent = 500;
    expect(nextPace(first, 1, 1, 3)).toBe(first);
    expect(nextPace(first, 1, 0, 3)).toEqual({ seat: 1, spent: 0 });
    expect(nextPace(first, 2, 1, 3)).toEqual({ seat: 2, spent: 0 });
    expect(nextPace(first, 1, 1, 1).spent).toBe(0);
  });

  test.each(['medium', 'hard', 'expert'] as const)('%s never plans to think longer than a turn may last', level => {
    const pace = { seat: 0, spent: 0 };
    for (let decision = 0; decision < 200; decision++) {
      const ms = allowance(LEVELS[level], pace);
      expect(ms).toBeLessThanOrEqual(LEVELS[level].ms);
      pace.spent += ms;
    }
    expect(pace.spent).toBeLessThanOrEqual(LEVELS[level].turnMs);
    expect(allowance(LEVELS[level], undefined)).toBe(LEVELS[level].ms);
  });

  test('levels keep the promised limits', () => {
    expect([LEVELS.medium.ms, LEVELS.medium.turnMs].map(ms => ms / 1_000)).toEqual([0.2, 1.8]);
    expect(LEVELS.hard.ms).toBeLessThan(2_000);
    expect(LEVELS.hard.turnMs).toBeLessThan(8_000);
  });

  test('thinking is charged to the turn, and a spent turn still gets an answer', () => {
    const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 2), fastChance(1)), 0);
    if (!situation) throw new Error('seat 0 drafts first');
    let clock = 0;
    const now = (): number => (clock += 50);
    const pace = { seat: 0, spent: 0 };
    think(situation, 'medium', 1, { now, pace });
    expect(pace.spent).toBeGreaterThanOrEqual(200);
    const hurried = think(situation, 'medium', 1, { now, pace: { seat: 0, spent: 60_000 } });
    expect(hurried.iterations).toBe(16);
    expect(situation.decision.options).toContainEqual(hurried.option);
  });
});
