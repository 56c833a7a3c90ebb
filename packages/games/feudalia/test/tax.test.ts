import { describe, expect, test } from 'vitest';
import { cubesAt, END, lordAt, position } from './positions.ts';

const surrender = (card: 'serf' | 'merchant' | 'count') => ({ kind: 'surrender', card }) as const;

describe('the Tax Collector', () => {
  test('F-7.1 it is played after the untap effects, whose cubes are taxed too', () => {
    const fiefs = [
      { type: 'wood', level: 1, master: 'sawyer', cubes: { wood: 1 } },
      { type: 'clay', cubes: { clay: 1 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'serf', 'serf'] }] });
    expect(cubesAt(at, 0)).toEqual({ wood: 1 });
    expect(lordAt(at)).toMatchObject({ hand: ['serf', 'serf'], discard: ['tax_collector'] });
  });

  test('F-7.2, D-4, F-23.1 every fief pays half its cubes, rounded down, of its owner’s choice', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 3, clay: 2 } },
      { type: 'wood', cubes: { wood: 2 } },
      { type: 'clay', cubes: { clay: 1 } },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector'] }] });
    expect(at.frame).toMatchObject({ step: 'lose', fief: 0, left: 2, why: 'tax' });
    at.run({ kind: 'lose', resource: 'clay' }, { kind: 'lose', resource: 'wheat' });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 2, clay: 1 }, { wood: 1 }, { clay: 1 }]);
  });

  test('F-7.2, F-22.18 vaulted cubes neither count nor go; relief lowers what its fief pays', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'granary_keeper', cubes: { wheat: 2 }, vault: { wheat: 6 } },
      { type: 'wood', level: 1, master: 'notary', cubes: { wood: 4 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'serf'] }] });
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wheat: 7 }, { wood: 3 }]);
    expect(lordAt(at).hand).toEqual(['serf']);
  });

  test('F-7.2 relief does not change the test for two cubes: the fief pays nothing, and no income is due', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'notary', cubes: { wheat: 2 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'merchant', 'merchant'] }] });
    expect(cubesAt(at, 0)).toEqual({ wheat: 2 });
    expect(lordAt(at).hand).toEqual(['merchant', 'merchant']);
  });

  test('F-7.3, D-5, F-23.2 tax by income: half the income of the hand, exactly', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 1 } },
      { type: 'wood', cubes: { wood: 1 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'merchant', 'priest', 'serf', 'serf'] }] });
    expect(at.options).toEqual([surrender('merchant'), surrender('serf')]);
    const { state } = at;
    at.choose(surrender('merchant'));
    expect(lordAt(at)).toMatchObject({ hand: ['priest', 'serf', 'serf'], taxed: ['merchant'], coins: 0 });
    at.state = state;
    at.choose(surrender('serf'));
    expect(lordAt(at)).toMatchObject({ hand: ['merchant', 'priest'], taxed: ['serf', 'serf'] });
    at.choose(END);
    expect(lordAt(at).discard).toEqual(expect.arrayContaining(['tax_collector', 'serf', 'serf', 'merchant', 'priest']));
  });

  test('F-7.3, F-23.11 incomes 3 and 2: only the 2 is legal; incomes 3 and 0: the 3, the smallest sum above', () => {
    const two = position({ lords: [{ hand: ['tax_collector', 'count', 'merchant'] }] });
    expect(lordAt(two)).toMatchObject({ hand: ['count'], taxed: ['merchant'] });
    const three = position({ lords: [{ hand: ['tax_collector', 'count', 'priest'] }] });
    expect(lordAt(three)).toMatchObject({ hand: ['priest'], taxed: ['count'] });
  });

  test('F-7.4 with less than 2 income the whole hand is discarded, and the turn goes on', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'herald' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'serf', 'priest'] }] });
    expect(lordAt(at)).toMatchObject({ hand: [], discard: ['serf', 'priest', 'tax_collector'] });
    expect(at.offers({ kind: 'tap', fief: 0 })).toBe(true);
  });

  test('F-7.5, F-24.1 the Tax Collector is discarded at once', () => {
    const at = position({ lords: [{ hand: ['tax_collector', 'merchant', 'merchant'] }] });
    expect(lordAt(at)).toMatchObject({ discard: ['tax_collector'], taxed: ['merchant'], hand: ['merchant'] });
  });

  test('F-7.6 no effect can touch it: cycle, eliminate and regain pass it by', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'tutor' },
      { type: 'wood', level: 2, master: 'physician' },
      { type: 'clay' },
    ] as const;
    const deck = ['serf', 'serf', 'tax_collector'] as const;
    const at = position({
      settings: { scenario: 'S5' },
      lords: [{ fiefs, hand: ['monk', 'scribe'], deck, discard: [] }],
    });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    at.choose({ kind: 'influence', card: 'scribe', scroll: 0 });
    expect(at.step).toBe('main');
    expect(at.options).not.toContainEqual({ kind: 'income', card: 'tax_collector' });
    lordAt(at).discard = ['tax_collector'];
    expect(at.refusal({ kind: 'tap', fief: 1 })).toMatchObject({ kind: 'noTarget' });
    at.choose({ kind: 'tap', fief: 0 });
    expect(lordAt(at).hand).toEqual(['tax_collector']);
  });

  test('F-7.8 printed income counts, in a Vintage too; a guest back is part of the hand; taxed cards are not recalled', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'hotelier', guest: 'serf' },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const hand = ['tax_collector', 'serf', 'priest', 'minstrel'] as const;
    const at = position({ settings: { events: true }, event: 'vintage', lords: [{ fiefs, hand }] });
    expect(lordAt(at).taxed).toEqual(['serf']);
    expect(at.refusal({ kind: 'influence', card: 'priest', scroll: 0 })).toMatchObject({ kind: 'noTarget' });
    expect(at.refusal({ kind: 'tap', fief: 0 })).toMatchObject({ kind: 'noTarget', clause: 'F-9.9' });
    expect(lordAt(at.choose({ kind: 'influence', card: 'minstrel', scroll: 0 })).coins).toBe(0);
  });
});
