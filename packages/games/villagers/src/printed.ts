import { keysOf, tableOf } from '@thorp/kernel';
import type { Printed } from './cards/card.ts';
import { cardOf, idOf, NONE, VILLAGERS as NUMBERED, villager, type Card, type CardId } from './cards/index.ts';

/* The printed cards as data, for boards that draw them, without any rules. */
export type { Count, Silver, Special, Suit, Verb } from './cards/card.ts';
export { SUITS } from './cards/card.ts';
export { COUNTESS_EVENTS, type CountessEvent, type CountessEventId } from './cards/countess.ts';
export { EVENTS, EVENT_STACK, type EventCard, type EventId, type Season } from './cards/events.ts';
export { NONE, type CardId } from './cards/index.ts';
export { DRAFTING_PRIORITY, rankOf, RANKS, ROUND_LIMIT, type PrioritySymbol } from './cards/monastery.ts';

/** A villager that refers to others by their ids. */
export interface Villager extends Printed {
  readonly id: CardId;
  readonly on: CardId | null;
  readonly lock: CardId | null;
  /** What it counts as in a chain. */
  readonly as: CardId;
}

/** All villagers by id, in the order of their suits. */
export const CARDS: { readonly [C in CardId]: Villager } = tableOf(
  NUMBERED.map(({ id }) => id),
  id => {
    const { on, lock, as, ...printed } = villager(cardOf(id));
    return { ...printed, on: idOrNull(on), lock: idOrNull(lock), as: idOf(as) };
  },
);

export const CARD_IDS: readonly CardId[] = keysOf(CARDS);

function idOrNull(card: Card): CardId | null {
  return card === NONE ? null : idOf(card);
}
