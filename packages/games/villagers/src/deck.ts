import type { Config } from '@thorp/kernel';
import { BASE } from './cards/base.ts';
import type { Printed } from './cards/card.ts';
import { cardOf, type Card, type CardId } from './cards/index.ts';
import type { Settings } from './types.ts';

/** Which cards are in the game, and how many are dealt where. */

export const ROAD_SIZE = 6;
const STACKS = 6;
const FOUR_PLUS = new Set(['wool', 'leather']);

/** The villagers that can be in the main deck. */
export const DECK_IDS: readonly CardId[] = (Object.keys(BASE) as (keyof typeof BASE)[]).filter(
  id => BASE[id].pile === 'deck',
);

/** V-2.4, V-13.6 The main deck in order: without the suits for four or more, and without what was left out. */
export function mainDeck({ seats, settings }: Config<Settings>): Card[] {
  const deck: Card[] = [];
  for (const [id, printed] of Object.entries(BASE) as [keyof typeof BASE, Printed][]) {
    if (printed.pile !== 'deck' || settings.leaveOut.includes(id)) continue;
    if (seats < 4 && FOUR_PLUS.has(printed.suit)) continue;
    for (let i = 0; i < printed.copies; i++) deck.push(cardOf(id));
  }
  return deck;
}

/** V-2.5 The sizes of the stacks: two cards per player in each. */
export function stackSizes({ seats }: Config<Settings>): number[] {
  return Array.from({ length: STACKS }, () => 2 * seats);
}

/** V-2.7, V-13.6 Cards in a first hand. */
export function handSize({ settings }: Config<Settings>): number {
  return settings.sevenStartingCards ? 7 : 5;
}

/** V-2.19 How many cards the deck lacks to fill Road, stacks and hands; negative: how many are left for the Reserve. */
export function missingCards(config: Config<Settings>): number {
  const stacked = stackSizes(config).reduce((sum, size) => sum + size, 0);
  return ROAD_SIZE + stacked + config.seats * handSize(config) - mainDeck(config).length;
}
