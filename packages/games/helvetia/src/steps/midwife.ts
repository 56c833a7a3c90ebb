import { note, offer, type Seat, type AskStep } from '@thorp/kernel';
import { slotName, slotOf, type Slot } from '../cards/board.ts';
import { headCount, NOBODY, SEXES, sexName, sexOf } from '../figures.ts';
import { player } from '../table.ts';
import type { Bear, Helvetia, Idle, Reason, Sex, State } from '../types.ts';

/* H-14 The Midwife: children are born and go to School. */

const HAD_CHILD: Reason = { kind: 'hadChild', clause: 'H-14.4' };
const NOBODY_LEFT: Reason = { kind: 'nobodyLeft', clause: 'H-14.5' };

// H-14.1 A couple in the own village has a child, of the sex chosen.
export const bear: AskStep<Helvetia, 'bear', Bear> = {
  candidates(s, { seat }, list) {
    for (let slot = 0; slot < player(s, seat).host.length; slot++) {
      if (!isCouple(s, seat, slot)) continue;
      for (const sex of SEXES) offer(list, child(slot, sex), refuseChild(s, seat, slot, sex));
    }
  },
  choose(s, { seat }, option) {
    const mine = player(s, seat);
    const slot = slotOf(option.slot);
    const sex = sexOf(option.sex);
    mine.supply[sex]--;
    mine.children.push({ slot, sex });
    s.turn.births.push(slot);
    s.busy = true;
    note(s, { kind: 'born', seat, slot: option.slot, sex: option.sex });
  },
};

export function canBear(s: State, seat: Seat): boolean {
  const { host, supply } = player(s, seat);
  if (headCount(supply) === 0) return false;
  for (let slot = 0; slot < host.length; slot++) {
    if (isCouple(s, seat, slot) && !hadChild(s, seat, slot)) return true;
  }
  return false;
}

/** H-8.6 Why the Midwife can do nothing. */
export function midwifeIdle(s: State, seat: Seat): Idle {
  const { host, supply } = player(s, seat);
  if (!host.some((_, slot) => isCouple(s, seat, slot))) return 'noCouple';
  return headCount(supply) === 0 ? 'nobodyLeft' : 'hadChild';
}

function isCouple(s: State, seat: Seat, slot: Slot): boolean {
  return player(s, seat).guest[slot] !== NOBODY;
}

function refuseChild(s: State, seat: Seat, slot: Slot, sex: Sex): Reason | null {
  if (hadChild(s, seat, slot)) return HAD_CHILD;
  return player(s, seat).supply[sex] > 0 ? null : NOBODY_LEFT;
}

/** H-14.4 One child a turn; or one a round (H-21.4), and then it is still there. */
function hadChild(s: State, seat: Seat, slot: Slot): boolean {
  if (s.settings.childLimit === 'per-turn') return s.turn.births.includes(slot);
  return player(s, seat).children.some(each => each.slot === slot);
}

function child(slot: Slot, sex: Sex): Bear {
  return { kind: 'bear', slot: slotName(slot), sex: sexName(sex) };
}
