import { keysOf, must } from '@thorp/kernel';
import {
  boost,
  coins,
  cycle,
  discount,
  draw,
  eliminate,
  gain,
  keepInHand,
  move,
  produce,
  recall,
  regain,
  revealHand,
  saveBonus,
  trade,
  type Category,
  type Effect,
} from './effects.ts';
import { price, RESOURCES, type Bag, type Price, type Resource } from './goods.ts';
import type { Reconstructed } from './reconstructed.ts';

export type Module = 'basic' | 'military' | 'magic';

/**
 * What a vassal can be played for besides income. `sites` has the coin surcharge by fief type; null means not there.
 */
export type Action =
  | { readonly type: 'field'; readonly sites: readonly (number | null)[]; readonly effects: readonly Effect[] }
  | { readonly type: 'influence'; readonly plus: boolean; readonly scrolls: readonly (readonly Effect[])[] }
  | { readonly type: 'blue'; readonly effects: readonly Effect[] };

export interface Vassal {
  readonly name: string;
  readonly category: Category;
  /** Copies in the box. */
  readonly count: number;
  readonly cost: Bag;
  readonly price: Price;
  readonly module: Module;
  readonly income: number;
  readonly nobles: number;
  readonly attack: number;
  readonly defense: number;
  /** The card that hiring it eliminates from the hand. */
  readonly eliminate: Category | null;
  readonly action: Action | null;
  readonly reconstructed: Reconstructed;
}

type Sites = { readonly [F in Resource]?: number };
type Rest = Partial<Omit<Vassal, 'name' | 'category' | 'count' | 'cost' | 'price'>> & {
  readonly reconstructed: Reconstructed;
};

const BLANK = { module: 'basic', income: 0, nobles: 0, attack: 0, defense: 0, eliminate: null, action: null } as const;
const ANYWHERE: Sites = { wheat: 0, wood: 0, clay: 0, stone: 0 };
const STONE_COSTS_ONE: Sites = { wheat: 0, wood: 0, clay: 0, stone: 1 };

function vassal(name: string, category: Category, count: number, cost: Bag, rest: Rest): Vassal {
  return { ...BLANK, name, category, count, cost, price: price(cost), ...rest };
}

function field(sites: Sites, ...effects: readonly Effect[]): Action {
  return { type: 'field', sites: RESOURCES.map(type => sites[type] ?? null), effects };
}

function influence(...scrolls: readonly Effect[][]): Action {
  return { type: 'influence', plus: false, scrolls };
}

function influencePlus(...scrolls: readonly Effect[][]): Action {
  return { type: 'influence', plus: true, scrolls };
}

function blue(...effects: readonly Effect[]): Action {
  return { type: 'blue', effects };
}

/** F-25.1 The 35 vassals. The military and the magic ones are data only: their modules cannot be played yet. */
// prettier-ignore
export const VASSALS = {
  tax_collector: vassal('Tax Collector', 'official', 4, {}, { reconstructed: 'count' }),
  serf: vassal('Serf', 'worker', 36, { coins: 1 }, { income: 1, action: field(STONE_COSTS_ONE, produce('siteType', 1)), reconstructed: 'cost, count' }),
  freeman: vassal('Freeman', 'worker', 10, { coins: 3 }, { income: 2, action: field(ANYWHERE, produce('siteType', 1)), reconstructed: 'everything' }),
  reaper: vassal('Reaper', 'specialist', 10, { coins: 3 }, { income: 1, eliminate: 'worker', action: field({ wheat: 0 }, produce('wheat', 3)), reconstructed: 'name, cost, income, count' }),
  lumberjack: vassal('Lumberjack', 'specialist', 10, { coins: 3 }, { income: 1, eliminate: 'worker', action: field({ wood: 0 }, produce('wood', 2)), reconstructed: 'all but the name' }),
  kneader: vassal('Kneader', 'specialist', 10, { coins: 3 }, { income: 1, eliminate: 'worker', action: field({ clay: 0 }, produce('clay', 2)), reconstructed: 'cost, income, count' }),
  stonecutter: vassal('Stonecutter', 'specialist', 10, { coins: 5 }, { income: 1, eliminate: 'worker', action: field({ stone: 1 }, produce('stone', 2)), reconstructed: 'action, cost, count' }),
  merchant: vassal('Merchant', 'trader', 18, { coins: 4 }, { income: 2, action: field(ANYWHERE, trade(2, [{ notWheat: 1 }, { notStone: 1 }], [{ woodOrClay: 1, coins: 1 }, { stone: 1 }], [{ wheat: 3 }, { any: 1 }])), reconstructed: 'cost, count' }),
  stallholder: vassal('Stallholder', 'trader', 8, { coins: 3, wheat: 1 }, { income: 2, action: field(ANYWHERE, trade(2, [{ wood: 2 }, { coins: 3 }], [{ clay: 2 }, { coins: 3 }], [{ stone: 1 }, { coins: 3 }])), reconstructed: 'name, cost, income, count' }),
  priest: vassal('Priest', 'clergy', 14, { coins: 3 }, { action: influence([recall('field', 1)], [draw(2)]), reconstructed: 'cost, count, second scroll' }),
  feudal_lord: vassal('Feudal Lord', 'noble', 12, { coins: 5, wheat: 1 }, { income: 2, nobles: 1, action: influence([gain('ownFiefType', 1)]), reconstructed: 'the limit to own types, nobles, cost, income, count' }),
  count: vassal('Count', 'noble', 8, { coins: 7, stone: 1, wheat: 2 }, { income: 3, nobles: 2, action: influence([gain('ownFiefType', 2)], [coins(4)]), reconstructed: 'everything' }),
  potter: vassal('Potter', 'artisan', 8, { coins: 3, clay: 1 }, { income: 1, action: field({ clay: 0 }, produce('clay', 1), coins(1)), reconstructed: 'all but the name' }),
  architect: vassal('Architect', 'artisan', 8, { coins: 5, wood: 1 }, { income: 1, action: influence([discount('fief', { any: 2 }, 1)], [discount('cathedral', { any: 1 }, 1)]), reconstructed: 'all but the name' }),
  monk: vassal('Monk', 'clergy', 8, { coins: 3, wheat: 1 }, { action: influencePlus([draw(1)]), reconstructed: 'everything' }),
  scribe: vassal('Scribe', 'clergy', 8, { coins: 2, wood: 1 }, { income: 1, action: influencePlus([cycle(3)]), reconstructed: 'everything' }),
  overseer: vassal('Overseer', 'official', 8, { coins: 5 }, { income: 1, action: influence([boost('production', ['worker', 'specialist'], 1)]), reconstructed: 'everything' }),
  carter: vassal('Carter', 'trader', 8, { coins: 2, wood: 1 }, { income: 1, action: field(STONE_COSTS_ONE, produce('siteType', 1), move(4)), reconstructed: 'everything' }),
  steward: vassal('Steward', 'official', 8, { coins: 4 }, { income: 1, action: blue(keepInHand(2)), reconstructed: 'everything' }),
  moneylender: vassal('Moneylender', 'trader', 8, { coins: 5 }, { income: 2, action: blue(saveBonus(3)), reconstructed: 'everything' }),
  minstrel: vassal('Minstrel', 'artisan', 8, { coins: 3 }, { action: influencePlus([coins(1, 'otherVassalsPlayed', 4)]), reconstructed: 'everything' }),
  militiaman: vassal('Militiaman', 'soldier', 6, { coins: 2 }, { module: 'military', income: 1, attack: 1, defense: 1, eliminate: 'worker', reconstructed: 'everything' }),
  archer: vassal('Archer', 'soldier', 6, { coins: 3, wood: 1 }, { module: 'military', income: 1, attack: 1, defense: 2, reconstructed: 'everything' }),
  spearman: vassal('Spearman', 'soldier', 6, { coins: 3, wheat: 1 }, { module: 'military', income: 1, attack: 2, defense: 1, reconstructed: 'everything' }),
  squire: vassal('Squire', 'soldier', 6, { coins: 4 }, { module: 'military', income: 1, attack: 1, defense: 1, action: influencePlus([draw(1)]), reconstructed: 'everything' }),
  knight: vassal('Knight', 'soldier', 6, { coins: 6, stone: 1 }, { module: 'military', income: 2, nobles: 1, attack: 3, defense: 3, action: influence([coins(2)]), reconstructed: 'everything' }),
  bandit: vassal('Bandit', 'soldier', 6, { coins: 4 }, { module: 'military', attack: 3, reconstructed: 'everything' }),
  spy: vassal('Spy', 'soldier', 6, { coins: 3 }, { module: 'military', income: 1, defense: 1, action: influencePlus([revealHand(), draw(1)]), reconstructed: 'everything' }),
  captain: vassal('Captain', 'soldier', 6, { coins: 7, wheat: 2 }, { module: 'military', income: 2, nobles: 1, attack: 2, defense: 2, action: influencePlus([boost('attack', ['soldier'], 1)]), reconstructed: 'everything' }),
  apprentice: vassal('Apprentice', 'mage', 6, { coins: 3 }, { module: 'magic', income: 1, eliminate: 'worker', action: influencePlus([cycle(2)]), reconstructed: 'everything' }),
  wizard: vassal('Wizard', 'mage', 6, { coins: 7, stone: 1 }, { module: 'magic', income: 1, action: influence([recall('played', 2)]), reconstructed: 'everything' }),
  witch: vassal('Witch', 'mage', 6, { coins: 4, wheat: 1 }, { module: 'magic', income: 1, action: influence([eliminate('handOrDiscard', 1), draw(1)]), reconstructed: 'everything' }),
  alchemist: vassal('Alchemist', 'mage', 6, { coins: 5, clay: 1 }, { module: 'magic', income: 1, action: field(ANYWHERE, trade(3, [{ any: 1 }, { any: 1 }])), reconstructed: 'everything' }),
  druid: vassal('Druid', 'mage', 6, { coins: 4, wood: 1 }, { module: 'magic', income: 1, action: field({ wheat: 0, wood: 0 }, produce('siteType', 2)), reconstructed: 'everything' }),
  seer: vassal('Seer', 'mage', 6, { coins: 4 }, { module: 'magic', action: influence([regain(1, 'hand')]), reconstructed: 'everything' }),
} satisfies Record<string, Vassal>;

export type VassalId = keyof typeof VASSALS;

export const VASSAL_IDS = keysOf(VASSALS);

/** Looked up all the time; a map is twice as fast as an object of this size. */
const BY_ID = new Map<VassalId, Vassal>(VASSAL_IDS.map(id => [id, VASSALS[id]]));

/** The printed card. */
export function vassalOf(card: VassalId): Vassal {
  return must(BY_ID.get(card), 'every vassal has a card');
}

/** Whether a card is a vassal. */
export function isVassal(card: string): card is VassalId {
  return card in VASSALS;
}
