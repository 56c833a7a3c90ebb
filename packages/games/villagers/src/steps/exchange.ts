import { note, schedule, type Seat } from '@thorp/kernel';
import { BASICS, cardOf, idOf, NONE, suitOf, VILLAGERS, type Card } from '../cards/index.ts';
import { inForce } from '../countess/events.ts';
import { addTo, entryAt, numberAt } from '../lists.ts';
import { distinctCards, fromHand, holdsCards, player, village } from '../table.ts';
import type { AskStep, Frame, Onto, Reason, Return, Returned, RunStep, State, Turn } from '../types.ts';
import { settle } from '../village.ts';
import { resume } from './turn.ts';

// V-6.9 Why no Basic of this pile can be taken: at most three a turn, and each costs a hand card.
export function refuseExchange(s: State, turn: Turn, basic: number): Reason | null {
  if (turn.exchanges === 0) return turn.during === 'build' ? NO_EXCHANGES : ONE_EXCHANGE;
  if (player(s, turn.seat).hand.length === 0) return EMPTY_HAND;
  return s.basics[basic] === 0 ? EMPTY_PILE : null;
}

const NO_EXCHANGES: Reason = { kind: 'noExchanges', clause: 'V-6.9' };
const ONE_EXCHANGE: Reason = { kind: 'noExchanges', clause: 'V-10.12' };
const EMPTY_HAND: Reason = { kind: 'emptyHand', clause: 'V-6.9' };
const EMPTY_PILE: Reason = { kind: 'emptyPile', clause: 'V-6.11' };

/** Returns a hand card and takes the Basic for it; one exchange of the turn is used. */
export function exchange(s: State, turn: Turn, basic: number): void {
  const { seat } = turn;
  schedule(s, giving(s, seat), { step: 'takeBasic', seat, basic }, resume(turn, { exchanges: turn.exchanges - 1 }));
}

/** V-15.29 Under Serfdom the card goes to the Countess, otherwise back to a stack. */
function giving(s: State, seat: Seat): Frame {
  return { step: inForce(s, 'serfdom') === NONE ? 'returnTo' : 'serve', seat };
}

// V-6.9, V-6.10 A hand card goes on top of a non-empty stack; with all stacks empty no stack is chosen.
// The stack is asked before the card, so that no frame holds a card of a hidden hand.
export const returnTo: AskStep<'returnTo', Onto> = {
  options(s) {
    const options: Onto[] = [];
    for (let stack = 0; stack < s.stacks.length; stack++) {
      if (holdsCards(s, stack)) options.push({ kind: 'onto', stack });
    }
    return options;
  },
  choose: (s, { seat }, { stack }) => schedule(s, { step: 'returnCard', seat, stack }),
  none: (s, { seat }) => schedule(s, { step: 'returnCard', seat, stack: NONE }),
};

const RETURN: readonly Return[] = VILLAGERS.map(({ id }) => ({ kind: 'return', card: id }));

export const returnCard: AskStep<'returnCard', Return> = {
  options: (s, { seat }) => distinctCards(player(s, seat).hand).map(card => entryAt(RETURN, card)),
  choose(s, { seat, stack }, option) {
    const card = cardOf(option.card);
    fromHand(player(s, seat).hand, card);
    const to = putBack(s, card, stack);
    note(s, { kind: 'returned', seat, suit: suitOf(card), to, stack });
    note(s, { kind: 'returnedCard', seat, card: option.card }, showsFront(s, to) ? undefined : [seat]);
  },
};

// V-6.9 to V-6.11 On top of the stack; otherwise on top of the Reserve; if that is empty too, onto the discard pile.
function putBack(s: State, card: Card, stack: number): Returned {
  if (stack !== NONE) {
    entryAt(s.stacks, stack).push(card);
    return 'stack';
  }
  const isReserve = s.reserve.length > 0;
  (isReserve ? s.reserve : s.discard).push(card);
  return isReserve ? 'reserve' : 'discard';
}

/** V-10.4, V-10.20 On a stack that Townsfolk turned the card lies face-up; V-17.11 the discard pile is open. */
function showsFront(s: State, to: Returned): boolean {
  return to === 'discard' || (to === 'stack' && s.faceUp);
}

// V-6.9 Then the Basic is placed. It takes no build action.
export const takeBasic: RunStep<'takeBasic'> = {
  run(s, { seat, basic }) {
    const card = numberAt(BASICS, basic);
    addTo(s.basics, basic, -1);
    settle(village(s, seat), card, NONE);
    note(s, { kind: 'tookBasic', seat, card: idOf(card) });
  },
};
