import { must, note, offer, schedule, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { villagerId } from '../cards/ids.ts';
import { BARLEY } from '../cards/vocabulary.ts';
import { leaveVillage, refillRow } from '../decks.ts';
import { checkGoals } from '../goods.ts';
import { barleyWorth, dueOf, worth } from '../payment.ts';
import { cardAt, isEmpty, isUp, NOBODY, player, SLOTS, villager } from '../table.ts';
import type { Frame, Place, Reason, Slot, Snowcrest, State } from '../types.ts';

const FACE_DOWN: Reason = { kind: 'faceDown', clause: 'S-7.2' };
const STARTER_STAYS: Reason = { kind: 'starterStays', clause: 'S-18.5' };
const NEEDED_TO_PAY: Reason = { kind: 'neededToPay', clause: 'S-5.8' };
const PLACE = SLOTS.map((slot): Place => ({ kind: 'place', slot }));

// S-7.2, S-7.3, S-18.5 An empty slot, or a face-up card to be replaced; in the Basic variant Starters stay.
export function refuseSlot(s: State, seat: Seat, slot: Slot): Reason | null {
  const p = player(s, seat);
  if (isEmpty(p, slot)) return null;
  if (!isUp(p, slot)) return FACE_DOWN;
  return s.settings.basic && villager(cardAt(p, slot)).deck === 'starter' ? STARTER_STAYS : null;
}

// S-5.8 The card to be replaced cannot help to pay.
function refusePlace(s: State, seat: Seat, slot: Slot, barley: number): Reason | null {
  const reason = refuseSlot(s, seat, slot);
  const p = player(s, seat);
  if (reason || isEmpty(p, slot)) return reason;
  const left = barley - barleyWorth(cardAt(p, slot));
  return left >= villager(s.arriving).cost ? null : NEEDED_TO_PAY;
}

/** Whether the arriving card has a slot for which its cost stays payable. */
export function hasPlace(s: State, seat: Seat): boolean {
  const barley = worth(s, seat, BARLEY);
  return barley >= villager(s.arriving).cost && SLOTS.some(slot => !refusePlace(s, seat, slot, barley));
}

// S-7.6 Slot, payment, arrival, refill, action, face-down.
export const slot: AskStep<Snowcrest, 'slot', Place> = {
  candidates(s, { seat }, list) {
    const barley = worth(s, seat, BARLEY);
    if (barley < villager(s.arriving).cost) return;
    for (const option of PLACE) offer(list, option, refusePlace(s, seat, option.slot, barley));
  },
  none: s => void must(null, `there is a place for ${villager(s.arriving).name}`),
  choose(s, { seat, from }, option) {
    s.acting = option.slot;
    schedule(s, { step: 'pay', seat, due: dueOf(BARLEY, villager(s.arriving).cost) }, ...arrival(s, seat, from), {
      step: 'turnDown',
      seat,
    });
  },
};

/** The steps after the arriving card has its slot. */
export function arrival(s: State, seat: Seat, from: 'hand' | 'row'): Frame[] {
  const enact: Frame = { step: 'enact', seat, card: s.arriving, added: true };
  return from === 'row' ? [{ step: 'arrive', seat }, { step: 'refill' }, enact] : [{ step: 'arrive', seat }, enact];
}

// S-7.6 The old card leaves, the new one is face-up in its slot.
export const arrive: RunStep<Snowcrest, 'arrive'> = {
  run(s, { seat }) {
    const p = player(s, seat);
    const at = s.acting;
    const old = isEmpty(p, at) ? null : cardAt(p, at);
    if (old !== null) leaveVillage(s, seat, at);
    p.village[at] = s.arriving;
    p.up |= 1 << at;
    note(s, {
      kind: 'arrived',
      seat,
      card: villagerId(s.arriving),
      slot: at,
      old: old === null ? null : villagerId(old),
    });
    s.arriving = NOBODY;
    checkGoals(s);
  },
};

// S-4.5 Right after the row card is placed, before its action.
export const refill: RunStep<Snowcrest, 'refill'> = { run: refillRow };
