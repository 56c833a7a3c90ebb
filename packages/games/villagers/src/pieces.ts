import { ifNamed, keysOf, type Seat } from '@thorp/kernel';
import { COUNTESS_EVENTS, type CountessEventId } from './cards/countess.ts';
import { EVENTS, type EventId } from './cards/events.ts';
import { isCardId, VILLAGERS, type CardId } from './cards/index.ts';

/** Ids of the pieces and zones of the board. They are built and parsed only here. */

export const roadId = (slot: number): `road:${number}` => `road:${slot}`;
export const stackId = (stack: number): `stack:${number}` => `stack:${stack}`;
export const RESERVE = 'reserve';
export const basicId = (card: CardId): `basic:${CardId}` => `basic:${card}`;
export const teamId = (card: CardId): `team:${CardId}` => `team:${card}`;
export const discardId = (i: number): `discard:${number}` => `discard:${i}`;
export const handZone = (seat: Seat): `hand:${number}` => `hand:${seat}`;
/** Options point at the first of equal hand cards. */
export const handId = (seat: Seat, card: CardId): `hand:${number}:${CardId}` => `hand:${seat}:${card}`;
/** A further copy of a hand card. */
export const handCopyId = (seat: Seat, card: CardId, i: number): `hand:${number}:${CardId}:${number}` =>
  `hand:${seat}:${card}:${i}`;
/** A card of a hand that the observer does not see. */
export const handBackId = (seat: Seat, i: number): `hand:${number}:${number}` => `hand:${seat}:${i}`;
export const squareZone = (seat: Seat): `square:${number}` => `square:${seat}`;
export const squareId = (seat: Seat, i: number): `square:${number}:${number}` => `square:${seat}:${i}`;
export const giftId = (seat: Seat): `gift:${number}` => `gift:${seat}`;
export const villageId = (owner: number): `village:${number}` => `village:${owner}`;
export const villagerId = (owner: number, at: number): `village:${number}:${number}` => `village:${owner}:${at}`;
export const eventPieceId = (event: EventId): `event:${EventId}` => `event:${event}`;
/** Options point at the first of equal cards of the stack being looked through. */
export const lookingId = (card: CardId): `looking:${CardId}` => `looking:${card}`;
export const lookingCopyId = (card: CardId, i: number): `looking:${CardId}:${number}` => `looking:${card}:${i}`;
/** Options point at the first of equal events. */
export const countessId = (event: CountessEventId): `countess:${CountessEventId}` => `countess:${event}`;
export const countessCopyId = (event: CountessEventId, i: number): `countess:${CountessEventId}:${number}` =>
  `countess:${event}:${i}`;
export const countessSpentId = (i: number): `countess-spent:${number}` => `countess-spent:${i}`;
/** The row of a round, counted from 0. */
export const priorityId = (i: number): `priority:${number}` => `priority:${i}`;

const CARD_IDS = VILLAGERS.map(({ id }) => id);
const COUNTESS_EVENT_IDS = COUNTESS_EVENTS.map(({ id }) => id);

/** A piece or zone as data. */
export type PieceData =
  | { readonly kind: 'road'; readonly slot: number }
  | { readonly kind: 'stack'; readonly stack: number }
  | { readonly kind: 'reserve' }
  | { readonly kind: 'basic' | 'team' | 'looking'; readonly card: CardId }
  | { readonly kind: 'discard' | 'countessSpent' | 'priority'; readonly i: number }
  | { readonly kind: 'handCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'handBack' | 'squareCard'; readonly seat: Seat; readonly i: number }
  | { readonly kind: 'handZone' | 'squareZone' | 'gift'; readonly seat: Seat }
  | { readonly kind: 'village'; readonly owner: number }
  | { readonly kind: 'villager'; readonly owner: number; readonly at: number }
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'countess'; readonly event: CountessEventId };

/** Reads an id made above; null for anything else, such as a zone without a number. */
export function readPiece(id: string): PieceData | null {
  const [head = '', ...parts] = id.split(':');
  return Object.hasOwn(READERS, head) ? (READERS[head]?.(parts) ?? null) : null;
}

type Reader = (parts: readonly string[]) => PieceData | null;

const READERS: { readonly [head: string]: Reader } = {
  reserve: () => ({ kind: 'reserve' }),
  road: ([slot]) => ({ kind: 'road', slot: Number(slot) }),
  stack: ([stack]) => ({ kind: 'stack', stack: Number(stack) }),
  basic: ([card = '']) => ifNamed(CARD_IDS, card, id => ({ kind: 'basic', card: id })),
  team: ([card = '']) => ifNamed(CARD_IDS, card, id => ({ kind: 'team', card: id })),
  looking: ([card = '']) => ifNamed(CARD_IDS, card, id => ({ kind: 'looking', card: id })),
  discard: ([i]) => numbered('discard', i),
  priority: ([i]) => numbered('priority', i),
  'countess-spent': ([i]) => numbered('countessSpent', i),
  gift: ([seat]) => ({ kind: 'gift', seat: Number(seat) }),
  hand: ([seat, what]) => readHand(Number(seat), what),
  square: ([seat, i]) =>
    i === undefined
      ? { kind: 'squareZone', seat: Number(seat) }
      : { kind: 'squareCard', seat: Number(seat), i: Number(i) },
  village: ([owner, at]) =>
    at === undefined
      ? { kind: 'village', owner: Number(owner) }
      : { kind: 'villager', owner: Number(owner), at: Number(at) },
  event: ([event = '']) => ifNamed(keysOf(EVENTS), event, id => ({ kind: 'event', event: id })),
  countess: ([profile, name]) =>
    ifNamed(COUNTESS_EVENT_IDS, `${profile}:${name}`, event => ({ kind: 'countess', event })),
};

/** The zones `discard` and `countess` have no number. */
function numbered(kind: 'discard' | 'countessSpent' | 'priority', i: string | undefined): PieceData | null {
  return i === undefined ? null : { kind, i: Number(i) };
}

function readHand(seat: Seat, what: string | undefined): PieceData {
  if (what === undefined) return { kind: 'handZone', seat };
  return isCardId(what) ? { kind: 'handCard', seat, card: what } : { kind: 'handBack', seat, i: Number(what) };
}
