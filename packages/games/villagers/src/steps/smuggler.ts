import { note, schedule } from '@thorp/kernel';
import { cardOf, idOf, SMUGGLER, villager, type Card } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { goldOn } from '../market.ts';
import { distinctCards, village } from '../table.ts';
import type { AskStep, Play, Reason, Smuggle, Village } from '../types.ts';
import { resume } from './turn.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

const NOTHING_TO_SMUGGLE: Reason = { kind: 'noTarget', clause: 'V-9.7', card: 'smuggler' };

// V-9.7 Smuggler: her own padlock is opened as usual, then half the gold of a villager is gained.
export const playSmuggler: Play = {
  refuse(s, { seat, free }) {
    if (!hasGold(village(s, seat))) return NOTHING_TO_SMUGGLE;
    return refuseUnlock(s, seat, SMUGGLER, free);
  },
  play(s, turn) {
    const { seat, free } = turn;
    schedule(s, ...unlocking(seat, SMUGGLER, free), { step: 'smuggle', seat }, resume(turn));
  },
};

// V-9.7 Half the printed gold, rounded up, of one own villager whose gold is active.
export const smuggle: AskStep<'smuggle', Smuggle> = {
  options: (s, { seat }) => smuggled(village(s, seat)).map(card => ({ kind: 'smuggle', card: idOf(card) })),
  choose(s, { seat }, option) {
    const card = cardOf(option.card);
    const gold = Math.ceil(villager(card).gold / 2);
    gain(village(s, seat), 'smuggler', gold, card);
    note(s, { kind: 'smuggled', seat, card: option.card, gold });
  },
};

function hasGold(v: Village): boolean {
  for (let at = 0; at < v.cards.length; at++) if (goldOn(v, at) > 0) return true;
  return false;
}

/** Villagers with active gold; where they stand does not matter. */
function smuggled(v: Village): Card[] {
  const golden = v.cards.filter((_, at) => goldOn(v, at) > 0);
  return distinctCards(golden.sort((a, b) => a - b));
}
