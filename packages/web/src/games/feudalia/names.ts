import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

/** A card's name; empty until the catalogue is loaded. */
export function useNames(): (card: string) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? '';
}
