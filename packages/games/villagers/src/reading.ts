import type { Seat } from '@thorp/kernel';
import { COUNTESS_EVENTS } from './cards/countess.ts';
import { cardOf, idOf, NONE, villager, type CardId } from './cards/index.ts';
import { addTo } from './lists.ts';
import { payOf, paysSilver, type MarketPay } from './market.ts';
import { priceTo } from './padlock.ts';
import type { SeenVillager, View, Village } from './types.ts';
import { newVillage, settle } from './village.ts';

export type { MarketPay } from './market.ts';

/**
 * What the rules say about a view, for boards: who opens a padlock, which symbols are active, what a Market would pay.
 */

/** Who opens a padlock for a seat, and what the seat pays for it. */
export interface Opener {
  readonly key: CardId;
  /** The village with the key, the bank, or nobody. */
  readonly by: { readonly village: number } | 'bank' | 'nobody';
  readonly gold: number;
}

/** V-6.15 Who would open the padlock of a card now: an own key first, then another village's, then the bank. */
export function openerOf(view: View, seat: Seat, card: CardId): Opener | null {
  const { lock } = villager(cardOf(card));
  if (lock === NONE) return null;
  const key = idOf(lock);
  const holds = (village: number): boolean =>
    view.villages[village]?.villagers.some(it => it.card === key && it.active) ?? false;
  const village = holds(seat) ? seat : view.villages.findIndex((_, owner) => holds(owner));
  if (village >= 0) return { key, by: { village }, gold: priceTo(seat, village) };
  if (view.bankPrice === null) return { key, by: 'nobody', gold: 0 };
  return { key, by: 'bank', gold: view.bankPrice };
}

/** V-15.29 Whether a card that is given for a Basic goes to the Countess. */
export function goesToCountess({ countess }: View): boolean {
  return countess?.events.some(id => COUNTESS_EVENTS.find(event => event.id === id)?.verb === 'serfdom') ?? false;
}

/** V-6.9 The different cards that a seat may give for a Basic. */
export function cardsToReturn(view: View, seat: Seat): CardId[] {
  return [...new Set(view.players[seat]?.hand)];
}

/** V-6.9, V-6.10 The stacks such a card may go onto; with all stacks empty no stack is chosen. */
export function stacksToReturnTo({ stacks }: View): number[] {
  return stacks.flatMap(({ size }, stack) => (size > 0 ? [stack] : []));
}

/** V-6.6 The symbols of a village that count now. */
export function activeSymbols(villagers: readonly SeenVillager[]): { food: number; builders: number } {
  let food = 0;
  let builders = 0;
  for (const { card, active } of villagers) {
    if (!active) continue;
    const printed = villager(cardOf(card));
    food += printed.food;
    builders += printed.builder;
  }
  return { food, builders };
}

/** V-20.10 Villagers whose keyring works. */
export function activeKeyrings(villagers: readonly SeenVillager[]): SeenVillager[] {
  return villagers.filter(({ card, active }) => active && villager(cardOf(card)).key > 0);
}

/** V-7 What the next Market would pay a village if it opened now; null if no Market is left. */
export function nextMarketPay({ villages, markets, settings }: View, owner: number): MarketPay | null {
  const market = markets + 1;
  const village = villages[owner];
  return village && market <= LAST_MARKET ? payOf(asVillage(village.villagers), paysSilver(market, settings)) : null;
}

const LAST_MARKET = 2;

/** A village in the form that the rules use. */
function asVillage(villagers: readonly SeenVillager[]): Village {
  const village = newVillage();
  for (const { card, as, coins } of villagers) village.coins[settle(village, cardOf(card), NONE, cardOf(as))] = coins;
  for (const [at, { on }] of villagers.entries()) {
    village.on[at] = on;
    if (on !== NONE) addTo(village.load, on, 1);
  }
  return village;
}
