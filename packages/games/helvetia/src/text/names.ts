import type { CharacterName, GroupName, SlotName } from '../cards/board.ts';
import type { BuildingName } from '../cards/buildings.ts';
import type { GoodName } from '../cards/goods.ts';

/** The names of a language, as headings; a missing name is a compile error. */
export interface Names {
  readonly buildings: { readonly [B in BuildingName]: string };
  readonly goods: { readonly [G in GoodName]: string };
  readonly characters: { readonly [C in CharacterName]: string };
  readonly groups: { readonly [G in GroupName]: string };
  readonly slots: { readonly [S in SlotName]: string };
}

/** What the German box calls the characters; the table of buildings has its own. */
export const GERMAN_CHARACTERS: Names['characters'] = {
  builder: 'Baumeister',
  trader: 'Fuhrmann',
  'night-watchman': 'Nachtwächter',
  priest: 'Pfarrer',
  midwife: 'Hebamme',
};

/** An id as an English heading: cow-shed becomes Cow Shed. */
export function titled(id: string): string {
  return id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
