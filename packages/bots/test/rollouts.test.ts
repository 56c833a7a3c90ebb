import { fastChance, settle, type Learned } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { answerQuestion, LEVELS, situationOf, think, thinkWith, type Situation } from '../src/index.ts';
import { trainedOf } from '../src/learned/judgement.ts';
import { newNet } from '../src/learned/net.ts';
import { netText } from '../src/learned/text.ts';
import type { Judge } from '../src/reward.ts';
import { randomSource } from '../src/random.ts';
import { beginRollouts, haveFinished, ratedByRollouts, rollOut } from '../src/rollouts.ts';

function draft(deal: number): Situation<Hamlet> {
  const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, 2), fastChance(deal)), 0);
  if (!situation) throw new Error('seat 0 drafts first');
  return situation;
}

/** What a search that cannot tell the options apart would say of them; the first is the best by a little. */
const undecided = ({ decision }: Situation<Hamlet>) =>
  decision.options.map((option, i) => ({ option, visits: 100, value: 0.5 - i / 1000, spread: 0.1 }));

/** Likes worlds in which seat 0 has the card at a place of the row. */
const liking = ({ view }: Situation<Hamlet>, at: number) => {
  const card = view.row[at] ?? null;
  return (s: Hamlet['state']): number[] => {
    const has = card !== null && s.seats[0]?.hand.includes(card);
    return has ? [0.6, 0.4] : [0.4, 0.6];
  };
};

/** Which answer is better differs from world to world. */
const unsteady = (s: Hamlet['state']): number[] => {
  const [first = 0] = s.deck;
  const sum = s.seats[0]?.hand.reduce((a, b) => a + b, 0) ?? 0;
  const reward = ((sum * (first + 1)) % 11) / 11;
  return [reward, 1 - reward];
};

function runOf(situation: Situation<Hamlet>, judge: Judge<Hamlet>, worlds: number) {
  const means = { judge, random: randomSource(1) };
  const rollouts = beginRollouts(situation, { worlds, horizon: 2 }, means, undecided(situation));
  while (!haveFinished(rollouts)) rollOut(rollouts);
  return { rollouts, rated: ratedByRollouts(rollouts) };
}

describe('rollouts', () => {
  test('prefer what turns out better to what search liked a little more, and then stop', () => {
    const situation = draft(1);
    const { rollouts, rated } = runOf(situation, liking(situation, 1), 400);
    expect(rated[0]?.option).toBe(situation.decision.options[1]);
    expect(rated.map(({ option }) => option)).toEqual(expect.arrayContaining([...situation.decision.options]));
    expect(rollouts.worlds).toBeLessThan(100);
  });

  test('try all answers in the same worlds, as many as allowed while none is clearly behind', () => {
    const { rollouts } = runOf(draft(1), unsteady, 40);
    expect(rollouts.worlds).toBe(40);
    expect(rollouts.candidates.length).toBeGreaterThan(1);
    for (const { rewards } of rollouts.candidates) expect(rewards).toHaveLength(40);
  });

  test('rate what they gave up lower than the rest, although search rated all answers higher', () => {
    const situation = draft(1);
    const liked = liking(situation, 1);
    const { rollouts, rated } = runOf(situation, s => liked(s).map(reward => reward - 0.3), 400);
    const values = rated.map(({ value }) => value);
    expect(rollouts.candidates).toHaveLength(1);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[1]).toBeLessThan((values[0] ?? 0) - 0.01);
  });

  test('leave the order of search as it is where none are wanted', () => {
    const situation = draft(1);
    // The second was given up by search after a lucky start.
    const found = undecided(situation).map((each, i) => (i === 1 ? { ...each, visits: 60, value: 0.51 } : each));
    const means = { judge: liking(situation, 1), random: randomSource(1) };
    expect(ratedByRollouts(beginRollouts(situation, { worlds: 0, horizon: 2 }, means, found))).toEqual(found);
  });

  test('compare no answer that search rated much lower', () => {
    const situation = draft(1);
    const found = undecided(situation).map((each, i) => (i === 0 ? { ...each, value: 0.9 } : each));
    const means = { judge: liking(situation, 1), random: randomSource(1) };
    const rollouts = beginRollouts(situation, { worlds: 10, horizon: 2 }, means, found);
    expect(haveFinished(rollouts)).toBe(true);
    expect(ratedByRollouts(rollouts)).toEqual(found);
  });
});

describe('a master with a net', () => {
  const learned: Learned<Hamlet['state']> = {
    features: {
      numbers: ['points'],
      flags: [],
      most: 0,
      estimate: 1,
      read(s, { numbers }) {
        hamlet.score(s).scores.forEach(({ total }, seat) => numbers.set([total / 10], seat));
        return s.seats.length;
      },
    },
    nets: {},
    plans: { table: { tables: [{ seats: 2 }], horizon: 4, quicker: 1 } },
    netFor: () => 'table',
  };
  const net = newNet({ numbers: 1, flags: 0, hidden: 1, asked: null, rivals: false });
  net.weights.set([0, 0, 0, 1]);
  const trained = trainedOf({ ...learned, nets: { table: netText(net) } });
  /** Few iterations, so that most of the thinking is rollouts. */
  const strength = { ...LEVELS.master, iterations: 64, settles: false };

  test('thinks the same from the same seed', () => {
    const once = thinkWith(draft(2), strength, 5, { trained });
    expect(thinkWith(draft(2), strength, 5, { trained })).toEqual(once);
    expect(once.option).toEqual(once.evaluations[0]?.option);
    expect(once.evaluations).not.toEqual(thinkWith(draft(2), { ...strength, rollouts: 0 }, 5, { trained }).evaluations);
  });

  test('answers the same in worlds its seat cannot tell apart', () => {
    const truth = hamlet.setup(settle(hamlet, 2), fastChance(7));
    const here = situationOf(hamlet, truth, 0);
    const there = situationOf(hamlet, hamlet.imagine(truth, 0, fastChance(99)), 0);
    if (!here || !there) throw new Error('seat 0 drafts first');
    expect(thinkWith(there, strength, 3, { trained })).toEqual(thinkWith(here, strength, 3, { trained }));
  });

  test('keeps to its time, and answers when it is told to hurry', async () => {
    const situation = draft(3);
    let clock = 0;
    thinkWith(situation, strength, 1, { trained, ms: 900, now: () => (clock += 10) });
    expect(clock).toBeLessThan(1_000);
    let asked = 0;
    thinkWith(situation, strength, 1, { trained, cancelled: () => ++asked > 10 });
    expect(asked).toBeLessThan(20);
    const world = situation.sample(fastChance(1));
    const question = { world, seat: 0, level: 'master' as const, seed: 1, spent: 0 };
    const hurried = await answerQuestion(hamlet, question, {
      hurried: () => true,
      learned: async () => trained.learned,
    });
    expect(hurried.iterations).toBe(0);
    expect(situation.decision.options).toContainEqual(hurried.option);
  });

  test('chooses the first of its reasons', () => {
    for (let deal = 0; deal < 100; deal++) {
      const { option, reasons } = think(draft(deal), 'hard', deal, { explains: true });
      expect(reasons?.prospects[0]?.option).toBe(option);
    }
  });

  test('gives the reasons of its search', () => {
    const thought = thinkWith(draft(2), strength, 5, { trained, explains: true });
    const searched = thinkWith(draft(2), { ...strength, rollouts: 0 }, 5, { trained, explains: true });
    expect(thought).toEqual(searched);
  });
});
