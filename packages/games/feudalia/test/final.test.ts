import { describe, expect, test } from 'vitest';
import { cubesAt, DONE, END, lordAt, position, THREE } from './positions.ts';

const HELD = { event: { kind: 'held', seat: 0 } } as const;

describe('the final phase', () => {
  test('F-6.1, D-14 blue vassals and masters act only now, each once, in any order', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'jester' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['moneylender', 'steward', 'serf'] }] });
    expect(at.options.some(option => option.kind === 'tap' || option.kind === 'blue')).toBe(false);
    expect(at.offers({ kind: 'income', card: 'moneylender' })).toBe(true);
    at.choose(END);
    expect(at.options).toEqual([
      { kind: 'blue', card: 'moneylender' },
      { kind: 'blue', card: 'steward' },
      { kind: 'blueMaster', fief: 0 },
      DONE,
    ]);
    at.choose({ kind: 'blueMaster', fief: 0 });
    expect(at.events.at(-1)).toEqual({ kind: 'blue', seat: 0, card: 'jester' });
    expect(at.offers({ kind: 'blueMaster', fief: 0 })).toBe(false);
    at.choose(DONE);
    expect(at.seat).toBe(1);
  });

  test('F-6.2 everything played is discarded, a guest is not', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'hotelier' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf', 'kneader', 'merchant'] }] });
    at.run({ kind: 'field', card: 'serf', fief: 1 }, { kind: 'field', card: 'kneader', fief: 2 });
    at.run({ kind: 'income', card: 'merchant' }, { kind: 'tap', fief: 0 }, { kind: 'host', card: 'kneader' }, END);
    expect(lordAt(at).discard.toSorted()).toEqual(['merchant', 'serf']);
    expect(lordAt(at).fields).toEqual([null, null, null, null, null, null]);
    expect(lordAt(at).fiefs[0]?.city).toMatchObject({ master: 'hotelier', guest: 'kneader' });
  });

  test('F-6.3, F-7.6 unplayed vassals serve at court for a coin each, the Tax Collector stays in hand', () => {
    const at = position({
      lords: [{ hand: ['serf', 'count', 'priest'], deck: ['serf', 'serf', 'serf', 'tax_collector', 'serf'] }],
    });
    at.choose({ kind: 'influence', card: 'priest', scroll: 1 }).choose(END);
    expect(at.events).toContainEqual({ kind: 'court', seat: 0, cards: 3, coins: 3 });
    expect(lordAt(at).hand[0]).toBe('tax_collector');
    expect(lordAt(at).hand).toHaveLength(4 + 1);
    expect(lordAt(at).discard).not.toContain('tax_collector');
  });

  test.each([
    [[0, 0, 0], 4],
    [[1, 1, 0], 3],
    [[2, 2, 0], 2],
    [[2, 2, 2], 1],
  ])('F-6.4, F-23.5 saving 7 coins at levels %j leaves %i', (levels, kept) => {
    const fiefs = THREE.map((fief, i) => ({ ...fief, level: levels[i] ?? 0 }));
    expect(lordAt(position({ lords: [{ fiefs, coins: 7 }] }).choose(END)).coins).toBe(kept);
  });

  test('F-6.4 a bonus is added, but never above what there was', () => {
    const fiefs = THREE.map(fief => ({ ...fief, level: 2 }));
    const rich = position({ lords: [{ fiefs, coins: 8, hand: ['moneylender'] }] });
    rich.run(END, { kind: 'blue', card: 'moneylender' });
    expect(lordAt(rich).coins).toBe(5);
    const poor = position({ lords: [{ coins: 1, hand: ['moneylender'] }] });
    poor.run(END, { kind: 'blue', card: 'moneylender' });
    expect(lordAt(poor).coins).toBe(1);
  });

  test('F-6.5, F-6.8 a hand of five, kept cards included; they are named when the Steward is played', () => {
    const at = position({ lords: [{ hand: ['steward', 'count', 'serf', 'priest'] }] });
    at.run(END, { kind: 'blue', card: 'steward' });
    expect(at.options).toEqual([
      { kind: 'hold', card: 'count' },
      { kind: 'hold', card: 'serf' },
      { kind: 'hold', card: 'priest' },
      DONE,
    ]);
    at.run({ kind: 'hold', card: 'count' }, { kind: 'hold', card: 'priest' });
    // Nobody learns which cards stay.
    expect(at.notes.filter(({ event }) => event.kind === 'held')).toEqual([HELD, HELD]);
    expect(lordAt(at).hand).toHaveLength(5);
    expect(lordAt(at).hand.slice(0, 2)).toEqual(['count', 'priest']);
    expect(lordAt(at).kept).toEqual([]);
    expect(lordAt(at).coins).toBe(1);
  });

  test('F-6.6, D-15 a fief keeps twelve cubes, those on its master included; the owner chooses', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'accountant', cubes: { wheat: 7, wood: 4 }, vault: { stone: 3 } },
      { type: 'wood', cubes: { clay: 13 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs }] }).choose(END);
    expect(at.step).toBe('lose');
    expect(at.options).toEqual(['wheat', 'wood', 'stone'].map(resource => ({ kind: 'lose', resource })));
    at.run({ kind: 'lose', resource: 'wheat' }, { kind: 'lose', resource: 'stone' });
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wheat: 6, wood: 4, stone: 2 }, { clay: 12 }]);
  });

  test('F-6.7 the limit is checked only at the end of the owner’s turn', () => {
    const fiefs = [{ type: 'wheat', cubes: { wheat: 14 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{}, { fiefs }] }).choose(END);
    expect(cubesAt(at, 0, 1)).toEqual({ wheat: 14 });
    expect(cubesAt(at.choose(END), 0, 1)).toEqual({ wheat: 12 });
  });
});
