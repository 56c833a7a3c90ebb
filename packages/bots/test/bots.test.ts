import { canonical, fastChance, settle } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  LEVEL_NAMES,
  LEVELS,
  playDeal,
  situationOf,
  think,
  type Bout,
  type Entrant,
  type Level,
  type Situation,
} from '../src/index.ts';
import { rotations } from '../src/arena.ts';
import { winRate } from '../src/statistics.ts';

const entrant = (level: Level, iterations = 60): Entrant<Hamlet> => ({
  name: level,
  choose: (situation, seed) => think(situation, level, seed, { iterations }).option,
});

function firstDraft(deal: number): Situation<Hamlet> {
  const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 3), fastChance(deal)), 0);
  if (!situation) throw new Error('seat 0 drafts first');
  return situation;
}

describe('no peeking', () => {
  test.each(LEVEL_NAMES)('%s answers the same in worlds its seat cannot tell apart', level => {
    const truth = hamlet.setup(settle(hamlet, 3), fastChance(7));
    const here = situationOf(hamlet, truth, 0);
    const other = hamlet.imagine(truth, 0, fastChance(99));
    const there = situationOf(hamlet, other, 0);
    if (!here || !there) throw new Error('seat 0 drafts first');
    expect(canonical(other.seats)).not.toBe(canonical(truth.seats));
    for (let seed = 0; seed < 10; seed++) {
      expect(think(there, level, seed, { iterations: 40 })).toEqual(think(here, level, seed, { iterations: 40 }));
    }
  });

  test('a situation holds no state', () => {
    expect(Object.keys(firstDraft(1)).sort()).toEqual(['decision', 'game', 'sample', 'seat', 'view']);
  });
});

describe('thinking', () => {
  test('the same seed gives the same answer, another seed may not', () => {
    const answers = Array.from({ length: 20 }, (_, seed) => think(firstDraft(3), 'beginner', seed).option);
    expect(think(firstDraft(3), 'beginner', 5).option).toEqual(answers[5]);
    expect(new Set(answers.map(canonical)).size).toBeGreaterThan(1);
  });

  test('the clock cuts search short, and so does cancelling', () => {
    let clock = 0;
    const hurried = think(firstDraft(1), 'hard', 1, { now: () => (clock += 100), ms: 250 });
    expect(hurried.iterations).toBeLessThan(100);
    let asked = 0;
    const cancelled = think(firstDraft(1), 'hard', 1, { cancelled: () => ++asked > 2 });
    expect(cancelled.iterations).toBe(32);
    expect(firstDraft(1).decision.options).toContainEqual(cancelled.option);
  });

  test('fewer options need less thought, and a single option needs none', () => {
    const { decision, ...rest } = firstDraft(1);
    const among = (count: number): number =>
      think({ ...rest, decision: { ...decision, options: decision.options.slice(0, count) } }, 'medium', 1).iterations;
    expect([1, 2, 3].map(among)).toEqual([0, 2 * LEVELS.medium.each, 3 * LEVELS.medium.each]);
  });

  test('progress runs from 0 to 1 and carries evaluations', () => {
    const shares: number[] = [];
    const thought = think(firstDraft(1), 'expert', 1, { iterations: 64, progress: share => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(thought.evaluations.reduce((sum, each) => sum + each.visits, 0)).toBe(64);
    expect(thought.option).toEqual(thought.evaluations[0]?.option);
  });

  test('search beats chance', async () => {
    const config = settle(hamlet, 2);
    const bouts: Bout[] = [];
    for (let deal = 0; deal < 12; deal++) {
      for (const seated of rotations([entrant('medium'), entrant('random')])) {
        bouts.push(await playDeal(hamlet, config, seated, deal));
      }
    }
    expect(winRate(bouts, 'medium').low).toBeGreaterThan(0.5);
  });
});
