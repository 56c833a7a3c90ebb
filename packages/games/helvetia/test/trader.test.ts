import { describe, expect, test } from 'vitest';
import { goodOf } from '../src/cards/goods.ts';
import type { State } from '../src/types.ts';
import { at, call, cubes, deliver, mine, put, sleepers, table } from './position.ts';

/** Seat 0 makes the three materials. */
function quarry(): State {
  const s = table(3);
  put(s, 0, 'T0', 'woodcutter', 'man');
  put(s, 0, 'T1', 'stonemason', 'woman');
  put(s, 0, 'T2', 'brickyard', 'woman');
  return s;
}

describe('deliveries', () => {
  test('H-11.1, H-20.9 one coin, one good, one cube', () => {
    const game = at(quarry()).choose(call('trader'));
    expect(game.options).toEqual([deliver('wood'), deliver('stone'), deliver('brick')]);
    game.choose(deliver('stone'));
    expect(mine(game.state, 0).cubes[goodOf('stone')]).toBe(1);
    expect(sleepers(game.state)).toEqual(['0:T1']);
  });

  test('H-11.2, H-6.1 each good once per player, and several players on one space', () => {
    const s = quarry();
    cubes(s, 0, 'wood');
    cubes(s, 1, 'stone');
    const game = at(s).choose(call('trader'));
    expect(game.options).toEqual([deliver('stone'), deliver('brick')]);
    expect(game.refusal(deliver('wood'))).toMatchObject({ kind: 'deliveredAlready', clause: 'H-11.2' });
    game.choose(deliver('stone'));
    expect([mine(game.state, 0).cubes, mine(game.state, 1).cubes].map(each => each[goodOf('stone')])).toEqual([1, 1]);
  });

  test('H-9.6 a refusal names what is lacking: the good, or what it needs', () => {
    const s = quarry();
    put(s, 0, 'T3', 'cheese-dairy', 'man');
    put(s, 0, 'L', 'goat-shed', 'woman');
    const game = at(s).choose(call('trader'));
    expect(game.refusal(deliver('cheese'))).toMatchObject({ kind: 'noSupply', good: 'cheese', lacks: 'water' });
    expect(game.refusal(deliver('bread'))).toMatchObject({ kind: 'noSupply', good: 'bread', lacks: 'bread' });
  });

  test('H-11.3 the first delivery of a complex good takes its tile, the second does not', () => {
    const s = table();
    put(s, 0, 'T0', 'well', 'man');
    put(s, 0, 'T1', 'brewery', 'woman');
    const first = at(s).run(call('trader'), deliver('beer'));
    expect(first.state.goodsTiles[goodOf('beer')]).toBe(0);
    expect(first.events).toContainEqual({ kind: 'goodsTile', seat: 0, good: 'beer', points: 1 });
    s.goodsTiles[goodOf('beer')] = 1;
    const second = at(s).run(call('trader'), deliver('beer'));
    expect(second.state.goodsTiles[goodOf('beer')]).toBe(1);
    const water = at(s).run(call('trader'), deliver('water'));
    expect(water.state.goodsTiles[goodOf('water')]).toBe(-1);
  });

  test('H-11.4 nothing can be bought with the Trader', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    mine(s, 0).coins = 6;
    s.frames = [{ step: 'trade', seat: 0 }];
    const game = at(s);
    expect(game.events).toContainEqual({ kind: 'delivered', seat: 0, good: 'wood' });
    expect(mine(game.state, 0).coins).toBe(6);
    put(s, 0, 'T1', 'well', 'man');
    expect(at(s).refusal(deliver('stone'))).toMatchObject({ kind: 'noSupply', good: 'stone' });
  });

  test('H-11.5, H-22.12, H-6.5 first on all of the water tree: cubes, tiles and 4 points make 15', () => {
    const s = table();
    s.token = 1;
    put(s, 0, 'T0', 'well', 'man');
    put(s, 0, 'T1', 'goat-shed', 'man');
    put(s, 0, 'T2', 'cheese-dairy', 'man');
    put(s, 0, 'T3', 'tannery', 'man');
    put(s, 0, 'L', 'brewery', 'man');
    mine(s, 0).coins = 5;
    const game = at(s);
    for (const good of ['water', 'beer', 'goat', 'cheese'] as const) game.run(call('trader'), deliver(good));
    expect(game.state.groups).toEqual([-1, -1, -1, -1]);
    game.choose(call('trader'));
    expect(game.events).toContainEqual({ kind: 'groupTile', seat: 0, group: 'water', points: 4 });
    expect(game.outcome.scores[0]?.total).toBe(15);
  });

  test('H-22.13 the second player to complete a group gets nothing', () => {
    const s = quarry();
    cubes(s, 0, 'wood', 'stone');
    const first = at(s).choose(call('trader'));
    expect(first.state.groups[0]).toBe(0);
    s.groups[0] = 1;
    const second = at(s).choose(call('trader'));
    expect(second.state.groups[0]).toBe(1);
    expect(second.events.some(({ kind }) => kind === 'groupTile')).toBe(false);
  });
});
