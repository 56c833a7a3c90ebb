import { known } from '../known.ts';

/** A good: its index in GOODS. */
export type Good = number;

/** H-4 All goods: the six basic ones first, then every complex good after the one it needs. */
export const GOODS = [
  'wood',
  'stone',
  'brick',
  'water',
  'grain',
  'ore',
  'beer',
  'goat',
  'cheese',
  'leather',
  'bread',
  'cow',
  'meat',
  'butter',
  'iron',
  'bell',
] as const;

export type GoodName = (typeof GOODS)[number];

export const BASIC: readonly GoodName[] = GOODS.slice(0, 6);

/** H-4.2 The only goods that can be bought, and only from the Builder. */
export const MATERIALS: readonly GoodName[] = ['wood', 'stone', 'brick'];

interface ComplexGood {
  /** The good that must be made earlier in the same turn. */
  readonly needs: GoodName;
  /** H-6.2 Points of the goods tile for the first delivery. */
  readonly tile: number;
  readonly reconstructed: string;
}

const TILE_VALUE = 'the value of its goods tile';

/** H-4, H-6.2 The complex goods. */
export const COMPLEX: { readonly [name in GoodName]?: ComplexGood } = {
  beer: { needs: 'water', tile: 1, reconstructed: TILE_VALUE },
  goat: { needs: 'water', tile: 1, reconstructed: TILE_VALUE },
  cheese: { needs: 'goat', tile: 2, reconstructed: TILE_VALUE },
  leather: { needs: 'goat', tile: 2, reconstructed: TILE_VALUE },
  bread: { needs: 'grain', tile: 1, reconstructed: `the link to grain, ${TILE_VALUE}` },
  cow: { needs: 'grain', tile: 1, reconstructed: TILE_VALUE },
  meat: { needs: 'cow', tile: 2, reconstructed: TILE_VALUE },
  butter: { needs: 'cow', tile: 2, reconstructed: TILE_VALUE },
  iron: { needs: 'ore', tile: 1, reconstructed: `the link to ore, ${TILE_VALUE}` },
  bell: { needs: 'iron', tile: 2, reconstructed: `the link to iron, ${TILE_VALUE}` },
};

/** No good at all. */
export const NO_GOOD: Good = -1;

export const goodOf = (name: GoodName): Good => GOODS.indexOf(name);

export const goodName = (good: Good): GoodName => known(GOODS, good);

/** The prerequisite of every good, NO_GOOD for the basic ones. */
export const PREREQUISITE: readonly Good[] = GOODS.map(name => goodOrNone(COMPLEX[name]?.needs));

/** Points of every good's tile; the basic goods have none. */
export const GOODS_TILE: readonly number[] = GOODS.map(name => COMPLEX[name]?.tile ?? 0);

function goodOrNone(name: GoodName | undefined): Good {
  return name === undefined ? NO_GOOD : goodOf(name);
}
