import { type Spent } from '@thorp/snowcrest/reading';
import { VILLAGERS, type Card } from '@thorp/snowcrest/cards';
import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

/** Says the name of anything in the catalogue; until that has come, the one that is handed over. */
export function useEntryName(): (id: string, printed: string) => string {
  const catalogue = use(Names);
  return (id, printed) => catalogue.get(id)?.name ?? printed;
}

/** Says a Villager's name. */
export function useCardName(): (card: Card) => string {
  const name = useEntryName();
  return card => {
    const villager = VILLAGERS[card];
    return villager ? name(villager.id, villager.name) : '';
  };
}

/** Says what a source is: a resource, a Building or a Villager. */
export function useSourceName(): (source: Spent) => string {
  const entry = useEntryName();
  return ({ id }) => entry(id, id);
}
