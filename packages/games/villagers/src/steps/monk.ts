import { schedule } from '@thorp/kernel';
import { cardOf, idOf, MONK, NONE, type Card } from '../cards/index.ts';
import { distinctCards, fromHand, player, village } from '../table.ts';
import type { AskStep, Carry, Play, Reason, State, Turn, Village } from '../types.ts';
import { belowInChain, hasPlace } from '../village.ts';
import { resume, within } from './turn.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

const NO_ACTIONS: Reason = { kind: 'noActions', clause: 'V-9.3', needed: 2 };
const NOTHING_TO_CARRY: Reason = { kind: 'noTarget', clause: 'V-9.3', card: 'monk' };

// V-9.3 Monk: stands for any villager of a chain but the top one, so somebody is built on him in the same action.
export const playMonk: Play = {
  refuse(s, turn) {
    if (turn.actions < 2) return NO_ACTIONS;
    return carried(s, turn).length === 0 ? NOTHING_TO_CARRY : null;
  },
  play: (s, turn) => schedule(s, within(turn, 'monk')),
};

// V-9.3, V-9.22 Which villager goes onto the Monk, or onto two Monks on each other: one action for each card.
export const monk: AskStep<'monk', Carry> = {
  options: carried,
  choose(s, turn, option) {
    const { seat, free } = turn;
    const { hand, square } = player(s, seat);
    const top = cardOf(option.card);
    fromHand(hand, top);
    square.push(top);
    for (let i = 0; i < option.monks; i++) {
      fromHand(hand, MONK);
      square.push(MONK);
    }
    const actions = turn.actions - 1 - option.monks;
    schedule(s, { step: 'place', seat }, ...unlocking(seat, top, free), resume(turn, { actions }));
  },
};

function carried(s: State, turn: Turn): Carry[] {
  const { hand } = player(s, turn.seat);
  const most = Math.min(countOf(hand, MONK), turn.actions - 1);
  const options: Carry[] = [];
  for (const top of distinctCards(hand)) {
    for (let monks = 1; monks <= most; monks++) {
      if (!standsBelow(village(s, turn.seat), top, monks) || refuseUnlock(s, turn.seat, top, turn.free)) continue;
      options.push({ kind: 'carry', card: idOf(top), monks });
    }
  }
  return options;
}

/** Whether this many Monks can stand for the villagers directly below this one. */
function standsBelow(v: Village, top: Card, monks: number): boolean {
  const lowest = belowInChain(top, monks);
  return lowest !== NONE && hasPlace(v, lowest);
}

function countOf(hand: readonly Card[], card: Card): number {
  let count = 0;
  for (const other of hand) if (other === card) count++;
  return count;
}
