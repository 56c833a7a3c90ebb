import type { CatalogueEntry } from '@thorp/kernel';
import { createContext, use } from 'react';

/** The game's catalogue in the reader's language. */
export const Names = createContext<ReadonlyMap<string, CatalogueEntry>>(new Map());

/** Says a card's name; nothing until the catalogue has come. */
export function useNames(): (card: string) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? '';
}
