import type { Seat, Reader } from '@thorp/kernel';
import { BUYS } from '../cards/board.ts';
import type { BasicMasterId } from '../cards/masters.ts';
import type { VassalId } from '../cards/vassals.ts';
import { piece, zone, type PieceId, type ZoneId } from '../pieces.ts';
import type { Option, OptionOf, View } from '../types.ts';

/* The piece or zone of the board that each option belongs to. */

type Target = PieceId | ZoneId | null;
type Targets = { readonly [K in Option['kind']]?: (option: OptionOf<K>, view: View, seat: Seat) => Target };

const handCard = ({ card }: { card: VassalId }, view: View, seat: Seat): Target => handPlace(view, seat, card);
const playedCard = ({ card }: { card: VassalId }, view: View, seat: Seat): Target => playedPlace(view, seat, card);
const pile = ({ card }: { card: VassalId }): Target => piece.pile(card);
const fief = (option: { fief: number }, _: View, seat: Seat): Target => piece.fief(seat, option.fief);
const goal = ({ to }: { to: number }, _: View, seat: Seat): Target => piece.fief(seat, to);
const city = (option: { fief: number }, _: View, seat: Seat): Target => piece.city(seat, option.fief);
const shown = ({ master }: { master: BasicMasterId }): Target => piece.master(master);

/** The piece of each option: a hand card, a pile, a fief, a master, a token. Plain buttons are not listed. */
const TARGETS: Targets = {
  keepFief: ({ fief: type }, { offer }) => (offer ? piece.offer(offer.indexOf(type)) : null),
  hire: pile,
  recruit: pile,
  specialist: pile,
  income: handCard,
  field: handCard,
  influence: handCard,
  blue: handCard,
  surrender: handCard,
  discard: handCard,
  hold: handCard,
  defend: handCard,
  eliminate: ({ card, zone: from }, view, seat) =>
    from === 'hand' ? handPlace(view, seat, card) : piece[from](seat, card),
  regain: ({ card }, _, seat) => piece.discard(seat, card),
  recall: playedCard,
  host: playedCard,
  upgrade: fief,
  raise: fief,
  city: fief,
  market: fief,
  payFrom: fief,
  store: fief,
  gain: fief,
  move: goal,
  relocate: goal,
  tap: city,
  fire: city,
  blueMaster: city,
  build: ({ buy }) => piece.lot(BUYS[buy].lot),
  hireMaster: () => zone.masters,
  hireCathedral: ({ master }) => piece.stack(master),
  choose: shown,
  under: shown,
  invite: shown,
  propose: ({ to }) => zone.lord(to),
  spy: ({ on }) => zone.hand(on),
};

export function target(option: Option, { view }: Reader<View>): Target {
  return targetOf(option.kind, option, view);
}

function targetOf<K extends Option['kind']>(kind: K, option: OptionOf<K>, view: View): Target {
  return TARGETS[kind]?.(option, view, view.waiting ?? 0) ?? null;
}

function handPlace({ lords }: View, seat: Seat, card: VassalId): Target {
  const at = lords[seat]?.hand?.indexOf(card) ?? -1;
  return at < 0 ? null : piece.hand(seat, at);
}

function playedPlace({ lords }: View, seat: Seat, card: VassalId): Target {
  const field = lords[seat]?.fields.indexOf(card) ?? -1;
  if (field >= 0) return piece.field(seat, field >> 1, field & 1);
  const at = lords[seat]?.table.indexOf(card) ?? -1;
  return at < 0 ? null : piece.played(seat, at);
}
