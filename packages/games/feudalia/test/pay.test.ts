import { forMe, must } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feudalia, type Feudalia } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { cubesAt, lordAt, position, type At } from './positions.ts';

/** Cubes of all fiefs, loose or in a vault. */
const cubesOf = (at: At): number => {
  const { cubes, vault } = lordAt(at);
  return [...cubes, ...vault].reduce((sum, n) => sum + n, 0);
};

/** Pays the whole price: with the game's proposals, or with other answers. */
function paid(at: At, answer: (at: At) => Feudalia['option']): At {
  while (at.step === 'pay') at.choose(answer(at));
  return at;
}

describe('paying', () => {
  const spread = [
    { type: 'wheat', cubes: { wood: 2 } },
    { type: 'wood', cubes: { wood: 2, wheat: 3 } },
    { type: 'clay', cubes: { clay: 1, wood: 1 } },
  ] as const;

  test('F-5.5 costs may mix cubes of all fiefs, chosen cube by cube; what leaves no choice is not asked', () => {
    const at = position({ lords: [{ fiefs: spread, coins: 4 }] }).choose({ kind: 'upgrade', fief: 0 });
    expect(at.options).toEqual([0, 1, 2].map(fief => ({ kind: 'payFrom', fief, resource: 'wood' })));
    expect(cubesAt(at, 2)).toEqual({ wood: 1 });
    at.run({ kind: 'payFrom', fief: 2, resource: 'wood' }, { kind: 'payFrom', fief: 0, resource: 'wood' });
    expect(at.options).toEqual([0, 1].map(fief => ({ kind: 'payFrom', fief, resource: 'wood' })));
    at.choose({ kind: 'payFrom', fief: 0, resource: 'wood' });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{}, { wood: 2, wheat: 3 }, {}]);
  });

  test('F-5.5 "pay for me" takes from the fullest fief', () => {
    const at = position({ lords: [{ fiefs: spread, coins: 4 }] }).choose({ kind: 'upgrade', fief: 0 });
    expect(forMe(feudalia, at.state)).toEqual({ kind: 'payFrom', fief: 1, resource: 'wood' });
  });

  test('F-5.5 "pay for me" never gives more than any other way to pay', () => {
    const heaps = fc.array(fc.nat({ max: 4 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(heaps, fc.nat({ max: 2 }), fc.nat({ max: 97 }), (cubes, fief, dice) => {
        const begun = (): At | null => {
          const at = position({ lords: [{ coins: 20 }] });
          lordAt(at).cubes = cubes.slice();
          const option = { kind: 'upgrade', fief } as const;
          return drive(feudalia, at.state).offers(option) ? drive(feudalia, at.state).choose(option) : null;
        };
        const [mine, other] = [begun(), begun()];
        if (!mine || !other) return;
        const forced = paid(mine, at => must(forMe(feudalia, at.state), 'the game pays'));
        const chosen = paid(other, at => must(at.options[dice % at.options.length], 'somebody pays'));
        expect(cubesOf(forced)).toBe(cubesOf(chosen));
      }),
      { numRuns: 60 },
    );
  });

  test('F-7.2 cubes of all fiefs are told by resource, with what the Tax Collector would take of them', () => {
    const view = feudalia.view(position({ lords: [{ fiefs: spread }] }).state, 0);
    const told = en.amounts?.(0, { view, you: 0, name: String }) ?? [];
    expect(told.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Wheat 3',
      'Wood 5',
      'Clay 1',
      'Stone 0',
      'Tax 4',
    ]);
  });

  test('F-4.15 loose cubes are spent before vaulted ones', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'granary_keeper', cubes: { wheat: 1 }, vault: { wheat: 2 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 8, hand: [] }] });
    at.choose({ kind: 'hire', card: 'stallholder' });
    expect([lordAt(at).cubes[0], lordAt(at).vault[0]]).toEqual([0, 2]);
    at.choose({ kind: 'hire', card: 'stallholder' });
    expect([lordAt(at).cubes[0], lordAt(at).vault[0]]).toEqual([0, 1]);
  });

  test('F-4.13, F-24.20 one discount per purchase, chosen or not, with cubes of the player’s choice', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'chaplain', cubes: { wood: 3, clay: 1 } },
      { type: 'wood', level: 1, master: 'carpenter' },
      { type: 'wheat', cubes: {} },
    ] as const;
    const at = position({ settings: { scenario: 'S6' }, lords: [{ fiefs, coins: 12, hand: ['architect'] }] });
    at.run({ kind: 'tap', fief: 1 }, { kind: 'influence', card: 'architect', scroll: 0 });
    at.choose({ kind: 'upgrade', fief: 2 });
    expect(at.options).toEqual([{ kind: 'use', coins: 0, cubes: 2 }, { kind: 'fullPrice' }]);
    at.choose({ kind: 'use', coins: 0, cubes: 2 });
    expect(at.options).toEqual([
      { kind: 'waive', resource: 'wood' },
      { kind: 'waive', resource: 'clay' },
    ]);
    at.run({ kind: 'waive', resource: 'clay' });
    expect(cubesAt(at, 0)).toEqual({ wood: 1, clay: 1 });
    expect(lordAt(at)).toMatchObject({ coins: 8 });
    expect(at.state.turn.discounts).toHaveLength(1);
  });

  test('F-4.13 with a discount a price can be paid that could not be paid in full; only what fits is waived', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'carpenter', cubes: { wood: 3 } },
      { type: 'wood' },
      { type: 'wheat' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 4 }] });
    expect(at.offers({ kind: 'upgrade', fief: 2 })).toBe(false);
    at.run({ kind: 'tap', fief: 0 }, { kind: 'upgrade', fief: 2 });
    expect(at.step).toBe('waive');
    at.choose({ kind: 'waive', resource: 'wood' });
    expect(cubesAt(at, 0)).toEqual({ wood: 1 });
    expect(lordAt(at).fiefs[2]?.level).toBe(1);
  });

  test('F-4.13 a discount does not make a price payable that is still too high, nor any price negative', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'recruiter' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs }] }).choose({ kind: 'tap', fief: 0 });
    expect(at.refusal({ kind: 'hire', card: 'priest' })).toMatchObject({ kind: 'cannotPay' });
    at.choose({ kind: 'hire', card: 'serf' });
    expect(lordAt(at)).toMatchObject({ coins: 0, discard: ['serf'] });
  });

  test('F-4.13 discounts end with the turn', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'recruiter' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 1 }] });
    at.choose({ kind: 'tap', fief: 0 });
    expect(at.offers({ kind: 'hire', card: 'priest' })).toBe(true);
    at.run({ kind: 'end' }, { kind: 'end' });
    expect(at.state.turn.discounts).toEqual([]);
  });
});
