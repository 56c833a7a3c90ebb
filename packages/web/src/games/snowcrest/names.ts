import { type Spent } from '@thorp/snowcrest/reading';
import { VILLAGERS, type Card } from '@thorp/snowcrest/cards';
import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

/** The name of any catalogue entry; the given one until the catalogue is loaded. */
export function useEntryName(): (id: string, printed: string) => string {
  const catalogue = use(Names);
  return (id, printed) => catalogue.get(id)?.name ?? printed;
}

/** Where a long name may break if its card is narrow: before the second word of a compound. */
const SECOND_WORD = /(?<=...)(?=(?:cutter|teller|schmied|fäller|diener|löhner|meister)$)/u;

export const breakable = (name: string): string => name.replace(SECOND_WORD, '\u00AD');

/** A Villager's name. */
export function useCardName(): (card: Card) => string {
  const name = useEntryName();
  return card => {
    const villager = VILLAGERS[card];
    return villager ? name(villager.id, villager.name) : '';
  };
}

/** The name of a source: a resource, a Building or a Villager. */
export function useSourceName(): (source: Spent) => string {
  const entry = useEntryName();
  return ({ id }) => entry(id, id);
}
