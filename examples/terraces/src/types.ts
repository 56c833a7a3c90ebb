import type * as kernel from '@thorp/kernel';
import type { Seat, World } from '@thorp/kernel';

export interface TerracesSettings {
  readonly fields: number;
  readonly rounds: number;
}

export type Frame =
  | { readonly step: 'round' }
  | { readonly step: 'roll'; readonly seat: Seat }
  | { readonly step: 'plant'; readonly seat: Seat };

export interface Plant {
  readonly kind: 'plant';
  readonly number: number;
  readonly terrace: number;
}

export type Event =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'planted'; readonly seat: Seat; readonly number: number; readonly terrace: number }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly terrace: number }
  | { readonly kind: 'rested'; readonly seat: Seat };

export type Reason =
  | { readonly kind: 'full'; readonly clause: 'T-2.4' }
  | { readonly kind: 'tooLow'; readonly clause: 'T-2.3' };

export interface State extends World<Frame> {
  readonly settings: TerracesSettings;
  round: number;
  /** The last roll, the lower number first. */
  dice: number[];
  /** Planted numbers by seat and terrace. */
  hills: number[][][];
}

/** Nothing is hidden: everybody sees the whole table. */
export interface View {
  readonly settings: TerracesSettings;
  readonly round: number;
  /** Whose turn it is; null when the game is over. */
  readonly acting: Seat | null;
  readonly dice: readonly number[];
  readonly hills: readonly (readonly (readonly number[])[])[];
}

/** The types of the game, for the kernel. */
export interface Terraces {
  state: State;
  frame: Frame;
  option: Plant;
  view: View;
  event: Event;
  reason: Reason;
  settings: TerracesSettings;
}

export type AskStep<K extends Frame['step']> = kernel.AskStep<Terraces, K>;
export type RunStep<K extends Frame['step']> = kernel.RunStep<Terraces, K>;
