import { fastChance, settle, type Seat } from '@thorp/kernel';
import { hamlet, type Hamlet, type HamletState } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  answerQuestion,
  isLevel,
  LEVELS,
  levelOf,
  partsOf,
  SIX_LEVELS,
  situationOf,
  STYLES,
  thinkWith,
} from '../src/index.ts';
import type { Situation } from '../src/index.ts';

function draft(deal: number): Situation<Hamlet> {
  const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 2), fastChance(deal)), 0);
  if (!situation) throw new Error('seat 0 drafts first');
  return situation;
}

describe('levels', () => {
  test('level names of older games are accepted, unknown names are refused', () => {
    for (const old of ['random', 'beginner', 'easy', 'greedy', 'medium', 'hard', 'expert'])
      expect(isLevel(old)).toBe(true);
    for (const odd of ['', 'grandmaster', 'hard-', 'hard-rude', 'hard-bold-bold', 'easy-bold', 7, null])
      expect(isLevel(odd)).toBe(false);
  });

  test('a style is part of the name of a level that searches', () => {
    for (const style of STYLES) {
      const level = levelOf('master', style);
      expect(isLevel(level)).toBe(true);
      expect(partsOf(level)).toEqual({ name: 'master', style });
    }
    expect(levelOf('easy', 'bold')).toBe('easy');
    expect(partsOf('hard')).toEqual({ name: 'hard', style: null });
  });

  test('each of the six levels searches at least as much as the one below it', () => {
    const effort = SIX_LEVELS.map(name => LEVELS[name].worlds + 10 * LEVELS[name].iterations);
    const rollouts = SIX_LEVELS.map(name => LEVELS[name].rollouts ?? 0);
    expect(rollouts).toEqual(rollouts.toSorted((a, b) => a - b));
    expect(effort).toEqual(effort.toSorted((a, b) => a - b));
    expect(new Set(effort).size).toBe(SIX_LEVELS.length);
  });
});

describe('manners', () => {
  const strength = { ...LEVELS.hard, temperature: 0 };
  const iterations = 400;

  test('a style only chooses among answers that are about as good as the best', () => {
    for (const style of STYLES) {
      for (let deal = 1; deal <= 5; deal++) {
        const { option, evaluations } = thinkWith(draft(deal), { ...strength, style }, deal, { iterations });
        const chosen = evaluations.find(each => each.option === option);
        expect((evaluations[0]?.value ?? 0) - (chosen?.value ?? 0)).toBeLessThanOrEqual(0.01);
      }
    }
  });

  test('a leaning chooses among them what brings the most of what it loves', () => {
    const leaning = { style: 'builder', of: (s: HamletState, seat: Seat) => s.seats[seat]?.hand.length ?? 0 };
    const game = { ...hamlet, insight: { spread: 30, weights: [], estimate: () => [0, 0], leaning } };
    for (let deal = 1; deal <= 5; deal++) {
      const found = thinkWith({ ...draft(deal), game }, { ...strength, style: 'builder' }, deal, { iterations });
      const loved = found.evaluations.filter(({ visits }) => visits > 0).map(each => each.loved ?? -1);
      const chosen = found.evaluations.find(each => each.option === found.option);
      const [best] = found.evaluations;
      expect(Math.min(...loved)).toBeGreaterThan(0);
      expect(chosen?.loved).toBeGreaterThanOrEqual(best?.loved ?? Infinity);
    }
  });

  test('a leaning that a game does not have changes nothing', () => {
    const plain = thinkWith(draft(1), strength, 1, { iterations });
    const builder = thinkWith(draft(1), { ...strength, style: 'builder' }, 1, { iterations });
    expect(builder).toEqual(plain);
  });

  test('an adaptive bot plays weaker when it is ahead, and not when it is behind', () => {
    const given = Array.from({ length: 8 }, (_, deal) => {
      const { option, evaluations } = thinkWith(draft(deal), { ...strength, aim: 0.4 }, deal, { iterations });
      const best = evaluations[0]?.value ?? 0;
      const mine = evaluations.find(each => each.option === option)?.value ?? 0;
      expect(mine).toBeGreaterThanOrEqual(Math.min(best, 0.4));
      return best - mine;
    });
    expect(Math.max(...given)).toBeGreaterThan(0);
    const proud = thinkWith(draft(1), { ...strength, aim: 0.99 }, 1, { iterations });
    expect(proud.option).toBe(proud.evaluations[0]?.option);
  });
});

test('a bot that is told to hurry answers with the best option found so far', async () => {
  const situation = draft(3);
  const question = { world: situation.sample(fastChance(1)), seat: 0, level: 'master' as const, seed: 1, spent: 0 };
  const hurried = await answerQuestion(hamlet, question, { hurried: () => true });
  expect(hurried.iterations).toBeLessThan(LEVELS.hard.iterations);
  expect(situation.decision.options).toContainEqual(hurried.option);
});
