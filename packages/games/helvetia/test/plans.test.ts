import { below, decide, fastChance, forMe, fork, must, play, type Seat } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { SLOTS } from '../src/cards/board.ts';
import { buildingName, BUILDINGS, EXCHANGE, PRODUCT } from '../src/cards/buildings.ts';
import { GOODS, goodOf, MATERIALS, NO_GOOD, PREREQUISITE } from '../src/cards/goods.ts';
import { isAwakeOf } from '../src/figures.ts';
import { helvetia } from '../src/index.ts';
import { COST, DELIVERY } from '../src/paymentPlans.ts';
import type { State, Todo } from '../src/types.ts';
import { coinsOn, join, mine, put, sleepers, table } from './position.ts';

/*
 * Compares the small questions of a payment with a brute-force search: it tries all ways in which figures can work and
 * exchange, in any order, and then checks by H-9 and H-10 whether the whole was a legal payment.
 */

interface Plan {
  readonly asleep: readonly string[];
  readonly coins: number;
}

/** The progress of a brute-force attempt; lists are by good. */
interface Trial {
  readonly made: readonly number[];
  readonly unspent: readonly number[];
  /** Whether the good served as a prerequisite in this action. */
  readonly served: readonly boolean[];
  readonly asleep: readonly string[];
}

const key = ({ asleep, coins }: Plan): string => `${asleep.toSorted().join(' ')} + ${coins}`;
const of = (counts: readonly number[], good: number): number => counts[good] ?? 0;

interface Payment {
  readonly s: State;
  readonly todo: Todo;
  readonly cost: readonly number[];
  readonly coins: number;
  readonly forSale: boolean;
}

function bruteForce(payment: Payment): Map<string, Plan> {
  const { s } = payment;
  const strict = s.settings.prerequisiteModel === 'strict-units';
  const workers = workersOf(s);
  const plans = new Map<string, Plan>();
  const seen = new Set<string>();

  function explore(trial: Trial): void {
    const id = JSON.stringify([trial.asleep.toSorted(), trial.made, trial.unspent, trial.served]);
    if (seen.has(id)) return;
    seen.add(id);
    const coins = priceOf(trial, payment);
    if (coins !== null) plans.set(key({ ...trial, coins }), { asleep: trial.asleep, coins });
    for (const { name, building } of workers) {
      if (trial.asleep.includes(name)) continue;
      make(trial, name, PRODUCT[building] ?? NO_GOOD);
      for (const give of EXCHANGE[building]?.give ?? []) {
        for (const get of EXCHANGE[building]?.get ?? []) {
          if (give !== get && of(trial.unspent, give) > 0) explore(changed(trial, name, get, give));
        }
      }
    }
  }

  function make(trial: Trial, name: string, good: number): void {
    const needs = of(PREREQUISITE, good);
    if (good === NO_GOOD) return;
    if (needs === NO_GOOD) explore(changed(trial, name, good));
    else if (strict && of(trial.unspent, needs) > 0) explore(changed(trial, name, good, needs));
    else if (!strict && of(trial.made, needs) + of(s.ledger.made, needs) > 0) {
      const served = trial.served.map((each, other) => each || other === needs);
      explore({ ...changed(trial, name, good), served });
    }
  }

  const nothing = GOODS.map(() => 0);
  explore({ made: nothing, unspent: s.ledger.unspent, served: GOODS.map(() => false), asleep: [] });
  return plans;
}

/** The coins for what is missing, if it can be bought and nothing was made in vain; otherwise null. */
function priceOf({ made, unspent, served }: Trial, { s, cost, coins, forSale }: Payment): number | null {
  let price = 0;
  for (const [good, name] of GOODS.entries()) {
    const wanted = cost.includes(good) ? 1 : 0;
    if (wanted > of(unspent, good)) {
      if (!forSale || !MATERIALS.includes(name)) return null;
      price++;
    }
    // H-9.10 Nothing new is left over, except one unit that was a prerequisite and the first of its kind.
    const isFirst = of(s.ledger.made, good) === 0 && s.settings.prerequisiteModel === 'produced-this-turn';
    const mayStay = isFirst && served[good] ? 1 : 0;
    if (of(made, good) > 0 && of(unspent, good) - wanted > mayStay) return null;
  }
  return price <= coins ? price : null;
}

/** Awake villagers of seat 0, by the names that `sleepers` uses. */
function workersOf(s: State): { name: string; building: number }[] {
  return s.players.flatMap(({ building, host, guest }, village) =>
    SLOTS.flatMap((slot, i) => {
      const figure = of(village === 0 ? host : guest, i);
      const name = village === 0 ? `0:${slot}` : `${village}:${slot}-guest`;
      return isAwakeOf(figure, 0) ? [{ name, building: of(building, i) }] : [];
    }),
  );
}

function changed(trial: Trial, name: string, gained: number, given = NO_GOOD): Trial {
  const plus = (counts: readonly number[], good: number, amount: number): number[] =>
    counts.map((count, each) => (each === good ? count + amount : count));
  return {
    made: plus(trial.made, gained, 1),
    unspent: plus(plus(trial.unspent, gained, 1), given, -1),
    served: trial.served,
    asleep: [...trial.asleep, name],
  };
}

/** All results that the small questions lead to. */
function asked(s: State, plans = new Map<string, Plan>()): Map<string, Plan> {
  const decision = decide(helvetia, s);
  if (!decision) {
    const plan = { asleep: sleepers(s), coins: coinsOn(s, 'builder', 0) };
    return plans.set(key(plan), plan);
  }
  for (const option of decision.options) {
    const next = fork(helvetia, s);
    play(helvetia, next, option);
    asked(next, plans);
  }
  return plans;
}

/** The result of "pay for me". */
function proposed(s: State): Plan {
  for (let option = forMe(helvetia, s); option !== null; option = forMe(helvetia, s)) play(helvetia, s, option);
  return { asleep: sleepers(s), coins: coinsOn(s, 'builder', 0) };
}

/** Plans for which no other one is cheaper in everything. */
function thrifty(plans: Map<string, Plan>): string[] {
  const all = [...plans.values()];
  const beats = (a: Plan, b: Plan): boolean =>
    a !== b && a.coins <= b.coins && a.asleep.every(figure => b.asleep.includes(figure));
  return all.filter(plan => !all.some(other => beats(other, plan))).map(key);
}

/** Up to seven villagers in random buildings of both villages, a few units made before, and some coins. */
function position(seed: number): Payment {
  const luck = { chance: fastChance(seed), learnt: 0 };
  const s = table(2, { prerequisiteModel: below(luck, 3) === 0 ? 'strict-units' : 'produced-this-turn' });
  const useful = BUILDINGS.flatMap(({ use }, building) => (use.kind === 'victory' ? [] : [building]));
  const figures = 3 + below(luck, 5);
  for (let i = 0; i < figures; i++) {
    const village: Seat = below(luck, 2);
    const slot = must(SLOTS[i], 'a slot');
    // Half of them basic or a marketplace, so that payments are often possible.
    const building = below(luck, 2) === 0 ? below(luck, 9) : must(useful[below(luck, useful.length)], 'a building');
    put(s, village, slot, buildingName(building), 'man');
    if (village === 1) join(s, 1, slot, 0);
  }
  for (let i = below(luck, 3); i > 0; i--) {
    const good = below(luck, GOODS.length);
    s.ledger.made[good] = 1;
    s.ledger.unspent[good] = below(luck, 2);
  }
  const coins = below(luck, 3);
  mine(s, 0).coins = coins;
  s.turn.character = 0;
  const forSale = below(luck, 3) > 0;
  const good = below(luck, GOODS.length);
  const building = 5 + below(luck, BUILDINGS.length - 5);
  const todo = must(forSale ? COST[building] : DELIVERY[good], 'a payment');
  const cost = forSale ? must(BUILDINGS[building], 'a building').cost.map(goodOf) : [good];
  return { s, todo, cost, coins, forSale };
}

describe('payments', () => {
  test('H-20.17, H-9.10 small questions reach every thrifty plan of a brute force, and nothing that is not a plan', () => {
    let payable = 0;
    let branching = 0;
    for (let seed = 1; seed <= 1_500; seed++) {
      const payment = position(seed);
      const { s, todo } = payment;
      const expected = bruteForce(payment);
      s.frames = [{ step: 'pay', seat: 0, todo }];
      if (expected.size === 0) continue;
      const reached = asked(s);
      payable++;
      if (reached.size > 1) branching++;
      expect(
        [...reached.keys()].filter(plan => !expected.has(plan)),
        `seed ${seed}: not a plan`,
      ).toEqual([]);
      expect(
        thrifty(expected).filter(plan => !reached.has(plan)),
        `seed ${seed}: never offered`,
      ).toEqual([]);
    }
    // The test is meaningful only if enough payments were compared.
    expect(payable).toBeGreaterThan(400);
    expect(branching).toBeGreaterThan(150);
  });

  test('what is paid for me costs the fewest coins of all plans, and then the fewest villagers', () => {
    let compared = 0;
    for (let seed = 3_001; seed <= 3_250; seed++) {
      const payment = position(seed);
      const all = [...bruteForce(payment).values()];
      if (all.length < 2) continue;
      payment.s.frames = [{ step: 'pay', seat: 0, todo: payment.todo }];
      const { coins, asleep } = proposed(payment.s);
      const fewest = Math.min(...all.map(plan => plan.coins));
      const least = Math.min(...all.filter(plan => plan.coins === fewest).map(plan => plan.asleep.length));
      expect([coins, asleep.length], `seed ${seed}`).toEqual([fewest, least]);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('H-8.6, H-20.8 an action is possible exactly if the brute force finds a plan', () => {
    for (let seed = 2_001; seed <= 3_000; seed++) {
      const payment = position(seed);
      const { s, cost, coins, forSale } = payment;
      const possible = bruteForce(payment).size > 0;
      const name = (good: number) => must(GOODS[good], 'a good');
      s.turn.character = -1;
      s.frames = [{ step: 'turn', seat: 0 }];
      s.display.fill(0);
      if (forSale) {
        // One coin more for the action itself.
        mine(s, 0).coins = coins + 1;
        const wanted = BUILDINGS.findIndex(each => each.cost.map(goodOf).join() === cost.join());
        if (mine(s, 0).building.includes(wanted)) continue;
        s.display[wanted] = 1;
      } else {
        mine(s, 0).coins = 1;
        mine(s, 0).cubes = GOODS.map((_, good) => (cost.includes(good) ? 0 : 1));
      }
      const character = forSale ? 'builder' : 'trader';
      const decision = decide(helvetia, s);
      const offered =
        decision?.step === 'turn' &&
        decision.options.some(option => option.kind === 'call' && option.character === character);
      expect(offered, `seed ${seed}: ${cost.map(name).join()}`).toBe(possible);
    }
  });
});
