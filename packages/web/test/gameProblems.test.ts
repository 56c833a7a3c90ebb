import { CLEAR_MARGIN, holds, positionOf, readProblems, whyOf } from '@thorp/bots';
import { must, same, type Game } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { RULES } from '../src/games/rules.ts';
import { listed, nextAfter, STRENGTHS } from '../src/pages/problems/list.ts';
import { whyInWords } from '../src/worker/whyBetter.ts';
import { DRAWN } from './drawn.ts';

describe.each(DRAWN)('the problems of $id', async ({ id, problems }) => {
  const set = readProblems((await problems?.())?.default);
  const all = set?.problems ?? [];
  const game = (await RULES.find(each => each.id === id)?.load()) as Game;

  test('are 50 of these rules, of three strengths, each there once', () => {
    expect(all).toHaveLength(50);
    expect(set).toMatchObject({ game: id, version: game.version });
    expect(new Set(all.map(({ strength }) => strength))).toEqual(new Set(STRENGTHS));
    expect(new Set(listed(all).map(each => each.id)).size).toBe(all.length);
  });

  test('were verified by a deeper search than the one that found them', () => {
    expect(set?.verified.iterations).toBeGreaterThan(set?.found.iterations ?? Infinity);
    expect(set?.verified.worlds).toBeGreaterThan(set?.found.worlds ?? Infinity);
  });

  test('hold in worlds that nobody has looked into: one of them here, all by thorp problems --check', () => {
    const last = must(all.at(-1), 'there are 50');
    expect(holds(game, last, 2_000_000_061)).toBe(true);
    // Another choice does not.
    expect(holds(game, { ...last, at: (last.at + 1) % last.less.length }, 2_000_000_061)).toBe(false);
  });

  test('state a margin that is clear', () => {
    for (const { margin } of all) {
      const { mean, error } = margin.chance ?? { mean: 0, error: 1 };
      expect(margin.worlds).toBeGreaterThanOrEqual(set?.verified.worlds ?? Infinity);
      expect(mean).toBeGreaterThanOrEqual(CLEAR_MARGIN.least);
      expect(mean).toBeGreaterThanOrEqual(CLEAR_MARGIN.errors * error);
    }
  });

  test('can be reached by legal choices, and the best answer is offered there', () => {
    for (const problem of all) {
      const [asked] = positionOf(game, problem).questions;
      expect(asked?.step).toBe(problem.step);
      expect(asked?.options).toHaveLength(problem.less.length);
      expect(same(asked?.options[problem.at], problem.answer)).toBe(true);
    }
  });

  test('say something to every choice', () => {
    for (const { less, at } of all) {
      expect(less.map((each, i) => (each === null ? i : -1)).filter(i => i >= 0)).toEqual([at]);
      for (const each of less) {
        if (!each) continue;
        expect(whyOf(each)).not.toBeNull();
        expect(whyInWords(each, game.text.en)).not.toBeNull();
      }
    }
  });
});

describe('after a problem', () => {
  const all = ['1-1', '1-2', '1-3'].map((id, i) => ({ id, number: i + 1, problem: {} as never }));

  test('comes the next that is not solved, also from the beginning', () => {
    expect(nextAfter(all, 0, () => false)?.id).toBe('1-2');
    expect(nextAfter(all, 2, ({ id }) => id === '1-1')?.id).toBe('1-2');
  });

  test('comes the next one when all are solved', () => {
    expect(nextAfter(all, 0, () => true)?.id).toBe('1-2');
  });
});
