import { describe, expect, test } from 'vitest';
import { cubesAt, END, lordAt, position, total } from './positions.ts';

/* F-23 The worked examples; F-23.1, .2, .5, .6, .9, .10 and .11 are in the tests of their chapters. */

describe('worked examples', () => {
  test('F-23.3, F-24.4 Amelia’s turn, decision by decision', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 5 } },
      { type: 'wood', cubes: { wood: 2 } },
      { type: 'clay', cubes: { clay: 1 } },
    ] as const;
    const hand = ['priest', 'serf', 'merchant', 'merchant', 'tax_collector'] as const;
    const at = position({ lords: [{ fiefs, coins: 1, hand }] });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 3 }, { wood: 1 }, { clay: 1 }]);
    expect(lordAt(at).discard).toEqual(['tax_collector']);

    at.choose({ kind: 'field', card: 'merchant', fief: 0 });
    at.choose({ kind: 'exchange', give: { wheat: 3 }, get: { wood: 1 } }).choose({ kind: 'done' });
    expect(cubesAt(at, 0)).toEqual({ wood: 1 });
    at.choose({ kind: 'field', card: 'serf', fief: 1 });
    expect(cubesAt(at, 1)).toEqual({ wood: 2 });
    at.choose({ kind: 'influence', card: 'priest', scroll: 0 });
    expect(at.options).toEqual([
      { kind: 'recall', card: 'merchant' },
      { kind: 'recall', card: 'serf' },
    ]);
    at.choose({ kind: 'recall', card: 'serf' });
    expect(at.offers({ kind: 'field', card: 'serf', fief: 2 })).toBe(true);
    expect(at.offers({ kind: 'field', card: 'serf', fief: 1 })).toBe(false);
    at.run({ kind: 'income', card: 'serf' }, { kind: 'income', card: 'merchant' });
    expect(lordAt(at).coins).toBe(4);

    at.choose({ kind: 'upgrade', fief: 0 });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{}, {}, {}]);
    expect(lordAt(at).fiefs.map(fief => fief.level)).toEqual([1, 0, 0]);
    at.choose(END);
    expect(lordAt(at)).toMatchObject({ coins: 0 });
    expect(lordAt(at).discard).toHaveLength(5);
    expect(lordAt(at).hand).toHaveLength(5);
    expect(total(at)).toBe(2);
    expect(at.seat).toBe(1);
  });

  test('F-23.4, F-24.2 Santi’s turn, decision by decision', () => {
    const fiefs = [
      { type: 'stone', level: 1, cubes: { stone: 1, wheat: 1 } },
      { type: 'clay', cubes: { wheat: 1 } },
      { type: 'wheat', level: 1 },
    ] as const;
    const hand = ['merchant', 'serf', 'stonecutter', 'kneader', 'feudal_lord'] as const;
    const at = position({
      lords: [{ fiefs, coins: 2, hand }],
      display: ['hotelier', 'baker', 'miner', 'herald', 'mason'],
      masterDeck: ['tiler', 'sawyer', 'cooper'],
    });
    at.choose({ kind: 'field', card: 'kneader', fief: 1 });
    expect(cubesAt(at, 1)).toEqual({ wheat: 1, clay: 2 });
    at.choose({ kind: 'influence', card: 'feudal_lord', scroll: 0 });
    at.choose({ kind: 'gain', resource: 'clay', fief: 1 });
    at.run(
      { kind: 'income', card: 'merchant' },
      { kind: 'income', card: 'stonecutter' },
      { kind: 'income', card: 'serf' },
    );
    expect(lordAt(at).coins).toBe(6);

    at.run({ kind: 'hireMaster' }, { kind: 'choose', master: 'hotelier' });
    expect(lordAt(at).coins).toBe(0);
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ stone: 1 }, { clay: 3 }]);
    at.choose({ kind: 'under', master: 'sawyer' });
    expect(lordAt(at).fiefs[2]?.city?.master).toBe('hotelier');
    at.choose({ kind: 'build', buy: 'foundations_clay' });
    expect(lordAt(at).half).toBe(1);

    at.run({ kind: 'tap', fief: 2 }, { kind: 'host', card: 'kneader' });
    expect(lordAt(at).fields).toEqual([null, null, 'used', null, 'used', null]);
    at.choose(END);
    expect(lordAt(at).discard.toSorted()).toEqual(['feudal_lord', 'merchant', 'serf', 'stonecutter']);
    expect(lordAt(at).fiefs[2]?.city).toMatchObject({ guest: 'kneader', tapped: true });
    expect([cubesAt(at, 0), lordAt(at).coins, lordAt(at).hand.length]).toEqual([{ stone: 1 }, 0, 5]);
    expect(total(at)).toBe(5);
    at.choose(END);
    expect(lordAt(at).hand).toHaveLength(6);
  });

  test('F-23.7 influence chains: Monk, Scribe, Priest; not Priest, Monk; not Monk, Priest, Feudal Lord', () => {
    const settings = { scenario: 'S5' } as const;
    const chain = position({ settings, lords: [{ hand: ['monk', 'scribe', 'priest', 'feudal_lord'] }] });
    chain.run(
      { kind: 'influence', card: 'monk', scroll: 0 },
      { kind: 'influence', card: 'scribe', scroll: 0 },
      { kind: 'done' },
    );
    chain.choose({ kind: 'influence', card: 'priest', scroll: 1 });
    expect(chain.offers({ kind: 'influence', card: 'feudal_lord', scroll: 0 })).toBe(false);
    const broken = position({ settings, lords: [{ hand: ['monk', 'priest'] }] });
    broken.choose({ kind: 'influence', card: 'priest', scroll: 1 });
    expect(broken.offers({ kind: 'influence', card: 'monk', scroll: 0 })).toBe(false);
  });

  test('F-23.8 deck 1, discard pile 3: four cards are drawn, then it stops', () => {
    const at = position({ lords: [{ deck: ['serf'], discard: ['serf', 'priest', 'count'] }] });
    at.choose(END);
    expect(lordAt(at)).toMatchObject({ deck: [], discard: [] });
    expect(lordAt(at).hand).toHaveLength(4);
  });

  test('F-23.12 a stop in the main phase, and a fresh allowance in the final phase', () => {
    const hand = ['monk', 'monk', 'priest', 'serf', 'serf'] as const;
    const at = position({ settings: { scenario: 'S5' }, lords: [{ hand, deck: [], discard: ['serf', 'merchant'] }] });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(lordAt(at).deck).toHaveLength(1);
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    at.choose({ kind: 'influence', card: 'priest', scroll: 1 });
    expect(lordAt(at).hand).toHaveLength(4);
    expect(at.state.turn).toMatchObject({ stopped: true, reshuffles: 0 });
    at.choose(END);
    expect([lordAt(at).hand.length, lordAt(at).deck.length]).toEqual([5, 2]);
  });
});
