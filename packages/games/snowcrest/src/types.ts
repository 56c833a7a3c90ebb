import type { Reason as KernelReason, Seat, World } from '@thorp/kernel';
import type { GoalId } from './cards/achievements.ts';
import type { SpiritId } from './cards/spirits.ts';
import type { VillagerId } from './cards/villagers.ts';
import type { Card, Due, Effect, EffectOf, Goal, Resource, SpiritCard, Tile, Units } from './cards/vocabulary.ts';

export interface SnowcrestSettings {
  /** S-18 The Basic variant. */
  readonly basic: boolean;
  /** S-19.2 Level of the solitaire game. */
  readonly level: number;
  /** S-21.8 The game ends after this round at the latest. */
  readonly rounds: number;
}

/** The conflicts between settings. */
export interface SettingsConflict {
  readonly kind: 'basicAlone' | 'levelInCompany';
}

/** A place in the 3×3 Village, row by row from 0 to 8. */
export type Slot = number;
/** Where a Villager comes from when it is Added or recruited. */
export type Origin = 'hand' | 'row';

export interface Player {
  hand: Card[];
  /** The last card is the top. */
  deck: Card[];
  discard: Card[];
  /** Nine slots; NOBODY for an empty one. */
  village: Card[];
  /** Bit k is set while the card in slot k is face-up. */
  up: number;
  /** Tokens by resource. */
  tokens: number[];
  /** Face-up Buildings by kind. */
  tiles: number[];
  /** Face-down Buildings by kind. */
  usedTiles: number[];
  /** The tracker, from −5 to +5. */
  omen: number;
  omenTokens: number;
  scrolls: number;
}

export interface State extends World<Frame> {
  readonly settings: SnowcrestSettings;
  players: Player[];
  start: Seat;
  active: Seat;
  round: number;
  row: Card[];
  /** Common deck; the last card is the top, as for Guardians and Forest cards. */
  commons: Card[];
  guardians: SpiritCard[];
  forests: SpiritCard[];
  /** The Guardian or Forest card that is being resolved, or NOBODY. */
  spirit: SpiritCard;
  /** Juniper on the Forest deck. */
  juniper: number;
  achievements: Goal[];
  /** Buildings in supply, by kind. */
  tileSupply: number[];
  scrollSupply: number;
  /** S-16.1 The last Scroll has left the supply. */
  ending: boolean;
  /** S-19.10 Rests done; counted in the solitaire game only. */
  rests: number;
  /** Slot of the active player's card that is acting or being replaced, or NOBODY. */
  acting: Slot;
  /** The card on its way into the Village: shown to all, but in no zone yet. NOBODY otherwise. */
  arriving: Card;
  /** S-20.10 A card was recruited this turn. */
  recruited: boolean;
}

/** A player's progress with the items of the revealed card. */
export interface Settlement {
  readonly seat: Seat;
  /** The item to be settled. */
  readonly at: number;
  /** S-5.6 Surplus units by resource. */
  readonly credit: readonly number[];
  /** S-11.10 Avoids left over from cards turned for their Bell. */
  readonly avoids: number;
  /** S-5.13 Buildings turned face-down for this list, by kind: they cannot be given as well. */
  readonly turned: readonly number[];
}

export type Frame =
  | { readonly step: 'buy'; readonly seat: Seat }
  | { readonly step: 'turn' }
  | { readonly step: 'main'; readonly seat: Seat }
  | { readonly step: 'rest'; readonly seat: Seat }
  | { readonly step: 'wake'; readonly seat: Seat }
  | { readonly step: 'endTurn' }
  | { readonly step: 'nextTurn' }
  | { readonly step: 'claim' }
  | { readonly step: 'slot'; readonly seat: Seat; readonly from: Origin }
  | { readonly step: 'arrive'; readonly seat: Seat }
  | { readonly step: 'refill' }
  | { readonly step: 'enact'; readonly seat: Seat; readonly card: Card; readonly added: boolean }
  | { readonly step: 'turnDown'; readonly seat: Seat }
  | { readonly step: 'action'; readonly seat: Seat; readonly card: Card }
  | { readonly step: 'effect'; readonly seat: Seat; readonly effect: Effect }
  | { readonly step: 'offer'; readonly seat: Seat; readonly effect: EffectOf<'pay'> }
  | { readonly step: 'pay'; readonly seat: Seat; readonly due: Due }
  | { readonly step: 'gold'; readonly seat: Seat; readonly due: Due }
  | { readonly step: 'juniper'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'forest' }
  | ({ readonly step: 'settle' } & Settlement)
  | ({ readonly step: 'item' } & Settlement)
  | ({ readonly step: 'source' } & Settlement)
  | ({ readonly step: 'giveTile' } & Settlement)
  | { readonly step: 'giveCard'; readonly seat: Seat }
  | { readonly step: 'giveVillager'; readonly seat: Seat }
  | { readonly step: 'depart' }
  | { readonly step: 'returnTile'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly step: 'build'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly step: 'effort'; readonly seat: Seat; readonly bonus: number; readonly from: number }
  | { readonly step: 'chant'; readonly seat: Seat; readonly bonus: number }
  | {
      readonly step: 'answer';
      readonly seat: Seat;
      readonly effort: number;
      readonly bonus: number;
      readonly won: boolean;
    }
  | { readonly step: 'prize'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'oneOf'; readonly seat: Seat; readonly n: number; readonly from: Units }
  | { readonly step: 'retrieve'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'redraw'; readonly seat: Seat; readonly discarded: number }
  | { readonly step: 'trade'; readonly seat: Seat; readonly effect: EffectOf<'trade'>; readonly skip: boolean }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly skip: boolean }
  | { readonly step: 'copy'; readonly seat: Seat; readonly skip: boolean }
  | { readonly step: 'tuck'; readonly card: Card };

/* Options and events name cards by their catalogue id, so that they can be read without the rules. */

export type Skip = { readonly kind: 'skip' };
export type Buy = { readonly kind: 'buy'; readonly card: VillagerId };
export type Add = { readonly kind: 'add'; readonly from: Origin; readonly card: VillagerId };
export type Activate = { readonly kind: 'activate'; readonly slot: Slot };
export type Place = { readonly kind: 'place'; readonly slot: Slot };
export type Act = { readonly kind: 'act'; readonly action: number };
export type PayOrDecline = { readonly kind: 'pay' } | { readonly kind: 'decline' };
export type Source =
  | { readonly kind: 'token'; readonly resource: Resource }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'handCard'; readonly card: VillagerId }
  | { readonly kind: 'villager'; readonly slot: Slot };
export type GoldFor = { readonly kind: 'goldFor'; readonly need: number };
export type Settle =
  | { readonly kind: 'meet' }
  | { readonly kind: 'avoid'; readonly slot: Slot }
  | { readonly kind: 'avoidLeft' }
  | { readonly kind: 'omen' };
export type GiveCard = { readonly kind: 'giveCard'; readonly card: VillagerId };
export type GiveVillager = { readonly kind: 'giveVillager'; readonly slot: Slot };
export type GiveTile = { readonly kind: 'giveTile'; readonly tile: Tile; readonly up: boolean };
export type Build = { readonly kind: 'build'; readonly tile: Tile };
export type Effort = { readonly kind: 'effort'; readonly bells: number } | { readonly kind: 'more' };
export type Chant = { readonly kind: 'chant'; readonly scrolls: number };
export type Answer = { readonly kind: 'pass' } | { readonly kind: 'beat' };
export type Take = { readonly kind: 'take'; readonly resource: Resource };
export type Retrieve = { readonly kind: 'retrieve'; readonly card: VillagerId };
export type Redraw = { readonly kind: 'discard'; readonly card: VillagerId } | { readonly kind: 'done' };
export type Trade = { readonly kind: 'trade'; readonly give: number; readonly get: number };
export type Recruit = { readonly kind: 'recruit'; readonly from: Origin; readonly card: VillagerId };
export type Copy = { readonly kind: 'copy'; readonly card: VillagerId; readonly action: number };

export type Option =
  | Skip
  | Buy
  | Add
  | Activate
  | Place
  | Act
  | PayOrDecline
  | Source
  | GoldFor
  | Settle
  | GiveCard
  | GiveVillager
  | GiveTile
  | Build
  | Effort
  | Chant
  | Answer
  | Take
  | Retrieve
  | Redraw
  | Trade
  | Recruit
  | Copy;

/** Cards are catalogue ids. `n` of a gain of Omens is positive, of a loss negative. */
export type Event =
  | { readonly kind: 'starts'; readonly seat: Seat }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: VillagerId; readonly paid: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly card: VillagerId }
  | {
      readonly kind: 'shown';
      readonly seat: Seat;
      readonly card: VillagerId;
      readonly from: Origin;
      readonly free: boolean;
    }
  | {
      readonly kind: 'arrived';
      readonly seat: Seat;
      readonly card: VillagerId;
      readonly slot: Slot;
      readonly old: VillagerId | null;
    }
  | { readonly kind: 'turnedUp'; readonly card: VillagerId }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly card: VillagerId; readonly action: number }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly resource: Resource }
  | { readonly kind: 'usedTile'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'usedCard'; readonly seat: Seat; readonly card: VillagerId; readonly from: 'hand' | 'village' }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly resource: Resource; readonly n: number }
  | { readonly kind: 'scrolls'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'ending' }
  | { readonly kind: 'omens'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'renewed'; readonly seat: Seat }
  | { readonly kind: 'drewCard'; readonly seat: Seat; readonly card: VillagerId }
  | { readonly kind: 'retrieved'; readonly seat: Seat; readonly card: VillagerId }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: VillagerId }
  | { readonly kind: 'built'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'restocked'; readonly seat: Seat }
  | { readonly kind: 'forestFilled'; readonly n: number }
  | { readonly kind: 'revealed'; readonly spirit: SpiritId }
  | { readonly kind: 'avoided'; readonly seat: Seat; readonly card: VillagerId | null }
  | { readonly kind: 'gaveVillager'; readonly seat: Seat; readonly card: VillagerId }
  | { readonly kind: 'announced'; readonly seat: Seat; readonly effort: number; readonly total: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'beat'; readonly seat: Seat; readonly bells: number }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly give: number; readonly get: number }
  | { readonly kind: 'copied'; readonly seat: Seat; readonly card: VillagerId; readonly action: number }
  | { readonly kind: 'tucked'; readonly card: VillagerId }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly goal: GoalId }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'lost'; readonly rests: number };

export interface Refused<K extends string> extends KernelReason {
  readonly kind: K;
}
export interface TooDear extends Refused<'tooDear'> {
  readonly cost: number;
  readonly have: number;
}

export type Reason =
  | TooDear
  | Refused<'faceDown'>
  | Refused<'starterStays'>
  | Refused<'neededToPay'>
  | Refused<'nothingToDo'>
  | Refused<'cannotMeet'>
  | Refused<'wrongKind'>;

export interface PlayerView {
  /** Only the reader's own hand. */
  readonly hand: readonly Card[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  readonly discard: readonly Card[];
  readonly village: readonly ({ readonly card: Card; readonly up: boolean } | null)[];
  readonly tokens: readonly number[];
  readonly tiles: readonly number[];
  readonly usedTiles: readonly number[];
  readonly omen: number;
  readonly omenTokens: number;
  readonly scrolls: number;
}

export interface View {
  readonly settings: SnowcrestSettings;
  readonly players: readonly PlayerView[];
  readonly start: Seat;
  readonly active: Seat;
  readonly round: number;
  /** The asked seat; null when the game is over. */
  readonly asked: Seat | null;
  readonly row: readonly Card[];
  readonly commonsLeft: number;
  readonly juniper: number;
  readonly spirit: SpiritCard | null;
  /** S-11.4 The seats that still have to settle the revealed card, in order, and the current item of each. */
  readonly settling: readonly { readonly seat: Seat; readonly at: number }[];
  readonly arriving: Card | null;
  readonly acting: Slot | null;
  readonly achievements: readonly Goal[];
  readonly tileSupply: readonly number[];
  readonly scrollSupply: number;
  readonly ending: boolean;
  readonly rests: number;
}

/** The types of the game, for the kernel. */
export interface Snowcrest {
  state: State;
  frame: Frame;
  option: Option;
  view: View;
  event: Event;
  reason: Reason;
  settings: SnowcrestSettings;
  conflict: SettingsConflict;
}
