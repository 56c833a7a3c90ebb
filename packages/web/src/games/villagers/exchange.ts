import type { Option, View } from '@thorp/villagers';
import { COUNTESS_EVENTS, type CardId } from '@thorp/villagers/cards';

/*
 * V-6.9 An exchange as one move: first which Basic, then which hand card for it, then the stack the card goes onto. The rules ask
 * for the stack before the card, and what has one answer only they do not ask at all.
 */

/** What has been said of an exchange so far. */
export interface Exchange {
  readonly basic: CardId;
  readonly card: CardId | null;
  readonly version: number;
}

/** V-15.29 Under Serfdom the card goes to the Countess: the rules ask for that themselves. */
export function isPlanned({ countess }: View): boolean {
  return !countess?.events.some(id => COUNTESS_EVENTS.find(event => event.id === id)?.verb === 'serfdom');
}

/** The different cards of a hand. */
export function cardsToGive(view: View, seat: number): CardId[] {
  return [...new Set(view.players[seat]?.hand)];
}

/** The stacks a card may go onto. */
export function stacksToTake({ stacks }: View): number[] {
  return stacks.flatMap(({ size }, stack) => (size > 0 ? [stack] : []));
}

/** The choices that make up an exchange. */
export function optionsOf(view: View, seat: number, basic: CardId, card: CardId, stack: number | null): Option[] {
  const options: Option[] = [{ kind: 'exchange', basic }];
  if (stack !== null && stacksToTake(view).length > 1) options.push({ kind: 'onto', stack });
  if (cardsToGive(view, seat).length > 1) options.push({ kind: 'return', card });
  return options;
}
