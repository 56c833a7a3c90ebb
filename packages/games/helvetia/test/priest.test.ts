import { describe, expect, test } from 'vitest';
import type { Option, State } from '../src/types.ts';
import { at, call, END, hold, join, marry, mine, put, sleep, table, tile, wait } from './position.ts';

const dowry = (colour: number): Option => ({ kind: 'dowry', colour });

/** Seat 1 has a man at school; villages 0, 2 and 3 have a lone woman each; H-22.4 coins; seat 1 to move. */
function parish(): State {
  const s = table(4);
  s.frames = [{ step: 'turn', seat: 1 }];
  wait(s, 1, 'school', 'man');
  for (const seat of [0, 2, 3]) put(s, seat, 'T0', 'well', 'woman');
  [
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 1],
  ].forEach((colours, seat) => colours.forEach(colour => mine(s, seat).dowry.fill(1, colour, colour + 1)));
  return s;
}

describe('marriage', () => {
  test('H-13.1, H-20.11, H-3.7 who goes: from the School or the own Village Center', () => {
    const s = parish();
    wait(s, 1, 'centre', 'man', 'woman');
    const game = at(s).choose(call('priest'));
    expect(game.options).toEqual([
      { kind: 'send', from: 'school', sex: 'man' },
      { kind: 'send', from: 'centre', sex: 'man' },
    ]);
    expect(game.refusal({ kind: 'send', from: 'centre', sex: 'woman' })).toMatchObject({ kind: 'noPartner' });
    game.run({ kind: 'send', from: 'centre', sex: 'man' }, marry(2, 'T0'), dowry(0));
    expect([mine(game.state, 1).centre, mine(game.state, 1).school]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('H-3.12, H-3.6 villagers in buildings are attached and stay', () => {
    const s = parish();
    mine(s, 1).school = [0, 0];
    put(s, 1, 'L', 'brickyard', 'man');
    expect(at(s).offers(call('priest'))).toBe(false);
  });

  test('H-13.2, H-3.4 the building holds exactly one villager, of the other sex, asleep or not', () => {
    const s = parish();
    put(s, 0, 'T1', 'woodcutter', 'man');
    put(s, 0, 'T2', 'stonemason');
    put(s, 0, 'T3', 'brickyard', 'woman');
    join(s, 0, 'T3', 2);
    sleep(s, 2, 'T0');
    const game = at(s).choose(call('priest'));
    expect(game.options).toEqual([marry(0, 'T0'), marry(2, 'T0'), marry(3, 'T0')]);
  });

  test('H-13.3 nobody marries in the own village', () => {
    const s = parish();
    put(s, 1, 'L', 'brickyard', 'woman');
    expect(at(s).choose(call('priest')).offers(marry(1, 'L'))).toBe(false);
  });

  test('H-13.4 the newcomer is awake', () => {
    const s = parish();
    sleep(s, 2, 'T0');
    const game = at(s).run(call('priest'), marry(2, 'T0'), dowry(3));
    expect(game.view(null).players[2]?.houses[0]).toMatchObject({
      host: { owner: 2, sex: 'woman', awake: false },
      guest: { owner: 1, sex: 'man', awake: true },
    });
  });
});

describe('dowry', () => {
  test('H-13.5, H-24.8 one coin must be taken, its colour is chosen', () => {
    const game = at(parish()).run(call('priest'), marry(0, 'T0'));
    expect(game.options).toEqual([dowry(1), dowry(2)]);
  });

  test('H-13.6, H-22.15, H-8.10 the own colour comes home but is not spendable this turn', () => {
    const game = at(parish()).run(call('priest'), marry(0, 'T0'), dowry(1));
    expect([mine(game.state, 1).coins, game.state.turn.fresh]).toEqual([4, 1]);
    expect(mine(game.state, 0).dowry).toEqual([0, 0, 1, 0]);
    game.choose(END);
    expect(game.state.turn.fresh).toBe(0);
  });

  test('H-8.10 a fresh coin buys no further action', () => {
    const s = parish();
    wait(s, 1, 'school', 'man');
    mine(s, 1).coins = 1;
    const game = at(s).run(call('priest'), marry(0, 'T0'), dowry(1));
    expect(mine(game.state, 1).coins).toBe(1);
    expect(game.options).toEqual([END]);
    expect(game.refusal(call('priest'))).toMatchObject({ kind: 'noCoin', clause: 'H-8.10' });
  });

  test('H-13.7, H-22.15 another colour goes to the own Village Center', () => {
    const game = at(parish()).run(call('priest'), marry(0, 'T0'), dowry(2));
    expect(mine(game.state, 1)).toMatchObject({ coins: 3, dowry: [0, 0, 2, 1] });
    expect(mine(game.state, 0).dowry).toEqual([0, 1, 0, 0]);
  });

  test('H-13.9 every marriage takes its own dowry, by tile too; an empty centre gives nothing', () => {
    const s = parish();
    wait(s, 1, 'school', 'man', 'man');
    hold(s, 1, 'priest');
    mine(s, 2).dowry.fill(0);
    const game = at(s).run(tile('priest'), marry(0, 'T0'), dowry(2), call('priest'), marry(2, 'T0'));
    expect(game.step).toBe('more');
    game.run(call('priest'));
    expect(game.events.filter(({ kind }) => kind === 'dowry')).toHaveLength(1);
    expect(game.step).toBe('dowry');
  });

  test('H-22.7 a dowry coin keeps the round going', () => {
    const s = parish();
    for (const seat of [0, 1, 2, 3]) mine(s, seat).coins = [0, 1, 2, 0][seat] ?? 0;
    const game = at(s).run(call('priest'), marry(0, 'T0'), dowry(1), END);
    expect([mine(game.state, 1).coins, mine(game.state, 2).coins]).toEqual([1, 2]);
    expect([game.step, game.seat, game.state.round]).toEqual(['turn', 2, 1]);
  });
});
