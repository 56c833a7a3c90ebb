import { refusals } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { price } from '../src/cards/goods.ts';
import { feudalia } from '../src/index.ts';
import { cubesAt, END, lordAt, position, total } from './positions.ts';

const build = (
  buy: 'foundations_clay' | 'foundations_wood' | 'foundations_stone' | 'nave' | 'dean' | 'canon' | 'window' | 'silver',
) => ({ kind: 'build', buy }) as const;
const NO_LOTS = { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 };

describe('the cathedral', () => {
  test('F-8.1, F-8.2, F-8.7 only the current phase holds tokens; three ways to pay for ½ VP', () => {
    const fiefs = [
      { type: 'wheat', cubes: { clay: 3 } },
      { type: 'wood', cubes: { wood: 3 } },
      { type: 'clay', cubes: { stone: 2 } },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    expect(at.refusal(build('nave'))).toMatchObject({ kind: 'noToken', clause: 'F-8.1' });
    at.run(build('foundations_clay'), build('foundations_wood'), build('foundations_stone'));
    expect(lordAt(at)).toMatchObject({ half: 3, full: 0 });
    expect(at.state.lots.foundations).toBe(5);
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{}, {}, {}]);
    expect(total(at)).toBe(3);
    expect(at.view(1).lords[0]).toMatchObject({ half: 3 });
  });

  test('F-8.2 where no price can be paid the refusal names all of them, and comes before cards without tokens', () => {
    const at = position({ lords: [{}] });
    const builds = refusals(feudalia, at.state).filter(({ option }) => option.kind === 'build');
    expect(builds[0]?.reason).toEqual({
      kind: 'cannotPayAny',
      clause: 'F-8.6',
      prices: [{ clay: 3 }, { wood: 3 }, { stone: 2 }].map(price),
    });
    expect(builds.at(-1)?.reason).toMatchObject({ kind: 'noToken' });
    const wood = position({
      lords: [{ fiefs: [{ type: 'wood', cubes: { wood: 3 } }, { type: 'clay' }, { type: 'clay' }] }],
    });
    expect(wood.refusal(build('foundations_clay'))).toMatchObject({ kind: 'cannotPay', price: price({ clay: 3 }) });
  });

  test('F-8.5, F-8.6 with tokens on several cards the one that lacks least is refused first', () => {
    const lots = { ...NO_LOTS, dean: 1, silver: 1 };
    const fiefs = [{ type: 'wheat', level: 1, master: 'silversmith' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ phase: 2, lots, lords: [{ coins: 6, fiefs }] });
    const builds = refusals(feudalia, at.state).filter(({ option }) => option.kind === 'build');
    expect(builds.map(({ reason }) => reason.kind).slice(0, 2)).toEqual(['cannotPay', 'needsMaster']);
  });

  test('F-8.3, F-8.6, F-23.10 the last token opens the Main Nave at once, for the same player too', () => {
    const fiefs = [
      { type: 'wheat', cubes: { clay: 26 } },
      { type: 'wood', cubes: { wood: 2 } },
      { type: 'clay', cubes: { stone: 1 } },
    ] as const;
    const at = position({ lords: [{ fiefs }], lots: { foundations: 8 } });
    for (let i = 0; i < 8; i++) {
      expect(at.state.lots.nave).toBe(0);
      at.choose(build('foundations_clay'));
    }
    expect(at.state.lots).toEqual({ ...NO_LOTS, nave: 4 });
    at.choose(build('nave'));
    expect(lordAt(at)).toMatchObject({ half: 8, full: 1 });
    expect(at.state.lots.nave).toBe(3);
  });

  test.each([
    [2, { dean: 1, canon: 1, window: 2, silver: 2 }],
    [3, { dean: 1, canon: 2, window: 3, silver: 3 }],
    [4, { dean: 1, canon: 3, window: 4, silver: 4 }],
  ])('F-8.4 with %i players the C cards are filled when the Main Nave is empty', (seats, lots) => {
    const fiefs = [
      { type: 'wheat', cubes: { clay: 2, wood: 2, stone: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ seats, lords: [{ fiefs }], phase: 1, lots: { ...NO_LOTS, nave: 1 } });
    expect(at.choose(build('nave')).state.lots).toEqual({ ...NO_LOTS, ...lots });
  });

  test('F-8.5, F-9.8, F-24.8, D-20 C cards are for the owner of their master, from any fief and untapped', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'bishop', cubes: { wheat: 2 } },
      { type: 'wood', cubes: { wheat: 3, wood: 2, clay: 2, stone: 1 } },
      { type: 'clay' },
    ] as const;
    const lots = { ...NO_LOTS, dean: 1, canon: 1, window: 2, silver: 2 };
    const at = position({ lords: [{ fiefs, coins: 12 }], phase: 2, lots });
    expect(at.refusal(build('window'))).toMatchObject({ kind: 'needsMaster', master: 'glazier', clause: 'F-8.5' });
    at.choose(build('dean'));
    at.run({ kind: 'payFrom', fief: 1, resource: 'wheat' }, { kind: 'payFrom', fief: 1, resource: 'wheat' });
    at.choose({ kind: 'payFrom', fief: 1, resource: 'wheat' });
    at.choose(build('canon'));
    expect(lordAt(at)).toMatchObject({ half: 1, full: 1, coins: 6 });
    expect(lordAt(at).fiefs[0]?.city?.tapped).toBe(false);
    expect(at.refusal(build('dean'))).toMatchObject({ kind: 'noToken' });
  });

  test('F-8.8 a cathedral discount serves for any token', () => {
    const fiefs = [
      { type: 'stone', level: 1, master: 'mason', cubes: { clay: 2 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    expect(at.offers(build('foundations_clay'))).toBe(false);
    at.run({ kind: 'tap', fief: 0 }, build('foundations_clay'));
    expect(lordAt(at).half).toBe(1);
    expect(cubesAt(at, 0)).toEqual({});
  });

  test('F-8.9 the cathedral is finished with the last token of the last phase', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'silversmith', cubes: { stone: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 6 }], phase: 2, lots: { ...NO_LOTS, silver: 1 } });
    at.choose(build('silver'));
    expect(at.events).toContainEqual({ kind: 'phase', phase: 3, finished: true });
    expect(at.options).toContainEqual(END);
  });
});
