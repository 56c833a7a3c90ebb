import type { Seat } from '@thorp/kernel';
import type { BuyId } from './cards/board.ts';
import type { Bag, Resource } from './cards/goods.ts';
import type { BasicMasterId, CathedralMasterId } from './cards/masters.ts';
import type { VassalId } from './cards/vassals.ts';

/* F-21 Everything a player may choose. */

export type Zone = 'hand' | 'discard' | 'deck';

/** What the main phase offers (F-4). */
export type MainOption =
  | { readonly kind: 'hire'; readonly card: VassalId }
  | { readonly kind: 'income'; readonly card: VassalId }
  | { readonly kind: 'field'; readonly card: VassalId; readonly fief: number }
  | { readonly kind: 'influence'; readonly card: VassalId; readonly scroll: number }
  | { readonly kind: 'upgrade'; readonly fief: number }
  | { readonly kind: 'build'; readonly buy: BuyId }
  | { readonly kind: 'hireMaster' }
  | { readonly kind: 'hireCathedral'; readonly master: CathedralMasterId }
  | { readonly kind: 'tap'; readonly fief: number }
  | { readonly kind: 'relocate'; readonly from: number; readonly to: number }
  | { readonly kind: 'fire'; readonly fief: number }
  | { readonly kind: 'market'; readonly fief: number }
  | { readonly kind: 'propose'; readonly to: Seat }
  | { readonly kind: 'end' };

export interface Eliminate {
  readonly kind: 'eliminate';
  readonly card: VassalId;
  readonly zone: Zone;
}
export interface Done {
  readonly kind: 'done';
}
export interface Exchange {
  readonly kind: 'exchange';
  readonly give: Bag;
  readonly get: Bag;
}

export type Option =
  | MainOption
  | Eliminate
  | Done
  | Exchange
  | { readonly kind: 'keepFief'; readonly fief: Resource }
  | { readonly kind: 'keepAll' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'specialist'; readonly card: VassalId }
  | { readonly kind: 'recruit'; readonly card: VassalId }
  | { readonly kind: 'raise'; readonly fief: number }
  | { readonly kind: 'invite'; readonly master: BasicMasterId }
  | { readonly kind: 'pass' }
  | { readonly kind: 'city'; readonly fief: number }
  | { readonly kind: 'lose'; readonly resource: Resource }
  | { readonly kind: 'surrender'; readonly card: VassalId }
  | { readonly kind: 'defend'; readonly card: VassalId; readonly fief: number }
  | { readonly kind: 'use'; readonly coins: number; readonly cubes: number }
  | { readonly kind: 'fullPrice' }
  | { readonly kind: 'waive'; readonly resource: Resource }
  | { readonly kind: 'payFrom'; readonly fief: number; readonly resource: Resource }
  | { readonly kind: 'store'; readonly fief: number; readonly resource: Resource }
  | { readonly kind: 'choose'; readonly master: BasicMasterId }
  | { readonly kind: 'under'; readonly master: BasicMasterId }
  | { readonly kind: 'gain'; readonly resource: Resource; readonly fief: number }
  | { readonly kind: 'discard'; readonly card: VassalId }
  | { readonly kind: 'recall'; readonly card: VassalId }
  | { readonly kind: 'regain'; readonly card: VassalId }
  | { readonly kind: 'move'; readonly resource: Resource; readonly from: number; readonly to: number }
  | { readonly kind: 'lay'; readonly resource: Resource }
  | { readonly kind: 'host'; readonly card: VassalId }
  | { readonly kind: 'hold'; readonly card: VassalId }
  | { readonly kind: 'spy'; readonly on: Seat }
  | { readonly kind: 'give'; readonly resource: Resource }
  | { readonly kind: 'ask'; readonly resource: Resource }
  | { readonly kind: 'send' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'blue'; readonly card: VassalId }
  | { readonly kind: 'blueMaster'; readonly fief: number };

export type OptionOf<K extends Option['kind']> = Extract<Option, { kind: K }>;
