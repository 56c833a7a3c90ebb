import { adopt, cautionFor, encode, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { buildingOf, BUILDINGS, START_SETS, type BuildingName } from '../src/cards/buildings.ts';
import { helvetia } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { leftOf, orderFrom, rightOf } from '../src/table.ts';
import type { Frame, HelvetiaSettings, State } from '../src/types.ts';
import { check } from './invariants.ts';
import { at, dealt, marry, mine, place, sorted, table } from './position.ts';

const drafters = (s: State): number[] =>
  s.frames
    .toReversed()
    .filter((frame): frame is Extract<Frame, { step: 'draft' }> => frame.step === 'draft')
    .map(({ seat }) => seat);

/** Takes the first option until a step, by default the first turn. */
function playTo(s: State, step: Frame['step'] = 'turn'): ReturnType<typeof at> {
  const game = at(s);
  while (game.step !== step) game.choose(game.options[0] as never);
  return game;
}

/** A draft with a given first drafter. */
function draftFrom(seats: number, first: number): State {
  for (let seed = 1; ; seed++) {
    const s = dealt(seats, {}, seed);
    if (drafters(s)[0] === first) return s;
  }
}

const count = (s: State, pile: 'pool' | 'display' | 'box'): number => s[pile].reduce((sum, each) => sum + each, 0);

describe('seats', () => {
  test('H-2.1, H-22.1 left is the next seat clockwise', () => {
    expect([leftOf(3, 4), rightOf(0, 4)]).toEqual([0, 3]);
  });

  test('H-2.2, H-21.8 turns pass to the right, or to the left if the group wants it', () => {
    expect(orderFrom(table(4), 2)).toEqual([2, 1, 0, 3]);
    expect(orderFrom(table(4, { playDirection: 'clockwise' }), 2)).toEqual([2, 3, 0, 1]);
  });
});

describe('common setup', () => {
  test('H-7.1, H-1.9 all tiles lie on the board and somebody gets the token', () => {
    const s = dealt(4);
    expect([...s.tiles, ...s.goodsTiles, ...s.groups, ...s.completed].every(holder => holder === -1)).toBe(true);
    expect(s.token).toBe(rightOf(drafters(s)[0] ?? -1, 4));
  });

  test('H-7.2 the tiles with a 1 are on display', () => {
    const s = dealt(4);
    expect(count(s, 'display')).toBe(11);
    expect(s.display[buildingOf('marketplace')]).toBe(2);
    expect(s.display[buildingOf('mine')]).toBe(3);
  });

  test('H-7.3 pile 2 is used before pile 3, and each is shuffled', () => {
    const [one, two] = [dealt(4, {}, 1), dealt(4, {}, 2)];
    expect(one.piles.map(pile => pile.length)).toEqual([13, 15]);
    expect(one.piles[0]).not.toEqual(two.piles[0]);
    expect(one.piles.map(sorted)).toEqual(two.piles.map(sorted));
  });

  test('H-7.4, H-1.3, H-1.4, H-1.5 sixteen villagers, six coins and room for sixteen cubes each', () => {
    for (const each of dealt(3).players) {
      expect([each.supply, each.coins, each.cubes.length]).toEqual([[8, 8], 6, 16]);
    }
  });

  test('H-7.5, H-21.7 nothing is revealed before round 1, unless agreed', () => {
    expect(count(playTo(dealt(3)).state, 'display')).toBe(11);
    const early = playTo(dealt(3, { revealBeforeRoundOne: true })).state;
    expect(count(early, 'display')).toBe(16);
    expect(early.piles.map(pile => pile.length)).toEqual([8, 15]);
  });

  test('H-21.6 the victory-point buildings can lie in a fourth pile', () => {
    const names = (s: State, pile: number): string[] =>
      (s.piles[pile] ?? []).map(building => BUILDINGS[building]?.name ?? '').toSorted();
    const apart = dealt(2, { vpBuildingPile: 'fourth-pile' });
    expect(apart.piles.map(pile => pile.length)).toEqual([13, 11, 4]);
    expect(names(apart, 2)).toEqual(['church', 'mill', 'tavern', 'town-hall']);
    expect(names(dealt(2), 1)).toContain('church');
  });
});

describe('limits of the game', () => {
  const refused = (seats: number, stallRounds: number) =>
    helvetia.settings.conflict({ seats, settings: { ...settle(helvetia, seats).settings, stallRounds } });

  test('H-21.11, H-8.12 one idle round as the limit is refused for two seats', () => {
    expect(refused(2, 1)).toEqual({
      kind: 'stallTooShort',
      clause: 'H-21.11',
      mend: { stallRounds: 2 },
      newTablesOnly: true,
    });
    expect(() => settle(helvetia, 2, { stallRounds: 1 })).toThrow('with two players one idle round');
    expect(settle(helvetia, 2, { stallRounds: 2 }).settings.stallRounds).toBe(2);
    expect([refused(3, 1), refused(2, 0), refused(2, 3)]).toEqual([null, null, null]);
    for (const { conflict } of [helvetia.text.en, de]) expect(conflict({ kind: 'stallTooShort' })).not.toBe('');
    expect(de.conflict({ kind: 'stallTooShort' })).toMatch(/^zu zweit/);
  });

  test('H-21.10, H-24.11 without either limit the players are told that the game may never end', () => {
    const caution = (given: Partial<HelvetiaSettings>, words = helvetia.text.en): string | null =>
      cautionFor(helvetia, settle(helvetia, 3, given), words);
    const endless = { maxRounds: 0, stallRounds: 0 };
    expect(caution(endless)).toBe('Without a limit of rounds or of idle rounds the game may never end. (H-24.11)');
    expect(caution(endless, de)).toMatch(/endet das Spiel vielleicht nie. \(H-24.11\)$/);
    expect(caution({})).toBeNull();
    expect(caution({ maxRounds: 12, stallRounds: 0 })).toBeNull();
  });
});

describe('draft', () => {
  test('H-7.6, H-19.2 the first drafter is random', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, seed) => drafters(dealt(4, {}, seed))[0]));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });

  test('H-7.7, H-7.21 fifteen start tiles for four, two of each type for three and for two', () => {
    expect(count(dealt(4), 'pool')).toBe(15);
    for (const seats of [2, 3]) expect(dealt(seats).pool.slice(0, 5)).toEqual([2, 2, 2, 2, 2]);
  });

  test('H-7.8, H-22.2, H-2.3 a snake: clockwise, back, and clockwise again', () => {
    expect(drafters(draftFrom(4, 1))).toEqual([1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]);
    expect(drafters(draftFrom(3, 0))).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
    expect(drafters(draftFrom(2, 0))).toEqual([0, 1, 1, 0, 0, 1]);
  });

  test('H-7.10 the last to pick has the token and begins', () => {
    for (const [seats, first, last] of [
      [4, 1, 0],
      [3, 0, 2],
      [2, 0, 1],
    ] as const) {
      const game = playTo(draftFrom(seats, first));
      expect([game.state.token, game.seat]).toEqual([last, last]);
    }
  });

  test('H-7.9, H-20.1 no type twice', () => {
    const game = at(draftFrom(2, 0)).choose({ kind: 'draft', building: 'well' });
    expect(game.seat).toBe(1);
    game.run({ kind: 'draft', building: 'well' }, { kind: 'draft', building: 'brickyard' });
    expect(game.seat).toBe(0);
    expect(game.offers({ kind: 'draft', building: 'brickyard' })).toBe(true);
    expect(game.offers({ kind: 'draft', building: 'well' })).toBe(false);
  });

  test('H-22.3, H-24.6 a pick that leaves somebody without three types is refused', () => {
    const s = draftFrom(4, 1);
    const holds = (seat: number, ...names: BuildingName[]): void => {
      mine(s, seat).start = names.map(buildingOf);
    };
    holds(1, 'brickyard', 'stonemason', 'woodcutter');
    holds(2, 'brickyard', 'stonemason', 'woodcutter');
    holds(3, 'brickyard', 'stonemason');
    holds(0, 'well', 'grain-farm');
    s.pool = BUILDINGS.map(({ name }) => ({ woodcutter: 1, well: 2, 'grain-farm': 2 })[name as string] ?? 0);
    s.frames = s.frames.filter(frame => frame.step !== 'draft');
    s.frames.push({ step: 'draft', seat: 0 }, { step: 'draft', seat: 3 });
    const game = at(s);
    expect(game.options).toEqual([
      { kind: 'draft', building: 'well' },
      { kind: 'draft', building: 'grain-farm' },
    ]);
    expect(game.refusal({ kind: 'draft', building: 'woodcutter' })).toMatchObject({ kind: 'deadEnd' });
  });

  test('H-7.11 start tiles that nobody picked leave the game', () => {
    const s = playTo(dealt(3)).state;
    expect(count(s, 'pool')).toBe(0);
    expect(count(s, 'box')).toBe(15 - 9);
  });
});

describe('easy first play', () => {
  const easy = (seats: number, seed = 1): State => dealt(seats, { setupVariant: 'easy' }, seed);

  test('H-7.12, H-21.1, H-1.10 everybody gets the three buildings of a random letter', () => {
    const sets = Object.values(START_SETS).map(names => names.map(buildingOf));
    const s = easy(4);
    for (const each of s.players) expect(sets).toContainEqual(each.start);
    expect(new Set(s.players.map(each => each.start.join())).size).toBe(4);
    const first = new Set(Array.from({ length: 60 }, (_, seed) => easy(2, seed).players[0]?.start.join()));
    expect(first.size).toBe(5);
  });

  test('H-7.13 the starter is random', () => {
    const starters = new Set(Array.from({ length: 30 }, (_, seed) => easy(4, seed).token));
    expect(starters.size).toBe(4);
  });

  test('H-7.23 the sets stay whole for two and three as well', () => {
    const s = easy(2);
    expect(count(s, 'pool')).toBe(15 - 6);
    expect(count(playTo(s).state, 'box')).toBe(9);
  });
});

describe('village and people', () => {
  const founded = (given: Partial<HelvetiaSettings> = {}): ReturnType<typeof at> =>
    playTo(dealt(3, { setupVariant: 'easy', ...given }), 'found');

  test('H-7.14, H-20.2, H-3.2 three tiles in three slots of choice, touching or not', () => {
    const game = founded();
    const seat = game.seat;
    expect(game.options).toHaveLength(10);
    game.choose(place('T0'));
    expect(game.options).toHaveLength(9);
    expect(game.offers(place('T0'))).toBe(false);
    game.run(place('R'), place('B1'));
    const { building } = mine(game.state, seat);
    expect(building.map((each, slot) => (each >= 0 ? slot : -1)).filter(slot => slot >= 0)).toEqual([0, 5, 7]);
  });

  test('H-7.25, H-2.4, H-7.15 slots and the three phases go round in play order from the starter', () => {
    const game = founded();
    const order = orderFrom(game.state, game.state.token);
    const asked: string[] = [];
    while (game.step !== 'turn') {
      asked.push(`${game.step} ${game.seat}`);
      game.choose(game.options[0] as never);
    }
    const round = (step: string): string[] => order.map(seat => `${step} ${seat}`);
    const tiles = order.flatMap(seat => Array<string>(3).fill(`found ${seat}`));
    expect(asked).toEqual([...tiles, ...round('house'), ...round('lodge'), ...round('betroth')]);
  });

  test('H-7.16, H-20.3 phase 1: a man and a woman onto two of the three buildings', () => {
    const game = playTo(dealt(3), 'house');
    const { seat } = game;
    expect(game.options).toHaveLength(6);
    game.choose({ kind: 'house', man: 'T2', woman: 'T0' });
    const { host, supply } = mine(game.state, seat);
    expect([host[2], host[0], host[1]]).toEqual([seat << 2, (seat << 2) | 1, -1]);
    expect(supply).toEqual([7, 7]);
  });

  test('H-7.17, H-20.4 phase 2: one onto the last building, one of the other sex into the School', () => {
    const game = playTo(dealt(3), 'lodge');
    const { seat } = game;
    expect(game.options).toEqual([
      { kind: 'lodge', sex: 'man' },
      { kind: 'lodge', sex: 'woman' },
    ]);
    game.choose({ kind: 'lodge', sex: 'woman' });
    expect(mine(game.state, seat).school).toEqual([1, 0]);
    expect(mine(game.state, seat).host.filter(figure => figure === ((seat << 2) | 1))).toHaveLength(2);
  });

  test('H-7.18, H-20.5, H-7.26 phase 3: one marries into the left village, the other goes to the centre', () => {
    for (const seats of [2, 3, 4]) {
      const game = playTo(dealt(seats), 'betroth');
      for (let n = 0; n < seats; n++) {
        const { seat } = game;
        const village = leftOf(seat, seats);
        expect(game.options).toHaveLength(3);
        for (const slot of ['T0', 'T1', 'T2'] as const) expect(game.offers(marry(village, slot))).toBe(true);
        game.choose(marry(village, 'T1'));
        expect(sorted(mine(game.state, seat).centre)).toEqual([0, 1]);
        expect(game.events.some(({ kind }) => kind === 'dowry')).toBe(false);
      }
    }
  });

  test('H-22.5, H-7.19 after setup: 5 and 5 in supply, 3 at home, 1 at school, 1 married left, 1 on the centre', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = playTo(dealt(seats));
      check(state);
      state.players.forEach((each, seat) => {
        expect([each.supply, each.coins]).toEqual([[5, 5], 4]);
        expect(each.host.filter(figure => figure >= 0)).toHaveLength(3);
        expect(each.school[0] + each.school[1]).toBe(1);
        expect(each.centre[0] + each.centre[1]).toBe(1);
        const abroad = mine(state, leftOf(seat, seats)).guest.filter(figure => figure >> 2 === seat);
        expect(abroad).toHaveLength(1);
        expect([...each.host, ...each.guest].every(figure => figure < 0 || (figure & 2) === 0)).toBe(true);
      });
    }
  });
});

describe('dowry coins', () => {
  const dowries = (seats: number, given: Partial<HelvetiaSettings> = {}): number[][] =>
    playTo(dealt(seats, given)).state.players.map(({ dowry }) =>
      dowry.flatMap((coins, colour) => Array<number>(coins).fill(colour)),
    );

  test('H-7.20, H-22.4 one coin to each of the two players to the right', () => {
    expect(dowries(4)).toEqual([
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 1],
    ]);
    expect(dowries(3)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  test('H-7.22 with two players both coins go to the other', () => {
    expect(dowries(2)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('H-21.9 both neighbours differs with four players only', () => {
    const both = { initialDowry: 'both-neighbours' } as const;
    expect(dowries(4, both)).toEqual([
      [1, 3],
      [0, 2],
      [1, 3],
      [0, 2],
    ]);
    expect(dowries(3, both)).toEqual(dowries(3));
    expect(dowries(2, both)).toEqual(dowries(2));
  });
});

describe('a state from outside', () => {
  const loaded = (pile: unknown[]): State => {
    const state = JSON.parse(encode(playTo(dealt(2)).state)) as State;
    return adopt(helvetia, { ...state, piles: [pile, ...state.piles.slice(1)] });
  };

  test('opens with its piles', () => {
    expect(loaded([buildingOf('mine')]).piles[0]).toEqual([buildingOf('mine')]);
  });

  test.each([[[1, 1]], [[0, 1]], [[7, 0]]])('is refused when turns do not go round through all seats: %o', next => {
    const state = JSON.parse(encode(playTo(dealt(2)).state)) as State;
    expect(() => adopt(helvetia, { ...state, next })).toThrow(/not a playable state of helvetia/);
  });

  test('is refused at once when a pile holds a tile beyond all tiles', () => {
    expect(() => loaded([1_000_000_000])).toThrow('1000000000 is not a whole number from -10000 to 10000');
  });
});
