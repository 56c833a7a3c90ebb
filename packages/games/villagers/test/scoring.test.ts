import { ranks } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, type CardId } from '../src/cards/index.ts';
import { villagers } from '../src/index.ts';
import { silverOn } from '../src/market.ts';
import { nextMarketPay, type MarketPay } from '../src/reading.ts';
import type { State } from '../src/types.ts';
import { active } from '../src/village.ts';
import { coinsOn, emptied, gold, market, newGame, position, villageOf } from './table.ts';

/** The value of the first copy of a silver villager in a village. */
function silver(id: CardId, ...chains: string[]): number {
  const v = villageOf(chains);
  return silverOn(v, v.cards.indexOf(cardOf(id)));
}

describe('silver', () => {
  test('V-7.3 silver looks at the own village; food, builders and gold count when active, suit symbols and padlocks always', () => {
    expect(silver('grocer', 'grocer', 'harvester', 'hayer > grazier > milk-maid')).toBe(9);
    expect(silver('freemason', 'freemason', 'wattler', 'founders > brewer')).toBe(6);
    expect(silver('locksmith', 'miner > locksmith', 'miner > seeker > spelunker > jeweler')).toBe(6);
    expect(silver('ore-muler', 'hayer > ore-muler', 'miner > seeker > spelunker', 'miner > glass-blower')).toBe(9);
  });

  test('V-7.3 a covered silver villager scores nothing, and "per 2" rounds down for the whole village', () => {
    expect(silver('priest', 'priest', 'hunter', 'fisher')).toBe(3);
    expect(silver('priest', 'priest', 'hunter', 'fisher', 'agent')).toBe(6);
    const covered = villageOf(['priest', 'hunter']);
    covered.load[0] = 1;
    expect(silverOn(covered, 0)).toBe(0);
  });

  test('V-7.4 suit counters count their own symbols, and the Locksmith its own padlock', () => {
    expect(silver('horse-trader', 'hayer > horse-trader')).toBe(3);
    expect(silver('log-rafter', 'lumberjack > log-rafter')).toBe(3);
    expect(silver('locksmith', 'miner > locksmith')).toBe(2);
  });

  test('V-7.5 the Peddler counts gold symbols, the Wood Carver printed gold; coins are not printed', () => {
    expect(silver('peddler', 'hayer > peddler', 'chandler:5', 'beekeeper')).toBe(3);
    expect(silver('wood-carver', 'lumberjack > wood-carver | cooper:6', 'lumberjack > wheeler > cartwright')).toBe(13);
  });

  test('V-7.6 and V-18.20 the Agent takes the villager with most coins', () => {
    expect(silver('agent', 'agent', 'harvester:2', 'miner > blacksmith:6 | seeker')).toBe(6);
    expect(silver('agent', 'agent')).toBe(0);
  });

  test('V-7.7 each silver villager scores on its own', () => {
    const at = market({ villages: [['grocer', 'grocer', 'hunter:0']] }, 6);
    expect([at.over, gold(at, 0)]).toEqual([true, 8 + 3 + 3]);
  });
});

describe('Markets', () => {
  const village = ['founders', 'miner > blacksmith:4', 'agent'];

  test('V-7.1 the First Market pays active gold and the value of coins, which stay; no silver', () => {
    const at = market({ villages: [village] }, 2);
    expect([at.over, gold(at, 0), coinsOn(at, 0, 'blacksmith')]).toEqual([true, 8 + 2 + 2 + 4, 4]);
  });

  test('V-7.2 the Second pays silver, gold, and moves the coins to the supply', () => {
    const at = market({ villages: [village] }, 6);
    at.state.markets = 1;
    at.state.villages[0] = villageOf(village);
    at.state.frames = [{ step: 'markets' }];
    expect([at.over, gold(at, 0), coinsOn(at, 0, 'blacksmith')]).toEqual([true, 8 + 4 + 4 + 4, 0]);
  });

  test('V-7.8 everybody scores', () => {
    const at = market({ villages: [['chandler'], ['tanner'], ['cooper:1', 'beekeeper']] }, 2);
    const pays = [
      { silver: 0, gold: 3, coins: 0, byVillager: [3] },
      { silver: 0, gold: 2, coins: 0, byVillager: [2] },
      { silver: 0, gold: 8, coins: 1, byVillager: [5, 4] },
    ];
    expect(at.events).toContainEqual({ kind: 'market', market: 1, gains: [3, 2, 9], pays });
  });

  test('V-7.2 what a Market would pay is told before it opens, with silver at the Second only', () => {
    const busy = [
      ...village,
      'lumberjack > carpenter:3 | wheeler > cartwright > engineer',
      'hayer > peddler',
      'priest',
    ];
    for (const [markets, settings] of [
      [0, {}],
      [0, { silverInFirstMarket: true }],
      [1, {}],
    ] as const) {
      let foretold: MarketPay | null = null;
      const prepare = (state: State): void => {
        state.markets = markets;
        foretold = nextMarketPay(villagers.view(state, 0), 0);
      };
      const at = market({ villages: [busy], settings, prepare }, markets === 0 ? 2 : 6);
      expect(at.over).toBe(true);
      const held = at.events.find(event => event.kind === 'market');
      const pay = held?.kind === 'market' ? held.pays[0] : undefined;
      expect(foretold).toEqual(pay);
      expect([pay && pay.silver > 0, held?.kind === 'market' && held.gains[0]]).toEqual([
        markets === 1 || 'silverInFirstMarket' in settings,
        pay?.byVillager.reduce((sum, n) => sum + n),
      ]);
    }
  });

  test('no Market is foretold when both are over', () => {
    const { state } = market({ villages: [village] }, 6);
    expect([state.markets, nextMarketPay(villagers.view(state, 0), 0)]).toEqual([2, null]);
  });

  test('the score sheet tells every market, card by card, and adds up', () => {
    const at = market({ villages: [[...village, 'chandler', 'chandler']] }, 6);
    expect(at.over).toBe(true);
    expect(at.outcome.scores[0]?.parts).toEqual([
      { what: 'start', amount: 8 },
      { what: 'firstMarketGold', card: 'founders', amount: 2 },
      { what: 'firstMarketGold', card: 'blacksmith', amount: 2 },
      { what: 'firstMarketGold', card: 'chandler', amount: 6 },
      { what: 'firstMarketCoins', card: 'blacksmith', amount: 4 },
      { what: 'secondMarketSilver', card: 'agent', amount: 4 },
      { what: 'secondMarketGold', card: 'founders', amount: 2 },
      { what: 'secondMarketGold', card: 'blacksmith', amount: 2 },
      { what: 'secondMarketGold', card: 'chandler', amount: 6 },
      { what: 'secondMarketCoins', card: 'blacksmith', amount: 4 },
    ]);
    expect(at.outcome.scores[0]?.total).toBe(40);
  });
});

describe('worked examples', () => {
  test('V-19.1 Cartwright 9 and Cooper 4: Wood Carver 13', () => {
    expect(silver('wood-carver', 'lumberjack > cooper | wood-carver', 'lumberjack > wheeler > cartwright')).toBe(13);
  });

  test('V-19.2 two Jewelers: Peddler 3; three symbols still 3; four 6', () => {
    const jewelers = ['miner > seeker > spelunker > jeweler', 'miner > seeker > spelunker > jeweler'];
    expect(silver('peddler', 'hayer > peddler', ...jewelers)).toBe(3);
    expect(silver('peddler', 'hayer > peddler', ...jewelers, 'chandler')).toBe(3);
    expect(silver('peddler', 'hayer > peddler', ...jewelers, 'chandler', 'fisher')).toBe(6);
  });

  test('V-19.3 two Hayers with Horse Trader and Bed Builder: five Hay symbols, 6', () => {
    expect(silver('horse-trader', 'hayer > horse-trader', 'hayer > bed-builder')).toBe(6);
  });

  test('V-19.4 Log Rafter with Wheeler and Cartwright: six Wood symbols, 6', () => {
    expect(silver('log-rafter', 'lumberjack > log-rafter', 'lumberjack > wheeler > cartwright')).toBe(6);
  });

  test('V-19.5 Chandler, Priest, Harvest Team: four Solitary symbols, 6', () => {
    expect(silver('priest', 'chandler', 'priest', 'harvest-team')).toBe(6);
  });

  test('V-19.6 Mason and Builder Team: two builders, Freemason 6', () => {
    expect(silver('freemason', 'freemason', 'miner > mason', 'builder-team')).toBe(6);
    expect(active(villageOf(['miner > mason', 'builder-team']), 'builder')).toBe(2);
  });

  test('V-19.7 Hayer, Grazier, Milk Maid and Harvester: food 3, Grocer 9', () => {
    const chains = ['hayer > grazier > milk-maid', 'harvester'];
    expect(active(villageOf(chains), 'food')).toBe(3);
    expect(silver('grocer', 'grocer', ...chains)).toBe(9);
  });

  test('V-19.8 First Market: Founders 2, Blacksmith 2 with 4 coins: 8 gained, coins stay', () => {
    const at = market({ villages: [['founders', 'miner > blacksmith:4']] }, 2);
    expect([at.over, gold(at, 0) - 8, coinsOn(at, 0, 'blacksmith')]).toEqual([true, 8, 4]);
  });

  test('V-19.9 Second Market with an Agent besides: silver 4, gold 4, coins 4', () => {
    const given = { villages: [['founders', 'miner > blacksmith:4', 'agent']], stacks: emptied(6) };
    const at = position(given, { step: 'markets' });
    const parts = at.over ? (at.outcome.scores[0]?.parts ?? []) : [];
    const second = parts.filter(({ what }) => what.startsWith('second'));
    expect(second.reduce((sum, { amount }) => sum + amount, 0)).toBe(12);
    expect(coinsOn(at, 0, 'blacksmith')).toBe(0);
  });

  test('V-19.10 Locksmith with Spelunker and Jeweler: three padlocks, 6', () => {
    expect(silver('locksmith', 'miner > seeker > spelunker > jeweler | locksmith')).toBe(6);
  });
});

describe('who wins', () => {
  const standings = (...chains: [number, string[]][]): number[] => {
    const s = newGame(chains.length);
    s.villages = chains.map(([supply, village]) => villageOf(village, supply));
    return ranks(villagers.score(s));
  };

  test('V-8.1 most gold wins', () => {
    expect(standings([30, ['founders']], [41, ['founders']], [12, ['founders']])).toEqual([2, 1, 3]);
  });

  test('V-8.2 and V-19.31 a tie goes to the village with fewer villagers, covered ones counted; then it is shared', () => {
    expect(standings([90, ['founders', 'miner > seeker']], [90, ['founders', 'hunter']])).toEqual([2, 1]);
    expect(standings([90, ['founders', 'hunter']], [90, ['founders', 'agent']])).toEqual([1, 1]);
  });

  test('V-8.3 hand cards are worth nothing', () => {
    const s = newGame(2);
    const before = villagers.score(s);
    for (const player of s.players) player.hand = [];
    expect(villagers.score(s)).toEqual(before);
  });

  test('V-9.20 a stand-in counts as a villager, and its Special symbol counts for no silver', () => {
    expect(standings([9, ['monk=miner > seeker']], [9, ['miner', 'agent', 'hunter']])).toEqual([1, 2]);
    expect(silver('ore-muler', 'hayer > ore-muler', 'monk=miner > blacksmith')).toBe(0);
  });
});
