import { must, ranks, settle } from '@thorp/kernel';
import { lookaheadAgainstRandom } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { goodOf } from '../src/cards/goods.ts';
import { helvetia } from '../src/index.ts';
import { insight } from '../src/insight/index.ts';
import type { Option, State } from '../src/types.ts';
import { hold, mine, put, sleep, table, wait } from './position.ts';

const estimate = (s: State): number[] => insight.estimate(s, insight.weights);

/** What the first seat gains by a change of the table. */
function gain(change: (s: State) => void, before: (s: State) => void = () => undefined): number {
  const [plain, changed] = [table(), table()];
  before(plain);
  before(changed);
  change(changed);
  return (estimate(changed)[0] ?? 0) - (estimate(plain)[0] ?? 0);
}

test('a builder loves every building of its village', () => {
  const s = table();
  const before = must(insight.leaning, 'the game has a leaning').of(s, 0);
  put(s, 0, 'T0', 'mine');
  expect(must(insight.leaning, 'the game has a leaning').of(s, 0)).toBe(before + 1);
});

describe('the estimate', () => {
  test('likes deliveries, tiles, buildings, people and coins', () => {
    expect(gain(s => (mine(s, 0).cubes[goodOf('ore')] = 1))).toBeGreaterThan(0);
    expect(gain(s => hold(s, 0, 'trader'))).toBeGreaterThan(0);
    expect(gain(s => put(s, 0, 'T0', 'mine'))).toBeGreaterThan(0);
    expect(gain(s => put(s, 0, 'T0', 'church'))).toBeGreaterThan(2.9);
    expect(gain(s => wait(s, 0, 'centre', 'man'))).toBeGreaterThan(0);
    expect(gain(s => mine(s, 0).coins++)).toBeGreaterThan(0);
  });

  test('likes a building better with somebody in it, and somebody better awake', () => {
    const built = (s: State): void => put(s, 0, 'T0', 'mine');
    const manned = (s: State): void => put(s, 0, 'T0', 'mine', 'man');
    expect(gain(manned)).toBeGreaterThan(gain(built));
    expect(gain(s => sleep(s, 0, 'T0'), manned)).toBeLessThan(0);
  });

  test('sees a chain of goods: the second building is worth more with the first', () => {
    const shed = (s: State): void => put(s, 0, 'T1', 'goat-shed', 'woman');
    expect(gain(shed, s => put(s, 0, 'T0', 'well', 'man'))).toBeGreaterThan(gain(shed));
  });

  test('takes an action that is paid for as good as done', () => {
    expect(gain(s => s.frames.push({ step: 'trade', seat: 0 }))).toBeGreaterThan(0);
  });
});

describe('the prior', () => {
  const prior = (s: State, option: Option): number => must(insight.prior, 'Helvetia has priors')(s, 0, option);

  test('wakes own villagers, and not others', () => {
    const s = table();
    put(s, 0, 'T0', 'mine', 'man');
    put(s, 1, 'T0', 'mine', 'man');
    sleep(s, 0, 'T0');
    sleep(s, 1, 'T0');
    const wake = (village: number): number => prior(s, { kind: 'wake', village, quarter: 'top' });
    expect(wake(0)).toBeGreaterThan(wake(1));
    expect(prior(s, { kind: 'call', character: 'night-watchman' })).toBeGreaterThan(
      prior(table(), { kind: 'call', character: 'night-watchman' }),
    );
  });

  test('makes what it needs rather than buy it, and takes home its own coin', () => {
    const s = table();
    expect(prior(s, { kind: 'work', village: 0, slot: 'T0' })).toBeGreaterThan(prior(s, { kind: 'buy' }));
    expect(prior(s, { kind: 'dowry', colour: 0 })).toBeGreaterThan(prior(s, { kind: 'dowry', colour: 1 }));
  });
});

test('whoever looks one step ahead with it beats chance', () => {
  const won = [1, 2, 3, 4, 5].map(deal => winner(deal, deal % 2) === deal % 2);
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(4);
});

function winner(deal: number, clever: number): number {
  return ranks(lookaheadAgainstRandom(helvetia, settle(helvetia, 2), deal, clever)).indexOf(1);
}
