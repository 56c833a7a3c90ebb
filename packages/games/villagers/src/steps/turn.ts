import type { Card } from '../cards/index.ts';
import { distinctCards, player } from '../table.ts';
import type { Frame, State, Turn } from '../types.ts';

/** Shared by build turns and by the Events in which players build. */

/** The frame that continues the turn, with some changes. */
export function resume(turn: Turn, change: Partial<Turn> = NO_CHANGE): Frame {
  const { during, seat } = turn;
  const { actions = turn.actions, exchanges = turn.exchanges, free = turn.free } = change;
  return { step: during, during, seat, actions, exchanges, free };
}
const NO_CHANGE: Partial<Turn> = {};

/** A step within the turn. Its fields are written out, because a spread before `step` is slow. */
export function within(turn: Turn, step: 'monk' | 'swap' | 'arson'): Frame {
  const { during, seat, actions, exchanges, free } = turn;
  return { step, during, seat, actions, exchanges, free };
}

/** Where the villagers to be built come from: the hand, or the discard pile (V-10.13). */
export function source(s: State, turn: Turn): Card[] {
  return turn.during === 'pilgrims' ? s.discard : player(s, turn.seat).hand;
}

/** The villagers that can be built, without duplicates. */
export function choices(s: State, turn: Turn): Card[] {
  return distinctCards(turn.during === 'pilgrims' ? s.discard.toSorted((a, b) => a - b) : player(s, turn.seat).hand);
}
