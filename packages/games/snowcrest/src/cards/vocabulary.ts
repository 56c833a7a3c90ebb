import { must } from '@thorp/kernel';

/*
 * The vocabulary of the cards (S-17): a verb and its arguments, which effects.ts interprets. Resources are numbers, so
 * that a purse is five counts; on cards they are letters: B J W L G, and ? for a resource of any kind.
 */

export const BARLEY = 0;
export const JUNIPER = 1;
export const BOWL = 2;
export const BELL = 3;
export const GOLD = 4;
/** In a list of needs, the index of Gold means a unit of any kind. */
export const ANY = 4;
export type Resource = typeof BARLEY | typeof JUNIPER | typeof BOWL | typeof BELL | typeof GOLD;
export const RESOURCES = [BARLEY, JUNIPER, BOWL, BELL, GOLD] as const;

/** Names for catalogue and score sheet, by number. */
export const RESOURCE_IDS = ['barley', 'juniper', 'bowl', 'bell', 'gold'] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];

export const FARM = 0;
export const FORGE = 1;
export const SHRINE = 2;
export type Tile = typeof FARM | typeof FORGE | typeof SHRINE;
export const TILES = [FARM, FORGE, SHRINE] as const;
export const TILE_IDS = ['farm', 'forge', 'shrine'] as const;
export type TileId = (typeof TILE_IDS)[number];
/** What a Building gives when it is turned face-down. */
export const YIELD: readonly [Resource, Resource, Resource] = [BARLEY, BELL, BOWL];

/** Single units, one entry each: two Bells and a Bowl are `[BELL, BELL, BOWL]`. */
export type Units = readonly Resource[];
/** Counts of Barley, Juniper, Bowls, Bells and units of any kind. */
export type Due = readonly number[];

/** Number of a Villager in VILLAGERS, of a Guardian or Forest card in SPIRITS, of an Achievement in ACHIEVEMENTS. */
export type Card = number;
export type SpiritCard = number;
export type Goal = number;

export type Effect =
  | { readonly op: 'gain'; readonly units: Units }
  | { readonly op: 'gainOneOf'; readonly n: number; readonly from: Units }
  | { readonly op: 'gainPer'; readonly resource: Resource; readonly n: number; readonly per: 'faceUpFarm' }
  | { readonly op: 'scroll'; readonly n: number }
  | { readonly op: 'omen'; readonly n: number }
  | { readonly op: 'opponents'; readonly effects: readonly Effect[] }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'retrieve'; readonly n: number }
  | { readonly op: 'discardRedraw' }
  | { readonly op: 'pay'; readonly cost: Due; readonly effects: readonly Effect[] }
  | { readonly op: 'build'; readonly tile: Tile | null }
  | { readonly op: 'restock' }
  | { readonly op: 'venerate' }
  | { readonly op: 'meditate'; readonly bonus: number }
  | { readonly op: 'trade'; readonly chain: readonly Ware[] }
  | { readonly op: 'recruit' }
  | { readonly op: 'copy' };

export type EffectOf<K extends Effect['op']> = Extract<Effect, { op: K }>;

/** One link of a Merchant's chain: resources, or Scrolls. */
export type Ware = { readonly units: Units } | { readonly scrolls: number };

/** The reconstructed part of a card. */
export type Reconstructed =
  | 'everything'
  | 'everything but its name'
  | 'everything but the Scroll'
  | 'everything but the two Scrolls'
  | 'its name'
  | 'name, actions and deck'
  | 'name, cost and actions'
  | 'cost and actions'
  | 'cost, action and deck'
  | 'cost, actions, deck and copies'
  | 'cost, deck and copies'
  | 'cost, icons and copies'
  | 'cost, icons and deck'
  | 'cost, icons, deck and copies'
  | 'cost, icons, deck and second action'
  | 'cost, number of icons, action and deck';

/** One of a Villager's alternative actions. */
export interface Action {
  readonly id: string;
  readonly effects: readonly Effect[];
}

export interface Villager<I extends string = string> {
  readonly id: I;
  readonly name: string;
  readonly deck: 'starter' | 'personal' | 'common';
  readonly copies: number;
  readonly cost: number;
  readonly icons: Units;
  readonly avoid: boolean;
  readonly actions: readonly Action[];
  /** S-17.1 Turned face-down without effect when it is Added. */
  readonly idleWhenAdded: boolean;
  readonly notInSolo: boolean;
  /** The reconstructed part. */
  readonly reconstructed: Reconstructed;
}

/** What an item of an offering or curse asks for (S-11.2). */
export type Need = Resource | 'any' | 'handCard' | 'villageCard' | 'building' | 'omen';

/** A Guardian or a Forest card: what the active player and the others settle, and the reward of the active player. */
export interface Spirit<I extends string = string> {
  readonly id: I;
  readonly name: string;
  readonly deck: 'guardian' | 'forest';
  readonly own: readonly Need[];
  readonly others: readonly Need[];
  readonly reward: readonly Effect[];
  readonly reconstructed: Reconstructed;
}

export type Stat =
  | 'buildings'
  | 'faceUpFarms'
  | 'faceUpForges'
  | 'faceUpShrines'
  | 'omen'
  | 'villageCards'
  | 'commonInVillage'
  | 'barley'
  | 'juniper'
  | 'bowl'
  | 'bell'
  | 'gold';

export interface Achievement<I extends string = string> {
  readonly id: I;
  readonly name: string;
  /** All of these must hold. */
  readonly when: readonly { readonly stat: Stat; readonly atLeast: number }[];
  readonly reconstructed: Reconstructed;
}

const LETTERS: { readonly [letter: string]: Resource } = { B: BARLEY, J: JUNIPER, W: BOWL, L: BELL, G: GOLD };

/** Units from letters: `units('BBW')` is two Barley and a Bowl. */
export function units(letters: string): Units {
  return letters.split('').map(letter => must(LETTERS[letter], 'the letter stands for a resource'));
}

/** Needs from letters, `?` for any kind. */
export function due(letters: string): Due {
  return ['B', 'J', 'W', 'L', '?'].map(kind => letters.split(kind).length - 1);
}

export const gain = (letters: string): Effect => ({ op: 'gain', units: units(letters) });
export const oneOf = (letters: string): Effect => ({ op: 'gainOneOf', n: 1, from: units(letters) });
export const scroll = (n: number): Effect => ({ op: 'scroll', n });
export const omen = (n: number): Effect => ({ op: 'omen', n });
export const opponents = (...effects: Effect[]): Effect => ({ op: 'opponents', effects });
export const draw = (n: number): Effect => ({ op: 'draw', n });
export const retrieve = (n: number): Effect => ({ op: 'retrieve', n });
export const pay = (letters: string, ...effects: Effect[]): Effect => ({ op: 'pay', cost: due(letters), effects });
export const build = (tile: Tile | null): Effect => ({ op: 'build', tile });
export const meditate = (bonus: number): Effect => ({ op: 'meditate', bonus });
export const trade = (...chain: Ware[]): Effect => ({ op: 'trade', chain });
export const RESTOCK: Effect = { op: 'restock' };
export const VENERATE: Effect = { op: 'venerate' };
export const DISCARD_REDRAW: Effect = { op: 'discardRedraw' };
export const RECRUIT: Effect = { op: 'recruit' };
export const COPY: Effect = { op: 'copy' };
