import { describe, expect, test } from 'vitest';
import { buildingOf, type BuildingName } from '../src/cards/buildings.ts';
import { SLOTS, type SlotName } from '../src/cards/board.ts';
import { isComplete } from '../src/table.ts';
import type { State } from '../src/types.ts';
import {
  at,
  build,
  BUY,
  call,
  coinsOn,
  END,
  hold,
  join,
  mine,
  place,
  put,
  show,
  sleep,
  sleepers,
  table,
  tile,
  wait,
  work,
} from './position.ts';

/** Seat 0 can make wood and stone. */
function yard(...display: BuildingName[]): State {
  const s = table();
  put(s, 0, 'T0', 'woodcutter', 'man');
  put(s, 0, 'T1', 'stonemason', 'woman');
  show(s, ...display);
  return s;
}

const FILLERS: readonly BuildingName[] = [
  'well',
  'grain-farm',
  'mine',
  'goat-shed',
  'bakery',
  'brewery',
  'ironworks',
  'tannery',
];

/** All slots but one hold a building with a villager. */
function almostFull(s: State, seat: number, free: SlotName): void {
  const slots = SLOTS.filter(slot => slot !== free);
  slots.forEach((slot, i) => {
    if (mine(s, seat).building[SLOTS.indexOf(slot)] === -1) {
      put(s, seat, slot, FILLERS[i - 2] ?? 'dairy', i % 2 ? 'man' : 'woman');
      sleep(s, seat, slot);
    }
  });
}

describe('building', () => {
  test('H-10.1 one coin builds one tile from the display in the own village', () => {
    const game = at(yard('mine', 'cow-shed')).choose(call('builder'));
    expect(game.options).toEqual([build('mine'), build('cow-shed')]);
    game.run(build('mine'), work(0, 'T0'), place('B3'));
    expect(mine(game.state, 0).building[SLOTS.indexOf('B3')]).toBe(buildingOf('mine'));
    expect(game.state.display[buildingOf('mine')]).toBe(0);
    expect(coinsOn(game.state, 'builder', 0)).toBe(1);
  });

  test('H-10.2 no type twice in the own village; other villages do not matter', () => {
    const s = yard('mine', 'cow-shed');
    put(s, 0, 'B0', 'mine');
    put(s, 1, 'B0', 'cow-shed');
    const game = at(s).choose(call('builder'));
    // Only the cow shed is left, so it is taken without a question.
    expect(game.step).toBe('pay');
    s.frames = [{ step: 'build', seat: 0 }];
    show(s, 'mine', 'cow-shed', 'goat-shed');
    const asked = at(s);
    expect(asked.refusal(build('mine'))).toMatchObject({ kind: 'builtAlready', clause: 'H-10.2' });
    expect(asked.offers(build('cow-shed'))).toBe(true);
  });

  test('H-10.3 the cost is made in any village', () => {
    const s = table();
    put(s, 1, 'L', 'woodcutter', 'woman');
    join(s, 1, 'L', 0);
    show(s, 'mine');
    mine(s, 0).coins = 1;
    const game = at(s).run(call('builder'), place('T0'));
    expect(sleepers(game.state)).toEqual(['1:L-guest']);
  });

  test('H-10.4, H-22.8 missing materials are bought for a coin each on the Builder space', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    wait(s, 0, 'centre', 'man', 'woman');
    show(s, 'cow-shed');
    const game = at(s).run(call('builder'), work(0, 'T0'), place('L'));
    expect(game.options).toEqual([
      { kind: 'moveIn', sex: 'man' },
      { kind: 'moveIn', sex: 'woman' },
    ]);
    game.choose({ kind: 'moveIn', sex: 'woman' });
    expect(sleepers(game.state)).toEqual(['0:T0']);
    expect(coinsOn(game.state, 'builder', 0)).toBe(2);
    expect(mine(game.state, 0).centre).toEqual([1, 0]);
  });

  test('H-4.2 no other good can be bought', () => {
    const s = yard('tavern');
    mine(s, 0).coins = 6;
    expect(at(s).offers(call('builder'))).toBe(false);
    put(s, 0, 'B0', 'brewery', 'man');
    put(s, 0, 'B1', 'well', 'man');
    expect(at(s).offers(call('builder'))).toBe(true);
  });

  test('H-10.12 a bought material goes into this building and nowhere else', () => {
    const s = yard('bakery');
    put(s, 0, 'T2', 'marketplace', 'man');
    const game = at(s).run(call('builder'), BUY);
    expect(game.state.ledger.made.every(count => count === 0)).toBe(true);
    expect(game.offers({ kind: 'exchange', village: 0, slot: 'T2', give: 'stone' })).toBe(true);
    game.run({ kind: 'exchange', village: 0, slot: 'T2', give: 'stone' });
    expect(sleepers(game.state)).toEqual(['0:T1', '0:T2']);
  });

  test('H-10.13, H-15.6 a tile saves the action coin only; before the regular actions one coin must remain', () => {
    const s = yard('goat-shed');
    hold(s, 0, 'builder');
    mine(s, 0).coins = 2;
    // One coin for the brick, one to remain: wood cannot be bought, so it is made without a question.
    const game = at(s).run(tile('builder'), place('L'));
    expect(coinsOn(game.state, 'builder', 0)).toBe(1);
    expect([game.step, mine(game.state, 0).coins]).toEqual(['turn', 1]);
    mine(s, 0).coins = 1;
    expect(at(s).offers(tile('builder'))).toBe(false);
    const later = at(s).run(call('trader'), { kind: 'deliver', good: 'stone' });
    expect(later.offers(tile('builder'))).toBe(false);
    mine(s, 0).coins = 2;
    const after = at(s).run(call('trader'), { kind: 'deliver', good: 'stone' });
    expect(after.offers(tile('builder'))).toBe(true);
  });

  test('H-10.4 a refusal names the goods that cannot be had, or none if it is only too much together', () => {
    const s = table();
    put(s, 0, 'T0', 'stonemason', 'man');
    show(s, 'mine', 'bakery', 'tavern', 'goat-shed');
    const lacking = (coins: number, building: BuildingName) => {
      mine(s, 0).coins = coins;
      s.frames = [{ step: 'build', seat: 0 }];
      return at(s).refusal(build(building));
    };
    // One coin stays for the action that the turn still needs.
    expect(lacking(3, 'tavern')).toMatchObject({ kind: 'tooDear', goods: ['beer'] });
    expect(lacking(2, 'goat-shed')).toMatchObject({ kind: 'tooDear', goods: [] });
    expect(lacking(2, 'bakery')).toBeNull();
  });

  test('H-8.6 the Builder says whether nothing can be paid or nothing is new', () => {
    const s = yard('tavern');
    expect(at(s).refusal(call('builder'))).toMatchObject({ why: 'cannotPay' });
    put(s, 0, 'T2', 'tavern');
    expect(at(s).refusal(call('builder'))).toMatchObject({ why: 'builtAll' });
  });

  test('H-10.7, H-3.3 any free slot will do, tiles never move, and a full village cannot build', () => {
    const s = yard('mine');
    const game = at(s).run(call('builder'), work(0, 'T0'));
    expect(game.options).toHaveLength(8);
    expect(game.offers(place('T0'))).toBe(false);
    almostFull(s, 0, 'B3');
    put(s, 0, 'B3', 'butcher', 'man');
    show(s, 'cow-shed');
    expect(at(s).refusal(call('builder'))).toMatchObject({ kind: 'nothingToDo', why: 'villageFull' });
    s.frames = [
      { step: 'build', seat: 0 },
      { step: 'build', seat: 0 },
    ];
    expect(at(s).over).toBe(true);
  });

  test('H-10.8, H-3.5 somebody from the centre must move in, awake; an empty centre leaves it empty', () => {
    const s = yard('mine');
    wait(s, 0, 'centre', 'woman');
    const game = at(s).run(call('builder'), work(0, 'T0'), place('L'));
    expect(game.events).toContainEqual({ kind: 'movedIn', seat: 0, sex: 'woman', slot: 'L' });
    expect(mine(game.state, 0).host[SLOTS.indexOf('L')]).toBe(1);
    const empty = at(yard('mine')).run(call('builder'), work(0, 'T0'), place('L'));
    expect(mine(empty.state, 0).host[SLOTS.indexOf('L')]).toBe(-1);
  });

  test('H-10.9, H-3.8 nobody moves into a victory-point building; it is worth 3', () => {
    const s = yard('mill');
    put(s, 0, 'B0', 'grain-farm', 'man');
    put(s, 0, 'B1', 'bakery', 'man');
    wait(s, 0, 'centre', 'man', 'woman');
    const before = at(s).outcome.scores[0]?.total ?? 0;
    const game = at(s).run(call('builder'), work(0, 'T0'), work(0, 'T1'), place('L'));
    expect(mine(game.state, 0).centre).toEqual([1, 1]);
    expect(mine(game.state, 0).host[SLOTS.indexOf('L')]).toBe(-1);
    expect(game.outcome.scores[0]?.total).toBe(before + 3);
  });

  test('H-10.11 what nobody builds stays on display', () => {
    const s = yard('mine', 'cow-shed');
    const game = at(s).run(call('builder'), build('mine'), work(0, 'T0'), place('L'), END);
    expect(game.state.display[buildingOf('cow-shed')]).toBe(1);
  });
});

describe('complete villages', () => {
  /** Only the building in B3 is missing for seat 0, and it can build a mine there. */
  function lastSlot(waiting: boolean): State {
    const s = yard('cow-shed');
    almostFull(s, 0, 'B3');
    if (waiting) wait(s, 0, 'centre', 'man');
    return s;
  }

  const finish = (s: State): ReturnType<typeof at> => at(s).run(call('builder'), work(0, 'T0'), work(0, 'T1'));

  test('H-3.11, H-10.10 ten buildings with somebody in each: 4 points for the first, 2 for the second', () => {
    const first = finish(lastSlot(true));
    expect(first.events).toContainEqual({ kind: 'completed', seat: 0, points: 4 });
    const s = lastSlot(true);
    s.completed[0] = 1;
    expect(finish(s).events).toContainEqual({ kind: 'completed', seat: 0, points: 2 });
    s.completed[1] = 1;
    expect(finish(s).events.some(({ kind }) => kind === 'completed')).toBe(false);
  });

  test('H-3.11 an empty building does not count, a child does not fill it, a victory-point building needs nobody', () => {
    const empty = finish(lastSlot(false));
    expect(empty.state.completed).toEqual([-1, -1]);
    const village = mine(empty.state, 0);
    village.children.push({ slot: SLOTS.indexOf('B3'), sex: 0 });
    expect(isComplete(village)).toBe(false);
    village.building[SLOTS.indexOf('B3')] = buildingOf('church');
    expect(isComplete(village)).toBe(true);
  });

  test('H-10.10 nobody takes a second tile', () => {
    const s = lastSlot(true);
    s.completed[0] = 0;
    expect(finish(s).state.completed).toEqual([0, -1]);
  });
});
