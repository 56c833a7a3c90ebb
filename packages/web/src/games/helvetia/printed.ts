import { must } from '@thorp/kernel';
import { rootOf } from '@thorp/helvetia/reading';
import { BASIC, BUILDINGS, COMPLEX, type BuildingName, type GoodName, type SlotName } from '@thorp/helvetia/cards';

/** What a building's band is coloured by: the first good of its chain, an exchange, or points. */
export type Band = GoodName | 'swap' | 'points';

/** A picture of a good, or of one of several. */
export type GoodIcon = GoodName | 'any' | 'food';

/** What a building does, in pictures. */
export interface Work {
  readonly give: GoodIcon | null;
  readonly make: GoodIcon | null;
  readonly points: number;
}

type Tile = (typeof BUILDINGS)[number];

const TILES = new Map<BuildingName, Tile>(BUILDINGS.map(tile => [tile.name, tile]));

export const tileOf = (name: BuildingName): Tile => must(TILES.get(name), `${name} is a building`);

export function bandOf(name: BuildingName): Band {
  const { use } = tileOf(name);
  if (use.kind === 'production') return rootOf(use.good);
  return use.kind === 'exchange' ? 'swap' : 'points';
}

export function workOf(name: BuildingName): Work {
  const { use } = tileOf(name);
  switch (use.kind) {
    case 'production':
      return { give: COMPLEX[use.good]?.needs ?? null, make: use.good, points: 0 };
    case 'exchange':
      return { give: iconOf(use.give), make: iconOf(use.get), points: 0 };
    case 'victory':
      return { give: null, make: null, points: use.points };
  }
}

function iconOf(goods: readonly GoodName[]): GoodIcon {
  const [only, second] = goods;
  if (only && !second) return only;
  return goods.every(good => BASIC.includes(good)) ? 'any' : 'food';
}

/** Where the ten slots lie around the centre, as rows and columns of a grid. */
const AREAS: { readonly [slot in SlotName]: string } = {
  T0: '1 / 1',
  T1: '1 / 2',
  T2: '1 / 3',
  T3: '1 / 4',
  L: '2 / 1',
  R: '2 / 4',
  B0: '3 / 1',
  B1: '3 / 2',
  B2: '3 / 3',
  B3: '3 / 4',
};

export const areaOf = (slot: SlotName): string => AREAS[slot];
