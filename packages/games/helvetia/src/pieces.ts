/* The ids of zones, pieces and catalogue entries, built and parsed only here. */
import { ifNamed, type Seat } from '@thorp/kernel';
import { CHARACTERS, GROUPS, SLOTS, type CharacterName, type GroupName, type SlotName } from './cards/board.ts';
import { BUILDINGS, type BuildingName } from './cards/buildings.ts';
import { GOODS, type GoodName } from './cards/goods.ts';

/** The parts of a village besides its slots: people on the Village Center, its coins, start tiles to be placed. */
type VillagePart = SlotName | 'people' | 'dowry' | `start-${number}`;

export type ZoneId = 'characters' | 'pool' | 'display' | 'market' | 'specials' | `village:${Seat}`;

export type PieceId =
  | `character:${CharacterName}`
  | `pool:${BuildingName}`
  | `display:${BuildingName}`
  | `market:${GoodName}`
  | `group:${GroupName}`
  | `complete:${number}`
  | `village:${Seat}:${VillagePart}`;

/** Entries of the catalogue, for looking up a piece. */
export type CardId =
  | `building:${BuildingName}`
  | `good:${GoodName}`
  | `character:${CharacterName}`
  | `group:${GroupName}`
  | `village:${number}`
  | `centre:${string}`;

export const villageZone = (seat: Seat) => `village:${seat}` as const;

export const characterPiece = (character: CharacterName) => `character:${character}` as const;
export const poolPiece = (building: BuildingName) => `pool:${building}` as const;
export const displayPiece = (building: BuildingName) => `display:${building}` as const;
export const marketPiece = (good: GoodName) => `market:${good}` as const;
export const groupPiece = (group: GroupName) => `group:${group}` as const;
/** Rank 0 is the tile for the first complete village. */
export const completionPiece = (rank: number) => `complete:${rank + 1}` as const;
export const slotPiece = (village: Seat, slot: SlotName) => `village:${village}:${slot}` as const;
export const peoplePiece = (village: Seat) => `village:${village}:people` as const;
export const dowryPiece = (village: Seat) => `village:${village}:dowry` as const;
export const startPiece = (village: Seat, place: number) => `village:${village}:start-${place}` as const;

export const buildingCard = (building: BuildingName) => `building:${building}` as const;
export const goodCard = (good: GoodName) => `good:${good}` as const;
export const characterCard = (character: CharacterName) => `character:${character}` as const;
export const groupCard = (group: GroupName) => `group:${group}` as const;
export const completionCard = (rank: number) => `village:${rank + 1}` as const;
export const centreCard = (letter: string) => `centre:${letter}` as const;

/** A piece as data. */
export type PieceData =
  | { readonly kind: 'character'; readonly character: CharacterName }
  | { readonly kind: 'pool' | 'display'; readonly building: BuildingName }
  | { readonly kind: 'market'; readonly good: GoodName }
  | { readonly kind: 'group'; readonly group: GroupName }
  | { readonly kind: 'complete'; readonly rank: number }
  | { readonly kind: 'slot'; readonly village: Seat; readonly slot: SlotName }
  | { readonly kind: 'people' | 'dowry'; readonly village: Seat }
  | { readonly kind: 'start'; readonly village: Seat; readonly place: number };

/** The data of an id; null if it is not the id of a piece. */
export function readPiece(id: string): PieceData | null {
  const [kind = '', what = '', part = ''] = id.split(':');
  switch (kind) {
    case 'character':
      return ifNamed(CHARACTERS, what, character => ({ kind, character }));
    case 'pool':
    case 'display':
      return ifNamed(BUILDING_NAMES, what, building => ({ kind, building }));
    case 'market':
      return ifNamed(GOODS, what, good => ({ kind, good }));
    case 'group':
      return ifNamed(GROUP_NAMES, what, group => ({ kind, group }));
    case 'complete':
      return { kind, rank: Number(what) - 1 };
    case 'village':
      return readVillagePart(Number(what), part);
    default:
      return null;
  }
}

const BUILDING_NAMES = BUILDINGS.map(({ name }) => name);
const GROUP_NAMES = GROUPS.map(({ name }) => name);

function readVillagePart(village: Seat, part: string): PieceData | null {
  if (part === 'people' || part === 'dowry') return { kind: part, village };
  if (part.startsWith('start-')) return { kind: 'start', village, place: Number(part.slice('start-'.length)) };
  return ifNamed(SLOTS, part, slot => ({ kind: 'slot', village, slot }));
}
