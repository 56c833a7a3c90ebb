import { below, decide, fastChance, fork, imagine, must, play } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { helvetia } from '../src/index.ts';
import { awakeFigure, MAN } from '../src/figures.ts';
import type { People, Sex, State } from '../src/types.ts';
import { check } from './invariants.ts';
import { at, call, dealt, mine, put, show, sorted, table, wait } from './position.ts';

/** A random game, position by position. */
function* randomGame(seats: number, seed: number): Generator<State> {
  const s = dealt(seats, {}, seed);
  const luck = { chance: fastChance(seed), learnt: 0 };
  for (;;) {
    const decision = decide(helvetia, s);
    yield s;
    if (!decision) return;
    play(helvetia, s, must(decision.options[below(luck, decision.options.length)], 'an option'));
  }
}

/** Takes a man from the supply. */
function taken(supply: People): Sex {
  supply[MAN]--;
  return MAN;
}

describe('information', () => {
  test('H-19.1 the order of the piles is unknown, their contents and sizes are not', () => {
    const s = dealt(3);
    const other = imagine(helvetia, s, 0, fastChance(99));
    expect(other.piles).not.toEqual(s.piles);
    expect(other.piles.map(sorted)).toEqual(s.piles.map(sorted));
    expect(helvetia.view(other, 0)).toEqual(helvetia.view(s, 0));
    const shown = helvetia.view(s, 0).piles.map(pile => pile.reduce((sum, { copies }) => sum + copies, 0));
    expect(shown).toEqual([13, 15]);
  });

  test('H-19.1 imagined piles owe nothing to the true order', () => {
    const s = dealt(3);
    const turned = fork(helvetia, s);
    for (const pile of turned.piles) pile.reverse();
    const [here, there] = [s, turned].map(world => imagine(helvetia, world, 0, fastChance(5)).piles);
    expect(here).toEqual(there);
  });

  test('H-19.3 everybody sees the same, spectators too', () => {
    const s = dealt(4);
    for (const seat of [1, 2, 3, null]) expect(helvetia.view(s, seat)).toEqual(helvetia.view(s, 0));
  });

  test('H-20.15 what is forced is not asked: one in the centre moves in, one colour of dowry is taken', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    wait(s, 0, 'centre', 'man');
    show(s, 'mine');
    mine(s, 0).coins = 1;
    const game = at(s).choose(call('builder'));
    expect(game.step).toBe('place');
    game.choose({ kind: 'place', slot: 'L' });
    expect(game.step).toBe('more');
    expect(mine(game.state, 0).host[4]).toBe(0);
    put(s, 1, 'T0', 'well', 'woman');
    mine(s, 1).dowry = [2, 0];
    const wedding = at(s).choose(call('priest'));
    expect(wedding.step).toBe('more');
    expect(wedding.events).toContainEqual({ kind: 'dowry', seat: 0, host: 1, colour: 0 });
  });
});

describe('invariants', () => {
  test('H-22.25, H-13.8, H-13.10 hold in every position, and coins abroad never grow in number', () => {
    for (const seats of [2, 3, 4]) {
      let abroad = Array<number>(seats).fill(6);
      for (const s of randomGame(seats, seats)) {
        check(s);
        if (s.round === 0) continue;
        const now = s.players.map((_, colour) => s.players.reduce((sum, { dowry }) => sum + (dowry[colour] ?? 0), 0));
        now.forEach((count, colour) => expect(count).toBeLessThanOrEqual(abroad[colour] ?? 0));
        if (s.frames.at(-1)?.step === 'turn' && s.spaces.flat().every(count => count === 0)) {
          expect(s.players.every(({ coins }) => coins >= 4 && coins <= 6)).toBe(true);
        }
        abroad = now;
      }
    }
  });

  test('H-22.25 the check notices what is broken', () => {
    const sound = (): State => at(dealt(2)).state;
    const broken: readonly [string, (s: State) => void][] = [
      ['tiles', s => void s.piles[0]?.pop()],
      ['coins', s => mine(s, 0).coins--],
      ['7 men', s => mine(s, 1).supply[0]--],
      ['at most one cube', s => mine(s, 1).cubes.fill(2, 3, 4)],
      ['guest without a host', s => (mine(s, 1).guest[3] = awakeFigure(0, taken(mine(s, 0).supply)))],
      ['token', s => (s.token = 7)],
      ['both village tiles', s => s.completed.fill(1)],
      ['basic goods', s => (s.goodsTiles[0] = 1)],
    ];
    check(sound());
    for (const [what, breakIt] of broken) {
      const s = sound();
      breakIt(s);
      expect(() => check(s)).toThrow(what);
    }
  });

  test('H-22.26 random games last a sensible number of rounds', () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= 30; seed++) {
      let last = 0;
      for (const s of randomGame(2 + (seed % 3), seed)) last = s.round;
      rounds.push(last);
    }
    rounds.sort((a, b) => a - b);
    expect(rounds[15]).toBeGreaterThanOrEqual(4);
    expect(rounds[15]).toBeLessThanOrEqual(20);
  });
});
