import type { CatalogueEntry } from '@thorp/kernel';
import { createContext, use } from 'react';
import { CARDS, type CardId } from '@thorp/villagers/cards';

/** The game's catalogue in the reader's language. */
export const Names = createContext<ReadonlyMap<string, CatalogueEntry>>(new Map());

/** Says a villager's name; until the catalogue has come, the printed one. */
export function useNames(): (card: CardId) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? CARDS[card].name;
}
