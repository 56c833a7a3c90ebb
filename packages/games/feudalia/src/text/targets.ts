import type { Seat, Told } from '@thorp/kernel';
import { BUYS } from '../cards/board.ts';
import type { MasterId } from '../cards/masters.ts';
import type { VassalId } from '../cards/vassals.ts';
import type { Option, OptionOf, View } from '../types.ts';

/* Where a board is tapped for an option. */

type Targets = { readonly [K in Option['kind']]?: (option: OptionOf<K>, view: View, seat: Seat) => string | null };

const handCard = ({ card }: { card: VassalId }, view: View, seat: Seat): string | null => handPlace(view, seat, card);
const playedCard = ({ card }: { card: VassalId }, view: View, seat: Seat): string | null =>
  playedPlace(view, seat, card);
const pile = ({ card }: { card: VassalId }): string => `pile-${card}`;
const fief = (option: { fief: number }, _: View, seat: Seat): string => `fief-${seat}-${option.fief}`;
const goal = ({ to }: { to: number }, _: View, seat: Seat): string => `fief-${seat}-${to}`;
const city = (option: { fief: number }, _: View, seat: Seat): string => `city-${seat}-${option.fief}`;
const shown = ({ master }: { master: MasterId }): string => `master-${master}`;

/** What an option is about: a hand card, a pile, a fief, a master, a token. Plain buttons are not listed. */
const TARGETS: Targets = {
  keepFief: (option, view) => `offer-${view.offer?.indexOf(option.fief)}`,
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
    from === 'hand' ? handPlace(view, seat, card) : `${from}-${seat}-${card}`,
  regain: ({ card }, _, seat) => `discard-${seat}-${card}`,
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
  build: ({ buy }) => `lot-${BUYS[buy].lot}`,
  hireMaster: () => 'masters',
  hireCathedral: ({ master }) => `stack-${master}`,
  choose: shown,
  under: shown,
  invite: shown,
  propose: ({ to }) => `lord-${to}`,
  spy: ({ on }) => `hand-${on}`,
};

export function target(option: Option, { view }: Told<View>): string | null {
  const targets = TARGETS as {
    [kind: string]: ((option: Option, view: View, seat: Seat) => string | null) | undefined;
  };
  return targets[option.kind]?.(option, view, view.waiting ?? 0) ?? null;
}

function handPlace({ lords }: View, seat: Seat, card: VassalId): string | null {
  const at = lords[seat]?.hand?.indexOf(card) ?? -1;
  return at < 0 ? null : `hand-${seat}-${at}`;
}

function playedPlace({ lords }: View, seat: Seat, card: VassalId): string | null {
  const field = lords[seat]?.fields.indexOf(card) ?? -1;
  if (field >= 0) return `field-${seat}-${field >> 1}-${field & 1}`;
  const at = lords[seat]?.table.indexOf(card) ?? -1;
  return at < 0 ? null : `played-${seat}-${at}`;
}
