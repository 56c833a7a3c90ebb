import { type AskStep, must, type RunStep, schedule, type Seat } from '@thorp/kernel';
import { EVENT_WORKERS, type EventEffect } from '../cards/events.ts';
import { INDEX, RESOURCES, type Resource } from '../cards/goods.ts';
import { vassalOf, type Vassal, type VassalId } from '../cards/vassals.ts';
import { refuseEffects, resolve } from '../effects.ts';
import { addCoins, fiefOf, freeField, isFirst, leaveHand, lordOf, tell } from '../area.ts';
import { addStock } from '../setup.ts';
import type { Eliminate, Feudalia, Lord, Reason, State } from '../types.ts';
import { eliminateCard } from './choices.ts';
import { eventInForce, refuseWeather } from './events.ts';
import { canBuy, purchase, type Purse } from './pay.ts';

/* F-4.1 to F-4.4 Hiring vassals and playing them. Each action has a function that refuses it and one that does it. */

export const SOLD_OUT: Reason = { kind: 'soldOut', clause: 'F-24.10' };
const NO_INCOME: Reason = { kind: 'noIncome', clause: 'F-4.2' };
const FIELD_USED: Reason = { kind: 'fieldUsed', clause: 'F-4.3.1' };
const NO_INFLUENCE: Reason = { kind: 'noInfluence', clause: 'F-4.11' };

// F-4.1 The full printed cost: coins, cubes of any own fiefs, and a card of the asked category from hand.
export function refuseHire(
  s: State,
  seat: Seat,
  { price, eliminate }: Vassal,
  purse: Purse,
  tooDear: Reason,
): Reason | null {
  if (!canBuy(purse, 'vassal', price)) return tooDear;
  if (!eliminate || lordOf(s, seat).hand.some(it => vassalOf(it).category === eliminate)) return null;
  return { kind: 'noVictim', clause: 'F-4.1', category: eliminate };
}

export function hire(s: State, seat: Seat, card: VassalId): void {
  const { price, eliminate } = vassalOf(card);
  purchase(s, seat, 'vassal', price, { step: 'hired', seat, card });
  if (eliminate) schedule(s, { step: 'victim', seat, category: eliminate });
}

// F-4.1 The eliminated card comes from hand and leaves the game.
const victim: AskStep<Feudalia, 'victim', Eliminate> = {
  options(s, { seat, category }) {
    const { hand } = lordOf(s, seat);
    const options: Eliminate[] = [];
    for (const [i, card] of hand.entries()) {
      if (vassalOf(card).category === category && isFirst(hand, i))
        options.push({ kind: 'eliminate', card, zone: 'hand' });
    }
    return options;
  },
  choose: (s, { seat }, option) => eliminateCard(s, seat, option),
};

// F-4.1 The new card goes to the own discard pile.
const hired: RunStep<Feudalia, 'hired'> = {
  run(s, { seat, card }) {
    addStock(s, card, -1);
    lordOf(s, seat).discard.push(card);
    tell(s, { kind: 'hired', seat, card });
  },
};

// F-4.2, F-24.9 A vassal without income cannot be played for it.
export function refuseIncome({ income: printed }: Vassal): Reason | null {
  return printed > 0 ? null : NO_INCOME;
}

// F-4.2 The marker moves up by the income.
export function income(s: State, seat: Seat, card: VassalId): void {
  const lord = lordOf(s, seat);
  leaveHand(lord, card);
  lord.table.push(card);
  tell(s, { kind: 'income', seat, card, coins: addCoins(lord, earnings(card, eventInForce(s))) });
}

// F-14.10 Vintage adds a coin for workers.
export function earnings(card: VassalId, event: EventEffect): number {
  const { category, income: printed } = vassalOf(card);
  return event === 'vintage' && EVENT_WORKERS.includes(category) ? printed + 1 : printed;
}

/** A fief as a site for field actions, read once for all cards of a question. */
export interface Site {
  readonly type: Resource;
  /** The index of the printed surcharge for this type. */
  readonly at: number;
  readonly isFree: boolean;
}

export function siteOf(lord: Lord, fief: number): Site {
  const { type } = fiefOf(lord, fief);
  return { type, at: INDEX[type], isFree: freeField(lord, fief) >= 0 };
}

// F-4.3 A free field of an allowed fief, and the coins for that site; F-14 weather may forbid workers.
export function refuseField(
  s: State,
  { coins }: Lord,
  { category, action }: Vassal,
  site: Site,
  wrongFief: Reason,
): Reason | null {
  const surcharge = action?.type === 'field' ? (action.sites[site.at] ?? null) : null;
  if (surcharge === null) return wrongFief;
  if (!site.isFree) return FIELD_USED;
  const weather = refuseWeather(s, category, site.type);
  if (weather) return weather;
  return coins >= surcharge ? null : { kind: 'cannotPay', clause: 'F-4.3', price: { coins: surcharge, cubes: [] } };
}

/** The refusal for a fief where a vassal does not work: it says where it does. */
export function worksElsewhere({ action }: Vassal): Reason {
  const sites = action?.type === 'field' ? RESOURCES.filter(type => (action.sites[INDEX[type]] ?? null) !== null) : [];
  return { kind: 'wrongFief', clause: 'F-4.3', sites };
}

export function playField(s: State, seat: Seat, card: VassalId, fief: number): void {
  const lord = lordOf(s, seat);
  const { action } = vassalOf(card);
  if (action?.type !== 'field') return;
  leaveHand(lord, card);
  lord.fields[freeField(lord, fief)] = card;
  lord.coins -= must(action.sites[INDEX[fiefOf(lord, fief).type]], 'the card may be played here');
  tell(s, { kind: 'field', seat, card, fief });
  resolve(s, { seat, card, fief }, action.effects);
}

// F-4.4, F-4.11 One influence action a turn and one more for each "+"; F-4.14 a scroll needs its target.
export function refuseInfluence(
  s: State,
  seat: Seat,
  card: VassalId,
  { action }: Vassal,
  scroll: number,
): Reason | null {
  if (s.turn.influence === 0) return NO_INFLUENCE;
  const effects = action?.type === 'influence' ? action.scrolls[scroll] : undefined;
  return refuseEffects(s, { seat, card, fief: -1 }, effects ?? []);
}

// F-5.4 Of two scrolls one is chosen and the other ignored.
export function playInfluence(s: State, seat: Seat, card: VassalId, scroll: number): void {
  const { action } = vassalOf(card);
  if (action?.type !== 'influence') return;
  const lord = lordOf(s, seat);
  leaveHand(lord, card);
  lord.table.push(card);
  s.turn.influence += action.plus ? 0 : -1;
  tell(s, { kind: 'influence', seat, card, scroll });
  resolve(s, { seat, card, fief: -1 }, must(action.scrolls[scroll], 'the scroll is printed'));
}

export const vassalSteps = { victim, hired };
