import { ranks } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, SLOTS } from '../src/cards/board.ts';
import type { BuildingName } from '../src/cards/buildings.ts';
import { GOODS, goodOf } from '../src/cards/goods.ts';
import { helvetia } from '../src/index.ts';
import type { HelvetiaSettings, Option, State } from '../src/types.ts';
import {
  at,
  call,
  cubes,
  END,
  endOfRound,
  hold,
  join,
  mine,
  put,
  show,
  sleep,
  sleepers,
  table,
  wait,
  WATCH,
} from './position.ts';

const priest = CHARACTERS.indexOf('priest');
const graduate = (slot: (typeof SLOTS)[number], sex: 'man' | 'woman'): Option => ({ kind: 'graduate', slot, sex });
const total = (s: State, seat: number): number | undefined => helvetia.score(s).scores[seat]?.total;

describe('award', () => {
  /** Who holds the Priest tile after these coins, if seat 2 (or `holder`) had it. */
  function awarded(coins: number[], holder = 2): number | undefined {
    const s = table(3);
    s.spaces[priest] = coins;
    s.tiles[priest] = holder;
    const game = at(endOfRound(s));
    expect(game.step).toBe('turn');
    return game.state.tiles[priest];
  }

  test('H-16.1, H-22.17 the single leader takes the tile; a tie or nobody leaves it where it is', () => {
    expect(awarded([2, 2, 1])).toBe(2);
    expect(awarded([2, 2, 1], -1)).toBe(-1);
    expect(awarded([3, 2, 0])).toBe(0);
    expect(awarded([0, 0, 0])).toBe(2);
    expect(awarded([1, 0, 0], -1)).toBe(0);
  });

  test('H-16.2 coins on spaces go home, coins on Village Centers stay', () => {
    const s = table(3);
    s.spaces[priest] = [1, 2, 0];
    s.spaces[0] = [1, 0, 0];
    mine(s, 0).dowry = [0, 1, 1];
    const game = at(endOfRound(s));
    expect(game.step).toBe('turn');
    expect(game.state.players.map(({ coins }) => coins)).toEqual([6, 6, 4]);
    expect(game.state.spaces.flat().every(count => count === 0)).toBe(true);
    expect(mine(game.state, 0).dowry).toEqual([0, 1, 1]);
  });
});

describe('graduation', () => {
  test('H-16.3, H-22.19, H-20.14 unoccupied buildings first, the owner choosing who; the rest to the centre', () => {
    const s = table();
    put(s, 0, 'T0', 'bakery');
    wait(s, 0, 'school', 'man', 'woman');
    const game = at(endOfRound(s));
    expect(game.options).toEqual([graduate('T0', 'man'), graduate('T0', 'woman')]);
    game.choose(graduate('T0', 'woman'));
    expect(mine(game.state, 0)).toMatchObject({ centre: [1, 0], school: [0, 0] });
    expect(mine(game.state, 0).host[0]).toBe(1);
    expect(sleepers(game.state)).toEqual([]);
  });

  test('H-16.3, H-20.14 with too few pupils the owner also chooses where; as many buildings as possible are filled', () => {
    const s = table();
    put(s, 0, 'T0', 'bakery');
    put(s, 0, 'T1', 'brewery');
    put(s, 0, 'T2', 'mill');
    wait(s, 0, 'school', 'man');
    const game = at(endOfRound(s));
    expect(game.options).toEqual([graduate('T0', 'man'), { kind: 'leave', slot: 'T0' }]);
    game.choose({ kind: 'leave', slot: 'T0' });
    // One building and one pupil are left, so it is filled without a question.
    expect(mine(game.state, 0).host.slice(0, 3)).toEqual([-1, 0, -1]);
  });

  test('H-2.4 pupils go home in play order from the token', () => {
    const s = table(3);
    s.token = 1;
    for (const seat of [0, 1, 2]) {
      put(s, seat, 'T0', 'bakery');
      wait(s, seat, 'school', 'man', 'woman');
    }
    const game = at(endOfRound(s));
    const asked: number[] = [];
    while (game.step === 'graduate') {
      asked.push(game.seat);
      game.choose(graduate('T0', 'man'));
    }
    expect(asked).toEqual([1, 0, 2]);
  });

  const TEN: readonly BuildingName[] = [
    ...(['church', 'well', 'grain-farm', 'mine', 'goat-shed', 'bakery', 'brewery', 'ironworks', 'tannery'] as const),
    'dairy',
  ];

  function village(s: State, seat: number, pupil: boolean): void {
    SLOTS.forEach((slot, i) => {
      const building = TEN[i] as BuildingName;
      put(s, seat, slot, building, building === 'church' || building === 'dairy' ? undefined : i % 2 ? 'man' : 'woman');
    });
    mine(s, seat).supply = [4, 4];
    if (pupil) wait(s, seat, 'school', 'man');
  }

  test('H-22.22 a graduate can complete a village, which counts in the same round', () => {
    const s = table();
    village(s, 0, true);
    const game = at(endOfRound(s));
    expect(game.step).toBe('turn');
    expect(game.state.completed).toEqual([0, -1]);
    // Token, Church, complete village.
    expect(game.events).toContainEqual({ kind: 'scored', totals: [1 + 3 + 4, 0] });
    const empty = table();
    village(empty, 0, false);
    const unfinished = at(endOfRound(empty));
    expect(unfinished.step).toBe('turn');
    expect(unfinished.state.completed).toEqual([-1, -1]);
  });

  test('H-16.3 claims at graduation go in play order from the token', () => {
    const s = table();
    village(s, 0, true);
    village(s, 1, true);
    s.token = 1;
    const game = at(endOfRound(s));
    expect(game.step).toBe('turn');
    expect(game.state.completed).toEqual([1, 0]);
  });
});

describe('scoring', () => {
  test('H-17.1, H-16.5, H-22.21 what is held now: scores can fall', () => {
    const s = table();
    cubes(s, 0, ...GOODS.slice(0, 7));
    s.goodsTiles[goodOf('goat')] = 0;
    s.goodsTiles[goodOf('cheese')] = 0;
    hold(s, 0, 'priest');
    hold(s, 0, 'midwife');
    put(s, 0, 'T0', 'church');
    s.groups[0] = 0;
    expect(total(s, 0)).toBe(17);
    s.token = 1;
    hold(s, 1, 'midwife');
    cubes(s, 0, 'goat');
    expect(total(s, 0)).toBe(16);
  });

  test('H-1.12 scores are not capped at 25', () => {
    const s = table();
    cubes(s, 0, ...GOODS);
    s.goodsTiles = GOODS.map(() => 0);
    s.groups.fill(0);
    expect(total(s, 0)).toBe(1 + 42);
  });

  test('H-17.2 the end is tested at the end of a round only', () => {
    const s = table();
    cubes(s, 0, ...GOODS);
    s.groups.fill(0);
    const game = at(s);
    expect(total(s, 0)).toBeGreaterThan(20);
    game.run(call('night-watchman'), WATCH);
    expect(game.over).toBe(false);
    endOfRound(game.state);
    expect(game.over).toBe(true);
  });

  const parts: readonly [string, (s: State) => void, number][] = [
    ['token', s => (s.token = 1), 1],
    ['cubes', s => cubes(s, 1, 'wood', 'beer'), 2],
    ['goodsTile', s => (s.goodsTiles[goodOf('bell')] = 1), 2],
    ['characterTile', s => hold(s, 1, 'builder'), 1],
    ['building', s => put(s, 1, 'L', 'tavern'), 3],
    ['group', s => (s.groups[3] = 1), 4],
    ['completed', s => (s.completed[1] = 1), 2],
  ];

  test.each(parts)('H-17.1 the line %s', (what, give, amount) => {
    const s = table();
    give(s);
    const lines = helvetia.score(s).scores[1]?.parts.filter(part => part.amount > 0);
    expect(lines).toMatchObject([{ what, amount }]);
  });
});

describe('reveal', () => {
  test('H-16.6, H-22.24 five tiles a round, into pile 3 within one reveal, until none is left', () => {
    const shown = (s: State): number => s.display.reduce((sum, each) => sum + each, 0);
    const s = table();
    const sizes: number[][] = [];
    for (let round = 0; round < 7; round++) {
      const before = shown(s);
      s.frames = [{ step: 'reveal' }];
      expect(at(s).over).toBe(true);
      s.frames = [{ step: 'reveal' }];
      const game = at(s);
      expect(game.over).toBe(true);
      Object.assign(s, { display: game.state.display, piles: game.state.piles });
      sizes.push([shown(s) - before, ...s.piles.map(pile => pile.length)]);
    }
    expect(sizes).toEqual([
      [5, 8, 15],
      [5, 3, 15],
      [5, 0, 13],
      [5, 0, 8],
      [5, 0, 3],
      [3, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('H-16.6 turning tiles over is a barrier for undo', () => {
    const s = table();
    const game = at(endOfRound(s));
    const learnt = s.learnt;
    expect(game.step).toBe('turn');
    expect(game.state.learnt).toBe(learnt + 1);
  });

  test('H-16.7 the holder of the token starts the next round', () => {
    const s = table(3);
    s.token = 2;
    const game = at(endOfRound(s));
    expect([game.seat, game.state.round]).toEqual([2, 2]);
  });
});

describe('end of the game', () => {
  /** Everybody has sixteen cubes, and seat 0 also the token: 17, 16, 16. */
  function rich(): State {
    const s = table(3);
    for (const seat of [0, 1, 2]) cubes(s, seat, ...GOODS);
    return s;
  }

  /** 21, 21 and 18 points, with these numbers of awake villagers. */
  function tied(...standing: number[]): number[] {
    const s = rich();
    s.groups = [-1, 2, 0, 1];
    hold(s, 1, 'builder');
    standing.forEach((men, seat) => (mine(s, seat).centre = [men, 0]));
    const outcome = helvetia.score(s);
    expect(outcome.scores.map(score => score.total)).toEqual([21, 21, 18]);
    return ranks(outcome);
  }

  test('H-18.1, H-16.5 twenty points after scoring end the game before any reveal', () => {
    const s = rich();
    put(s, 0, 'T0', 'church');
    const piles = s.piles.map(pile => pile.length);
    const game = at(endOfRound(s));
    expect(game.over).toBe(true);
    expect(game.state.piles.map(pile => pile.length)).toEqual(piles);
    expect(game.events.at(-1)).toEqual({ kind: 'over', why: 'threshold' });
    const short = rich();
    short.groups[1] = 0;
    expect(at(endOfRound(short)).over).toBe(false);
  });

  test('H-22.23, H-18.2, H-18.3, H-18.5 equal points: most standing villagers of those who tie, then both', () => {
    expect(tied(5, 6, 9)).toEqual([2, 1, 3]);
    expect(tied(6, 6, 9)).toEqual([1, 1, 3]);
  });

  test('H-22.23, H-23.9 of two above twenty the higher one wins', () => {
    const s = rich();
    put(s, 0, 'T0', 'church');
    s.groups = [-1, -1, 1, 1];
    const outcome = helvetia.score(s);
    expect(outcome.scores.map(score => score.total)).toEqual([20, 24, 16]);
    expect(ranks(outcome)).toEqual([2, 1, 3]);
  });

  test('H-18.2 standing: own figures in any building and on the own centre, not at school, not children', () => {
    const s = table();
    put(s, 0, 'T0', 'well', 'man');
    put(s, 0, 'T1', 'woodcutter', 'man');
    sleep(s, 0, 'T1');
    put(s, 1, 'T0', 'well', 'woman');
    join(s, 1, 'T0', 0);
    wait(s, 0, 'centre', 'woman');
    wait(s, 0, 'school', 'woman');
    mine(s, 0).children.push({ slot: 0, sex: 0 });
    expect(helvetia.score(s).scores.map(({ standing }) => standing[1])).toEqual([3, 1]);
  });

  /** Rounds in which only the Night Watchman is called. */
  function idle(given: Partial<HelvetiaSettings>, rounds: number): ReturnType<typeof at> {
    const game = at(table(2, given));
    for (let round = 0; round < rounds && !game.over; round++) {
      while (!game.over && game.state.round === round + 1) {
        game.choose(game.offers(WATCH) ? WATCH : game.offers(call('night-watchman')) ? call('night-watchman') : END);
      }
    }
    return game;
  }

  test('H-18.4, H-21.11, H-24.11 three idle rounds in a row end the game, or as many as agreed', () => {
    expect(idle({}, 2).over).toBe(false);
    expect(idle({}, 9).events.at(-1)).toEqual({ kind: 'over', why: 'stall' });
    expect(idle({}, 9).state.round).toBe(3);
    expect(idle({ stallRounds: 5 }, 9).state.round).toBe(5);
    expect(idle({ stallRounds: 0 }, 9).over).toBe(false);
  });

  const busyMoves: readonly [string, ...Option[]][] = [
    ['building', call('builder'), { kind: 'place', slot: 'R' }],
    ['delivery', call('trader')],
    ['wedding', call('priest')],
    ['child', call('midwife'), { kind: 'bear', slot: 'T0', sex: 'man' }],
  ];

  test.each(busyMoves)('H-18.4 a %s makes a round busy', (_, ...choices) => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    join(s, 0, 'T0', 1);
    put(s, 1, 'T0', 'well', 'man');
    wait(s, 0, 'school', 'woman');
    show(s, 'mine');
    s.idleRounds = 2;
    mine(s, 0).coins = 1;
    const game = at(s).run(...choices, END);
    expect(game.over).toBe(false);
    expect(game.state.idleRounds).toBe(0);
  });

  test('H-21.10, H-24.10 a round limit ends the game without the threshold', () => {
    expect(idle({ maxRounds: 2 }, 9).state.round).toBe(2);
    expect(idle({ maxRounds: 2 }, 9).events.at(-1)).toEqual({ kind: 'over', why: 'roundLimit' });
  });
});
