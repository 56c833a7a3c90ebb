import type { Seat } from '@thorp/kernel';
import { NO_CHARACTER } from './cards/board.ts';
import { BUILDINGS, EXCHANGE, PRODUCT, SUPPLIERS, type Building } from './cards/buildings.ts';
import { GOODS, goodOf, MATERIALS, NO_GOOD, PREREQUISITE, type Good } from './cards/goods.ts';
import { isAwakeOf } from './figures.ts';
import { add, at, figuresIn, player, spendable } from './table.ts';
import type { Exchange, Ledger, State, Todo, Work } from './types.ts';

/*
 * Whether and how cheaply a list of things to do can be done: the search behind every payment.
 *
 * It walks the list in order. A unit comes from the ledger if one is left there; otherwise a villager makes it, an
 * exchange supplies it, or money replaces it. Making and exchanging put their own needs in front of the list: the
 * prerequisite, the unit to give. Villagers are only counted here; which of them works is asked later.
 */

/**
 * The means of a seat: the ledger itself, villagers, coins. The search takes from them and puts everything back, so the
 * ledger is not copied.
 */
export interface Means extends Ledger {
  readonly strict: boolean;
  /** Awake villagers of the seat, by building. */
  readonly workers: number[];
  /** Coins for materials. */
  coins: number;
}

/** The prices of one villager and one coin when plans are compared: coins count first, because they are actions. */
const VILLAGER = 1;
const COIN = 100;

/** The price of an impossible plan, and a limit above every possible plan. */
export const NEVER = 1_000_000;
export const ANY_PRICE = 100_000;

/** The building that makes each good. */
const MAKER: readonly Building[] = GOODS.map((_, good) => PRODUCT.indexOf(good));

const IS_MATERIAL: readonly boolean[] = GOODS.map(name => MATERIALS.includes(name));

/** H-10.3 The cost of each building, as a list of tasks. */
export const COST: readonly (Todo | null)[] = BUILDINGS.map(({ cost }) =>
  cost.reduceRight<Todo | null>((rest, name) => ({ kind: 'pay', good: goodOf(name), rest, by: null }), null),
);

/** H-11.1, H-11.4 What each delivery needs: a unit to give, which money cannot replace. */
export const DELIVERY: readonly Todo[] = GOODS.map((_, good) => ({ kind: 'give', good, rest: null, by: null }));

export function meansOf(s: State, seat: Seat): Means {
  const workers = NO_WORKERS.slice();
  for (let village = 0; village < s.players.length; village++) {
    const { building } = player(s, village);
    const figures = figuresIn(s, village, seat);
    for (let slot = 0; slot < figures.length; slot++) {
      if (isAwakeOf(at(figures, slot), seat)) add(workers, at(building, slot), 1);
    }
  }
  const { made, unspent } = s.ledger;
  return { strict: isStrict(s), workers, made, unspent, coins: budget(s, seat) };
}

/** H-8.10, H-15.6 Coins for purchases; before the first regular action one coin must remain for it. */
export function budget(s: State, seat: Seat): number {
  return spendable(s, seat) - (s.turn.character === NO_CHARACTER ? 1 : 0);
}

/** H-21.5 Whether every unit can be used only once. */
export function isStrict(s: State): boolean {
  return s.settings.prerequisiteModel === 'strict-units';
}

/** Whether everything on the list can be done. */
export function canDo(means: Means, todo: Todo | null): boolean {
  return cheapest(means, todo, ANY_PRICE) < NEVER;
}

/** The missing good for this one: itself if nobody awake makes it, otherwise its prerequisite. */
export function lackingFor(means: Means, good: Good): Good {
  const prerequisite = at(PREREQUISITE, good);
  const hasMaker = at(means.workers, at(MAKER, good)) > 0;
  return hasMaker && prerequisite !== NO_GOOD ? lackingFor(means, prerequisite) : good;
}

/** The lowest price of the list; any price up to `enough` ends the search. */
function cheapest(means: Means, todo: Todo | null, enough: number): number {
  if (todo === null) return 0;
  if (isSettled(means, todo)) return bySettling(means, todo, enough);
  let best = byMaking(means, todo, enough);
  if (best <= enough) return best;
  best = Math.min(best, byBuying(means, todo, enough));
  for (const building of SUPPLIERS[todo.good] ?? NOTHING) {
    if (best <= enough) return best;
    best = Math.min(best, byExchanging(means, todo, building, enough));
  }
  return best;
}

/** Whether the first task needs no choice: the unit is finished, or the ledger already has it. */
export function isSettled(ledger: Ledger, { kind, good }: Todo): boolean {
  switch (kind) {
    case 'use':
    case 'keep':
      return true;
    case 'need':
      return at(ledger.made, good) > 0;
    default:
      return at(ledger.unspent, good) > 0;
  }
}

/** H-9.5 to H-9.7 The effect of a settled task on the ledger; −1 undoes it. */
export function settle(ledger: Ledger, { kind, good }: Todo, once: 1 | -1 = 1): void {
  if (kind === 'use' || kind === 'keep') add(ledger.made, good, once);
  if (kind === 'keep') add(ledger.unspent, good, once);
  if (kind === 'pay' || kind === 'give') add(ledger.unspent, good, -once);
}

function bySettling(means: Means, todo: Todo, enough: number): number {
  settle(means, todo);
  const price = cheapest(means, todo.rest, enough);
  settle(means, todo, -1);
  return price;
}

/** The price if a villager makes the unit. */
export function byMaking(means: Means, todo: Todo, enough: number): number {
  const maker = at(MAKER, todo.good);
  if (at(means.workers, maker) === 0) return NEVER;
  // The most frequent case: the last task, which needs only a villager.
  if (todo.rest === null && PREREQUISITE[todo.good] === NO_GOOD) return VILLAGER;
  add(means.workers, maker, -1);
  const price = VILLAGER + cheapest(means, afterWork(means.strict, todo), enough - VILLAGER);
  add(means.workers, maker, 1);
  return price;
}

/** The price if money replaces the unit. */
export function byBuying(means: Means, todo: Todo, enough: number): number {
  if (means.coins === 0 || !isForSale(todo)) return NEVER;
  means.coins--;
  const price = COIN + cheapest(means, todo.rest, enough - COIN);
  means.coins++;
  return price;
}

function byExchanging(means: Means, todo: Todo, building: Building, enough: number): number {
  let best = NEVER;
  if (at(means.workers, building) === 0) return best;
  for (const give of givenAt(building)) {
    best = Math.min(best, byGiving(means, todo, building, give, enough));
    if (best <= enough) break;
  }
  return best;
}

/** The price if an exchange supplies the unit for another one. */
export function byGiving(means: Means, todo: Todo, building: Building, give: Good, enough: number): number {
  if (isSought(todo, give)) return NEVER;
  add(means.workers, building, -1);
  const price = VILLAGER + cheapest(means, afterExchange(todo, give), enough - VILLAGER);
  add(means.workers, building, 1);
  return price;
}

/** H-10.4, H-10.12 Only materials of a building's cost can be bought. */
export function isForSale({ kind, good }: Todo): boolean {
  return kind === 'pay' && IS_MATERIAL[good] === true;
}

/** H-9.6 A working villager needs the prerequisite first, then the unit is finished. */
export function afterWork(strict: boolean, todo: Todo, by: Work | null = null): Todo {
  const prerequisite = at(PREREQUISITE, todo.good);
  const finish = finishing(todo, by);
  return prerequisite === NO_GOOD
    ? finish
    : { kind: strict ? 'give' : 'need', good: prerequisite, rest: finish, by: null };
}

/** H-9.8 An exchange needs the unit to give first, then supplies the other one. */
export function afterExchange(todo: Todo, give: Good, by: Exchange | null = null): Todo {
  return { kind: 'give', good: give, rest: finishing(todo, by), by: null };
}

/** H-9.8 The goods an exchange building takes. */
export function givenAt(building: Building): readonly Good[] {
  return EXCHANGE[building]?.give ?? NOTHING;
}

function finishing({ kind, good, rest }: Todo, by: Work | Exchange | null): Todo {
  return { kind: kind === 'need' ? 'keep' : 'use', good, rest, by };
}

/** H-9.10 No cycles: a good that is already needed is not made to be exchanged for itself. */
export function isSought(todo: Todo, give: Good): boolean {
  if (todo.good === give) return true;
  for (let next = todo.rest; next !== null; next = next.rest) {
    if (next.good === give && (next.kind === 'use' || next.kind === 'keep')) return true;
  }
  return false;
}

const NO_WORKERS: readonly number[] = BUILDINGS.map(() => 0);
const NOTHING: readonly Good[] = [];
