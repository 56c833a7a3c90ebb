import { note, schedule, type Seat } from '@thorp/kernel';
import { NONE } from '../../cards/index.ts';
import { gain, type Source } from '../../ledger.ts';
import { addTo, numberAt } from '../../lists.ts';
import { coinsOn, goldOn, silverOn } from '../../market.ts';
import type { Chain } from '../../seasons/types.ts';
import { turnOrder, village } from '../../table.ts';
import { distinct, villagersWhere } from '../../alike.ts';
import type { AskStep, Frame, State, Village } from '../../types.ts';
import { idAt } from '../../village.ts';
import { hasKeyring } from '../merchant.ts';

const TRAVELLERS_GOLD = 2;

// V-10.9 Travellers: 2 gold on each villager with an active keyring.
export function travellers(s: State): void {
  for (const v of s.villages) {
    for (let at = 0; at < v.cards.length; at++) {
      if (hasKeyring(v, at)) addTo(v.coins, at, TRAVELLERS_GOLD);
    }
  }
}

// V-10.10 Caravans: all active silver is scored, as in the Second Market, and nothing else.
export function caravans(s: State): void {
  for (const seat of turnOrder(s)) {
    const mine = village(s, seat);
    const before = mine.gold;
    for (let at = 0; at < mine.cards.length; at++) gain(mine, 'caravans', silverOn(mine, at), mine.cards[at]);
    note(s, { kind: 'gained', seat, event: 'caravans', gold: mine.gold - before });
  }
}

// V-10.11 Merchants: everybody scores one own chain, both branches; a lone villager is a chain.
export function merchants(s: State): void {
  schedule(s, ...turnOrder(s).map((seat): Frame => ({ step: 'scoreChain', seat })));
}

export const scoreChain: AskStep<'scoreChain', Chain> = {
  options(s, { seat }) {
    const mine = village(s, seat);
    return distinct(
      mine,
      villagersWhere(mine, at => mine.on[at] === NONE),
    ).map(at => ({ kind: 'chain', at }));
  },
  choose: (s, { seat }, { at }) => scoreFrom(s, seat, at),
};

/** Gold, silver and coins of the chain; the coins stay, as in the First Market. */
function scoreFrom(s: State, seat: Seat, bottom: number): void {
  const mine = village(s, seat);
  const before = mine.gold;
  for (let at = 0; at < mine.cards.length; at++) {
    if (bottomOf(mine, at) !== bottom) continue;
    const score = (source: Source, gold: number): void => gain(mine, source, gold, mine.cards[at]);
    score('merchantsSilver', silverOn(mine, at));
    score('merchantsGold', goldOn(mine, at));
    score('merchantsCoins', coinsOn(mine, at));
  }
  note(s, { kind: 'scoredChain', seat, card: idAt(mine, bottom), gold: mine.gold - before });
}

function bottomOf(v: Village, at: number): number {
  let bottom = at;
  while (v.on[bottom] !== NONE) bottom = numberAt(v.on, bottom);
  return bottom;
}
