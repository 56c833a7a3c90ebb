import { type AskStep, must, schedule, type Seat } from '@thorp/kernel';
import type { Purchase } from '../cards/effects.ts';
import { INDEX, RESOURCES, type Price, type Resource } from '../cards/goods.ts';
import { addCubes, at, held, heldCubes, loose, looseCubes, lordOf, numberAt, owned, takeCubes, tell } from '../area.ts';
import type { Cubes, Discount, Feudalia, Frame, Lord, Loss, OptionOf, Reason, State } from '../types.ts';

/* Prices, discounts, and the questions about cubes. */

/** What a lord can pay with now. It is counted once for all prices of a question. */
export interface Purse {
  readonly coins: number;
  /** By resource, of all fiefs together. */
  readonly cubes: Cubes;
  readonly discounts: readonly Discount[];
}

export function purseOf(s: State, seat: Seat): Purse {
  const lord = lordOf(s, seat);
  const cubes = [owned(lord, 0), owned(lord, 1), owned(lord, 2), owned(lord, 3)];
  return { coins: lord.coins, cubes, discounts: s.turn.discounts };
}

/** Cubes of a price that the lord does not own. */
export function shortage({ cubes }: Purse, due: Cubes): number {
  let missing = 0;
  for (let r = 0; r < 4; r++) missing += Math.max(0, numberAt(due, r) - numberAt(cubes, r));
  return missing;
}

function affordable(purse: Purse, price: Price): boolean {
  if (purse.coins < price.coins) return false;
  for (let r = 0; r < 4; r++) if (numberAt(purse.cubes, r) < numberAt(price.cubes, r)) return false;
  return true;
}

function helps(purse: Purse, price: Price, discount: Discount): boolean {
  const lowers = (discount.coins > 0 && price.coins > 0) || (discount.cubes > 0 && count(price.cubes) > 0);
  return lowers && purse.coins >= price.coins - discount.coins && shortage(purse, price.cubes) <= discount.cubes;
}

// F-4.1 All indicated costs must be paid; F-4.13 one discount may lower them.
export function canBuy(purse: Purse, on: Purchase, price: Price): boolean {
  if (affordable(purse, price)) return true;
  for (const discount of purse.discounts) if (discount.on === on && helps(purse, price, discount)) return true;
  return false;
}

export function cannotPay(clause: string, price: Price): Reason {
  return { kind: 'cannotPay', clause, price };
}

/** Pays a price and continues with the purchase; F-4.13 asks for a discount if there are any. */
export function purchase(s: State, seat: Seat, on: Purchase, price: Price, ...bought: Frame[]): void {
  schedule(s, ...bought);
  if (s.turn.discounts.some(discount => discount.on === on)) schedule(s, { step: 'discount', seat, on, price });
  else pay(s, seat, price);
}

function pay(s: State, seat: Seat, price: Price): void {
  lordOf(s, seat).coins -= price.coins;
  payCubes(s, seat, price.cubes);
}

/** Takes cubes without a choice at once, and asks for the rest. */
export function payCubes(s: State, seat: Seat, cubes: Cubes): void {
  const lord = lordOf(s, seat);
  let open: number[] | null = null;
  for (let r = 0; r < 4; r++) {
    const due = numberAt(cubes, r);
    if (due === 0 || payForced(lord, r, due)) continue;
    open ??= [0, 0, 0, 0];
    open[r] = due;
  }
  if (open) schedule(s, { step: 'pay', seat, cubes: open });
}

/** There is no choice if all cubes of a resource are due, or if they are all in one fief. */
function payForced(lord: Lord, r: number, due: number): boolean {
  const all = owned(lord, r);
  for (let fief = 0; fief < 3; fief++) {
    const here = held(lord, fief, r);
    if (here === all) {
      takeCubes(lord, fief, r, due);
      return true;
    }
    if (all === due) takeCubes(lord, fief, r, here);
  }
  return all === due;
}

const firstOf = (cubes: Cubes): number => cubes.findIndex(n => n > 0);
const count = (cubes: Cubes): number => (cubes[0] ?? 0) + (cubes[1] ?? 0) + (cubes[2] ?? 0) + (cubes[3] ?? 0);

function without(cubes: Cubes, r: number): Cubes {
  const rest = cubes.slice();
  rest[r] = numberAt(rest, r) - 1;
  return rest;
}

// F-4.13 At most one discount is applied to one purchase; the player chooses which, or none.
const discount: AskStep<Feudalia, 'discount', OptionOf<'use' | 'fullPrice'>> = {
  options(s, { seat, on, price }) {
    const purse = purseOf(s, seat);
    const options: OptionOf<'use' | 'fullPrice'>[] = [];
    for (const [i, it] of s.turn.discounts.entries()) {
      if (it.on !== on || !helps(purse, price, it) || i !== indexOfDiscount(s, on, it.coins, it.cubes)) continue;
      options.push({ kind: 'use', coins: it.coins, cubes: it.cubes });
    }
    if (affordable(purse, price)) options.push({ kind: 'fullPrice' });
    return options;
  },
  choose(s, { seat, on, price }, option) {
    if (option.kind === 'fullPrice') return pay(s, seat, price);
    useDiscount(s, indexOfDiscount(s, on, option.coins, option.cubes));
    tell(s, { kind: 'discount', seat, on, coins: option.coins, cubes: option.cubes });
    const coins = Math.max(0, price.coins - option.coins);
    return lowerCubes(s, seat, option.cubes, { coins, cubes: price.cubes });
  },
};

function indexOfDiscount(s: State, on: Purchase, coins: number, cubes: number): number {
  return s.turn.discounts.findIndex(it => it.on === on && it.coins === coins && it.cubes === cubes);
}

function useDiscount(s: State, at: number): void {
  const used = must(s.turn.discounts[at], 'the discount is there');
  if (used.uses > 1) s.turn.discounts[at] = { ...used, uses: used.uses - 1 };
  else s.turn.discounts.splice(at, 1);
}

function lowerCubes(s: State, seat: Seat, left: number, price: Price): void {
  if (left === 0) pay(s, seat, price);
  else if (left >= count(price.cubes)) pay(s, seat, { coins: price.coins, cubes: [0, 0, 0, 0] });
  else schedule(s, { step: 'waive', seat, left, price });
}

// F-4.13 The cubes that a discount removes are chosen by the player, as long as the rest can be paid.
const waive: AskStep<Feudalia, 'waive', OptionOf<'waive'>> = {
  options(s, { seat, left, price }) {
    const purse = purseOf(s, seat);
    const options: OptionOf<'waive'>[] = [];
    for (const [r, due] of price.cubes.entries()) {
      if (due === 0 || shortage(purse, without(price.cubes, r)) > left - 1) continue;
      options.push({ kind: 'waive', resource: at(RESOURCES, r) });
    }
    return options;
  },
  choose(s, { seat, left, price }, { resource }) {
    lowerCubes(s, seat, left - 1, { coins: price.coins, cubes: without(price.cubes, INDEX[resource]) });
  },
};

// F-5.5 Costs may mix cubes of all own fiefs: one cube at a time, because the tax looks at each fief.
const payStep: AskStep<Feudalia, 'pay', OptionOf<'payFrom'>> = {
  options(s, { seat, cubes }) {
    const lord = lordOf(s, seat);
    const r = firstOf(cubes);
    const options: OptionOf<'payFrom'>[] = [];
    for (let fief = 0; fief < 3; fief++) {
      if (held(lord, fief, r) > 0) options.push({ kind: 'payFrom', fief, resource: at(RESOURCES, r) });
    }
    return options;
  },
  choose(s, { seat, cubes }, { fief, resource }) {
    takeCubes(lordOf(s, seat), fief, INDEX[resource], 1);
    payCubes(s, seat, without(cubes, INDEX[resource]));
  },
  // F-21 "Take from the fullest fief first."
  forMe: (s, { seat }, options) => most(options, ({ fief }) => heldCubes(lordOf(s, seat), fief)),
};

/** Puts cubes into own fiefs, one at a time. */
const store: AskStep<Feudalia, 'store', OptionOf<'store'>> = {
  options(_, { cubes }) {
    const resource = RESOURCES[firstOf(cubes)];
    return resource ? [0, 1, 2].map(fief => ({ kind: 'store', fief, resource })) : [];
  },
  choose(s, { seat, cubes }, { fief, resource }) {
    addCubes(lordOf(s, seat), fief, INDEX[resource], 1);
    tell(s, { kind: 'gained', seat, fief, resource, n: 1 });
    schedule(s, { step: 'store', seat, cubes: without(cubes, INDEX[resource]) });
  },
  forMe: (s, { seat }, options) => most(options, ({ fief }) => -heldCubes(lordOf(s, seat), fief)),
};

/** A fief loses cubes of its owner's choice: to the tax, to raiders, or because it holds too many. */
export function loseCubes(s: State, seat: Seat, fief: number, n: number, why: Loss): void {
  const lord = lordOf(s, seat);
  const here = why === 'limit' ? held : loose;
  const all = why === 'limit' ? heldCubes(lord, fief) : looseCubes(lord, fief);
  if (n <= 0 || all === 0) return;
  const kinds = RESOURCES.filter((_, r) => here(lord, fief, r) > 0);
  if (n < all && kinds.length > 1) return schedule(s, { step: 'lose', seat, fief, left: n, why });
  for (const resource of kinds) loseOf(s, seat, fief, resource, Math.min(n, here(lord, fief, INDEX[resource])));
}

export function loseOf(s: State, seat: Seat, fief: number, resource: Resource, n: number): void {
  if (n === 0) return;
  takeCubes(lordOf(s, seat), fief, INDEX[resource], n);
  tell(s, { kind: 'lost', seat, fief, resource, n });
}

// F-7.2, F-14.5, F-6.6 The owner chooses which cubes go. Vaulted cubes count only for the limit of cubes.
const lose: AskStep<Feudalia, 'lose', OptionOf<'lose'>> = {
  options(s, { seat, fief, why }) {
    const lord = lordOf(s, seat);
    const here = why === 'limit' ? held : loose;
    const options: OptionOf<'lose'>[] = [];
    for (const [r, resource] of RESOURCES.entries())
      if (here(lord, fief, r) > 0) options.push({ kind: 'lose', resource });
    return options;
  },
  choose(s, { seat, fief, left, why }, { resource }) {
    loseOf(s, seat, fief, resource, 1);
    loseCubes(s, seat, fief, left - 1, why);
  },
  forMe(s, { seat, fief }, options) {
    return most(options, ({ resource }) => held(lordOf(s, seat), fief, INDEX[resource]));
  },
};

/** The option with the highest value; the first of equal ones. */
function most<O>(options: readonly O[], value: (option: O) => number): O {
  return options.reduce((best, option) => (value(option) > value(best) ? option : best));
}

export const paySteps = { discount, waive, pay: payStep, store, lose };
