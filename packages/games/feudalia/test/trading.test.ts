import { describe, expect, test } from 'vitest';
import { cubesAt, END, kindsOf, lordAt, position } from './positions.ts';

const MINE = [{ type: 'wheat', cubes: { wheat: 2 } }, { type: 'wood', cubes: { wheat: 1 } }, { type: 'clay' }] as const;
const THEIRS = [{ type: 'stone', cubes: { stone: 1, wheat: 1 } }, { type: 'wood' }, { type: 'clay' }] as const;
const market = () =>
  position({ seats: 3, settings: { trading: true }, lords: [{ fiefs: MINE }, { fiefs: THEIRS }, {}] });

describe('trading', () => {
  test('F-13.1, D-18 an offer is made cube by cube, with no type on both sides', () => {
    const at = market().choose({ kind: 'propose', to: 1 });
    expect(at.options).toEqual([
      { kind: 'give', resource: 'wheat' },
      { kind: 'ask', resource: 'wheat' },
      { kind: 'ask', resource: 'stone' },
    ]);
    at.choose({ kind: 'give', resource: 'wheat' });
    expect(at.offers({ kind: 'ask', resource: 'wheat' })).toBe(false);
    expect(at.offers({ kind: 'send' })).toBe(true);
    at.choose({ kind: 'ask', resource: 'stone' });
    expect(at.offers({ kind: 'ask', resource: 'stone' })).toBe(false);
    at.run({ kind: 'give', resource: 'wheat' }, { kind: 'give', resource: 'wheat' });
    expect(at.options).toEqual([{ kind: 'send' }]);
    const asking = market().run({ kind: 'propose', to: 1 }, { kind: 'ask', resource: 'wheat' });
    expect(asking.offers({ kind: 'give', resource: 'wheat' })).toBe(false);
  });

  test('F-13.3 on acceptance both sides choose the fiefs they pay from and those that receive', () => {
    const at = market().choose({ kind: 'propose', to: 1 });
    at.run({ kind: 'give', resource: 'wheat' }, { kind: 'ask', resource: 'stone' }, { kind: 'send' });
    expect([at.seat, at.step]).toEqual([1, 'answer']);
    at.choose({ kind: 'accept' });
    expect([at.seat, at.step]).toEqual([0, 'pay']);
    at.choose({ kind: 'payFrom', fief: 1, resource: 'wheat' });
    expect([at.seat, at.step]).toEqual([0, 'store']);
    at.choose({ kind: 'store', fief: 2, resource: 'stone' });
    expect([at.seat, at.step]).toEqual([1, 'store']);
    at.choose({ kind: 'store', fief: 1, resource: 'wheat' });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 2 }, {}, { stone: 1 }]);
    expect([cubesAt(at, 0, 1), cubesAt(at, 1, 1)]).toEqual([{ wheat: 1 }, { wheat: 1 }]);
    expect([at.seat, at.step]).toEqual([0, 'main']);
  });

  test('F-13.2 a declined offer uses up that partner for the turn, and nothing moves', () => {
    const at = market().run(
      { kind: 'propose', to: 1 },
      { kind: 'ask', resource: 'stone' },
      { kind: 'send' },
      { kind: 'decline' },
    );
    expect(cubesAt(at, 0, 1)).toEqual({ stone: 1, wheat: 1 });
    expect(at.refusal({ kind: 'propose', to: 1 })).toMatchObject({ kind: 'asked', clause: 'F-13.1' });
    expect(at.offers({ kind: 'propose', to: 2 })).toBe(true);
    expect(at.choose(END).offers({ kind: 'propose', to: 0 })).toBe(true);
  });

  test('F-13.1, F-24.18 cubes may go one way only, against a promise', () => {
    const at = market().run(
      { kind: 'propose', to: 2 },
      { kind: 'give', resource: 'wheat' },
      { kind: 'give', resource: 'wheat' },
    );
    at.run({ kind: 'give', resource: 'wheat' }, { kind: 'send' }, { kind: 'accept' });
    for (let i = 0; i < 3; i++) at.choose({ kind: 'store', fief: 0, resource: 'wheat' });
    expect(cubesAt(at, 0, 2)).toEqual({ wheat: 3 });
    expect(lordAt(at).cubes.every(n => n === 0)).toBe(true);
  });

  test('F-13.3 there must be something to give or to ask for', () => {
    const at = position({ seats: 3, settings: { trading: true } });
    expect(at.refusal({ kind: 'propose', to: 1 })).toMatchObject({ kind: 'noExchange' });
    expect(kindsOf(at)).toEqual(['end']);
  });
});
