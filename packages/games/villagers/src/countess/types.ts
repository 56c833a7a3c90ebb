import type { Seat } from '@thorp/kernel';
import type { CountessEventId } from '../cards/countess.ts';
import type { CardId } from '../cards/index.ts';
import type { Turn } from '../types.ts';

/** What the solo mode against the Countess adds to the state, the questions and the log (V-15). */

/** An event of the Countess: its number in COUNTESS_EVENTS. */
export type EventNumber = number;

/** Her part of the table; her village is the one after those of the seats. */
export interface Countess {
  /** Face-up events, in the order in which they were dealt. */
  events: EventNumber[];
  /** The Summer and the Winter deck, the top card last. */
  decks: EventNumber[][];
  /** Discarded events of either deck. */
  spent: EventNumber[][];
  /** V-15.30 Whether the Jester can still be played. */
  jester: boolean;
}

export interface SeenCountess {
  readonly events: readonly CountessEventId[];
  /** How many cards the Summer and the Winter deck hold. */
  readonly decks: readonly number[];
  readonly spent: readonly (readonly CountessEventId[])[];
  readonly jester: boolean;
}

/** When events act before the Event phase, and the Jester can stop them. */
export type EarlyTiming = 'draft phase' | 'build phase';

export type Give = { readonly kind: 'give'; readonly slot: number };
export type Resolve = { readonly kind: 'resolve'; readonly event: CountessEventId };
export type Jest = { readonly kind: 'jest'; readonly event: CountessEventId };
export type KeepJester = { readonly kind: 'keepJester' };
export type Threat = { readonly kind: 'oneFewer' } | { readonly kind: 'buyOff'; readonly gold: number };
export type Serve = { readonly kind: 'serve'; readonly card: CardId };
export type Abduct = { readonly kind: 'abduct'; readonly card: CardId };
export type Betray = { readonly kind: 'betray'; readonly at: number };
export type Arrest = { readonly kind: 'arrest'; readonly at: number };
export type Spy = { readonly kind: 'spy'; readonly card: CardId; readonly gold: number };
export type Protect = { readonly kind: 'protect'; readonly at: number };
export type Recruit = { readonly kind: 'recruit'; readonly stack: number } | { readonly kind: 'recruitReserve' };

export type CountessOption =
  | Give
  | Resolve
  | Jest
  | KeepJester
  | Threat
  | Serve
  | Abduct
  | Betray
  | Arrest
  | Spy
  | Protect
  | Recruit;

export type CountessLogEvent =
  | {
      readonly kind: 'given';
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
      readonly coins: number;
    }
  | { readonly kind: 'conscripted'; readonly card: CardId; readonly stack: number }
  | { readonly kind: 'countessGrew'; readonly card: CardId }
  | { readonly kind: 'served'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'abducted' | 'betrayed' | 'arrested'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'countessDealt' | 'countessEvent'; readonly event: CountessEventId }
  | { readonly kind: 'jested'; readonly seat: Seat; readonly event: CountessEventId | null }
  | { readonly kind: 'oneFewer'; readonly seat: Seat; readonly event: CountessEventId }
  | { readonly kind: 'boughtOff'; readonly seat: Seat; readonly event: CountessEventId; readonly gold: number }
  | { readonly kind: 'countessGains'; readonly gold: number }
  | { readonly kind: 'countessCoins'; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'paidCountess'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'blackMarket'; readonly gains: readonly number[] }
  | { readonly kind: 'eventsShuffled'; readonly season: number }
  | { readonly kind: 'reserveShuffled' };

type SeatFrame<K extends string, Fields = unknown> = K extends string
  ? { readonly step: K; readonly seat: Seat } & Fields
  : never;

export type CountessFrame =
  | { readonly step: 'refreshRoad' }
  | { readonly step: 'countessGrows' }
  | SeatFrame<'joinCountess' | 'rats' | 'serve'>
  | SeatFrame<'arson', Turn>
  | SeatFrame<'jester', { readonly timing: EarlyTiming }>
  /** `next`: the event that must be resolved now, or NONE. */
  | SeatFrame<'countessEvents', { readonly next: EventNumber }>
  | SeatFrame<'abduction' | 'betrayal' | 'arrest' | 'espionage' | 'protection' | 'recruiting' | 'blame'>;
