import type { Resource, WildBag } from './goods.ts';

/* The vocabulary of F-22: what cards do, as data. `effects.ts` of the rules has one function for every verb. */

export type Category =
  | 'worker'
  | 'specialist'
  | 'trader'
  | 'artisan'
  | 'clergy'
  | 'noble'
  | 'official'
  | 'soldier'
  | 'mage';

export interface Rate {
  readonly give: WildBag;
  readonly get: WildBag;
}

/** What a discount is for. */
export type Purchase = 'vassal' | 'master' | 'fief' | 'cathedral';

export type Effect =
  | { readonly op: 'produce'; readonly res: Resource | 'siteType'; readonly n: number; readonly per: Per | null }
  | { readonly op: 'gain'; readonly res: Resource | 'any' | 'ownFiefType'; readonly n: number }
  | { readonly op: 'coins'; readonly n: number; readonly per: Per | null; readonly max: number }
  | { readonly op: 'trade'; readonly times: number; readonly rates: readonly Rate[] }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'cycle'; readonly upTo: number }
  | { readonly op: 'recall'; readonly from: 'field' | 'played'; readonly n: number; readonly filter: Filter }
  | { readonly op: 'regain'; readonly n: number; readonly to: 'hand' | 'deckTop' }
  | {
      readonly op: 'eliminate';
      readonly zone: 'hand' | 'handOrDiscard';
      readonly upTo: number;
      readonly filter: Filter;
    }
  | {
      readonly op: 'discount';
      readonly on: Purchase;
      readonly coins: number;
      readonly cubes: number;
      readonly uses: number;
    }
  | { readonly op: 'boost'; readonly what: 'production' | 'attack'; readonly filter: Filter; readonly n: number }
  | { readonly op: 'influenceExtra'; readonly n: number }
  | { readonly op: 'move'; readonly upTo: number }
  | { readonly op: 'host' }
  | { readonly op: 'vault'; readonly cap: number; readonly res: readonly Resource[] }
  | { readonly op: 'keepInHand'; readonly n: number }
  | { readonly op: 'saveBonus'; readonly n: number }
  | { readonly op: 'courtBonus'; readonly n: number }
  | { readonly op: 'taxRelief'; readonly n: number }
  | { readonly op: 'defense'; readonly n: number }
  | { readonly op: 'revealHand' };

export type EffectKind = Effect['op'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { op: K }>;

/** What an amount is counted by. */
export type Per = 'fieldsOfSite' | 'otherVassalsPlayed';

/** The categories of cards; null for every card. */
export type Filter = readonly Category[] | null;

export const produce = (res: Resource | 'siteType', n: number, per: Per | null = null): Effect => ({
  op: 'produce',
  res,
  n,
  per,
});
export const gain = (res: Resource | 'any' | 'ownFiefType', n: number): Effect => ({ op: 'gain', res, n });
export const coins = (n: number, per: Per | null = null, max = 20): Effect => ({ op: 'coins', n, per, max });
export const trade = (times: number, ...rates: [give: WildBag, get: WildBag][]): Effect => ({
  op: 'trade',
  times,
  rates: rates.map(([give, get]) => ({ give, get })),
});
export const draw = (n: number): Effect => ({ op: 'draw', n });
export const cycle = (upTo: number): Effect => ({ op: 'cycle', upTo });
export const recall = (from: 'field' | 'played', n: number, filter: Filter = null): Effect => ({
  op: 'recall',
  from,
  n,
  filter,
});
export const regain = (n: number, to: 'hand' | 'deckTop'): Effect => ({ op: 'regain', n, to });
export const eliminate = (zone: 'hand' | 'handOrDiscard', upTo: number, filter: Filter = null): Effect => ({
  op: 'eliminate',
  zone,
  upTo,
  filter,
});
export const discount = (on: Purchase, off: { coins?: number; any?: number }, uses: number): Effect => ({
  op: 'discount',
  on,
  coins: off.coins ?? 0,
  cubes: off.any ?? 0,
  uses,
});
export const boost = (what: 'production' | 'attack', filter: Filter, n: number): Effect => ({
  op: 'boost',
  what,
  filter,
  n,
});
export const influenceExtra = (n: number): Effect => ({ op: 'influenceExtra', n });
export const move = (upTo: number): Effect => ({ op: 'move', upTo });
export const host = (): Effect => ({ op: 'host' });
export const vault = (cap: number, res: readonly Resource[]): Effect => ({ op: 'vault', cap, res });
export const keepInHand = (n: number): Effect => ({ op: 'keepInHand', n });
export const saveBonus = (n: number): Effect => ({ op: 'saveBonus', n });
export const courtBonus = (n: number): Effect => ({ op: 'courtBonus', n });
export const taxRelief = (n: number): Effect => ({ op: 'taxRelief', n });
export const defense = (n: number): Effect => ({ op: 'defense', n });
export const revealHand = (): Effect => ({ op: 'revealHand' });
