import { keysOf } from '@thorp/kernel';
import type { CathedralMasterId } from './masters.ts';
import { price, type Bag, type Price, type Resource } from './goods.ts';

/* Fiefs, treasury, cathedral and the numbers of the rulebook. */

export const LIMITS = {
  hand: 5,
  fiefs: 3,
  /** Cubes a fief may keep at the end of its owner's turn (F-6.6). */
  cubes: 12,
  treasury: 20,
  display: 5,
  mastersDrawn: 2,
  mastersDrawnAlone: 3,
  mastersUnder: 1,
  mastersUnderAlone: 2,
  /** Relocations of one master between two other actions (F-9.12). */
  relocations: 2,
  cathedralMasterCopies: 4,
} as const;

export const QUICK_START = { steps: 5, tokens: 3, cheapBelow: 5 } as const;

/** F-1.5 Fiefs of each type. */
export const FIEFS: Readonly<Record<Resource, number>> = { wheat: 5, wood: 5, clay: 4, stone: 4 };

export interface Level {
  readonly fields: number;
  readonly halves: number;
  readonly defense: number;
  readonly city: boolean;
}

/** F-1.6 What a fief offers at level 0, 1 and 2. */
export const LEVELS: readonly Level[] = [
  { fields: 1, halves: 0, defense: 0, city: false },
  { fields: 1, halves: 2, defense: 1, city: true },
  { fields: 2, halves: 4, defense: 2, city: true },
];

/** F-4.10 The price of level 1 and of level 2. */
export const UPGRADES: Readonly<Record<Resource, readonly Bag[]>> = {
  wheat: [
    { coins: 4, wood: 3, clay: 1 },
    { coins: 5, wood: 2, clay: 2, stone: 1 },
  ],
  wood: [
    { coins: 4, clay: 3, wheat: 1 },
    { coins: 5, clay: 3, stone: 1, wheat: 1 },
  ],
  clay: [
    { coins: 4, wood: 3, wheat: 1 },
    { coins: 5, wood: 3, stone: 1, wheat: 1 },
  ],
  stone: [
    { coins: 4, wood: 2, clay: 2 },
    { coins: 5, wood: 2, clay: 2, wheat: 1 },
  ],
};

export interface Face {
  readonly name: string;
  /** Coins kept, by the marker's position. */
  readonly saved: readonly number[];
}

const track = (kept: (n: number) => number): number[] => Array.from({ length: LIMITS.treasury + 1 }, (_, n) => kept(n));

/** F-6.4 The treasury faces, in the order of the sum of levels they are for. */
export const FACES: readonly Face[] = [
  { name: '0/1', saved: track(n => Math.min(5, Math.ceil(n / 2))) },
  { name: '2/3', saved: track(n => Math.min(4, Math.floor(n / 2))) },
  { name: '4/5', saved: track(n => Math.min(3, Math.floor(n / 3))) },
  { name: '6', saved: track(n => Math.min(2, Math.floor(n / 4))) },
];

/** The kinds of token lots on the cathedral cards. */
export type Lot = 'foundations' | 'nave' | 'dean' | 'canon' | 'window' | 'silver';

/** F-2.2, F-8.3, F-8.4 Tokens of a lot for two, three and four players. */
export const LOTS: Readonly<Record<Lot, readonly [two: number, three: number, four: number]>> = {
  foundations: [8, 11, 14],
  nave: [4, 6, 8],
  dean: [1, 1, 1],
  canon: [1, 2, 3],
  window: [2, 3, 4],
  silver: [2, 3, 4],
};

export const LOT_IDS = keysOf(LOTS);

/** The parts of a lot that are our reconstruction (F-0.3). */
export const LOT_RECONSTRUCTED: Readonly<Record<Lot, string>> = {
  foundations: 'number of tokens, prices in wood and stone',
  nave: 'price',
  dean: 'price',
  canon: 'price, number of tokens',
  window: 'price, number of tokens',
  silver: 'price, number of tokens',
};

/** F-8.1 The lots of the three phases. */
export const PHASES: readonly (readonly Lot[])[] = [['foundations'], ['nave'], ['dean', 'canon', 'window', 'silver']];

export interface Buy {
  readonly lot: Lot;
  readonly halves: 1 | 2;
  readonly cost: Bag;
  readonly price: Price;
  /** The cathedral master that a lord needs to buy it. */
  readonly master: CathedralMasterId | null;
}

const buy = (lot: Lot, halves: 1 | 2, cost: Bag, master: CathedralMasterId | null = null): Buy => ({
  lot,
  halves,
  cost,
  price: price(cost),
  master,
});

/** F-8.2, F-8.3, F-9.8 All prices of tokens. */
export const BUYS = {
  foundations_clay: buy('foundations', 1, { clay: 3 }),
  foundations_wood: buy('foundations', 1, { wood: 3 }),
  foundations_stone: buy('foundations', 1, { stone: 2 }),
  nave: buy('nave', 2, { stone: 1, wood: 2, clay: 2 }),
  dean: buy('dean', 2, { coins: 4, wheat: 3 }, 'bishop'),
  canon: buy('canon', 1, { coins: 2, wheat: 2 }, 'bishop'),
  window: buy('window', 2, { coins: 3, clay: 2, wood: 2 }, 'glazier'),
  silver: buy('silver', 2, { coins: 6, stone: 1 }, 'silversmith'),
} satisfies Record<string, Buy>;

export type BuyId = keyof typeof BUYS;
export const BUY_IDS: readonly BuyId[] = keysOf(BUYS);

const UPGRADE_PRICES: Readonly<Record<Resource, readonly Price[]>> = {
  wheat: UPGRADES.wheat.map(price),
  wood: UPGRADES.wood.map(price),
  clay: UPGRADES.clay.map(price),
  stone: UPGRADES.stone.map(price),
};

/** The price of the next level; undefined at the highest. */
export function upgradePrice(type: Resource, level: number): Price | undefined {
  return UPGRADE_PRICES[type][level];
}
