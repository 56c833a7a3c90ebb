/** The four resources, in the order of every count of cubes. */
export const RESOURCES = ['wheat', 'wood', 'clay', 'stone'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The index of a resource in a count of four. */
export const INDEX: Readonly<Record<Resource, number>> = { wheat: 0, wood: 1, clay: 2, stone: 3 };

/** A black or two-coloured cube: any of the resources it stands for. */
export const WILD = {
  any: ['wheat', 'wood', 'clay', 'stone'],
  notWheat: ['wood', 'clay', 'stone'],
  notStone: ['wheat', 'wood', 'clay'],
  woodOrClay: ['wood', 'clay'],
} as const satisfies Record<string, readonly Resource[]>;
export type Wild = keyof typeof WILD;

/** Coins and cubes as printed. */
export type Bag = { readonly [G in Resource | 'coins']?: number };
export type WildBag = { readonly [G in Resource | Wild | 'coins']?: number };

/** Coins, and cubes by resource: a bag in the form that the rules use. */
export interface Price {
  readonly coins: number;
  readonly cubes: readonly number[];
}

export function price(bag: Bag): Price {
  return { coins: bag.coins ?? 0, cubes: RESOURCES.map(resource => bag[resource] ?? 0) };
}
