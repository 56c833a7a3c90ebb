import { note, offer, schedule, type Candidates, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { ACHIEVEMENT_SCROLLS } from '../cards/figures.ts';
import { cardOf, goalId, villagerId } from '../cards/ids.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { BARLEY, type Card } from '../cards/vocabulary.ts';
import { bring, showsHand } from '../decks.ts';
import { checkGoals, earnScrolls } from '../goods.ts';
import { goalMet } from '../goals.ts';
import { barleyWorth, tooDear, worth } from '../payment.ts';
import { cardAt, entry, hasLine, isEmpty, isSolo, isUp, nextSeat, player, SLOTS, villager } from '../table.ts';
import type { Activate, Add, Origin, Reason, Snowcrest, State } from '../types.ts';
import { refuseSlot } from './adding.ts';

const FACE_DOWN: Reason = { kind: 'faceDown', clause: 'S-6.1' };
const ACTIVATE = SLOTS.map((slot): Activate => ({ kind: 'activate', slot }));
const addFrom = (from: Origin): Add[] => VILLAGERS.map(({ id }) => ({ kind: 'add', from, card: id }));
const ADD: { readonly [O in Origin]: readonly Add[] } = { hand: addFrom('hand'), row: addFrom('row') };

// S-3.2 An Achievement check, one main action, another check.
export const turn: RunStep<Snowcrest, 'turn'> = {
  run(s) {
    s.recruited = false;
    if (s.active === s.start) note(s, { kind: 'round', round: s.round });
    note(s, { kind: 'turn', seat: s.active, round: s.round });
    schedule(s, { step: 'main', seat: s.active }, { step: 'endTurn' });
    checkGoals(s);
  },
};

export const endTurn: RunStep<Snowcrest, 'endTurn'> = {
  run(s) {
    schedule(s, { step: 'nextTurn' });
    checkGoals(s);
  },
};

// S-16.2, S-21.8 Clockwise, until the end of the round in which the last Scroll was taken, or of the agreed last round.
export const nextTurn: RunStep<Snowcrest, 'nextTurn'> = {
  run(s) {
    s.active = nextSeat(s, s.active);
    if (s.active === s.start) {
      if (s.ending || (s.round >= s.settings.rounds && !isSolo(s))) return;
      s.round++;
    }
    schedule(s, { step: 'turn' });
  },
};

// S-15.1, S-15.3 Left to right, 2 Scrolls each; a claimed Achievement is out of the game.
export const claim: RunStep<Snowcrest, 'claim'> = {
  run(s) {
    const goal = goalMet(s);
    if (goal === null) return;
    s.achievements.splice(s.achievements.indexOf(goal), 1);
    note(s, { kind: 'claimed', seat: s.active, goal: goalId(goal) });
    schedule(s, { step: 'claim' });
    earnScrolls(s, s.active, ACHIEVEMENT_SCROLLS);
  },
};

// S-3.1, S-3.3, S-3.4 Activate or Add, unless the Rest condition holds; a player who can do neither Rests.
export const main: AskStep<Snowcrest, 'main', Activate | Add> = {
  candidates(s, { seat }, list) {
    const p = player(s, seat);
    if (hasLine(p)) return;
    for (const slot of SLOTS) {
      if (!isEmpty(p, slot)) offer(list, entry(ACTIVATE, slot), isUp(p, slot) ? null : FACE_DOWN);
    }
    const room = roomFor(s, seat);
    for (const card of p.hand) offerAdd(list, room, 'hand', card);
    // S-23.2 Equal cards in the row are one choice.
    for (let at = 0; at < s.row.length; at++) if (isFirst(s.row, at)) offerAdd(list, room, 'row', entry(s.row, at));
  },
  none: (s, { seat }) => schedule(s, { step: 'rest', seat }),
  shows: showsHand,
  choose(s, { seat }, option) {
    if (option.kind === 'activate') activate(s, seat, option.slot);
    else {
      bring(s, seat, option.from, cardOf(option.card));
      note(s, { kind: 'shown', seat, card: option.card, from: option.from, free: false });
      schedule(s, { step: 'slot', seat, from: option.from });
    }
  },
};

// S-6.1 Its action, then face-down.
function activate(s: State, seat: Seat, slot: number): void {
  const card = cardAt(player(s, seat), slot);
  s.acting = slot;
  note(s, { kind: 'activated', seat, card: villagerId(card) });
  schedule(s, { step: 'enact', seat, card, added: false }, { step: 'turnDown', seat });
}

/**
 * What Adding a card depends on besides the card: the Barley that can be raised, and how much of it the cheapest slot
 * costs.
 */
interface Room {
  readonly barley: number;
  /** Barley lost with the replaced card. */
  readonly lost: number;
}

/**
 * Some slot is always open: nine cards without a line include a face-up one, also in the middle row, where there are
 * never Basic Starters.
 */
function roomFor(s: State, seat: Seat): Room {
  const p = player(s, seat);
  const barley = worth(s, seat, BARLEY);
  let lost = barley;
  for (const slot of SLOTS) {
    if (!refuseSlot(s, seat, slot)) lost = Math.min(lost, isEmpty(p, slot) ? 0 : barleyWorth(cardAt(p, slot)));
  }
  return { barley, lost };
}

// S-7.1, S-5.8, S-5.9 There must be a slot for which the cost stays payable; a hand card cannot pay for itself.
function offerAdd(list: Candidates<Activate | Add, Reason>, room: Room, from: Origin, card: Card): void {
  const { cost } = villager(card);
  const have = room.barley - room.lost - (from === 'hand' ? barleyWorth(card) : 0);
  offer(list, entry(ADD[from], card), have >= cost ? null : tooDear(list, 'S-7.1', cost, have));
}

/** Whether no equal card is to the left. */
function isFirst(row: readonly Card[], at: number): boolean {
  return row.indexOf(entry(row, at)) === at;
}
