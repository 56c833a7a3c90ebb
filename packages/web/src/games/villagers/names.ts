import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';
import { CARDS, type CardId } from '@thorp/villagers/cards';

/** A villager's name; the printed one until the catalogue is loaded. */
export function useNames(): (card: CardId) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? CARDS[card].name;
}
