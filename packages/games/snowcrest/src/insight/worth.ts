import type { Seat } from '@thorp/kernel';
import { VILLAGERS } from '../cards/villagers.ts';
import { BUILDING_BONUS } from '../cards/figures.ts';
import type { Card, Due, Effect } from '../cards/vocabulary.ts';
import { isActionPossible } from '../effects.ts';
import { count, entry, tilesOwned } from '../table.ts';
import type { Player, State } from '../types.ts';

/* The values that bots use, in points: goods, the verbs of the cards, and so the cards. Set by hand. */

/** A unit of each resource. */
export const UNIT = [0.18, 0.28, 0.24, 0.28, 0.32] as const;
/** A unit to be paid; one of any kind is paid with the cheapest. */
const NEED = [0.18, 0.28, 0.24, 0.28, 0.18] as const;

/** The value of each verb of the cards. */
const WORTH: { readonly [K in Effect['op']]: (effect: Extract<Effect, { op: K }>) => number } = {
  gain: ({ units }) => units.reduce((sum: number, unit) => sum + UNIT[unit], 0),
  gainOneOf: ({ n }) => 0.27 * n,
  gainPer: ({ n }) => 0.3 * n,
  scroll: ({ n }) => n,
  omen: ({ n }) => -0.9 * n,
  opponents: ({ effects }) => -0.7 * totalOf(effects),
  draw: ({ n }) => 0.25 * n,
  retrieve: ({ n }) => 0.3 * n,
  discardRedraw: () => 0.15,
  pay: ({ cost, effects }) => totalOf(effects) - costOf(cost),
  build: () => 0.9,
  restock: () => 0.5,
  venerate: () => 1.7,
  meditate: ({ bonus }) => 1 + 0.25 * bonus,
  trade: () => 0.4,
  recruit: () => 0.9,
  copy: () => 0.7,
};

export function worthOf(effect: Effect): number {
  return worthAs(effect.op, effect);
}

function worthAs<K extends Effect['op']>(op: K, effect: Extract<Effect, { op: K }>): number {
  return WORTH[op](effect);
}

function totalOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + worthOf(effect), 0);
}

export function costOf(due: Due): number {
  let cost = 0;
  for (let need = 0; need < due.length; need++) cost += count(due, need) * fraction(NEED, need);
  return cost;
}

/** The value of each action, by card. */
export const ACTIONS: readonly (readonly number[])[] = VILLAGERS.map(({ actions }) =>
  actions.map(({ effects }) => Math.max(0.05, totalOf(effects))),
);

/** The value of a Villager that acts once: the best action, and a little for having a choice. */
export const BEST: readonly number[] = ACTIONS.map((worths, card) => {
  const best = Math.max(0, ...worths);
  const choice = worths.reduce((sum, worth) => sum + worth, 0) - best;
  return best + 0.3 * choice + (VILLAGERS[card]?.avoid ? 0.3 : 0);
});

/** The value of a card's icons as payment. */
export const ICONS: readonly number[] = VILLAGERS.map(({ icons }) =>
  icons.reduce((sum: number, icon) => sum + UNIT[icon], 0),
);

/** The best action that is possible now. */
export function bestAction(s: State, seat: Seat, card: Card): number {
  let best = 0;
  const actions = VILLAGERS[card]?.actions ?? [];
  for (let action = 0; action < actions.length; action++) {
    const worth = ACTIONS[card]?.[action] ?? 0;
    if (worth > best && isActionPossible(s, seat, entry(actions, action))) best = worth;
  }
  return best;
}

/** The score so far, without majorities. */
export function pointsOf(p: Player): number {
  return p.scrolls + p.omen - p.omenTokens + count(BUILDING_BONUS, tilesOwned(p));
}

/**
 * An entry of a list of fractions. Lists of whole numbers have a separate function, so that V8 does not turn them into
 * lists of floats.
 */
export function fraction(list: readonly number[], index: number): number {
  return list[index] as number;
}
