import { forMe } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { goodOf, type GoodName } from '../src/cards/goods.ts';
import { helvetia } from '../src/index.ts';
import type { HelvetiaSettings, State } from '../src/types.ts';
import {
  at,
  build,
  BUY,
  call,
  coinsOn,
  cubes,
  deliver,
  END,
  exchange,
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
  WATCH,
  work,
} from './position.ts';

/** Seat 0 with a well, a goat shed and a cheese dairy, all awake. */
function dairy(given: Partial<HelvetiaSettings> = {}): State {
  const s = table(2, given);
  put(s, 0, 'T0', 'well', 'man');
  put(s, 0, 'T1', 'goat-shed', 'woman');
  put(s, 0, 'T2', 'cheese-dairy', 'man');
  return s;
}

const made = (s: State, good: GoodName): number => s.ledger.made[goodOf(good)] ?? 0;
const unspent = (s: State, good: GoodName): number => s.ledger.unspent[goodOf(good)] ?? 0;

describe('work and sleep', () => {
  test('H-9.1, H-9.12 villagers work at home and abroad for their own player, and lie down; the spouse does not', () => {
    const s = table(3);
    put(s, 1, 'L', 'well', 'woman');
    join(s, 1, 'L', 0);
    put(s, 2, 'L', 'grain-farm', 'woman');
    const game = at(s).choose(call('trader'));
    expect(game.events).toContainEqual({ kind: 'delivered', seat: 0, good: 'water' });
    expect(sleepers(game.state)).toEqual(['1:L-guest']);
    expect(mine(game.state, 1)).toEqual({ ...mine(s, 1), guest: mine(game.state, 1).guest });
  });

  test('H-9.2 sleepers make nothing, nor do villagers at school, on the centre, or children', () => {
    const s = dairy();
    sleep(s, 0, 'T0');
    wait(s, 0, 'school', 'man');
    wait(s, 0, 'centre', 'woman');
    mine(s, 0).children.push({ slot: 0, sex: 0 });
    const game = at(s);
    expect(game.offers(call('trader'))).toBe(false);
    expect(game.refusal(call('trader'))).toMatchObject({ kind: 'nothingToDo', clause: 'H-8.6', why: 'cannotMake' });
  });

  test('H-9.3 nobody wakes at the end of a round', () => {
    const s = dairy();
    sleep(s, 0, 'T0');
    s.frames = [{ step: 'award' }];
    const game = at(s);
    expect([game.step, game.state.round]).toEqual(['turn', 2]);
    expect(sleepers(game.state)).toEqual(['0:T0']);
  });

  test('H-9.4, H-1.13 goods vanish at the end of the turn', () => {
    const game = at(dairy()).run(call('trader'), deliver('goat'));
    expect([made(game.state, 'water'), unspent(game.state, 'water')]).toEqual([1, 1]);
    game.choose(END);
    expect(game.state.ledger.made.every(count => count === 0)).toBe(true);
    expect(game.state.ledger.unspent.every(count => count === 0)).toBe(true);
  });

  test('H-9.5, H-22.11, H-15.3 the ledger spans the whole turn: a tile for grain, two coins for cow and meat', () => {
    const s = table();
    put(s, 0, 'T0', 'grain-farm', 'man');
    put(s, 0, 'T1', 'cow-shed', 'woman');
    put(s, 0, 'T2', 'butcher', 'man');
    hold(s, 0, 'trader');
    const game = at(s).run(tile('trader'), deliver('grain'), call('trader'), deliver('cow'), call('trader'));
    expect(game.events.filter(({ kind }) => kind === 'worked')).toHaveLength(3);
    expect(mine(game.state, 0).cubes.filter(cube => cube === 1)).toHaveLength(3);
    expect(coinsOn(game.state, 'trader', 0)).toBe(2);
  });

  test('H-9.6, H-22.9 cheese for one coin: well, goat shed and dairy lie down, cube and tile are worth 3', () => {
    const game = at(dairy()).run(call('trader'), deliver('cheese'));
    expect(sleepers(game.state)).toEqual(['0:T0', '0:T1', '0:T2']);
    expect(coinsOn(game.state, 'trader', 0)).toBe(1);
    expect(game.outcome.scores[0]?.total).toBe(1 + 1 + 2);
    expect([unspent(game.state, 'water'), unspent(game.state, 'goat'), unspent(game.state, 'cheese')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('H-22.10, H-9.7 the same chain for three coins: still three figures, and +6', () => {
    const game = at(dairy()).run(call('trader'), deliver('cheese'), call('trader'), deliver('goat'), call('trader'));
    expect(sleepers(game.state)).toHaveLength(3);
    expect(game.outcome.scores[0]?.total).toBe(1 + 3 + 1 + 2);
    expect(game.state.ledger.unspent.every(count => count === 0)).toBe(true);
  });

  test('H-21.5 with strict units water, goat and cheese need six productions', () => {
    const strict = { prerequisiteModel: 'strict-units' } as const;
    const once = at(dairy(strict)).run(call('trader'), deliver('cheese'));
    expect(once.state.ledger.unspent.every(count => count === 0)).toBe(true);
    expect(once.offers(call('trader'))).toBe(false);

    const s = dairy(strict);
    put(s, 1, 'T0', 'well', 'woman');
    put(s, 1, 'T1', 'goat-shed', 'woman');
    join(s, 1, 'T0', 0);
    join(s, 1, 'T1', 0);
    put(s, 0, 'T3', 'marketplace', 'man');
    put(s, 0, 'L', 'woodcutter', 'man');
    const game = at(s).run(call('trader'), deliver('cheese'), work(0, 'T1'), work(0, 'T0'));
    game.run(call('trader'), deliver('goat'), work(1, 'T0'), call('trader'), deliver('water'));
    expect(game.events.filter(({ kind }) => kind === 'worked' || kind === 'exchanged')).toHaveLength(3 + 2 + 2);
    expect(made(game.state, 'water') + made(game.state, 'goat') + made(game.state, 'cheese')).toBe(6);
  });

  test('H-24.3 a prerequisite that was made and spent still counts as made', () => {
    const game = at(dairy()).run(call('trader'), deliver('water'));
    expect(unspent(game.state, 'water')).toBe(0);
    game.run(call('trader'), deliver('goat'));
    expect(sleepers(game.state)).toEqual(['0:T0', '0:T1']);
  });

  test('H-9.9 whoever moves in during a turn can work in it', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    wait(s, 0, 'centre', 'woman');
    show(s, 'mine');
    hold(s, 0, 'builder');
    const game = at(s).run(tile('builder'), work(0, 'T0'), place('L'), call('trader'));
    expect(game.events).toContainEqual({ kind: 'delivered', seat: 0, good: 'ore' });
    expect(sleepers(game.state)).toEqual(['0:T0', '0:L']);
  });

  test('H-9.13 nobody works twice in a turn', () => {
    const s = dairy();
    hold(s, 0, 'night-watchman');
    const game = at(s).run(call('trader'), deliver('cheese'), tile('night-watchman'), WATCH);
    expect(game.seat).toBe(1);
    expect(sleepers(game.state)).toEqual([]);
  });
});

describe('exchange', () => {
  test('H-9.8, H-22.16 wood becomes brick at the marketplace: two figures lie down', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'marketplace', 'woman');
    put(s, 0, 'T2', 'stonemason', 'man');
    show(s, 'bakery');
    mine(s, 0).coins = 1;
    const game = at(s).run(call('builder'), place('B0'));
    expect(sleepers(game.state)).toEqual(['0:T0', '0:T1', '0:T2']);
    expect(made(game.state, 'brick')).toBe(1);
    expect(unspent(game.state, 'wood')).toBe(0);
  });

  test('H-9.11, H-24.13 what an exchange brings needs no prerequisite, what it takes does', () => {
    const s = table();
    put(s, 0, 'T0', 'goat-market', 'man');
    put(s, 0, 'T1', 'cow-shed', 'woman');
    put(s, 0, 'T2', 'tannery', 'woman');
    expect(at(s).offers(call('trader'))).toBe(false);
    put(s, 0, 'T3', 'grain-farm', 'man');
    const game = at(s).run(call('trader'), deliver('leather'));
    expect(made(game.state, 'water')).toBe(0);
    expect(sleepers(game.state)).toHaveLength(4);
  });

  test('every exchange building does its trade', () => {
    const s = table();
    put(s, 0, 'T0', 'well', 'man');
    put(s, 0, 'T1', 'goat-shed', 'woman');
    put(s, 0, 'T2', 'cattle-market', 'woman');
    const cow = at(s).run(call('trader'), deliver('cow'));
    expect(cow.events).toContainEqual(expect.objectContaining({ kind: 'exchanged', give: 'goat', get: 'cow' }));

    put(s, 0, 'T1', 'brewery');
    put(s, 0, 'T2', 'grocer');
    const foods = at(s).choose(call('trader'));
    const offered = ['bread', 'cheese', 'meat', 'butter', 'beer', 'water'] as const;
    for (const good of offered) expect(foods.offers(deliver(good))).toBe(true);
    expect(foods.options).toHaveLength(offered.length);
  });
});

describe('the log of a production', () => {
  const units = (game: ReturnType<typeof at>): string[] =>
    game.events.flatMap(event =>
      event.kind === 'worked' ? [event.good] : event.kind === 'exchanged' ? [`${event.give} for ${event.get}`] : [],
    );

  test('H-9.6 tells a prerequisite before the good that needs it', () => {
    expect(units(at(dairy()).run(call('trader'), deliver('cheese')))).toEqual(['water', 'goat', 'cheese']);
  });

  test('H-9.6 tells it in this order also when who makes it is asked', () => {
    const s = dairy();
    put(s, 1, 'R', 'well', 'man');
    join(s, 1, 'R', 0);
    const game = at(s).run(call('trader'), deliver('cheese'));
    expect(units(game)).toEqual([]);
    expect(units(game.choose(work(1, 'R')))).toEqual(['water', 'goat', 'cheese']);
  });

  test('H-9.8 tells the unit that is given before the exchange', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'marketplace', 'woman');
    expect(units(at(s).run(call('trader'), deliver('brick')))).toEqual(['wood', 'wood for brick']);
  });
});

describe('payment plans', () => {
  /** Costs wood, stone and brick: two woodcutters, one marketplace, a stonemason. */
  function plan(coins: number): State {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'marketplace', 'woman');
    put(s, 0, 'T2', 'stonemason', 'man');
    put(s, 1, 'T0', 'woodcutter', 'woman');
    join(s, 1, 'T0', 0);
    show(s, 'grocer');
    mine(s, 0).coins = coins;
    return s;
  }

  test('H-9.10 an unspent unit is used before another is made, and nothing is made to be exchanged for itself', () => {
    const s = plan(4);
    put(s, 0, 'T3', 'well', 'man');
    s.frames.push({ step: 'pay', seat: 0, todo: { kind: 'give', good: goodOf('wood'), rest: null } });
    const asked = at(s);
    expect(asked.options).toEqual([
      work(0, 'T0'),
      exchange(0, 'T1', 'stone'),
      exchange(0, 'T1', 'water'),
      work(1, 'T0'),
    ]);
    s.ledger.made[goodOf('wood')] = 1;
    s.ledger.unspent[goodOf('wood')] = 1;
    const used = at(s);
    expect(used.step).toBe('turn');
    expect(unspent(used.state, 'wood')).toBe(0);
  });

  test('H-9.10 a unit that a later part of the cost wants may be exchanged for an earlier part', () => {
    const game = at(plan(4)).run(call('builder'), exchange(0, 'T1', 'stone'));
    expect(game.events).toContainEqual({ kind: 'bought', seat: 0, good: 'stone' });
    expect(game.step).toBe('place');
    expect(sleepers(game.state)).toEqual(['0:T1', '0:T2']);
  });

  test('H-10.5 buying is a free choice for every material', () => {
    const game = at(plan(4)).choose(call('builder'));
    expect(game.options).toEqual([work(0, 'T0'), exchange(0, 'T1', 'stone'), work(1, 'T0'), BUY]);
    game.run(BUY, BUY, BUY);
    expect(game.step).toBe('place');
    expect(sleepers(game.state)).toEqual([]);
    expect(coinsOn(game.state, 'builder', 0)).toBe(4);
  });

  test('H-20.17, H-20.8 only answers that let the payment be completed are offered', () => {
    const s = plan(1);
    expect(at(s).choose(call('builder')).options).toEqual([work(0, 'T0'), work(1, 'T0')]);
    const wood = at(plan(1)).choose(call('builder'));
    expect(wood.refusal(exchange(0, 'T1', 'stone'))).toMatchObject({ kind: 'spoilsPayment' });
    wood.choose(work(0, 'T0'));
    // Stone can be made in one place only, and brick comes from the other wood: nothing else is asked.
    expect(wood.step).toBe('place');
    expect(sleepers(wood.state)).toEqual(['0:T0', '0:T1', '0:T2', '1:T0-guest']);
  });

  test('H-9.6, H-8.10, H-15.6 a refused way to pay says what is really missing', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'marketplace', 'woman');
    put(s, 1, 'T0', 'woodcutter', 'woman');
    join(s, 1, 'T0', 0);
    hold(s, 0, 'builder');
    show(s, 'goat-shed');
    mine(s, 0).coins = 1;
    const wood = at(s).choose(call('builder'));
    expect(wood.frame).toMatchObject({ step: 'pay', todo: { good: goodOf('wood') } });
    expect(wood.refusal(BUY)).toMatchObject({ kind: 'noCoin', clause: 'H-8.10' });
    expect(wood.refusal(exchange(0, 'T1', 'stone'))).toMatchObject({ kind: 'noSupply', good: 'stone' });
    expect(wood.refusal(exchange(0, 'T1', 'wood'))).toBeNull();
    const first = at(s).choose(tile('builder'));
    expect(first.refusal(BUY)).toMatchObject({ kind: 'lastCoin', clause: 'H-15.6' });
  });

  test('H-9.10 a refused circle is called a circle', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'marketplace', 'woman');
    put(s, 0, 'T2', 'brickyard', 'woman');
    for (const [slot, building] of [
      ['T1', 'marketplace'],
      ['T2', 'brickyard'],
    ] as const) {
      put(s, 1, slot, building, 'woman');
      join(s, 1, slot, 0);
    }
    show(s, 'mine');
    const brick = at(s).run(call('builder'), exchange(0, 'T1', 'brick'));
    expect(brick.options).toEqual([work(0, 'T2'), work(1, 'T2')]);
    expect(brick.refusal(exchange(1, 'T1', 'wood'))).toMatchObject({ kind: 'circle', clause: 'H-9.10' });
  });

  test('H-20.16 several villagers at the same good are told apart by their place only', () => {
    const game = at(plan(2)).choose(call('builder'));
    const workers = game.options.filter(({ kind }) => kind === 'work');
    expect(workers).toEqual([work(0, 'T0'), work(1, 'T0')]);
  });

  test('the cheapest plan spends no coin it can save, and then as few villagers as possible', () => {
    const game = at(plan(4)).choose(call('builder'));
    let questions = 0;
    while (game.step === 'pay') {
      game.choose(forMe(helvetia, game.state) as never);
      questions++;
    }
    expect(questions).toBeGreaterThan(0);
    expect(coinsOn(game.state, 'builder', 0)).toBe(1);
    expect(sleepers(game.state)).toHaveLength(4);

    const dear = plan(4);
    sleep(dear, 1, 'T0');
    const bought = at(dear).choose(call('builder'));
    while (bought.step === 'pay') bought.choose(forMe(helvetia, bought.state) as never);
    expect(coinsOn(bought.state, 'builder', 0)).toBe(2);
    expect(sleepers(bought.state)).toEqual(['0:T0', '0:T2', '1:T0', '1:T0-guest']);
  });

  test('H-11.6 a delivered good may still be made for another purpose', () => {
    const s = dairy();
    cubes(s, 0, 'water', 'goat');
    const game = at(s).choose(call('trader'));
    expect(game.events).toContainEqual({ kind: 'delivered', seat: 0, good: 'cheese' });
  });

  test('H-10.6 two builds of a turn pay separately', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 0, 'T1', 'stonemason', 'man');
    show(s, 'mine', 'cow-shed');
    mine(s, 0).coins = 2;
    const game = at(s).run(call('builder'), build('mine'), work(0, 'T0'), place('L'));
    expect(sleepers(game.state)).toEqual(['0:T0']);
    expect(game.offers(call('builder'))).toBe(false);
  });
});
