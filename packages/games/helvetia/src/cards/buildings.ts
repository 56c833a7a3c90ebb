import { known } from '../known.ts';
import { BASIC, GOODS, goodOf, MATERIALS, NO_GOOD, type Good, type GoodName } from './goods.ts';

/** A type of building: its index in BUILDINGS. */
export type Building = number;

export type BuildingName =
  | 'well'
  | 'grain-farm'
  | 'woodcutter'
  | 'stonemason'
  | 'brickyard'
  | 'mine'
  | 'cow-shed'
  | 'goat-shed'
  | 'marketplace'
  | 'bakery'
  | 'brewery'
  | 'ironworks'
  | 'tannery'
  | 'bell-founder'
  | 'cheese-dairy'
  | 'butcher'
  | 'dairy'
  | 'cattle-market'
  | 'goat-market'
  | 'grocer'
  | 'mill'
  | 'tavern'
  | 'town-hall'
  | 'church';

/** H-5.1 The use of a building. */
type Use =
  | { readonly kind: 'production'; readonly good: GoodName }
  | { readonly kind: 'exchange'; readonly give: readonly GoodName[]; readonly get: readonly GoodName[] }
  | { readonly kind: 'victory'; readonly points: number };

interface BuildingTile {
  readonly name: BuildingName;
  readonly german: string;
  readonly cost: readonly GoodName[];
  readonly use: Use;
  /** Copies with each back. */
  readonly copies: { readonly letter?: number; readonly 1?: number; readonly 2?: number; readonly 3?: number };
  /** The reconstructed part; empty if everything is in a source. */
  readonly reconstructed: string;
}

const FOOD: readonly GoodName[] = ['bread', 'beer', 'cheese', 'meat', 'butter'];

const COST = 'the cost';
const COST_AND_COPY = 'the cost, the copy in pile 3';
const linkTo = (good: GoodName): string => `${COST_AND_COPY}, the link to ${good}`;
const COST_AND_TRADE = 'the cost, the exchange';
const COST_AND_PILE = 'the cost, the pile';

/** H-5.3 All 54 tiles. The five start types come first; the goods of a cost are in the order of payment. */
export const BUILDINGS: readonly BuildingTile[] = [
  tile('well', 'Brunnenmeister', [], makes('water'), { letter: 3 }),
  tile('grain-farm', 'Getreidehof', [], makes('grain'), { letter: 3 }),
  tile('woodcutter', 'Holzfäller', [], makes('wood'), { letter: 3 }),
  tile('stonemason', 'Steinmetz', [], makes('stone'), { letter: 3 }),
  tile('brickyard', 'Ziegelei', [], makes('brick'), { letter: 3 }),
  tile('mine', 'Bergwerk', ['wood'], makes('ore'), { 1: 3 }),
  guessed(COST, tile('cow-shed', 'Kuhstall', ['wood', 'stone'], makes('cow'), { 1: 3 })),
  guessed(COST, tile('goat-shed', 'Ziegenstall', ['wood', 'brick'], makes('goat'), { 1: 3 })),
  guessed(COST_AND_COPY, tile('marketplace', 'Marktplatz', ['brick'], swaps(BASIC, BASIC), { 1: 2, 3: 1 })),
  guessed(linkTo('grain'), tile('bakery', 'Backhaus', ['stone', 'brick'], makes('bread'), { 2: 2, 3: 1 })),
  guessed(COST_AND_COPY, tile('brewery', 'Brauhaus', ['wood', 'stone'], makes('beer'), { 2: 2, 3: 1 })),
  guessed(linkTo('ore'), tile('ironworks', 'Eisenhütte', ['stone', 'brick'], makes('iron'), { 2: 2, 3: 1 })),
  guessed(COST_AND_COPY, tile('tannery', 'Gerberei', ['wood', 'brick'], makes('leather'), { 2: 1, 3: 1 })),
  guessed(linkTo('iron'), tile('bell-founder', 'Glockengießer', MATERIALS, makes('bell'), { 2: 1, 3: 1 })),
  guessed(COST_AND_COPY, tile('cheese-dairy', 'Käserei', ['wood', 'stone'], makes('cheese'), { 2: 1, 3: 1 })),
  guessed(COST_AND_COPY, tile('butcher', 'Metzgerei', ['stone', 'brick'], makes('meat'), { 2: 1, 3: 1 })),
  guessed(COST_AND_COPY, tile('dairy', 'Molkerei', ['wood', 'brick'], makes('butter'), { 2: 1, 3: 1 })),
  guessed(COST_AND_TRADE, tile('cattle-market', 'Rindermarkt', ['wood', 'stone'], swaps(['goat'], ['cow']), { 2: 1 })),
  guessed(COST_AND_TRADE, tile('goat-market', 'Ziegenmarkt', ['wood', 'brick'], swaps(['cow'], ['goat']), { 2: 1 })),
  guessed(COST_AND_TRADE, tile('grocer', 'Spezerei', MATERIALS, swaps(FOOD, FOOD), { 3: 2 })),
  guessed(COST_AND_PILE, tile('mill', 'Mühle', ['bread', ...MATERIALS], victory(3), { 3: 1 })),
  guessed(COST_AND_PILE, tile('tavern', 'Wirtshaus', ['beer', ...MATERIALS], victory(3), { 3: 1 })),
  guessed(COST_AND_PILE, tile('town-hall', 'Gemeindehaus', ['iron', ...MATERIALS], victory(3), { 3: 1 })),
  guessed(COST_AND_PILE, tile('church', 'Kirche', ['bell', ...MATERIALS], victory(3), { 3: 1 })),
];

/** H-7.8 Start tiles of each player. */
export const START_TILES = 3;

/** The five types on lettered tiles, which are never on display (H-5.6). */
export const START_TYPES: readonly Building[] = [0, 1, 2, 3, 4];

/** H-5.5 The start buildings of each Village Center in the easy game. Only the set of B is in a source. */
export const START_SETS: { readonly [letter: string]: readonly BuildingName[] } = {
  A: ['woodcutter', 'stonemason', 'grain-farm'],
  B: ['brickyard', 'well', 'grain-farm'],
  C: ['brickyard', 'woodcutter', 'grain-farm'],
  D: ['brickyard', 'stonemason', 'well'],
  E: ['woodcutter', 'stonemason', 'well'],
};

/** No building at all: an empty slot. */
export const NO_BUILDING: Building = -1;

export const buildingOf = (name: BuildingName): Building => BUILDINGS.findIndex(building => building.name === name);

export const buildingName = (building: Building): BuildingName => known(BUILDINGS, building).name;

export const costOf = (name: BuildingName): readonly GoodName[] => BUILDINGS[buildingOf(name)]?.cost ?? [];

/** The good that a building makes; NO_GOOD if it is not a production building. */
export const PRODUCT: readonly Good[] = BUILDINGS.map(({ use }) =>
  use.kind === 'production' ? goodOf(use.good) : NO_GOOD,
);

/** H-10.9 Points of a victory-point building, 0 for all others. */
export const BUILDING_POINTS: readonly number[] = BUILDINGS.map(({ use }) => (use.kind === 'victory' ? use.points : 0));

/** What an exchange building takes and gives, by building; null for all others. */
export const EXCHANGE: readonly ({ readonly give: readonly Good[]; readonly get: readonly Good[] } | null)[] =
  BUILDINGS.map(({ use }) =>
    use.kind === 'exchange' ? { give: use.give.map(goodOf), get: use.get.map(goodOf) } : null,
  );

/** The exchange buildings that can supply each good. */
export const SUPPLIERS: readonly (readonly Building[])[] = suppliers();

function suppliers(): Building[][] {
  const byGood: Building[][] = GOODS.map(() => []);
  EXCHANGE.forEach((exchange, building) => exchange?.get.forEach(good => byGood[good]?.push(building)));
  return byGood;
}

function tile(
  name: BuildingName,
  german: string,
  cost: readonly GoodName[],
  use: Use,
  copies: BuildingTile['copies'],
): BuildingTile {
  return { name, german, cost, use, copies, reconstructed: '' };
}

/** Marks a reconstructed part. */
function guessed(reconstructed: string, building: BuildingTile): BuildingTile {
  return { ...building, reconstructed };
}

function makes(good: GoodName): Use {
  return { kind: 'production', good };
}

function swaps(give: readonly GoodName[], get: readonly GoodName[]): Use {
  return { kind: 'exchange', give, get };
}

function victory(points: number): Use {
  return { kind: 'victory', points };
}
