import { describe, expect, test } from 'vitest';
import { cardOf, idOf, NONE, type CardId } from '../src/cards/index.ts';
import { build, buildTurn, emptied, exchange, find, gold, kinds, village, type At } from './table.ts';

const END = { kind: 'endTurn' } as const;

/** Where a hand card can be built: the indexes of the villagers it may go onto. */
function places(at: At, id: CardId): number[] {
  return at.options.flatMap(option => (option.kind === 'build' && option.card === id ? [option.on] : []));
}

describe('the build turn', () => {
  test('V-6.1 two builds, one more per active builder, five at most', () => {
    const actions = (...chains: string[]): unknown => {
      const { frame } = buildTurn({ villages: [chains] });
      return 'actions' in frame ? frame.actions : null;
    };
    expect(actions('founders')).toBe(2);
    expect(actions('founders', 'wattler')).toBe(3);
    expect(actions('founders > brewer', 'wattler', 'lumberjack > carpenter | shipwright', 'wattler')).toBe(5);
  });

  test('V-6.1 and V-20.2 the limit is fixed when the turn starts, and building is optional', () => {
    const at = buildTurn({ hands: [['wattler', 'hunter', 'harvester']] });
    build(at, 'wattler');
    build(at, 'hunter');
    expect(places(at, 'harvester')).toEqual([]);
    expect(at.refusal({ kind: 'build', card: 'harvester', on: NONE })).toMatchObject({
      kind: 'noActions',
      clause: 'V-6.1',
    });
    expect(buildTurn({ hands: [['wattler']] }).choose(END).over).toBe(true);
  });

  test('V-6.2 and V-18.4 builds, exchanges and Specials in any order until the player ends the turn', () => {
    const at = buildTurn({ hands: [['wattler', 'tinner', 'agent', 'mason']] });
    expect(kinds(at)).toEqual(['build', 'play', 'exchange', 'endTurn']);
    exchange(at, 'miner', 'agent');
    at.choose({ kind: 'play', card: 'tinner' });
    build(at, 'mason');
    expect(kinds(at)).toEqual(['build', 'exchange', 'endTurn']);
    build(at, 'wattler');
    expect(at.options).toEqual([END]);
    expect(at.choose(END).over).toBe(true);
  });

  test('two equal cards in hand are one choice', () => {
    expect(buildTurn({ hands: [['hunter', 'hunter']] }).options.filter(({ kind }) => kind === 'build')).toHaveLength(1);
  });
});

describe('chains and branches', () => {
  test('V-6.3 a villager goes directly onto the one before it in the chain text', () => {
    const at = buildTurn({
      hands: [['cartwright', 'carpenter']],
      villages: [['founders', 'lumberjack > wheeler', 'lumberjack', 'hayer']],
    });
    expect(places(at, 'cartwright')).toEqual([find(at, 0, 'wheeler')]);
    expect(places(at, 'carpenter')).toEqual([1, 3]);
    build(at, 'cartwright');
    expect(village(at, 0).on.at(-1)).toBe(find(at, 0, 'wheeler'));
  });

  test('V-6.3 without that villager it cannot be built', () => {
    const at = buildTurn({ hands: [['cartwright', 'fromager']], villages: [['founders', 'lumberjack']] });
    expect(at.refusal({ kind: 'build', card: 'cartwright', on: NONE })).toEqual({
      kind: 'noPlace',
      clause: 'V-6.3',
      card: 'cartwright',
    });
    expect(places(at, 'fromager')).toEqual([]);
  });

  test('V-6.4 a bottom card carries two branches, other villagers with a successor one, the rest none', () => {
    const at = buildTurn({
      hands: [['carpenter', 'cartwright', 'swineherd', 'spinner']],
      villages: [
        [
          'founders > swineherd | poulterer',
          'lumberjack > cooper | wheeler > cartwright',
          'shepherd > spinner > weaver',
        ],
      ],
      seats: 4,
    });
    expect(places(at, 'carpenter')).toEqual([]);
    expect(places(at, 'cartwright')).toEqual([]);
    expect(places(at, 'swineherd')).toEqual([]);
    expect(places(at, 'spinner')).toEqual([find(at, 0, 'shepherd')]);
  });

  test('V-6.5 both branches may hold the same type, and a village any number of copies', () => {
    const at = buildTurn({ hands: [['mason', 'mason']], villages: [['founders', 'miner']] });
    build(at, 'mason');
    build(at, 'mason');
    expect(village(at, 0).cards.map(idOf)).toEqual(['founders', 'miner', 'mason', 'mason']);
    expect(village(at, 0).on).toEqual([NONE, NONE, 1, 1]);
  });

  test('V-6.6 a covered villager shows neither food nor builder', () => {
    const villages = [['founders', 'hayer > grazier > milk-maid', 'lumberjack > carpenter']];
    const at = buildTurn({ villages });
    const active = at
      .view(0)
      .villages[0]?.villagers.filter(it => it.active)
      .map(it => it.card);
    expect(active).toEqual(['founders', 'milk-maid', 'carpenter']);
  });

  test('V-6.7 Solitary villagers and the starters of Grapes, Wool and Leather stand on their own and cost an action', () => {
    const hand: CardId[] = ['agent', 'graper', 'shepherd', 'tanner', 'hunter', 'wattler'];
    const at = buildTurn({ seats: 4, hands: [hand], villages: [['founders', 'wattler', 'wattler', 'wattler']] });
    for (const id of hand) expect(places(at, id)).toEqual([NONE]);
    for (const id of hand.slice(0, 5)) build(at, id);
    expect(places(at, 'wattler')).toEqual([]);
    expect(village(at, 0).on.every(on => on === NONE)).toBe(true);
  });

  test('V-6.8 a chain need not be finished', () => {
    const at = buildTurn({ hands: [['seeker']], villages: [['founders', 'miner']] });
    expect(build(at, 'seeker').choose(END).over).toBe(true);
  });

  test('V-18.5 the place is chosen when several fit; places alike in every respect are one choice', () => {
    const fits = (...chains: string[]): number[] =>
      places(buildTurn({ hands: [['mason']], villages: [chains] }), 'mason');
    expect(fits('miner', 'miner', 'miner')).toEqual([0]);
    expect(fits('miner > seeker', 'miner')).toEqual([0, 2]);
    expect(fits('miner > seeker', 'miner > seeker')).toEqual([0]);
    expect(fits('miner > blacksmith:2', 'miner > blacksmith')).toEqual([0, 2]);
    expect(fits('miner', 'monk=miner > seeker', 'miner > seeker')).toEqual([0, 1, 3]);
  });

  test('V-18.5 higher up, the rest of the chain makes the difference', () => {
    const fits = (...chains: string[]): number[] =>
      places(buildTurn({ hands: [['cartwright']], villages: [chains] }), 'cartwright');
    expect(fits('lumberjack > wheeler | wheeler')).toEqual([1]);
    expect(fits('lumberjack > wheeler | cooper', 'lumberjack > cooper | wheeler')).toEqual([1]);
    expect(fits('lumberjack > wheeler | cooper', 'lumberjack > wheeler | carpenter')).toEqual([1, 4]);
    expect(fits('lumberjack > wheeler', 'lumberjack > wheeler | carpenter')).toEqual([1, 3]);
  });
});

describe('exchange for a Basic', () => {
  test('V-6.9 and V-18.7 a hand card goes on top of a stack, and the Basic stands in the village; no build action', () => {
    const at = buildTurn({ hands: [['agent', 'priest']], stacks: [['hunter']] });
    at.choose({ kind: 'exchange', basic: 'hayer' });
    expect([at.step, at.options.length]).toEqual(['returnTo', 6]);
    at.choose({ kind: 'onto', stack: 0 });
    expect([at.step, at.options]).toEqual([
      'returnCard',
      [
        { kind: 'return', card: 'priest' },
        { kind: 'return', card: 'agent' },
      ],
    ]);
    at.choose({ kind: 'return', card: 'agent' });
    expect(at.state.stacks[0]?.map(idOf)).toEqual(['hunter', 'agent']);
    expect(at.state.players[0]?.hand.map(idOf)).toEqual(['priest']);
    expect(village(at, 0).cards.map(idOf)).toEqual(['founders', 'hayer']);
    expect(at.state.basics).toEqual([10, 9, 10]);
    expect(at.frame).toMatchObject({ step: 'build', actions: 2, exchanges: 2 });
  });

  test('V-6.9 three times a turn', () => {
    const at = buildTurn({ hands: [['agent', 'agent', 'priest', 'priest']] });
    exchange(at, 'hayer', 'agent');
    exchange(at, 'hayer', 'agent');
    exchange(at, 'miner', 'priest');
    expect(at.refusal({ kind: 'exchange', basic: 'miner' })).toEqual({ kind: 'noExchanges', clause: 'V-6.9' });
    expect(kinds(at)).not.toContain('exchange');
  });

  test('V-6.9 not without a hand card', () => {
    const at = buildTurn({ hands: [[]] });
    expect(at.options).toEqual([END]);
    expect(at.refusal({ kind: 'exchange', basic: 'miner' })).toEqual({ kind: 'emptyHand', clause: 'V-6.9' });
  });

  test('V-6.10 and V-6.11 with all stacks empty the card goes on top of the Reserve, and no stack is asked for', () => {
    const at = buildTurn({ hands: [['agent']], stacks: emptied(6), reserve: ['hunter'] });
    at.choose({ kind: 'exchange', basic: 'hayer' });
    expect(at.state.reserve.map(idOf)).toEqual(['hunter', 'agent']);
  });

  test('V-6.10 with the Reserve empty too, the card is discarded', () => {
    const at = buildTurn({ hands: [['agent']], stacks: emptied(6), reserve: [] });
    at.choose({ kind: 'exchange', basic: 'hayer' });
    expect([at.state.reserve, at.state.discard.map(idOf)]).toEqual([[], ['agent']]);
  });

  test('V-6.11 an empty pile offers nothing', () => {
    const at = buildTurn({ hands: [['agent']] });
    at.state.basics = [10, 0, 10];
    expect(at.offers({ kind: 'exchange', basic: 'hayer' })).toBe(false);
    expect(at.refusal({ kind: 'exchange', basic: 'hayer' })).toEqual({ kind: 'emptyPile', clause: 'V-6.11' });
  });

  test('V-20.1 the bank is never empty: gold comes from nowhere else', () => {
    const at = buildTurn({
      hands: [['milk-maid']],
      villages: [['founders', 'hayer > grazier', 'lumberjack > cooper:400']],
    });
    build(at, 'milk-maid');
    expect([village(at, 0).coins[4], gold(at, 0)]).toEqual([402, 8]);
  });
});

describe('Founders', () => {
  const flips = (given: { chains: string[]; round?: number; noFood?: boolean }): boolean => {
    const settings = given.noFood ? ({ foundersFlip: 'no-food' } as const) : {};
    const at = buildTurn({ settings, round: given.round ?? 1, villages: [given.chains] }).choose(END);
    expect(at.over).toBe(true);
    return village(at, 0).cards.includes(cardOf('founders-food'));
  };

  test('V-6.12 by default, uncovered Founders flip at the end of the first build turn, other food or not', () => {
    expect(flips({ chains: ['founders'] })).toBe(true);
    expect(flips({ chains: ['founders', 'harvester'] })).toBe(true);
    expect(flips({ chains: ['founders > swineherd'] })).toBe(false);
    expect(flips({ chains: ['founders'], round: 2 })).toBe(false);
  });

  test('V-6.12 by the other reading they flip at the end of any build turn without active food', () => {
    expect(flips({ chains: ['founders'], noFood: true })).toBe(true);
    expect(flips({ chains: ['founders'], noFood: true, round: 4 })).toBe(true);
    expect(flips({ chains: ['founders', 'harvester'], noFood: true })).toBe(false);
    expect(flips({ chains: ['founders > swineherd'], noFood: true })).toBe(false);
    expect(flips({ chains: ['founders', 'graper > vintner'], noFood: true })).toBe(true);
  });

  test('V-6.12 the food side still carries Grains villagers, and never flips back', () => {
    const at = buildTurn({ hands: [['swineherd']], villages: [['founders-food']] });
    build(at, 'swineherd').choose(END);
    expect(village(at, 0).cards.map(idOf)).toEqual(['founders-food', 'swineherd']);
  });
});
