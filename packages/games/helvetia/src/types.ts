import type { Reason as KernelReason, Seat, World } from '@thorp/kernel';
import type { Character, CharacterName, GroupName, QuarterName, Slot, SlotName } from './cards/board.ts';
import type { Building, BuildingName } from './cards/buildings.ts';
import type { Good, GoodName } from './cards/goods.ts';
import type { HelvetiaView } from './view.ts';

/*
 * The state uses whole numbers: goods, buildings, characters and slots are indexes of their tables, which makes the
 * rules fast. Options, events and views use names, so that people and programs can read them.
 */

/** H-21 The settings of a game. */
export interface HelvetiaSettings {
  readonly setupVariant: 'advanced' | 'easy';
  readonly quarterModel: 'sides' | 'corner';
  readonly watchmanScope: 'any-village' | 'own-village';
  readonly childLimit: 'per-turn' | 'per-round';
  readonly prerequisiteModel: 'produced-this-turn' | 'strict-units';
  readonly vpBuildingPile: 'in-3' | 'fourth-pile';
  readonly revealBeforeRoundOne: boolean;
  readonly playDirection: 'anti-clockwise' | 'clockwise';
  readonly initialDowry: 'two-to-the-right' | 'both-neighbours';
  /** 0 means no limit. */
  readonly maxRounds: number;
  /** 0 means that a stalled game goes on. */
  readonly stallRounds: number;
}

/** The conflicts between settings. */
export interface SettingsConflict {
  readonly kind: 'stallTooShort';
}

/** 0 man, 1 woman. */
export type Sex = 0 | 1;
export type SexName = 'man' | 'woman';

/** One adult in a building: owner, sex and sleep in one number (see figures.ts). */
export type Figure = number;

/** How many men and how many women. */
export type People = [men: number, women: number];

/** H-14.6 A child lying on a building of its village. */
export interface Child {
  readonly slot: Slot;
  readonly sex: Sex;
}

export interface Player {
  /** Own coins in supply, fresh ones included. */
  coins: number;
  supply: People;
  school: People;
  centre: People;
  /** Coins on the Village Center by colour, that is by seat. */
  dowry: number[];
  /** Start tiles not placed yet. */
  start: Building[];
  /** By slot. */
  building: Building[];
  /** The villager of the village's owner, by slot. */
  host: Figure[];
  /** The spouse from another village, by slot. */
  guest: Figure[];
  children: Child[];
  /** Whether a cube lies on the market space of each good: 0 or 1. */
  cubes: number[];
}

/** H-9.5 What the active player made this turn, by good. */
export interface Ledger {
  made: number[];
  unspent: number[];
}

export interface Turn {
  /** The character called this turn. */
  character: Character;
  tileUsed: boolean;
  /** H-13.6 Own coins won back this turn, not to be spent in it. */
  fresh: number;
  /** H-14.4 Slots whose couple had a child this turn. */
  births: Slot[];
}

export interface State extends World<Frame> {
  readonly settings: HelvetiaSettings;
  /** H-2.2 Whose turn comes after each seat's. */
  readonly next: readonly Seat[];
  round: number;
  /** Who holds the starting player token. */
  token: Seat;
  players: Player[];
  /** Start tiles in the draft, by building. */
  pool: number[];
  /** Tiles on display, by building. */
  display: number[];
  /** Face-down piles in the order in which they are used; the top is the last of each. */
  piles: Building[][];
  /** Tiles out of the game, by building. */
  box: number[];
  /** Coins on each character's space, by seat. */
  spaces: number[][];
  /** Who holds each character tile, and whether it was used this round (0 or 1). */
  tiles: Seat[];
  tilesUsed: number[];
  /** Who holds each goods tile, by good. */
  goodsTiles: Seat[];
  /** Who holds each special tile: the market's groups, and the villages completed first and second. */
  groups: Seat[];
  completed: Seat[];
  turn: Turn;
  ledger: Ledger;
  /**
   * H-18.4 Whether anybody built, delivered, married or had a child this round; and the number of idle rounds before
   * it.
   */
  busy: boolean;
  idleRounds: number;
}

/**
 * What is still to be done for a payment, in this order.
 * `pay`: hand over a unit for a building; money will do for materials. `give`: hand over a unit.
 * `need`: make the good this turn, if it was not made yet. `use`, `keep`: a villager finishes a unit, and it is handed
 * over at once or stays.
 */
export interface Todo {
  readonly kind: 'pay' | 'give' | 'need' | 'use' | 'keep';
  readonly good: Good;
  readonly rest: Todo | null;
  /** Who finishes the unit of a `use` or `keep`, for the log. Null for the others, and in the search. */
  readonly by?: Work | Exchange | null;
}

export type Frame =
  | { readonly step: 'prepare' }
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'found'; readonly seat: Seat }
  | { readonly step: 'house'; readonly seat: Seat }
  | { readonly step: 'lodge'; readonly seat: Seat }
  | { readonly step: 'betroth'; readonly seat: Seat }
  | { readonly step: 'endow' }
  | { readonly step: 'round' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'more'; readonly seat: Seat }
  | { readonly step: 'endTurn'; readonly seat: Seat }
  | { readonly step: 'build'; readonly seat: Seat }
  | { readonly step: 'pay'; readonly seat: Seat; readonly todo: Todo }
  | { readonly step: 'place'; readonly seat: Seat; readonly building: Building }
  | { readonly step: 'moveIn'; readonly seat: Seat; readonly slot: Slot }
  | { readonly step: 'claimVillage'; readonly seat: Seat }
  | { readonly step: 'trade'; readonly seat: Seat }
  | { readonly step: 'deliver'; readonly seat: Seat; readonly good: Good }
  | { readonly step: 'wake'; readonly seat: Seat }
  | { readonly step: 'send'; readonly seat: Seat }
  | { readonly step: 'marry'; readonly seat: Seat; readonly from: Home; readonly sex: Sex }
  | { readonly step: 'dowry'; readonly seat: Seat; readonly host: Seat }
  | { readonly step: 'bear'; readonly seat: Seat }
  | { readonly step: 'award' }
  | { readonly step: 'returnCoins' }
  | { readonly step: 'graduate'; readonly seat: Seat; readonly slot: Slot }
  | { readonly step: 'childrenToSchool' }
  | { readonly step: 'score' }
  | { readonly step: 'reveal' };

/** H-3.12 Where unattached villagers live. */
export type Home = 'school' | 'centre';

export interface Spot {
  readonly village: Seat;
  readonly slot: SlotName;
}

export type Draft = { readonly kind: 'draft'; readonly building: BuildingName };
export type Place = { readonly kind: 'place'; readonly slot: SlotName };
export type House = { readonly kind: 'house'; readonly man: SlotName; readonly woman: SlotName };
export type Lodge = { readonly kind: 'lodge'; readonly sex: SexName };
export type Marry = { readonly kind: 'marry' } & Spot;
export type Call = { readonly kind: 'call'; readonly character: CharacterName };
export type UseTile = { readonly kind: 'tile'; readonly character: CharacterName };
export type EndTurn = { readonly kind: 'end' };
export type Build = { readonly kind: 'build'; readonly building: BuildingName };
export type Work = { readonly kind: 'work' } & Spot;
export type Exchange = { readonly kind: 'exchange'; readonly give: GoodName } & Spot;
export type Buy = { readonly kind: 'buy' };
export type MoveIn = { readonly kind: 'moveIn'; readonly sex: SexName };
export type Deliver = { readonly kind: 'deliver'; readonly good: GoodName };
export type Wake = { readonly kind: 'wake'; readonly village: Seat; readonly quarter: QuarterName };
export type Send = { readonly kind: 'send'; readonly from: Home; readonly sex: SexName };
export type Dowry = { readonly kind: 'dowry'; readonly colour: Seat };
export type Bear = { readonly kind: 'bear'; readonly slot: SlotName; readonly sex: SexName };
export type Graduate =
  | { readonly kind: 'graduate'; readonly slot: SlotName; readonly sex: SexName }
  | { readonly kind: 'leave'; readonly slot: SlotName };

export type Option =
  | Draft
  | Place
  | House
  | Lodge
  | Marry
  | Call
  | UseTile
  | EndTurn
  | Build
  | Work
  | Exchange
  | Buy
  | MoveIn
  | Deliver
  | Wake
  | Send
  | Dowry
  | Bear
  | Graduate;

export type Event =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly letter: string }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly building: BuildingName }
  | { readonly kind: 'founded'; readonly seat: Seat; readonly building: BuildingName; readonly slot: SlotName }
  | { readonly kind: 'housed'; readonly seat: Seat; readonly sex: SexName; readonly slot: SlotName }
  | { readonly kind: 'schooled'; readonly seat: Seat; readonly sex: SexName }
  | { readonly kind: 'centred'; readonly seat: Seat; readonly sex: SexName }
  | { readonly kind: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly kind: 'called'; readonly seat: Seat; readonly character: CharacterName }
  | { readonly kind: 'usedTile'; readonly seat: Seat; readonly character: CharacterName }
  | ({ readonly kind: 'worked'; readonly seat: Seat; readonly building: BuildingName; readonly good: GoodName } & Spot)
  | ({
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly building: BuildingName;
      readonly give: GoodName;
      readonly get: GoodName;
    } & Spot)
  | { readonly kind: 'bought'; readonly seat: Seat; readonly good: GoodName }
  | { readonly kind: 'built'; readonly seat: Seat; readonly building: BuildingName; readonly slot: SlotName }
  | { readonly kind: 'movedIn'; readonly seat: Seat; readonly sex: SexName; readonly slot: SlotName }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'delivered'; readonly seat: Seat; readonly good: GoodName }
  | { readonly kind: 'goodsTile'; readonly seat: Seat; readonly good: GoodName; readonly points: number }
  | { readonly kind: 'groupTile'; readonly seat: Seat; readonly group: GroupName; readonly points: number }
  | {
      readonly kind: 'woke';
      readonly seat: Seat;
      readonly village: Seat;
      readonly quarter: QuarterName;
      readonly count: number;
    }
  | ({
      readonly kind: 'married';
      readonly seat: Seat;
      readonly sex: SexName;
      readonly from: Home | 'supply';
    } & Spot)
  | { readonly kind: 'dowry'; readonly seat: Seat; readonly host: Seat; readonly colour: Seat }
  | { readonly kind: 'born'; readonly seat: Seat; readonly slot: SlotName; readonly sex: SexName }
  | { readonly kind: 'roundOver'; readonly seat: Seat }
  | { readonly kind: 'awarded'; readonly seat: Seat; readonly character: CharacterName }
  | { readonly kind: 'graduated'; readonly seat: Seat; readonly sex: SexName; readonly slot: SlotName }
  | { readonly kind: 'cameHome'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'toSchool'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'scored'; readonly totals: readonly number[] }
  | { readonly kind: 'revealed'; readonly buildings: readonly BuildingName[] }
  | { readonly kind: 'over'; readonly why: 'threshold' | 'stall' | 'roundLimit' };

/** Why an option is not offered. */
export type Reason =
  | Forbids<'held' | 'deadEnd'>
  | Forbids<'noCoin' | 'tileThisTurn' | 'tileThisRound'>
  | (Forbids<'nothingToDo'> & { readonly why: Idle })
  | Forbids<'builtAlready' | 'villageFull' | 'lastCoin' | 'circle' | 'spoilsPayment'>
  /** Goods of the cost that cannot be supplied at all; empty if only all of them together are too much. */
  | (Forbids<'tooDear'> & { readonly goods: readonly GoodName[] })
  | Forbids<'deliveredAlready'>
  /** `lacks` is the good itself, or its prerequisite. */
  | (Forbids<'noSupply'> & { readonly good: GoodName; readonly lacks: GoodName })
  | Forbids<'noPartner'>
  | Forbids<'hadChild' | 'nobodyLeft'>;

/** H-8.6 Why a character can do nothing for a seat. */
export type Idle =
  | 'villageFull'
  | 'builtAll'
  | 'cannotPay'
  | 'deliveredAll'
  | 'cannotMake'
  | 'nobodyFree'
  | 'noPartner'
  | 'noCouple'
  | 'hadChild'
  | 'nobodyLeft';

/** One reason for every kind. */
type Forbids<K extends string> = K extends string ? KernelReason & { readonly kind: K } : never;

/** The types of the game, for the kernel. */
export interface Helvetia {
  state: State;
  frame: Frame;
  option: Option;
  view: HelvetiaView;
  event: Event;
  reason: Reason;
  settings: HelvetiaSettings;
  conflict: SettingsConflict;
}
