import type { CardId } from '@thorp/villagers/cards';
import type { Option, View } from '@thorp/villagers';
import { cardsToReturn, stacksToReturnTo } from '@thorp/villagers/reading';

/*
 * V-6.9 An exchange as one move: first the Basic, then the hand card for it, then the stack for that card. The rules
 * ask for the stack before the card, and do not ask if there is only one answer. Other games show a complete payment
 * before it is made (`board/usePlan.ts`); here there is nothing to propose, so the answers are only collected.
 */

/** The answers of an exchange so far. */
export interface Exchange {
  readonly basic: CardId;
  readonly card: CardId | null;
  readonly version: number;
}

/** The options of an exchange. */
export function optionsOf(view: View, seat: number, basic: CardId, card: CardId, stack: number | null): Option[] {
  const options: Option[] = [{ kind: 'exchange', basic }];
  if (stack !== null && stacksToReturnTo(view).length > 1) options.push({ kind: 'onto', stack });
  if (cardsToReturn(view, seat).length > 1) options.push({ kind: 'return', card });
  return options;
}
