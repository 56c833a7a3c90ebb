/* The printed cards as data, for boards that draw them: no rule comes along. */
export type { Count, Printed, Silver, Special, Suit, Verb } from './cards/card.ts';
export { SUITS } from './cards/card.ts';
export { COUNTESS_EVENTS, type CountessEvent, type CountessEventId } from './cards/countess.ts';
export { EVENTS, EVENT_STACK, type EventCard, type EventId, type Season } from './cards/events.ts';
export { NONE, VILLAGERS, cardOf, idOf, villager, type Card, type CardId, type Villager } from './cards/index.ts';
export { DRAFTING_PRIORITY, ROUND_LIMIT, type PrioritySymbol } from './cards/monastery.ts';
