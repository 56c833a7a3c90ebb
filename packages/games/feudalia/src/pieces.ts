import { ifNamed, type Seat } from '@thorp/kernel';
import { LOT_IDS, type Lot } from './cards/board.ts';
import type { Resource } from './cards/goods.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS, type BasicMasterId, type CathedralMasterId } from './cards/masters.ts';
import { VASSAL_IDS, type VassalId } from './cards/vassals.ts';

/*
 * The ids of everything on the board, built and parsed only in this file. An id is its kind and its parts with hyphens
 * between them; no part contains a hyphen.
 */

export type PieceId =
  | 'event'
  | `offer-${number}`
  | `lot-${Lot}`
  | `master-${BasicMasterId}`
  | `stack-${CathedralMasterId}`
  | `pile-${VassalId}`
  | `${'hand' | 'kept' | 'played'}-${Seat}-${number}`
  | `${'discard' | 'deck'}-${Seat}-${VassalId}`
  | `${'fief' | 'city'}-${Seat}-${number}`
  | `field-${Seat}-${number}-${number}`;

export type ZoneId =
  | 'offer'
  | 'table'
  | 'cathedral'
  | 'masters'
  | 'supply'
  | `${'lord' | 'hand' | 'played' | 'discard' | 'deck'}-${Seat}`;

export const piece = {
  event: 'event',
  /** A fief of the draft. */
  offer: (at: number) => `offer-${at}`,
  lot: (lot: Lot) => `lot-${lot}`,
  /** A master on display. */
  master: (master: BasicMasterId) => `master-${master}`,
  stack: (master: CathedralMasterId) => `stack-${master}`,
  pile: (card: VassalId) => `pile-${card}`,
  hand: (seat: Seat, at: number) => `hand-${seat}-${at}`,
  kept: (seat: Seat, at: number) => `kept-${seat}-${at}`,
  played: (seat: Seat, at: number) => `played-${seat}-${at}`,
  /** Equal cards of a discard pile or a deck are one piece. */
  discard: (seat: Seat, card: VassalId) => `discard-${seat}-${card}`,
  deck: (seat: Seat, card: VassalId) => `deck-${seat}-${card}`,
  fief: (seat: Seat, fief: number) => `fief-${seat}-${fief}`,
  /** The master who lives in a fief. */
  city: (seat: Seat, fief: number) => `city-${seat}-${fief}`,
  /** The card on a field of a fief. */
  field: (seat: Seat, fief: number, at: number) => `field-${seat}-${fief}-${at}`,
} satisfies { readonly [kind: string]: PieceId | ((...parts: never[]) => PieceId) };

export const zone = {
  offer: 'offer',
  table: 'table',
  cathedral: 'cathedral',
  masters: 'masters',
  supply: 'supply',
  lord: (seat: Seat) => `lord-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  played: (seat: Seat) => `played-${seat}`,
  discard: (seat: Seat) => `discard-${seat}`,
  deck: (seat: Seat) => `deck-${seat}`,
} satisfies { readonly [kind: string]: ZoneId | ((seat: Seat) => ZoneId) };

/** The catalogue entry of the fiefs of a type. */
export const fiefCard = (type: Resource): `fief_${Resource}` => `fief_${type}`;

/** A piece as data. */
export type PieceData =
  | { readonly kind: 'event' }
  | { readonly kind: 'offer'; readonly at: number }
  | { readonly kind: 'lot'; readonly lot: Lot }
  | { readonly kind: 'master'; readonly master: BasicMasterId }
  | { readonly kind: 'stack'; readonly master: CathedralMasterId }
  | { readonly kind: 'pile'; readonly card: VassalId }
  | { readonly kind: 'hand' | 'kept' | 'played'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'discard' | 'deck'; readonly seat: Seat; readonly card: VassalId }
  | { readonly kind: 'fief' | 'city'; readonly seat: Seat; readonly fief: number }
  | { readonly kind: 'field'; readonly seat: Seat; readonly fief: number; readonly at: number };

/** The piece with this id; null for anything else, such as a zone. */
export function readPiece(id: string): PieceData | null {
  const [kind = '', first = '', second = '', third = ''] = id.split('-');
  return readShared(kind, first) ?? readOwned(kind, Number(first), second, third);
}

/** A piece without an owner. */
function readShared(kind: string, name: string): PieceData | null {
  switch (kind) {
    case 'event':
      return name === '' ? { kind } : null;
    case 'offer':
      return name === '' ? null : { kind, at: Number(name) };
    case 'lot':
      return ifNamed(LOT_IDS, name, lot => ({ kind, lot }));
    case 'master':
      return ifNamed(BASIC_MASTER_IDS, name, master => ({ kind, master }));
    case 'stack':
      return ifNamed(CATHEDRAL_MASTER_IDS, name, master => ({ kind, master }));
    case 'pile':
      return ifNamed(VASSAL_IDS, name, card => ({ kind, card }));
    default:
      return null;
  }
}

/** A piece of a seat. */
function readOwned(kind: string, seat: Seat, first: string, second: string): PieceData | null {
  switch (kind) {
    case 'hand':
    case 'kept':
    case 'played':
      return first === '' ? null : { kind, seat, at: Number(first) };
    case 'discard':
    case 'deck':
      return ifNamed(VASSAL_IDS, first, card => ({ kind, seat, card }));
    case 'fief':
    case 'city':
      return first === '' ? null : { kind, seat, fief: Number(first) };
    case 'field':
      return second === '' ? null : { kind, seat, fief: Number(first), at: Number(second) };
    default:
      return null;
  }
}
