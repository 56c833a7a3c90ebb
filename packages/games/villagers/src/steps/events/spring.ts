import { note, reveal, schedule, shuffle, type Seat } from '@thorp/kernel';
import { cardOf, idOf, NONE, suitOf, VILLAGERS, type Card } from '../../cards/index.ts';
import { entryAt } from '../../lists.ts';
import type { Look, PickOne } from '../../seasons/types.ts';
import {
  distinctCards,
  fromHand,
  fromReserve,
  holdsCards,
  player,
  rebuildReserve,
  toHand,
  turnOrder,
} from '../../table.ts';
import type { AskStep, Frame, Return, RunStep, State } from '../../types.ts';

const FESTIVAL_CARDS = 3;

// V-10.3 Festivals: all draw three cards of the Reserve, then all give back one fewer than they drew; then it is shuffled.
export function festivals(s: State): void {
  const givingBack = turnOrder(s).map((seat): Frame => ({ step: 'giveBack', seat, left: drawThree(s, seat) - 1 }));
  schedule(s, ...givingBack, { step: 'shuffleReserve' });
}

/** Draws for a seat and returns how many cards there were. */
function drawThree(s: State, seat: Seat): number {
  const drawn: Card[] = [];
  for (let i = 0; i < FESTIVAL_CARDS; i++) {
    if (s.reserve.length === 0) rebuildReserve(s);
    if (s.reserve.length > 0) drawn.push(fromReserve(s));
  }
  for (const card of drawn) toHand(player(s, seat).hand, card);
  note(s, { kind: 'drewBacks', seat, suits: drawn.map(suitOf) });
  note(s, { kind: 'drewFronts', seat, cards: drawn.map(idOf) }, [seat]);
  return drawn.length;
}

const RETURN: readonly Return[] = VILLAGERS.map(({ id }) => ({ kind: 'return', card: id }));
const NOTHING: readonly never[] = [];

export const giveBack: AskStep<'giveBack', Return> = {
  options(s, { seat, left }) {
    return left > 0 ? distinctCards(player(s, seat).hand).map(card => entryAt(RETURN, card)) : NOTHING;
  },
  choose(s, { seat, left }, option) {
    const card = cardOf(option.card);
    fromHand(player(s, seat).hand, card);
    s.reserve.push(card);
    note(s, { kind: 'returned', seat, suit: suitOf(card), to: 'reserve', stack: NONE });
    note(s, { kind: 'returnedCard', seat, card: option.card }, [seat]);
    schedule(s, { step: 'giveBack', seat, left: left - 1 });
  },
};

export const shuffleReserve: RunStep<'shuffleReserve'> = {
  run(s) {
    shuffle(s, s.reserve);
    note(s, { kind: 'reserveMixed' });
  },
};

// V-10.4 Townsfolk: all stacks are turned over, so that the bottom cards are on top.
export function townsfolk(s: State): void {
  turnStacks(s);
}

// V-10.4 They are turned back when the next build phase begins.
export const turnBack: RunStep<'turnBack'> = {
  run(s) {
    if (!s.faceUp) return;
    turnStacks(s);
    note(s, { kind: 'turnedBack' });
  },
};

function turnStacks(s: State): void {
  reveal(s);
  for (const stack of s.stacks) stack.reverse();
  s.faceUp = !s.faceUp;
}

// V-10.5 Returnees: in turn order everybody looks through a stack, takes a card of it and shuffles the rest.
export function returnees(s: State): void {
  schedule(s, ...turnOrder(s).map((seat): Frame => ({ step: 'lookThrough', seat })));
}

const LOOK: readonly Look[] = Array.from({ length: 6 }, (_, stack) => ({ kind: 'look', stack }));

export const lookThrough: AskStep<'lookThrough', Look> = {
  options: s => LOOK.filter(({ stack }) => holdsCards(s, stack)),
  choose(s, { seat }, { stack }) {
    reveal(s);
    schedule(s, { step: 'pickOne', seat, stack });
  },
};

const PICK: readonly PickOne[] = VILLAGERS.map(({ id }) => ({ kind: 'pick', card: id }));

export const pickOne: AskStep<'pickOne', PickOne> = {
  options: (s, { stack }) =>
    distinctCards(stackOf(s, stack).toSorted((a, b) => a - b)).map(card => entryAt(PICK, card)),
  choose(s, { seat, stack }, option) {
    const card = cardOf(option.card);
    const pile = stackOf(s, stack);
    fromHand(pile, card);
    toHand(player(s, seat).hand, card);
    shuffle(s, pile);
    note(s, { kind: 'picked', seat, suit: suitOf(card), stack });
    note(s, { kind: 'pickedCard', seat, card: option.card }, [seat]);
    if (pile.length === 0) note(s, { kind: 'stackEmptied', stack });
  },
};

function stackOf(s: State, stack: number): Card[] {
  return entryAt(s.stacks, stack);
}
