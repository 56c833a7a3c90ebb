import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/cards/board.ts';
import type { State } from '../src/types.ts';
import {
  at,
  call,
  coinsOn,
  deliver,
  END,
  hold,
  join,
  marry,
  mine,
  put,
  sleepers,
  table,
  tile,
  wait,
  WATCH,
} from './position.ts';

/** Seat 0 can make wood and stone, and holds the tiles named. */
function ready(...tiles: (typeof CHARACTERS)[number][]): State {
  const s = table(3);
  put(s, 0, 'T0', 'woodcutter', 'man');
  put(s, 0, 'T1', 'stonemason', 'woman');
  for (const character of tiles) hold(s, 0, character);
  return s;
}

const coins = (s: State, ...each: number[]): State => {
  each.forEach((count, seat) => (mine(s, seat).coins = count));
  return s;
};

describe('turns', () => {
  test('H-8.1 the token holder begins, turns pass anti-clockwise, players without coins are skipped', () => {
    const s = coins(table(4), 4, 4, 0, 4);
    s.token = 3;
    s.frames = [{ step: 'round' }];
    const game = at(s);
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(game.seat);
      game.run(call('night-watchman'), WATCH, END);
    }
    expect(order).toEqual([3, 1, 0, 3]);
  });

  test('H-8.2, H-20.13 one character a turn, as often as there are coins', () => {
    const s = ready();
    wait(s, 0, 'centre', 'man');
    put(s, 1, 'T0', 'well', 'woman');
    const game = at(s);
    expect(game.options).toEqual([call('builder'), call('trader'), call('night-watchman'), call('priest')]);
    game.run(call('trader'), deliver('wood'));
    expect(game.options).toEqual([call('trader'), END]);
    game.choose(call('trader'));
    expect(coinsOn(game.state, 'trader', 0)).toBe(2);
    expect(mine(game.state, 0).coins).toBe(2);
  });

  test('H-8.3, H-20.7 a turn cannot be passed', () => {
    const game = at(ready());
    expect(game.offers(END)).toBe(false);
    game.run(call('trader'), deliver('wood'));
    expect(game.offers(END)).toBe(true);
  });

  test('H-8.4 the same character may be called again in the same round', () => {
    const game = at(coins(ready(), 4, 2, 2));
    game.run(call('night-watchman'), WATCH, END, call('night-watchman'), WATCH, END);
    expect(game.offers(call('night-watchman'))).toBe(true);
    game.run(call('night-watchman'), WATCH);
    expect([0, 1, 2].map(seat => coinsOn(game.state, 'night-watchman', seat))).toEqual([1, 1, 1]);
  });

  test('H-8.5 coins are committed one action at a time', () => {
    const game = at(ready()).choose(call('trader'));
    expect(coinsOn(game.state, 'trader', 0)).toBe(1);
    game.run(deliver('wood'), call('trader'));
    expect(coinsOn(game.state, 'trader', 0)).toBe(2);
  });

  test('H-8.6, H-24.7 only actions that can be carried out in full; the Night Watchman always can', () => {
    // With one coin and no workers there is no other option, so the Night Watchman is called without a question.
    expect(at(coins(table(), 1, 1)).step).toBe('wake');
    const asked = at(ready());
    expect(asked.refusal(call('midwife'))).toMatchObject({ kind: 'nothingToDo', clause: 'H-8.6', why: 'noCouple' });
    expect(asked.refusal(call('night-watchman'))).toBeNull();
  });

  test('H-8.11, H-15.2 a tile before or after, never between: after it the turn is over', () => {
    const s = ready('night-watchman');
    const after = at(s).run(call('trader'), deliver('wood'), tile('night-watchman'), WATCH);
    expect([after.step, after.seat]).toEqual(['turn', 2]);
    const before = at(s).run(tile('night-watchman'), WATCH);
    expect([before.step, before.seat]).toEqual(['turn', 0]);
    expect(before.refusal(tile('night-watchman'))).toMatchObject({ kind: 'tileThisTurn', clause: 'H-15.2' });
    before.run(call('trader'), deliver('wood'));
    expect(before.options).toEqual([call('trader'), END]);
  });
});

describe('end of a round', () => {
  const spend = (game: ReturnType<typeof at>, times: number): void => {
    for (let i = 0; i < times; i++) game.run(call('night-watchman'), WATCH);
    game.choose(END);
  };

  test('H-8.7, H-22.6 it ends when one player has coins, who keeps them, gets no turn and takes the token', () => {
    const game = at(table(4));
    const turns: number[] = [];
    for (const times of [4, 2, 4, 3, 2]) {
      turns.push(game.seat);
      spend(game, times);
    }
    expect(turns).toEqual([0, 3, 2, 1, 3]);
    expect(game.events).toContainEqual({ kind: 'roundOver', seat: 1 });
    expect([game.state.token, game.seat, game.state.round]).toEqual([1, 1, 2]);
    expect(mine(game.state, 1).coins).toBe(4);
  });

  test('H-8.8, H-8.12 with two players a starter who spends everything ends the round', () => {
    const game = at(table(2));
    spend(game, 4);
    expect([game.state.token, game.seat, game.state.round]).toEqual([1, 1, 2]);
  });

  test('H-8.9 the new holder of the token scores it in this round', () => {
    const game = at(table(2));
    spend(game, 4);
    // Seat 0 has the Night Watchman tile then.
    expect(game.events).toContainEqual({ kind: 'scored', totals: [1, 1] });
  });
});

describe('character tiles', () => {
  test('H-15.1, H-20.6, H-15.4 a free action a round that puts no coin on the space', () => {
    const s = ready('trader');
    const game = at(s).run(tile('trader'), deliver('wood'));
    expect([coinsOn(game.state, 'trader', 0), mine(game.state, 0).coins]).toEqual([0, 4]);
    expect(sleepers(game.state)).toEqual(['0:T0']);
    game.run(call('night-watchman'), WATCH, END);
    game.run(call('night-watchman'), WATCH, END, call('night-watchman'), WATCH, END);
    expect(game.seat).toBe(0);
    expect(game.refusal(tile('trader'))).toMatchObject({ kind: 'tileThisRound', clause: 'H-15.1' });
  });

  test('H-15.2 only own tiles, and one a turn', () => {
    const s = ready('trader', 'night-watchman');
    hold(s, 1, 'midwife');
    const game = at(s);
    expect(game.options.filter(({ kind }) => kind === 'tile')).toEqual([tile('trader'), tile('night-watchman')]);
    game.run(tile('trader'), deliver('wood'));
    expect(game.options.some(({ kind }) => kind === 'tile')).toBe(false);
  });

  test('H-15.5 no turn, no tile; but the last coin may be spent before a tile in the same turn', () => {
    const s = coins(ready('night-watchman'), 1, 2, 2);
    const game = at(s).run(call('trader'), deliver('wood'));
    expect(game.options).toEqual([tile('night-watchman'), END]);
    game.choose(END);
    game.run(call('night-watchman'), WATCH, END, call('night-watchman'), WATCH, END);
    expect(game.seat).toBe(2);
  });

  test('H-15.7 a tile is fresh in the next round, whoever used it', () => {
    const s = coins(table(2), 4, 4);
    hold(s, 1, 'night-watchman');
    s.tilesUsed[CHARACTERS.indexOf('night-watchman')] = 1;
    const game = at(s);
    for (let i = 0; i < 4; i++) game.run(...(game.step === 'wake' ? [] : [call('night-watchman')]), WATCH);
    game.choose(END);
    expect(game.state.tiles[CHARACTERS.indexOf('night-watchman')]).toBe(0);
    expect(game.state.tilesUsed).toEqual([0, 0, 0, 0, 0]);
  });

  test('H-15.8 each tile held is worth 1', () => {
    const s = ready('trader', 'midwife');
    expect(at(s).outcome.scores[0]?.parts.filter(({ what }) => what === 'characterTile')).toHaveLength(2);
  });

  test('H-15.9 several tiles may be used in different turns of a round', () => {
    const s = ready('trader', 'night-watchman');
    const game = at(s).run(tile('trader'), deliver('wood'), call('night-watchman'), WATCH, END);
    game.run(call('night-watchman'), WATCH, END, call('night-watchman'), WATCH, END);
    expect([game.seat, game.offers(tile('night-watchman')), game.offers(tile('trader'))]).toEqual([0, true, false]);
  });

  test('H-15.10 a tile action follows all rules of its character', () => {
    const s = ready('priest', 'midwife', 'builder');
    const game = at(s);
    expect(game.refusal(tile('midwife'))).toMatchObject({ kind: 'nothingToDo', why: 'noCouple' });
    expect(game.refusal(tile('priest'))).toMatchObject({ kind: 'nothingToDo', why: 'nobodyFree' });
    wait(s, 0, 'centre', 'man');
    put(s, 1, 'T0', 'well', 'woman');
    put(s, 2, 'T0', 'well', 'woman');
    join(s, 2, 'T0', 1);
    mine(s, 1).dowry = [0, 0, 1];
    const married = at(s).choose(tile('priest'));
    expect(married.events).toContainEqual(expect.objectContaining({ ...marry(1, 'T0'), kind: 'married' }));
    expect(married.events).toContainEqual({ kind: 'dowry', seat: 0, host: 1, colour: 2 });
  });
});
