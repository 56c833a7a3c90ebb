import { must, ranks, settle } from '@thorp/kernel';
import { lookaheadAgainstRandom } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import { insight } from '../src/insight/estimate.ts';
import type { Option, State } from '../src/types.ts';
import { position, table, type PlayerSpec } from './position.ts';

const estimate = (s: State): number[] => insight.estimate(s, insight.weights);
const worth = (mine: PlayerSpec, theirs: PlayerSpec = {}): number =>
  must(estimate(position([mine, theirs]))[0], 'the first seat is judged');

test('a builder loves every Building, on either side', () => {
  const loved = (tiles: string): number =>
    must(insight.leaning, 'the game has a leaning').of(position([{ tiles }, {}]), 0);
  expect(loved('farm -shrine')).toBe(loved('farm') + 1);
});

describe('the estimate', () => {
  test('likes Scrolls, goods, Buildings, Villagers and a light mind', () => {
    const plain: PlayerSpec = { village: { 0: 'peasant' }, tokens: 'B' };
    expect(worth({ ...plain, scrolls: 1 })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, tokens: 'BBJWLG' })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, tiles: 'farm' })).toBeGreaterThan(worth({ ...plain, tiles: '-farm' }));
    expect(worth({ ...plain, tiles: '-farm' })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, village: { 0: 'peasant', 4: 'priest' } })).toBeGreaterThan(worth(plain));
    expect(worth(plain)).toBeGreaterThan(worth({ ...plain, omen: -2 }));
    expect(worth(plain)).toBeGreaterThan(worth({ ...plain, omenTokens: 1 }));
  });

  test('counts a token less when little time is left to spend it', () => {
    const alone = (tokens: string, rests: number): number => estimate(position([{ tokens }], { rests }))[0] ?? 0;
    expect(alone('BBBB', 0) - alone('', 0)).toBeGreaterThan(alone('BBBB', 3) - alone('', 3));
  });

  test('alone, dreads to miss the goal, the more the fewer Scrolls are left', () => {
    const alone = (omenTokens: number, left: number): number =>
      estimate(position([{ scrolls: 10 - left, omenTokens }], { scrolls: left }))[0] ?? 0;
    const dread = (left: number): number => alone(0, left) - alone(1, left) - 1;
    expect(dread(10)).toBeCloseTo(0);
    expect(dread(5)).toBeGreaterThan(1);
    expect(dread(1)).toBeGreaterThan(dread(5));
  });

  test('sees an Achievement come near, and Bells that outring the others', () => {
    const near = (goals: string[]): number => estimate(position([{ tokens: 'BBBBBBB' }, {}], { goals }))[0] ?? 0;
    expect(near(['ach_05'])).toBeGreaterThan(near([]));
    expect(worth({ tokens: 'LLL' }, { tokens: 'L' })).toBeGreaterThan(worth({ tokens: 'LLL' }, { tokens: 'LLLLL' }));
  });

  test('takes what is under way for done: a prize to come is worth more than none', () => {
    const pending = (n: number): number =>
      estimate(position([{}, {}], { frames: [{ step: 'prize', seat: 0, n }, { step: 'endTurn' }] }))[0] ?? 0;
    expect(pending(2)).toBeGreaterThan(pending(0));
  });
});

describe('the prior', () => {
  test('prefers an action to none, and a token of the kind to Gold', () => {
    const at = table([{ village: { 0: 'farmer', 1: 'potter' } }, {}]);
    at.choose({ kind: 'activate', slot: 0 });
    expect(prior(at.state, { kind: 'act', action: 0 })).toBeGreaterThan(prior(at.state, { kind: 'skip' }));
    expect(prior(at.state, { kind: 'token', resource: 0 })).toBeGreaterThan(
      prior(at.state, { kind: 'token', resource: 4 }),
    );
  });

  test('announces enough Bells that nobody can beat, and not more', () => {
    const at = table([{ village: { 0: 'novice', 1: 'potter' }, tokens: 'LLLLLL' }, { tokens: 'LLL' }]);
    at.choose({ kind: 'activate', slot: 0 });
    at.choose({ kind: 'act', action: 1 });
    const efforts = [1, 2, 3, 4, 5, 6].map(bells => prior(at.state, { kind: 'effort', bells }));
    expect(efforts.indexOf(Math.max(...efforts)) + 1).toBe(3);
  });
});

function prior(s: State, option: Option): number {
  return must(insight.prior, 'Snowcrest has priors')(s, 0, option);
}

test('whoever looks one step ahead with it beats chance', () => {
  for (const deal of [1, 2, 3, 4]) expect(winner(deal, deal % 2)).toBe(deal % 2);
});

function winner(deal: number, clever: number): number {
  return ranks(lookaheadAgainstRandom(snowcrest, settle(snowcrest, 2), deal, clever)).indexOf(1);
}
