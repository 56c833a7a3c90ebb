import type { Ask, Reason as AnyReason, Run, Seat, World } from '@thorp/kernel';
import type { BuyId, Lot } from './cards/board.ts';
import type { Category, Effect, EffectOf, Purchase } from './cards/effects.ts';
import type { EventCard } from './cards/events.ts';
import type { Bag, Price, Resource } from './cards/goods.ts';
import type { BasicMasterId, CathedralMasterId, MasterId } from './cards/masters.ts';
import type { ScenarioId, VariantId } from './cards/scenarios.ts';
import type { VassalId } from './cards/vassals.ts';

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

/** The master of a city, and what goes with it wherever it moves. */
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

/** A field: free, with a vassal on it, or used this turn by one that is gone again (F-4.3.1). */
export type Field = VassalId | 'used' | null;

/** One player's area. Cubes of fief f and resource r lie at index 4f + r, the fields of fief f at 2f and 2f + 1. */
export interface Lord {
  fiefs: Fief[];
  cubes: number[];
  /** Cubes on vault masters: in the fief for payments, out of reach for the tax (F-22 vault). */
  vault: number[];
  fields: Field[];
  coins: number;
  /** Tokens of ½ VP and of 1 VP. */
  half: number;
  full: number;
  hand: VassalId[];
  /** The last card is the top. */
  deck: VassalId[];
  /** How many cards on top of the deck everybody has seen there. */
  known: number;
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

/** What lasts until the end of a turn. */
export interface Turn {
  seat: Seat;
  /** Influence actions still allowed (F-4.11). */
  influence: number;
  /** Reshuffles still allowed, and whether the phase was stopped by their lack (F-5.6). */
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
  /** How many cards at the bottom everybody has seen there. */
  under: number;
  stacks: Record<CathedralMasterId, number>;
  /** Phase of the cathedral, from 0. */
  phase: number;
  lots: Record<Lot, number>;
  /** Event cards still to come, the last one next, by their place in EVENTS. */
  eventDeck: number[];
  /** The card in force this round; −1 for none. */
  event: number;
  /** Somebody ended a turn with what ends the game (F-10.1). */
  reached: boolean;
  /** Level 0 fiefs during the draft, the last one on top, and those its current holder looks at. */
  fiefDeck: Resource[];
  offer: Resource[];
}

/** Cubes by resource. */
export type Cubes = readonly number[];

/** Who acts with which card in which fief (−1: with an influence action, so in all of them). */
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
  | { readonly kind: 'wake'; readonly fief: number }
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

export type Event =
  | { readonly kind: 'fiefKept'; readonly seat: Seat; readonly fief: Resource }
  | { readonly kind: 'fiefReplaced'; readonly seat: Seat; readonly fief: Resource; readonly by: Resource }
  | { readonly kind: 'mastersShown'; readonly masters: readonly BasicMasterId[] }
  | { readonly kind: 'specialist'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly card: VassalId; readonly forToken: boolean }
  | { readonly kind: 'stepLost'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'event'; readonly event: EventCard; readonly ignored: boolean }
  | { readonly kind: 'tokenRemoved'; readonly lot: Lot }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'guestBack'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'woke'; readonly seat: Seat; readonly master: MasterId }
  | { readonly kind: 'taxed'; readonly seat: Seat; readonly by: 'cubes' | 'income' | 'hand' }
  | {
      readonly kind: 'lost';
      readonly seat: Seat;
      readonly fief: number;
      readonly resource: Resource;
      readonly n: number;
    }
  | { readonly kind: 'surrendered'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'income'; readonly seat: Seat; readonly card: VassalId; readonly coins: number }
  | { readonly kind: 'field'; readonly seat: Seat; readonly card: VassalId; readonly fief: number }
  | { readonly kind: 'influence'; readonly seat: Seat; readonly card: VassalId; readonly scroll: number }
  | { readonly kind: 'blue'; readonly seat: Seat; readonly card: VassalId | MasterId }
  | { readonly kind: 'tapped'; readonly seat: Seat; readonly master: MasterId }
  | { readonly kind: 'upgraded'; readonly seat: Seat; readonly fief: number; readonly level: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly lot: Lot; readonly halves: number }
  | { readonly kind: 'phase'; readonly phase: number; readonly finished: boolean }
  | { readonly kind: 'masterHired'; readonly seat: Seat; readonly master: MasterId; readonly fief: number }
  | { readonly kind: 'masterUnder'; readonly seat: Seat; readonly master: BasicMasterId }
  | { readonly kind: 'relocated'; readonly seat: Seat; readonly master: MasterId; readonly to: number }
  | { readonly kind: 'fired'; readonly seat: Seat; readonly master: MasterId }
  | {
      readonly kind: 'discount';
      readonly seat: Seat;
      readonly on: Purchase;
      readonly coins: number;
      readonly cubes: number;
    }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly fief: number;
      readonly resource: Resource;
      readonly n: number;
    }
  | { readonly kind: 'coins'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly fief: number; readonly give: Bag; readonly get: Bag }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'drewCards'; readonly seat: Seat; readonly cards: readonly VassalId[] }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'recalled'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'regained'; readonly seat: Seat; readonly card: VassalId; readonly to: 'hand' | 'deckTop' }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly fief: number; readonly resource: Resource }
  | { readonly kind: 'hosted'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'held'; readonly seat: Seat }
  | { readonly kind: 'handShown'; readonly seat: Seat; readonly on: Seat }
  | { readonly kind: 'handSeen'; readonly on: Seat; readonly cards: readonly VassalId[] }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly to: Seat; readonly give: Cubes; readonly ask: Cubes }
  | { readonly kind: 'accepted'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'court'; readonly seat: Seat; readonly cards: number; readonly coins: number }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly card: VassalId; readonly fief: number }
  | { readonly kind: 'reached'; readonly seat: Seat }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'over' };

export type Reason =
  | (AnyReason & { readonly kind: 'cannotPay'; readonly price: Price })
  | (AnyReason & { readonly kind: 'noVictim'; readonly category: Category })
  | (AnyReason & { readonly kind: 'needsMaster'; readonly master: CathedralMasterId })
  | (AnyReason & { readonly kind: PlainReason });

export type PlainReason =
  | 'soldOut'
  | 'noIncome'
  | 'wrongFief'
  | 'fieldUsed'
  | 'banned'
  | 'noInfluence'
  | 'noTarget'
  | 'topLevel'
  | 'noToken'
  | 'noMaster'
  | 'noCity'
  | 'owned'
  | 'tapped'
  | 'restless'
  | 'noExchange'
  | 'asked';

export interface LordView extends Omit<Lord, 'hand' | 'deck' | 'known' | 'kept'> {
  /** The own hand; null for the others. */
  readonly hand: readonly VassalId[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** Seen on top of the deck, the top card last. */
  readonly deckTop: readonly VassalId[];
  readonly kept: readonly VassalId[] | null;
  readonly keptSize: number;
  /** What must lie in the deck, or with the others in hand and deck: everybody can work it out (F-20.2). */
  readonly unseen: readonly VassalId[];
  readonly halves: number;
  readonly nobles: number;
}

export interface View {
  readonly settings: FeudaliaSettings;
  readonly first: Seat;
  readonly round: number;
  readonly goal: number | null;
  readonly lords: readonly LordView[];
  readonly turn: Turn;
  readonly piles: readonly { readonly card: VassalId; readonly left: number }[];
  readonly gone: readonly VassalId[];
  readonly display: readonly BasicMasterId[];
  readonly masterDeckSize: number;
  /** Seen under the deck, the lowest first. */
  readonly mastersUnder: readonly BasicMasterId[];
  readonly stacks: Readonly<Record<CathedralMasterId, number>>;
  readonly phase: number;
  readonly lots: Readonly<Record<Lot, number>>;
  readonly event: EventCard | null;
  readonly eventsLeft: number;
  readonly reached: boolean;
  /** The fiefs to draft from; null unless they are in the reader's hands. */
  readonly offer: readonly Resource[] | null;
  readonly over: boolean;
  readonly waiting: Seat | null;
}

/** The bundle the kernel wants. */
export interface Feudalia {
  state: State;
  frame: Frame;
  option: Option;
  view: View;
  event: Event;
  reason: Reason;
  settings: FeudaliaSettings;
}

export type FrameOf<K extends Frame['step']> = Extract<Frame, { step: K }>;
export type AskStep<K extends Frame['step'], O extends Option> = Ask<State, FrameOf<K>, O, Reason>;
export type RunStep<K extends Frame['step']> = Run<State, FrameOf<K>>;
