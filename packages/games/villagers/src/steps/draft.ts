import { must, note, offer, schedule, type Seat } from '@thorp/kernel';
import { FORAGER, idOf, NONE, villager } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { numberAt } from '../lists.ts';
import { afterDraft, beforeDrafts } from '../modes.ts';
import {
  after,
  allStacksEmpty,
  fromHand,
  fromReserve,
  fromRoad,
  fromStack,
  holdsCards,
  leftmostStack,
  maybeRebuildReserve,
  player,
  repeatsSlot,
  toHand,
  toRoad,
  village,
} from '../table.ts';
import type { AskStep, Draft, DraftPick, Reason, RunStep, State, Take } from '../types.ts';
import { active } from '../village.ts';

const BASE_DRAFTS = 2;
const MOST_DRAFTS = 5;

// V-4.1 The draft limit: two and one per active food, five at most, fixed when the phase starts.
export const draftPhase: RunStep<'draftPhase'> = {
  run(s) {
    for (let seat = 0; seat < s.players.length; seat++) {
      player(s, seat).drafts = Math.min(MOST_DRAFTS, BASE_DRAFTS + active(village(s, seat), 'food'));
    }
    schedule(s, ...beforeDrafts(s), { step: 'draftTurn', seat: s.first });
  },
};

// V-4.2 In turn order everybody below the limit takes one villager, again and again until all are at their limit.
export const draftTurn: RunStep<'draftTurn'> = {
  run(s, { seat: from }) {
    if (allStacksEmpty(s)) maybeRebuildReserve(s);
    const seat = nextDrafter(s, from);
    if (seat === NONE || !anythingToDraft(s)) return endDrafting(s);
    schedule(s, { step: 'draft', seat }, ...afterDraft(s, seat), { step: 'draftTurn', seat: after(s, seat) });
  },
};

const TAKE: readonly Take[] = Array.from({ length: 6 }, (_, slot) => ({ kind: 'take', slot }));
const DRAW: readonly Extract<DraftPick, { kind: 'draw' }>[] = Array.from({ length: 6 }, (_, stack) => ({
  kind: 'draw',
  stack,
}));
const DRAW_RESERVE: DraftPick = { kind: 'drawReserve' };
const FORAGE: Draft = { kind: 'play', card: idOf(FORAGER) };

// V-4.3 to V-4.5 A face-up villager with the gold on it, or the top of a stack; the Reserve when all stacks are empty.
// V-18.2 Before it a Forager may be played.
export const draft: AskStep<'draft', Draft> = {
  candidates(s, { seat }, list) {
    for (const option of TAKE) if (!repeatsSlot(s, option.slot)) offer(list, option, refuseTake(s, option.slot));
    for (const option of DRAW) offer(list, option, refuseDraw(s, option.stack));
    offer(list, DRAW_RESERVE, refuseReserve(s));
    if (player(s, seat).hand.includes(FORAGER)) offer(list, FORAGE);
  },
  choose(s, frame, option) {
    const { seat } = frame;
    const mine = player(s, seat);
    if (option.kind === 'play') {
      forage(s, seat);
      return schedule(s, frame);
    }
    mine.square.push(draftCard(s, seat, option));
    mine.drafts--;
    if (mine.drafts === 0) takeSquare(s, seat);
  },
};

const EMPTY_SLOT: Reason = { kind: 'emptySlot', clause: 'V-4.3' };
const EMPTY_STACK: Reason = { kind: 'emptyStack', clause: 'V-4.4' };
const STACKS_LEFT: Reason = { kind: 'stacksLeft', clause: 'V-4.5' };
const EMPTY_RESERVE: Reason = { kind: 'emptyReserve', clause: 'V-4.5' };

function refuseTake(s: State, slot: number): Reason | null {
  return s.road[slot] === NONE ? EMPTY_SLOT : null;
}

function refuseDraw(s: State, stack: number): Reason | null {
  return holdsCards(s, stack) ? null : EMPTY_STACK;
}

function refuseReserve(s: State): Reason | null {
  if (!allStacksEmpty(s)) return STACKS_LEFT;
  return s.reserve.length > 0 ? null : EMPTY_RESERVE;
}

function draftCard(s: State, seat: Seat, option: DraftPick): number {
  switch (option.kind) {
    case 'take': {
      const coins = numberAt(s.roadCoins, option.slot);
      gain(village(s, seat), 'roadCoins', coins);
      const card = fromRoad(s, option.slot);
      note(s, { kind: 'took', seat, card: idOf(card), slot: option.slot, coins });
      return card;
    }
    case 'draw': {
      const card = fromStack(s, option.stack);
      note(s, { kind: 'drew', seat, card: idOf(card), stack: option.stack });
      return card;
    }
    case 'drawReserve': {
      const card = fromReserve(s);
      note(s, { kind: 'drewReserve', seat, card: idOf(card) });
      return card;
    }
  }
}

// V-9.11 Forager: two more drafts, beyond the limit of five. It takes no draft action and is discarded.
function forage(s: State, seat: Seat): void {
  const mine = player(s, seat);
  fromHand(mine.hand, FORAGER);
  s.discard.push(FORAGER);
  mine.drafts += must(villager(FORAGER).special, 'it is a Special').amount;
  note(s, { kind: 'played', seat, card: idOf(FORAGER) });
}

// V-4.3, V-4.5, V-4.8 A slot is refilled from the leftmost stack, then from the Reserve; with both empty it stays empty.
export const refill: RunStep<'refill'> = {
  run(s) {
    for (let slot = 0; slot < s.road.length; slot++) {
      if (s.road[slot] === NONE) toRoad(s, slot, stackThenReserve(s));
    }
  },
};

function stackThenReserve(s: State): number {
  const stack = leftmostStack(s);
  return stack === NONE ? fromReserve(s) : fromStack(s, stack);
}

function nextDrafter(s: State, from: Seat): Seat {
  for (let i = 0, seat = from; i < s.players.length; i++, seat = after(s, seat)) {
    if (player(s, seat).drafts > 0) return seat;
  }
  return NONE;
}

function anythingToDraft(s: State): boolean {
  return s.road.some(card => card !== NONE) || !allStacksEmpty(s) || s.reserve.length > 0;
}

// V-4.8 With nothing left on the table drafting stops for everyone.
function endDrafting(s: State): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    player(s, seat).drafts = 0;
    takeSquare(s, seat);
  }
}

// V-4.6 At the limit the drafted villagers are taken into hand.
function takeSquare(s: State, seat: Seat): void {
  const mine = player(s, seat);
  for (const card of mine.square) toHand(mine.hand, card);
  mine.square = [];
}
