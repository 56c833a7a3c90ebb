import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';
import { CARDS, type CardId } from '@thorp/villagers/cards';

/** Says a villager's name; until the catalogue has come, the printed one. */
export function useNames(): (card: CardId) => string {
  const catalogue = use(Names);
  return card => catalogue.get(card)?.name ?? CARDS[card].name;
}
