import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

/** Says a card's name; nothing until the catalogue has come. */
export function useNames(): (card: string) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? '';
}
