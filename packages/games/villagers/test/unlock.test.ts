import { describe, expect, test } from 'vitest';
import { NONE, type CardId } from '../src/cards/index.ts';
import { build, buildTurn, coinsOn, exchange, find, gold, village, type At } from './table.ts';

const refusalOf = (at: At, card: CardId): unknown => at.refusal({ kind: 'build', card, on: NONE });

const MILK = ['founders', 'hayer > grazier'];
const COOPER = 'lumberjack > cooper';

describe('padlocks', () => {
  test('V-6.14 and V-6.15 with an own unlocker the bank puts 2 gold on it', () => {
    const at = buildTurn({ hands: [['milk-maid']], villages: [[...MILK, COOPER]] });
    build(at, 'milk-maid');
    expect([gold(at, 0), coinsOn(at, 0, 'cooper')]).toEqual([8, 2]);
  });

  test('V-6.15 another player’s unlocker gets 2 gold from the builder', () => {
    const at = buildTurn({ hands: [['milk-maid']], villages: [MILK, ['founders', COOPER]] });
    build(at, 'milk-maid');
    expect([gold(at, 0), gold(at, 1), coinsOn(at, 1, 'cooper')]).toEqual([6, 8, 2]);
  });

  test('V-6.15 when nobody has it, 2 gold go to the bank', () => {
    const at = buildTurn({ hands: [['milk-maid']], villages: [MILK] });
    build(at, 'milk-maid');
    expect([gold(at, 0), at.state.villages.flatMap(v => v.coins)]).toEqual([6, [0, 0, 0, 0, 0, 0]]);
  });

  test('V-6.16 and V-18.6 with several copies the builder picks; the bank is no choice then', () => {
    const at = buildTurn({
      hands: [['milk-maid']],
      villages: [[...MILK, COOPER], ['founders', COOPER, 'lumberjack > cooper:2'], ['founders']],
    });
    build(at, 'milk-maid');
    expect(at.options).toEqual([
      { kind: 'unlock', village: 0, at: find(at, 0, 'cooper') },
      { kind: 'unlock', village: 1, at: 2 },
      { kind: 'unlock', village: 1, at: 4 },
    ]);
    at.choose({ kind: 'unlock', village: 1, at: 4 });
    expect([gold(at, 0), village(at, 1).coins[4]]).toEqual([6, 4]);
  });

  test('V-6.16 copies that are alike are one choice, and one that cannot be paid is none', () => {
    const alike = buildTurn({ hands: [['milk-maid']], villages: [[...MILK, 'lumberjack > cooper | cooper']] });
    build(alike, 'milk-maid');
    expect(alike.step).toBe('build');
    const poor = buildTurn({
      hands: [['milk-maid']],
      gold: [1],
      villages: [
        [...MILK, COOPER],
        ['founders', COOPER],
      ],
    });
    build(poor, 'milk-maid');
    expect([poor.step, coinsOn(poor, 0, 'cooper')]).toEqual(['build', 2]);
  });

  test('V-6.17 and V-19.20 a villager built earlier in the turn already unlocks', () => {
    const at = buildTurn({ hands: [['blacksmith', 'cooper', 'agent', 'agent']] });
    exchange(at, 'miner', 'agent');
    build(at, 'blacksmith');
    exchange(at, 'lumberjack', 'agent');
    build(at, 'cooper');
    expect([gold(at, 0), coinsOn(at, 0, 'blacksmith')]).toEqual([8, 2]);
    expect(at.frame).toMatchObject({ actions: 0, exchanges: 1 });
  });

  test('V-6.18 and V-19.21 without the full price the villager cannot be built', () => {
    const at = buildTurn({ hands: [['milk-maid']], gold: [1], villages: [MILK] });
    expect(at.offers({ kind: 'build', card: 'milk-maid', on: find(at, 0, 'grazier') })).toBe(false);
    expect(refusalOf(at, 'milk-maid')).toEqual({ kind: 'tooDear', clause: 'V-6.18', card: 'milk-maid', gold: 2 });
  });

  test('V-6.20 coins on villagers are not in the supply and cannot be spent', () => {
    const at = buildTurn({ hands: [['milk-maid']], gold: [1], villages: [[...MILK, 'miner > blacksmith:10']] });
    expect(refusalOf(at, 'milk-maid')).toMatchObject({ kind: 'tooDear' });
  });

  test('V-6.21 the search uses the village as it is when the villager is built', () => {
    const at = buildTurn({ hands: [['cooper', 'milk-maid']], gold: [2], villages: [[...MILK, 'lumberjack']] });
    build(at, 'cooper');
    expect([gold(at, 0), refusalOf(at, 'milk-maid')]).toEqual([0, null]);
    build(at, 'milk-maid');
    expect(coinsOn(at, 0, 'cooper')).toBe(2);
  });

  test('V-1.4 and V-6.22 several padlocks in one turn are paid one by one, all to the same unlocker if need be', () => {
    const at = buildTurn({
      hands: [['cooper', 'locksmith', 'glass-blower']],
      villages: [['founders', 'wattler', 'lumberjack', 'miner', 'miner > blacksmith:9']],
    });
    build(at, 'cooper');
    at.choose({ kind: 'build', card: 'locksmith', on: 3 });
    at.choose({ kind: 'build', card: 'glass-blower', on: 3 });
    expect(coinsOn(at, 0, 'blacksmith')).toBe(15);
  });
});

describe('worked examples', () => {
  test('V-19.18 no Cooper anywhere, supply 8: Milk Maid leaves 6; on a Tiny Island it is illegal', () => {
    const at = build(buildTurn({ hands: [['milk-maid']], villages: [MILK] }), 'milk-maid');
    expect(gold(at, 0)).toBe(6);
    const island = buildTurn({ settings: { tinyIsland: true }, hands: [['milk-maid']], villages: [MILK] });
    expect(refusalOf(island, 'milk-maid')).toEqual({ kind: 'noKey', clause: 'V-13.2', card: 'milk-maid' });
  });

  test('V-19.19 opponent’s Cooper: supply 6 and their Cooper holds 2; own Cooper: supply 8 and it holds 2', () => {
    const theirs = build(buildTurn({ hands: [['milk-maid']], villages: [MILK, [COOPER]] }), 'milk-maid');
    expect([gold(theirs, 0), coinsOn(theirs, 1, 'cooper')]).toEqual([6, 2]);
    const own = build(buildTurn({ hands: [['milk-maid']], villages: [[...MILK, COOPER]] }), 'milk-maid');
    expect([gold(own, 0), coinsOn(own, 0, 'cooper')]).toEqual([8, 2]);
  });
});
