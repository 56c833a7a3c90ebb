import { describe, expect, test } from 'vitest';
import type { HelvetiaSettings, Option, SexName, State } from '../src/types.ts';
import { at, call, END, endOfRound, hold, join, mine, put, sleep, table, tile, WATCH } from './position.ts';

const bear = (slot: 'T0' | 'T1', sex: SexName): Option => ({ kind: 'bear', slot, sex });

/** Seat 0 has a couple in T0, its spouse from seat 1, and a lone man in T1. */
function home(given: Partial<HelvetiaSettings> = {}): State {
  const s = table(2, given);
  put(s, 0, 'T0', 'well', 'man');
  join(s, 0, 'T0', 1);
  put(s, 0, 'T1', 'woodcutter', 'man');
  return s;
}

describe('children', () => {
  test('H-14.1, H-20.12, H-1.15 a couple of the own village has a child, its sex chosen, from the supply', () => {
    const game = at(home()).choose(call('midwife'));
    expect(game.options).toEqual([bear('T0', 'man'), bear('T0', 'woman')]);
    const { supply } = mine(game.state, 0);
    game.choose(bear('T0', 'woman'));
    expect(mine(game.state, 0).supply).toEqual([supply[0], supply[1] - 1]);
    expect(mine(game.state, 0).children).toEqual([{ slot: 0, sex: 1 }]);
  });

  test('H-14.2 the child belongs to the village, not to the spouse from abroad', () => {
    const s = home();
    const game = at(s).run(call('midwife'), bear('T0', 'man'));
    expect(mine(game.state, 1)).toEqual(mine(s, 1));
    s.frames = [{ step: 'turn', seat: 1 }];
    expect(at(s).offers(call('midwife'))).toBe(false);
  });

  test('H-14.3 the couple may sleep', () => {
    const s = home();
    sleep(s, 0, 'T0');
    expect(at(s).offers(call('midwife'))).toBe(true);
  });

  test('H-14.4, H-22.20 one child per couple and turn, coins and tile together; more in later turns', () => {
    const s = home();
    hold(s, 0, 'midwife');
    const game = at(s).run(call('midwife'), bear('T0', 'man'));
    expect(game.options).toEqual([END]);
    expect(game.refusal(call('midwife'))).toMatchObject({ kind: 'nothingToDo', why: 'hadChild' });
    expect(game.refusal(tile('midwife'))).toMatchObject({ kind: 'nothingToDo', why: 'hadChild' });
    game.run(END, call('night-watchman'), WATCH, END);
    expect([game.seat, game.offers(call('midwife')), game.offers(tile('midwife'))]).toEqual([0, true, true]);
  });

  test('H-14.4 the other couple is still offered, and the first says why not', () => {
    const s = home();
    put(s, 0, 'T1', 'woodcutter', 'man');
    join(s, 0, 'T1', 1);
    const game = at(s).run(call('midwife'), bear('T0', 'man'), call('midwife'));
    expect(game.options).toEqual([bear('T1', 'man'), bear('T1', 'woman')]);
    expect(game.refusal(bear('T0', 'man'))).toMatchObject({ kind: 'hadChild', clause: 'H-14.4' });
  });

  test('H-21.4 if agreed, one child per couple and round', () => {
    const s = home({ childLimit: 'per-round' });
    const game = at(s).run(call('midwife'), bear('T0', 'man'), END, call('night-watchman'), WATCH, END);
    expect([game.seat, game.offers(call('midwife'))]).toEqual([0, false]);
    endOfRound(game.state);
    while (game.step !== 'turn' || game.seat !== 0) game.run(game.options[0] as Option);
    expect(game.offers(call('midwife'))).toBe(true);
  });

  test('H-14.5, H-24.9 only sexes in supply; none left, no child', () => {
    const s = home();
    mine(s, 0).supply = [0, 1];
    const game = at(s).choose(call('midwife'));
    expect(game.events).toContainEqual({ kind: 'born', seat: 0, slot: 'T0', sex: 'woman' });
    s.frames = [{ step: 'bear', seat: 0 }];
    mine(s, 0).supply = [0, 2];
    put(s, 0, 'T1', 'woodcutter', 'man');
    join(s, 0, 'T1', 1);
    mine(s, 0).supply = [0, 2];
    expect(at(s).refusal(bear('T0', 'man'))).toMatchObject({ kind: 'nobodyLeft', clause: 'H-14.5' });
    mine(s, 0).supply = [0, 0];
    s.frames = [{ step: 'turn', seat: 0 }];
    expect(at(s).offers(call('midwife'))).toBe(false);
  });

  test('H-14.6 children do not fill a building, work or marry; several may lie on one', () => {
    const s = home();
    mine(s, 0).children = [
      { slot: 0, sex: 0 },
      { slot: 0, sex: 1 },
      { slot: 1, sex: 1 },
    ];
    s.frames = [{ step: 'turn', seat: 1 }];
    mine(s, 1).centre = [0, 1];
    const game = at(s).choose(call('priest'));
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'married', village: 0, slot: 'T1' }));
    s.frames = [{ step: 'turn', seat: 0 }];
    put(s, 1, 'L', 'brickyard', 'man');
    expect(at(s).offers(call('priest'))).toBe(false);
    expect(at(s).view(0).players[0]?.houses[0]?.children).toEqual(['man', 'woman']);
  });

  test('H-14.7, H-22.18, H-16.4 born in one round, at school in the next, home after it', () => {
    const s = home();
    mine(s, 0).children = [{ slot: 0, sex: 1 }];
    const game = at(endOfRound(s));
    expect(game.step).toBe('turn');
    expect(mine(game.state, 0)).toMatchObject({ children: [], school: [0, 1] });
    put(game.state, 1, 'L', 'brickyard', 'man');
    expect(game.seat).toBe(0);
    expect(game.offers(call('priest'))).toBe(true);
    endOfRound(game.state);
    mine(game.state, 0).children = [{ slot: 0, sex: 0 }];
    expect(game.step).toBe('turn');
    expect(mine(game.state, 0)).toMatchObject({ school: [1, 0], centre: [0, 1] });
  });
});
