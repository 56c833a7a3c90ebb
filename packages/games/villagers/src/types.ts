import type * as kernel from '@thorp/kernel';
import type { Seat, World } from '@thorp/kernel';
import type { Special, Suit } from './cards/card.ts';
import type { EventId } from './cards/events.ts';
import type { Card, CardId } from './cards/index.ts';
import type { PrioritySymbol } from './cards/monastery.ts';
import type { Countess, CountessFrame, CountessLogEvent, CountessOption, SeenCountess } from './countess/types.ts';
import type { MarketPay } from './market.ts';
import type { SeasonsFrame, SeasonsLogEvent, SeasonsOption, SeasonsReason } from './seasons/types.ts';

export interface Settings {
  /** Two to five villages, or one player with the Monastery (V-14) or against the Countess (V-15). */
  readonly mode: 'village' | 'monastery' | 'countess';
  readonly countessProfile: 'beta' | 'retail' | 'retail-beginner' | 'retail-hard';
  readonly events: boolean;
  readonly teams: boolean;
  /** V-11.4 The seats that get a Team for free. */
  readonly freeTeam: readonly Seat[];
  readonly specials7: boolean;
  readonly extraGraper: boolean;
  /** V-2.17 A random Road, and all suits with four or more. */
  readonly seasonsSetup: boolean;
  /** V-2.12, V-2.15 Longer stacks. */
  readonly extendedLength: boolean;
  readonly clay: boolean;
  readonly wool: boolean;
  readonly leather: boolean;
  readonly extraShepherd: boolean;
  readonly extraTanner: boolean;
  readonly firstPlayer: 'random' | 'seat-0';
  readonly foundersFlip: 'uncovered-first-round' | 'no-food';
  readonly poorestWins: boolean;
  readonly tinyIsland: boolean;
  readonly twinVillages: boolean;
  readonly silverInFirstMarket: boolean;
  readonly sevenStartingCards: boolean;
  readonly leaveOut: readonly CardId[];
}

/** The conflicts between settings (V-16.1). */
export type SettingsConflict =
  | {
      readonly kind:
        | 'modeForSeats'
        | 'twinSeats'
        | 'poorestAlone'
        | 'profileWithoutCountess'
        | 'countessEvents'
        | 'countessSpecials'
        | 'countessSetup'
        | 'longerStacks'
        | 'fullSuits'
        | 'fullSeasons'
        | 'shepherdWithoutWool'
        | 'tannerWithoutLeather'
        | 'graperWithoutGrapes'
        | 'freeTeamWithoutTeams';
    }
  | { readonly kind: 'shortDeck'; readonly missing: number };

/**
 * A village: one entry per villager in parallel lists, which copy fast. A villager is identified by its index. Villages
 * 0, 1, 2 … belong to the seats of the same number; that of the Countess comes after them.
 */
export interface Village {
  /** The supply of gold. */
  gold: number;
  cards: Card[];
  /** The villager it lies on; NONE if it stands on its own. */
  on: number[];
  /** What it counts as in its chain; a stand-in counts as somebody else (V-20.9). */
  as: Card[];
  /** Gold lying on it. */
  coins: number[];
  /** How many villagers lie directly on it. */
  load: number[];
  /** The sources and uses of gold, in triples: source, card or NONE, amount (see ledger.ts). */
  ledger: number[];
}

/** A seat's own cards. Hands are sorted, so that equal hands are equal lists. */
export interface Player {
  hand: Card[];
  /** V-4.6 The Village Square: face-up cards that are not in hand. In the build phase, the card about to be placed. */
  square: Card[];
  /** V-10.7 The card a neighbour has laid face-down on the Village Square; NONE outside Weddings. */
  gift: Card;
  /** Drafts left in this draft phase. */
  drafts: number;
}

export interface State extends World<Frame> {
  readonly settings: Settings;
  round: number;
  first: Seat;
  /** Six slots; NONE where one is empty. */
  road: Card[];
  /** Gold on the villagers of the Road. */
  roadCoins: number[];
  /** Six stacks, the top card last. */
  stacks: Card[][];
  /** V-10.4 Townsfolk turned the stacks over: their top cards show their fronts. */
  faceUp: boolean;
  /** V-2.14 Events that wait under their stacks, from left to right. */
  events: EventId[];
  /** The top card last. */
  reserve: Card[];
  discard: Card[];
  /** Cards left in the piles of BASICS. */
  basics: number[];
  /** V-2.16 Team cards left. */
  teams: number;
  /** The last Market that was held: 1, 2, or 0 for none yet. */
  markets: number;
  players: Player[];
  villages: Village[];
  /** Null in games without her. */
  countess: Countess | null;
}

/** The steps in which villagers are built: the own build turn, and two Events (V-10.12, V-10.13). */
export type Building = 'build' | 'castellans' | 'pilgrims';

/** What a player may still do in a build turn. */
export interface Turn {
  readonly during: Building;
  readonly seat: Seat;
  readonly actions: number;
  readonly exchanges: number;
  /** V-9.6 A Tinner was played: padlocks may be opened for free. */
  readonly free: boolean;
}

/** Frames of several steps that hold the same fields. */
export type Each<K extends string, Fields = unknown> = K extends string ? { readonly step: K } & Fields : never;

export type Frame =
  | Each<'round' | 'draftPhase' | 'refill' | 'endOfDraft' | 'clearRoad' | 'markets' | 'endOfRound'>
  | Each<'draftTurn' | 'draft' | 'joinMonastery' | 'coin' | 'buildTurn' | 'founders', { readonly seat: Seat }>
  | Each<Building | 'monk' | 'swap', Turn>
  | SeasonsFrame
  | Each<'returnTo' | 'place' | 'face' | 'smuggle', { readonly seat: Seat }>
  | Each<'returnCard', { readonly seat: Seat; readonly stack: number }>
  | Each<'takeBasic', { readonly seat: Seat; readonly basic: number }>
  | Each<'unlock', { readonly seat: Seat; readonly card: Card; readonly free: boolean }>
  | CountessFrame;

export type Take = { readonly kind: 'take'; readonly slot: number };
export type DraftPick = Take | { readonly kind: 'draw'; readonly stack: number } | { readonly kind: 'drawReserve' };
export type PlayCard = { readonly kind: 'play'; readonly card: CardId };
export type Draft = DraftPick | PlayCard;
export type Join = { readonly kind: 'join'; readonly slot: number };
export type Coin = { readonly kind: 'coin'; readonly slot: number } | { readonly kind: 'noCoin' };
export type Build =
  | { readonly kind: 'build'; readonly card: CardId; readonly on: number }
  | PlayCard
  | { readonly kind: 'exchange'; readonly basic: CardId }
  | { readonly kind: 'team'; readonly card: CardId }
  | { readonly kind: 'endTurn' };
export type Onto = { readonly kind: 'onto'; readonly stack: number };
export type Return = { readonly kind: 'return'; readonly card: CardId };
export type Carry = { readonly kind: 'carry'; readonly card: CardId; readonly monks: number };
export type Swap = { readonly kind: 'swap'; readonly village: number; readonly at: number };
export type Place = { readonly kind: 'place'; readonly on: number };
export type Face = { readonly kind: 'face'; readonly card: CardId };
export type Smuggle = { readonly kind: 'smuggle'; readonly card: CardId };
export type Unlock =
  | { readonly kind: 'unlock'; readonly village: number; readonly at: number }
  | { readonly kind: 'unlockAtBank' }
  | { readonly kind: 'unlockFree' };

export type Option =
  | Draft
  | Coin
  | Build
  | Onto
  | Return
  | Carry
  | Swap
  | Place
  | Face
  | Smuggle
  | Unlock
  | SeasonsOption
  | Join
  | CountessOption;

export type Event =
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: CardId; readonly slot: number; readonly coins: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: CardId; readonly stack: number }
  | { readonly kind: 'drewReserve'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'arrived'; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'stackEmptied'; readonly stack: number }
  | { readonly kind: 'joinedMonastery'; readonly seat: Seat; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'noCoin'; readonly seat: Seat }
  | { readonly kind: 'cleared'; readonly cards: readonly CardId[] }
  | { readonly kind: 'coinOnEach' }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: CardId; readonly on: CardId | null }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly card: CardId; readonly as: CardId }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly village: number; readonly card: CardId }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'smuggled'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly to: Returned;
      readonly stack: number;
    }
  | { readonly kind: 'returnedCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'tookBasic'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly kind: 'unlocked';
      readonly seat: Seat;
      readonly card: CardId;
      readonly village: number;
      readonly by: CardId;
    }
  | { readonly kind: 'unlockedAtBank'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'unlockedFree'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'flipped'; readonly seat: Seat }
  | {
      readonly kind: 'market';
      readonly market: number;
      /** By village: in total, and by source. */
      readonly gains: readonly number[];
      readonly pays: readonly MarketPay[];
    }
  | CountessLogEvent
  | SeasonsLogEvent
  | { readonly kind: 'over' };

/** Where a returned card went (V-6.9, V-6.10). */
export type Returned = 'stack' | 'reserve' | 'discard';

export type Reason = kernel.Reason &
  (
    | { readonly kind: 'emptySlot' | 'emptyStack' | 'stacksLeft' | 'emptyReserve' }
    | { readonly kind: 'noExchanges' | 'emptyHand' | 'emptyPile' | 'mustBuild' }
    | SeasonsReason
    | { readonly kind: 'noActions'; readonly needed: number }
    | { readonly kind: 'noPlace' | 'noKey' | 'noTarget'; readonly card: CardId }
    | { readonly kind: 'tooDear'; readonly card: CardId; readonly gold: number }
    | { readonly kind: 'notWanted'; readonly symbol: PrioritySymbol }
  );

/** A villager as everybody sees it. */
export interface SeenVillager {
  readonly card: CardId;
  readonly on: number;
  readonly as: CardId;
  readonly coins: number;
  /** Whether the symbols below its name count (V-6.6). */
  readonly active: boolean;
}

/** A pile of which only the size and the back of the top card are visible, or its front (V-17.7). */
export interface SeenPile {
  readonly size: number;
  readonly top: Suit | null;
  readonly front: CardId | null;
}

export interface View {
  readonly settings: Settings;
  readonly round: number;
  readonly first: Seat;
  readonly road: readonly { readonly card: CardId | null; readonly coins: number }[];
  readonly stacks: readonly SeenPile[];
  readonly reserve: SeenPile;
  readonly discard: readonly CardId[];
  readonly basics: readonly { readonly card: CardId; readonly left: number }[];
  /** Team cards left. */
  readonly teams: number;
  /** Events that wait under their stacks. */
  readonly events: readonly EventId[];
  readonly markets: number;
  /** What the bank asks to open a padlock; null if it opens none. */
  readonly bankPrice: number | null;
  /** V-17.2 The stack that the observer is looking through (V-10.5). */
  readonly looking: readonly CardId[] | null;
  /** The seat that has to choose. */
  readonly acting: Seat | null;
  /** The current build turn. */
  readonly turn: Turn | null;
  readonly players: readonly {
    /** Fronts, if the observer may see them. */
    readonly hand: readonly CardId[] | null;
    /** Backs (V-17.1). */
    readonly backs: readonly Suit[];
    readonly square: readonly CardId[];
    /** The back of a gift (V-17.9). */
    readonly gift: Suit | null;
    readonly drafts: number;
  }[];
  readonly villages: readonly { readonly gold: number; readonly villagers: readonly SeenVillager[] }[];
  readonly countess: SeenCountess | null;
}

/** The types of the game, for the kernel. */
export interface Villagers {
  state: State;
  frame: Frame;
  option: Option;
  view: View;
  event: Event;
  reason: Reason;
  settings: Settings;
  conflict: SettingsConflict;
}

export type FrameOf<K extends Frame['step']> = kernel.FrameOf<Villagers, K>;
export type AskStep<K extends Frame['step'], O extends Option> = kernel.AskStep<Villagers, K, O>;
export type RunStep<K extends Frame['step']> = kernel.RunStep<Villagers, K>;

/** A Special in a build turn: why it cannot be played, and what happens. The turn continues with a new frame. */
export interface Play {
  refuse(s: State, turn: Turn, special: Special): Reason | null;
  play(s: State, turn: Turn, special: Special): void;
}
