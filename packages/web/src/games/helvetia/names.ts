import { buildingCard, characterCard, goodCard, type CardId } from '@thorp/helvetia/pieces';
import type { BuildingName, CharacterName, GoodName } from '@thorp/helvetia/cards';
import { use } from 'react';
import { Names } from '../../board/catalogue.tsx';

export interface Naming {
  building(name: BuildingName): string;
  good(name: GoodName): string;
  character(name: CharacterName): string;
}

/** The names of tiles and goods; their ids until the catalogue is loaded. */
export function useNames(): Naming {
  const catalogue = use(Names);
  const named = (card: CardId, id: string): string => catalogue.get(card)?.name ?? id.replaceAll('-', ' ');
  return {
    building: name => named(buildingCard(name), name),
    good: name => named(goodCard(name), name),
    character: name => named(characterCard(name), name),
  };
}
