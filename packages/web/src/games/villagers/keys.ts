import type { View } from '@thorp/villagers';
import type { KeyLine } from './CardFace.tsx';
import { cardOf, NONE, villager, type CardId } from '@thorp/villagers/cards';
import type { Words } from './text/words.tsx';

/** V-6.15 What somebody else is paid for opening a padlock. */
const PRICE = 2;

/**
 * Who would open a card's padlock for a seat, as it lies open on the table: help for planning. Whether it can be done
 * is the game's word.
 */
export function keyLineOf(
  view: View,
  seat: number,
  card: CardId,
  words: Words,
  nameOf: { card(card: CardId): string; village(village: number): string },
): KeyLine | null {
  const { lock } = villager(cardOf(card));
  if (lock === NONE) return null;
  const wanted = villager(lock).id;
  const name = nameOf.card(wanted);
  const owns = (village: number): boolean =>
    view.villages[village]?.villagers.some(it => it.card === wanted && it.active) ?? false;
  if (owns(seat)) return { opener: 'mine', gold: 0, text: words.key.yours(name) };
  const owner = view.villages.findIndex((_, village) => owns(village));
  if (owner >= 0) {
    const text = words.key.theirs(name, nameOf.village(owner), PRICE);
    return { opener: { village: owner }, gold: PRICE, text };
  }
  if (view.bankPrice === null) return { opener: 'nobody', gold: 0, text: words.key.nobody(name) };
  return { opener: 'bank', gold: view.bankPrice, text: words.key.bank(name, view.bankPrice) };
}
