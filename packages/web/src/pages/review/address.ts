import type { BranchFacts, LinkedBranch, ReviewFacts, SeenBy } from '../../protocol/review.ts';

/*
 * The moment in the address: `/review/ID?at=57&seat=2`. Seats are counted from 1 there; `seat=all` shows everything. A
 * branch that begins at the moment and is played by the seat adds its choices: `&branch=1-4.0-2`.
 */

export interface Moment {
  readonly decision: number;
  readonly seenBy: SeenBy;
}

/** The moment of an address, limited to what the game has and the reader may see. */
export function momentIn(search: string, facts: ReviewFacts): Moment {
  const query = new URLSearchParams(search);
  const at = Number(query.get('at') ?? (facts.over ? 1 : facts.decisions + 1));
  const end = facts.decisions + 1;
  return {
    decision: Number.isInteger(at) ? Math.min(Math.max(at, 1), end) : 1,
    seenBy: seenByIn(query.get('seat'), facts),
  };
}

function seenByIn(asked: string | null, { eyes, mayOpen, me }: ReviewFacts): SeenBy {
  if (asked === 'all' && mayOpen) return 'open';
  const seat = Number(asked) - 1;
  if (asked !== null && eyes.includes(seat)) return seat;
  return me !== null && eyes.includes(me) ? me : (eyes[0] ?? null);
}

export function addressOf(table: string, { decision, seenBy }: Moment): string {
  const seat = seenBy === 'open' ? '&seat=all' : seenBy === null ? '' : `&seat=${seenBy + 1}`;
  return `/review/${table}?at=${decision}${seat}`;
}

/** The branch of an address; null without one. */
export function branchIn(search: string, facts: ReviewFacts): LinkedBranch | null {
  const choices = new URLSearchParams(search).get('branch');
  const { decision, seenBy } = momentIn(search, facts);
  return choices === null || typeof seenBy !== 'number' ? null : { decision, seat: seenBy, choices };
}

/** The address of a branch: its game, the moment it begins, who plays it and its choices. */
export function branchAddress({ of, decision }: BranchFacts, seat: SeenBy, choices: string): string {
  return `${addressOf(of, { decision, seenBy: seat })}&branch=${choices}`;
}
