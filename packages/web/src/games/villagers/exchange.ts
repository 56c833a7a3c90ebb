import type { CardId } from '@thorp/villagers/cards';
import type { Option, View } from '@thorp/villagers';
import { cardsToReturn, stacksToReturnTo } from '@thorp/villagers/reading';

/*
 * V-6.9 An exchange as one move: first which Basic, then which hand card for it, then the stack the card goes onto. The rules ask
 * for the stack before the card, and what has one answer only they do not ask at all. Other games show a payment whole before
 * it is made (`board/usePlan.ts`); here there is nothing to propose, so the answers are only collected.
 */

/** What has been said of an exchange so far. */
export interface Exchange {
  readonly basic: CardId;
  readonly card: CardId | null;
  readonly version: number;
}

/** The choices that make up an exchange. */
export function optionsOf(view: View, seat: number, basic: CardId, card: CardId, stack: number | null): Option[] {
  const options: Option[] = [{ kind: 'exchange', basic }];
  if (stack !== null && stacksToReturnTo(view).length > 1) options.push({ kind: 'onto', stack });
  if (cardsToReturn(view, seat).length > 1) options.push({ kind: 'return', card });
  return options;
}
