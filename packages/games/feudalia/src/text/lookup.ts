import type { Part, PromptTable, Seat } from '@thorp/kernel';
import { UPGRADES } from '../cards/board.ts';
import type { Effect } from '../cards/effects.ts';
import { RESOURCES, type Bag, type Resource } from '../cards/goods.ts';
import { vassalOf } from '../cards/vassals.ts';
import { fiefCard } from '../pieces.ts';
import { exchanges } from '../steps/exchange.ts';
import { taxDue } from '../steps/tax.ts';
import type { Fief, Frame, OptionOf, View } from '../types.ts';

/* What the phrases of all languages look up. */

type Asking = Extract<Frame, { readonly seat: Seat }>;

/** A question for every step that asks. */
export type Prompts = PromptTable<Asking, View>;

/** A fief of the asked seat. */
function fiefOf(view: View, at: number): Fief | undefined {
  return view.lords[view.waiting ?? 0]?.fiefs[at];
}

export function cityOf(view: View, at: number): Fief['city'] {
  return fiefOf(view, at)?.city ?? null;
}

/** Coins of the asked seat. */
export function coinsOf({ lords, waiting }: View): number {
  return lords[waiting ?? 0]?.coins ?? 0;
}

/** F-7.3 What the hand of the asked seat still owes the Tax Collector, in coins. */
export function taxDueOf({ lords, waiting }: View): number {
  const { hand = null, taxed = [] } = lords[waiting ?? 0] ?? {};
  return hand === null ? 0 : taxDue({ hand, taxed });
}

/** The cost of the next level of a fief. */
export function upgradeOf(view: View, at: number): Bag {
  const fief = fiefOf(view, at);
  return (fief && UPGRADES[fief.type][fief.level]) ?? {};
}

/** How often a vassal trades in a field, and whether the fief has anything that it takes; null if it does not trade. */
export function tradesOf(
  { lords, waiting }: View,
  { card, fief }: OptionOf<'field'>,
): { readonly times: number; readonly any: boolean } | null {
  const { action } = vassalOf(card);
  const trade = action?.type === 'field' ? action.effects.find(({ op }) => op === 'trade') : undefined;
  const lord = lords[waiting ?? 0];
  if (trade?.op !== 'trade' || !lord) return null;
  return { times: trade.times, any: exchanges(lord, fief, card).length > 0 };
}

/** The scroll of an influence action. */
export function scrollOf({ card, scroll }: OptionOf<'influence'>): readonly Effect[] {
  const { action } = vassalOf(card);
  return action?.type === 'influence' ? (action.scrolls[scroll] ?? []) : [];
}

/** The type of the fief on a line of the score sheet. */
export function typeOf({ card }: Part): Resource | 'own' {
  return RESOURCES.find(type => card === fiefCard(type)) ?? 'own';
}
