import type { Seat, World } from '@thorp/kernel';
import type { BuyId, Lot } from './cards/board.ts';
import type { Category, Effect, EffectOf, Purchase } from './cards/effects.ts';
import type { Price, Resource } from './cards/goods.ts';
import type { BasicMasterId, CathedralMasterId, MasterId } from './cards/masters.ts';
import type { ScenarioId, VariantId } from './cards/scenarios.ts';
import type { Module, VassalId } from './cards/vassals.ts';
import type { Option } from './options.ts';
import type { Event, Reason, View } from './events.ts';

export type * from './options.ts';
export type * from './events.ts';

export interface FeudaliaSettings {
  readonly scenario: ScenarioId;
  readonly variant: VariantId | 'none';
  readonly wheatStart: boolean;
  readonly quickStart: boolean;
  readonly events: boolean;
  readonly timeTrial: boolean;
  readonly practice: boolean;
  readonly trading: boolean;
  readonly iron: boolean;
  readonly reshufflesPerTurn: number;
  readonly roundCap: number;
}

/** The modules that are data only (F-18, F-19). */
type Extra = Exclude<Module, 'basic'>;

/** The conflicts between settings. */
export type SettingsConflict =
  | {
      readonly kind:
        | 'tutorialVariant'
        | 'eventsAlone'
        | 'practiceInCompany'
        | 'ironAlone'
        | 'trialAlone'
        | 'tutorialEvents'
        | 'trialWithoutEvents'
        | 'trialCap'
        | 'soloCap'
        | 'tradingSeats';
    }
  | { readonly kind: 'scenarioNotYet'; readonly scenario: ScenarioId; readonly module: Extra }
  | { readonly kind: 'variantNotYet'; readonly variant: VariantId; readonly module: Extra }
  | { readonly kind: 'ownVariant'; readonly scenario: ScenarioId };

/** The master of a city, with everything that moves with it. */
export interface City {
  readonly master: MasterId;
  tapped: boolean;
  /** The vassal that stays with the Hotelier (F-9.9). */
  guest: VassalId | null;
  /** Relocations since the last other action (F-9.12). */
  moves: number;
}

export interface Fief {
  readonly type: Resource;
  level: number;
  city: City | null;
}

/** A field: free, with a vassal on it, or used this turn by a vassal that has left it (F-4.3.1). */
export type Field = VassalId | 'used' | null;

/** One player's area. The cubes of fief f and resource r are at index 4f + r, the fields of fief f at 2f and 2f + 1. */
export interface Lord {
  fiefs: Fief[];
  cubes: number[];
  /** Cubes on vault masters: usable for payments, but not taxed (F-22 vault). */
  vault: number[];
  fields: Field[];
  coins: number;
  /** Tokens of ½ VP and of 1 VP. */
  half: number;
  full: number;
  hand: VassalId[];
  /** The last card is the top. */
  deck: VassalId[];
  /** How many cards on top of the deck everybody knows. */
  known: number;
  /** Cards in hand (or named to stay there) that everybody can work out (F-20.2). */
  shown: VassalId[];
  /** Cards drawn unseen since everybody last knew that the Tax Collector was not in hand. */
  blind: number;
  discard: VassalId[];
  /** Played to the table this turn. */
  table: VassalId[];
  /** Played for the tax this turn (F-7.3). */
  taxed: VassalId[];
  /** Named to stay in hand (F-6.8). */
  kept: VassalId[];
  /** Eliminated in Iron mode. */
  out: boolean;
}

export type Discount = EffectOf<'discount'>;
export type Boost = EffectOf<'boost'>;

/** The part of the state that lasts until the end of a turn. */
export interface Turn {
  seat: Seat;
  /** Influence actions still allowed (F-4.11). */
  influence: number;
  /** Reshuffles still allowed, and whether the phase was stopped because none was left (F-5.6). */
  reshuffles: number;
  stopped: boolean;
  discounts: Discount[];
  boosts: Boost[];
  saveBonus: number;
  courtBonus: number;
  /** Market trades made, by fief (F-14.16). */
  market: number[];
  /** Partners already asked (F-13.1). */
  asked: Seat[];
}

export interface State extends World<Frame> {
  readonly settings: FeudaliaSettings;
  first: Seat;
  round: number;
  lords: Lord[];
  turn: Turn;
  /** Supply piles and how many cards each still has. */
  piles: readonly VassalId[];
  stock: number[];
  /** Eliminated and destroyed vassals. */
  gone: VassalId[];
  display: BasicMasterId[];
  /** The last card is the top. */
  masterDeck: BasicMasterId[];
  /** How many cards at the bottom everybody knows. */
  under: number;
  stacks: Record<CathedralMasterId, number>;
  /** Phase of the cathedral, from 0. */
  phase: number;
  lots: Record<Lot, number>;
  /** Event cards still to come, the last one next, by their index in EVENTS. */
  eventDeck: number[];
  /** The card in force this round; −1 for none. */
  event: number;
  /** A lord has ended a turn at the goal (F-10.1). */
  reached: boolean;
  /** Level 0 fiefs during the draft, the last one on top, and those that the current drafter holds. */
  fiefDeck: Resource[];
  offer: Resource[];
}

/** Cubes by resource. */
export type Cubes = readonly number[];

/** Who acts with which card in which fief (−1 for an influence action, which applies to all fiefs). */
export interface Act {
  readonly seat: Seat;
  readonly card: VassalId | MasterId;
  readonly fief: number;
}

export type Loss = 'tax' | 'raid' | 'limit';

export type Frame =
  | { readonly step: 'drawFief'; readonly seat: Seat }
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'endDraft' }
  | { readonly step: 'triple'; readonly seat: Seat }
  | { readonly step: 'supply' }
  | { readonly step: 'deal' }
  | { readonly step: 'specialist'; readonly seat: Seat }
  | { readonly step: 'freeVassal'; readonly seat: Seat }
  | { readonly step: 'sacrifice'; readonly seat: Seat; readonly card: VassalId }
  | { readonly step: 'tokens' }
  | { readonly step: 'quick'; readonly seat: Seat; readonly waiting: readonly Seat[] }
  | { readonly step: 'invite'; readonly seat: Seat; readonly master: BasicMasterId }
  | { readonly step: 'round' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'turnEnd'; readonly seat: Seat }
  | { readonly step: 'roundEnd' }
  | { readonly step: 'plague'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'raid'; readonly seat: Seat; readonly guard: readonly number[] }
  | { readonly step: 'lose'; readonly seat: Seat; readonly fief: number; readonly left: number; readonly why: Loss }
  | { readonly step: 'wake'; readonly seat: Seat }
  | { readonly step: 'tax'; readonly seat: Seat }
  | { readonly step: 'taxIncome'; readonly seat: Seat }
  | { readonly step: 'taxPaid'; readonly seat: Seat }
  | { readonly step: 'main'; readonly seat: Seat }
  | { readonly step: 'victim'; readonly seat: Seat; readonly category: Category }
  | { readonly step: 'discount'; readonly seat: Seat; readonly on: Purchase; readonly price: Price }
  | { readonly step: 'waive'; readonly seat: Seat; readonly left: number; readonly price: Price }
  | { readonly step: 'pay'; readonly seat: Seat; readonly cubes: Cubes }
  | { readonly step: 'store'; readonly seat: Seat; readonly cubes: Cubes }
  | { readonly step: 'hired'; readonly seat: Seat; readonly card: VassalId }
  | { readonly step: 'upgraded'; readonly seat: Seat; readonly fief: number }
  | { readonly step: 'built'; readonly seat: Seat; readonly buy: BuyId }
  | { readonly step: 'pickMaster'; readonly seat: Seat }
  | { readonly step: 'pickCity'; readonly seat: Seat; readonly master: MasterId }
  | { readonly step: 'makeRoom'; readonly seat: Seat; readonly fief: number }
  | { readonly step: 'payMaster'; readonly seat: Seat; readonly master: MasterId; readonly fief: number }
  | { readonly step: 'settle'; readonly seat: Seat; readonly master: MasterId; readonly fief: number }
  | { readonly step: 'under'; readonly seat: Seat; readonly left: number; readonly among: number }
  | { readonly step: 'effect'; readonly act: Act; readonly effect: Effect }
  | { readonly step: 'gain'; readonly seat: Seat; readonly fief: number; readonly res: GainFrom; readonly left: number }
  | { readonly step: 'trade'; readonly seat: Seat; readonly fief: number; readonly by: Trader; readonly left: number }
  | { readonly step: 'market'; readonly seat: Seat; readonly fief: number }
  | { readonly step: 'cycle'; readonly seat: Seat; readonly left: number; readonly discarded: number }
  | {
      readonly step: 'recall';
      readonly act: Act;
      readonly seat: Seat;
      readonly effect: EffectOf<'recall'>;
      readonly left: number;
    }
  | { readonly step: 'regain'; readonly seat: Seat; readonly to: 'hand' | 'deckTop'; readonly left: number }
  | { readonly step: 'eliminate'; readonly seat: Seat; readonly effect: EffectOf<'eliminate'>; readonly left: number }
  | { readonly step: 'move'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'lay'; readonly seat: Seat; readonly fief: number; readonly effect: EffectOf<'vault'> }
  | { readonly step: 'host'; readonly seat: Seat; readonly fief: number }
  | { readonly step: 'hold'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'spy'; readonly seat: Seat }
  | { readonly step: 'offer'; readonly seat: Seat; readonly to: Seat; readonly give: Cubes; readonly ask: Cubes }
  | { readonly step: 'answer'; readonly seat: Seat; readonly from: Seat; readonly give: Cubes; readonly ask: Cubes }
  | { readonly step: 'blue'; readonly seat: Seat }
  | { readonly step: 'endOfDay'; readonly seat: Seat };

export type GainFrom = EffectOf<'gain'>['res'];
export type Trader = VassalId | MasterId | 'market';

/** The types of the game, for the kernel. */
export interface Feudalia {
  state: State;
  frame: Frame;
  option: Option;
  view: View;
  event: Event;
  reason: Reason;
  settings: FeudaliaSettings;
  conflict: SettingsConflict;
}
