import { buildingCard, characterCard, goodCard, type CardId } from '@thorp/helvetia/pieces';
import type { BuildingName, CharacterName, GoodName } from '@thorp/helvetia/cards';
import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

export interface Naming {
  building(name: BuildingName): string;
  good(name: GoodName): string;
  character(name: CharacterName): string;
}

/** Says what tiles and goods are called; until the catalogue has come, their ids are words enough. */
export function useNames(): Naming {
  const catalogue = use(Names);
  const named = (card: CardId, id: string): string => catalogue.get(card)?.name ?? id.replaceAll('-', ' ');
  return {
    building: name => named(buildingCard(name), name),
    good: name => named(goodCard(name), name),
    character: name => named(characterCard(name), name),
  };
}
