import { note, schedule, type Refusal, type Seat } from '@thorp/kernel';
import { ACHIEVEMENT_SCROLLS } from '../cards/figures.ts';
import { cardOf, goalId, villagerId } from '../cards/ids.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { BARLEY, type Card } from '../cards/vocabulary.ts';
import { bring, checkGoals, earnScrolls, showsHand } from '../changes.ts';
import { goalMet } from '../goals.ts';
import { barleyWorth, purse, worth } from '../payment.ts';
import { cardAt, entry, hasLine, isEmpty, isSolo, isUp, nextSeat, player, SLOTS, villager } from '../table.ts';
import type { Activate, Add, AskStep, Origin, Reason, RunStep, State } from '../types.ts';
import { refuseSlot } from './adding.ts';

const ACTIVATE = SLOTS.map((slot): Activate => ({ kind: 'activate', slot }));
const addFrom = (from: Origin): Add[] => VILLAGERS.map(({ id }) => ({ kind: 'add', from, card: id }));
const ADD: { readonly [O in Origin]: readonly Add[] } = { hand: addFrom('hand'), row: addFrom('row') };

// S-3.2 An Achievement check, one main action, another check.
export const turn: RunStep<'turn'> = {
  run(s) {
    s.recruited = false;
    note(s, { kind: 'turn', seat: s.active, round: s.round });
    schedule(s, { step: 'main', seat: s.active }, { step: 'endTurn' });
    checkGoals(s);
  },
};

export const endTurn: RunStep<'endTurn'> = {
  run(s) {
    schedule(s, { step: 'nextTurn' });
    checkGoals(s);
  },
};

// S-16.2, S-21.8 Clockwise, until the round is over in which the last Scroll was taken or which is the last one agreed.
export const nextTurn: RunStep<'nextTurn'> = {
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
export const claim: RunStep<'claim'> = {
  run(s) {
    const goal = goalMet(s);
    if (goal === null) return;
    s.achievements.splice(s.achievements.indexOf(goal), 1);
    note(s, { kind: 'claimed', seat: s.active, goal: goalId(goal) });
    schedule(s, { step: 'claim' });
    earnScrolls(s, s.active, ACHIEVEMENT_SCROLLS);
  },
};

// S-3.1, S-3.3, S-3.4 Activate or Add, unless the Rest condition holds; who can do neither Rests.
export const main: AskStep<'main', Activate | Add> = {
  options(s, { seat }) {
    const options: (Activate | Add)[] = [];
    const p = player(s, seat);
    if (hasLine(p)) return options;
    for (const slot of SLOTS) if (isUp(p, slot)) options.push(entry(ACTIVATE, slot));
    const room = roomFor(s, seat);
    for (const card of p.hand) if (canAdd(room, 'hand', card)) options.push(entry(ADD.hand, card));
    for (const card of rowCards(s)) if (canAdd(room, 'row', card)) options.push(entry(ADD.row, card));
    return options;
  },
  none: (s, { seat }) => schedule(s, { step: 'rest', seat }),
  refusals: (s, { seat }) => [...tiredVillagers(s, seat), ...unaffordable(s, seat)],
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

/** What Adding a card depends on besides the card: Barley that can be raised, and what the cheapest slot costs of it. */
interface Room {
  readonly barley: number;
  /** Barley lost with the card whose place would be taken. */
  readonly lost: number;
}

/** Some slot is open: nine cards without a line show a face-up one, in the middle row too, which Basic Starters never enter. */
function roomFor(s: State, seat: Seat): Room {
  const p = player(s, seat);
  let lost = Infinity;
  for (const slot of SLOTS) {
    if (!refuseSlot(s, seat, slot)) lost = Math.min(lost, isEmpty(p, slot) ? 0 : barleyWorth(cardAt(p, slot)));
  }
  return { barley: worth(purse(s, seat), BARLEY), lost };
}

// S-7.1, S-5.8, S-5.9 There must be a slot for which the cost stays payable; a hand card cannot pay for itself.
function canAdd(room: Room, from: Origin, card: Card): boolean {
  return barleyFor(room, from, card) >= villager(card).cost;
}

function barleyFor({ barley, lost }: Room, from: Origin, card: Card): number {
  return barley - lost - (from === 'hand' ? barleyWorth(card) : 0);
}

function refuseAdd(room: Room, from: Origin, card: Card): Reason | null {
  if (canAdd(room, from, card)) return null;
  return { kind: 'tooDear', clause: 'S-7.1', cost: villager(card).cost, have: barleyFor(room, from, card) };
}

/** S-23.2 Equal cards in the row are one choice. */
function rowCards(s: State): Card[] {
  return s.row.filter((card, at) => s.row.indexOf(card) === at);
}

function tiredVillagers(s: State, seat: Seat): Refusal<Activate | Add, Reason>[] {
  const p = player(s, seat);
  return SLOTS.filter(slot => !isEmpty(p, slot) && !isUp(p, slot)).map(slot => ({
    option: { kind: 'activate', slot },
    reason: { kind: 'faceDown', clause: 'S-6.1' },
  }));
}

function unaffordable(s: State, seat: Seat): Refusal<Activate | Add, Reason>[] {
  const room = roomFor(s, seat);
  const adds = [
    ...player(s, seat).hand.map(card => ({ from: 'hand', card }) as const),
    ...rowCards(s).map(card => ({ from: 'row', card }) as const),
  ];
  return adds.flatMap(({ from, card }) => {
    const reason = refuseAdd(room, from, card);
    return reason ? [{ option: entry(ADD[from], card), reason }] : [];
  });
}
