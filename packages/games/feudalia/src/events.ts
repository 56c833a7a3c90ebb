import type { Reason as AnyReason, Seat } from '@thorp/kernel';
import type { Lot } from './cards/board.ts';
import type { Category, Purchase } from './cards/effects.ts';
import type { EventCard, EventEffect } from './cards/events.ts';
import type { Bag, Price, Resource } from './cards/goods.ts';
import type { BasicMasterId, CathedralMasterId, MasterId } from './cards/masters.ts';
import type { VassalId } from './cards/vassals.ts';
import type { Cubes, FeudaliaSettings, Lord, Turn } from './types.ts';

/* Events for the log, reasons for refusals, and what each seat may see. */

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
  | { readonly kind: 'taxed'; readonly seat: Seat; readonly by: 'income' | 'hand' }
  /** F-7.2 By fief: the cubes that are taxed, and how many of them are due. */
  | {
      readonly kind: 'taxed';
      readonly seat: Seat;
      readonly by: 'cubes';
      readonly cubes: readonly number[];
      readonly due: readonly number[];
    }
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
  | { readonly kind: 'saved'; readonly seat: Seat; readonly coins: number; readonly of: number }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly card: VassalId; readonly fief: number }
  | { readonly kind: 'reached'; readonly seat: Seat }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'over' };

export type Reason =
  | (AnyReason & { readonly kind: 'cannotPay'; readonly price: Price })
  | (AnyReason & { readonly kind: 'cannotPayAny'; readonly prices: readonly Price[] })
  | (AnyReason & { readonly kind: 'wrongFief'; readonly sites: readonly Resource[] })
  | (AnyReason & { readonly kind: 'noVictim'; readonly category: Category })
  | (AnyReason & { readonly kind: 'needsMaster'; readonly master: CathedralMasterId })
  | (AnyReason & { readonly kind: PlainReason });

export type PlainReason =
  | 'soldOut'
  | 'noIncome'
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
  | 'noTap'
  | 'restless'
  | 'noExchange'
  | 'asked';

export interface LordView extends Omit<Lord, 'hand' | 'deck' | 'known' | 'kept'> {
  /** The own hand; null for the others. */
  readonly hand: readonly VassalId[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** The known cards on top of the deck, the top card last. */
  readonly deckTop: readonly VassalId[];
  readonly kept: readonly VassalId[] | null;
  readonly keptSize: number;
  /** The cards that must be in the deck, or, for other lords, in hand or deck: everybody can work this out (F-20.2). */
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
  /** The known masters under the deck, the lowest first. */
  readonly mastersUnder: readonly BasicMasterId[];
  readonly stacks: Readonly<Record<CathedralMasterId, number>>;
  readonly phase: number;
  readonly lots: Readonly<Record<Lot, number>>;
  readonly event: EventCard | null;
  /** The effect of the event in this game: with several players, or in practice, many do nothing. */
  readonly inForce: EventEffect;
  readonly eventsLeft: number;
  readonly reached: boolean;
  /** The fiefs to draft from; null unless the reader holds them. */
  readonly offer: readonly Resource[] | null;
  readonly over: boolean;
  readonly waiting: Seat | null;
}
