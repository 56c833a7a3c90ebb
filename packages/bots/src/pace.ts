import type { Seat } from '@thorp/kernel';

/** The time that a seat's turn has taken so far, so that a turn of many decisions does not keep the others waiting. */
export interface Pace {
  readonly seat: Seat;
  /** Milliseconds. */
  spent: number;
}

/**
 * The share of the turn's remaining time that one decision may take: the first decisions matter most, and none is left
 * without time.
 */
const SHARE = 1 / 4;

/**
 * The pace of the seat that is asked now. Its turn lasts until somebody else chooses; `last` is the seat that chose
 * last. A lone player keeps nobody waiting, so each decision is a turn.
 */
export function nextPace(pace: Pace | null, seat: Seat, last: Seat | null, seats: number): Pace {
  return pace && seats > 1 && pace.seat === seat && last === seat ? pace : { seat, spent: 0 };
}

/** Milliseconds for the next decision. */
export function allowance(limits: { readonly ms: number; readonly turnMs: number }, pace: Pace | undefined): number {
  const left = Math.max(0, limits.turnMs - (pace?.spent ?? 0));
  return pace ? Math.min(limits.ms, left * SHARE) : limits.ms;
}
