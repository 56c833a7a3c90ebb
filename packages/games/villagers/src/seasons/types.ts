import type { Seat } from '@thorp/kernel';
import type { Suit } from '../cards/card.ts';
import type { EventId } from '../cards/events.ts';
import type { Card, CardId } from '../cards/index.ts';
import type { Each } from '../types.ts';

/** What Shifting Seasons adds to the frames, options, log events and reasons of the game. */

export type SeasonsFrame =
  | Each<'turnBack' | 'eventPhase' | 'shuffleReserve' | 'unwrap'>
  | Each<'fillKeyring' | 'lookThrough' | 'wedding' | 'scoreChain' | 'envoy', { readonly seat: Seat }>
  | Each<'lead' | 'giveBack', { readonly seat: Seat; readonly left: number }>
  | Each<'takeTeam', { readonly seat: Seat; readonly card: Card }>
  | Each<'pickOne', { readonly seat: Seat; readonly stack: number }>;

/** V-9.13 The Basics that a Leader brings. */
export type Lead = { readonly kind: 'lead'; readonly basic: CardId } | { readonly kind: 'enough' };
/** V-9.14 The keyring that a Merchant fills. */
export type Fill = { readonly kind: 'fill'; readonly at: number };
/** V-10.5 Returnees: a stack, then a card of it. */
export type Look = { readonly kind: 'look'; readonly stack: number };
export type PickOne = { readonly kind: 'pick'; readonly card: CardId };
/** V-10.7 Weddings. */
export type Pass = { readonly kind: 'pass'; readonly card: CardId };
/** V-10.11 Merchants: the chain, by its bottom card. */
export type Chain = { readonly kind: 'chain'; readonly at: number };
/** V-10.15 Envoys. */
export type Envoy = { readonly kind: 'envoy'; readonly card: CardId };

export type SeasonsOption = Lead | Fill | Look | PickOne | Pass | Chain | Envoy;

export type SeasonsLogEvent =
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'tookTeam'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'invented'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'filled'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'drewBacks'; readonly seat: Seat; readonly suits: readonly Suit[] }
  | { readonly kind: 'drewFronts'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'reserveMixed' }
  | { readonly kind: 'turnedBack' }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly suit: Suit; readonly stack: number }
  | { readonly kind: 'pickedCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly suit: Suit; readonly to: Seat }
  | { readonly kind: 'passedCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'gotCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly event: EventId; readonly gold: number }
  | { readonly kind: 'scoredChain'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'toppedUp'; readonly cards: readonly CardId[] }
  | { readonly kind: 'sentEnvoy'; readonly seat: Seat; readonly card: CardId; readonly gold: number };

export type SeasonsReason = { readonly kind: 'oneTeam' | 'twoCards' | 'buildTurnOnly' | 'draftPhaseOnly' };
