import { must, ranks, settle } from '@thorp/kernel';
import { lookaheadAgainstRandom } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { villagers, type Option, type State } from '../src/index.ts';
import { insight } from '../src/insight/estimate.ts';
import { buildTurn, newGame, position, type Given } from './table.ts';

const estimate = (s: State): number[] => insight.estimate(s, insight.weights);

/** The estimate for the first of two seats in its build turn, minus that for the other. */
const outlook = (given: Given): number => estimate(buildTurn({ seats: 2, ...given }).state)[0] ?? 0;
const lead = (given: Given): number => outlook(given) - (estimate(buildTurn({ seats: 2, ...given }).state)[1] ?? 0);

test('a locksmith loves padlocks and active keyrings', () => {
  const loved = (village: string[]): number =>
    must(insight.leaning, 'the game has a leaning').of(buildTurn({ seats: 2, villages: [village] }).state, 0);
  expect(loved(['founders', 'hunter'])).toBe(loved(['founders']) + 1);
});

describe('the estimate', () => {
  test('counts gold at hand one for one', () => {
    expect(outlook({ gold: [20] })).toBeCloseTo(outlook({ gold: [8] }) + 12);
  });

  test('counts gold symbols for the Markets to come', () => {
    const [plain, rich] = [outlook({}), outlook({ villages: [['founders', 'chandler']] })];
    expect(rich).toBeGreaterThan(plain + 3);
    const late = (given: Given): number => outlook({ ...given, prepare: s => (s.markets = 1) });
    expect(late({ villages: [['founders', 'chandler']] }) - late({})).toBeLessThan(rich - plain);
  });

  test('sees food and builders win more for oneself than for others, the more the longer the game still lasts', () => {
    const late = { stacks: [[], [], [], [], [], ['hunter']] } as const;
    for (const who of ['hunter', 'wattler'] as const) {
      const gain = (given: Given): number => lead({ ...given, villages: [['founders', who]] }) - lead(given);
      expect(gain({})).toBeGreaterThan(0);
      expect(gain({})).toBeGreaterThan(gain(late));
    }
  });

  test('likes a hand card better when there is a place for it', () => {
    const cartwright = (village: string): number =>
      outlook({ hands: [['cartwright']], villages: [['founders', village]] }) -
      outlook({ villages: [['founders', village]] });
    expect(cartwright('lumberjack > wheeler')).toBeGreaterThan(cartwright('miner'));
  });

  test('wants little where the poorest wins, a small difference from twins, and more than the Countess has', () => {
    const poor = (gold: number): number => outlook({ settings: { poorestWins: true }, gold: [gold] });
    expect(poor(0)).toBeGreaterThan(poor(20));
    const twins = (gold: number): number => outlook({ settings: { twinVillages: true }, gold: [gold, 8] });
    expect(twins(8)).toBeGreaterThan(twins(60));
    const alone = newGame(1, { mode: 'countess' });
    const richer = structuredClone(alone);
    must(richer.villages[1], 'the Countess has a village').gold += 10;
    expect(estimate(richer)[0]).toBeLessThan(estimate(alone)[0] ?? 0);
  });
});

describe('the prior', () => {
  const prior = (s: State, option: Option): number => must(insight.prior, 'Villagers has priors')(s, 0, option);

  test('builds before the turn ends, and takes a Basic for a card that waits for it', () => {
    const { state } = buildTurn({ seats: 2, hands: [['chandler', 'mason']] });
    const end = prior(state, { kind: 'endTurn' });
    expect(prior(state, { kind: 'build', card: 'chandler', on: -1 })).toBeGreaterThan(end);
    expect(prior(state, { kind: 'exchange', basic: 'miner' })).toBeGreaterThan(end);
    expect(prior(state, { kind: 'exchange', basic: 'hayer' })).toBeLessThan(end);
  });

  test('drafts what can be built, and gold lying on it', () => {
    const road = ['cartwright', 'chandler', 'chandler', null, null, null] as const;
    const { state } = position({ seats: 2, road, roadCoins: [0, 0, 2, 0, 0, 0] }, { step: 'draft', seat: 0 });
    const take = (slot: number): number => prior(state, { kind: 'take', slot });
    expect(take(1)).toBeGreaterThan(take(0));
    expect(take(2)).toBeGreaterThan(take(1));
  });

  test('uses its own key', () => {
    const state = newGame(2);
    expect(prior(state, { kind: 'unlock', village: 0, at: 0 })).toBeGreaterThan(
      prior(state, { kind: 'unlock', village: 1, at: 0 }),
    );
  });
});

test('whoever looks one step ahead with it beats chance', () => {
  for (const deal of [1, 2, 3, 4]) expect(winner(deal, deal % 2)).toBe(deal % 2);
});

function winner(deal: number, clever: number): number {
  return ranks(lookaheadAgainstRandom(villagers, settle(villagers, 2), deal, clever)).indexOf(1);
}
