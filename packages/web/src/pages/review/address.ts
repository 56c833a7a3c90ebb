import type { ReviewFacts, SeenBy } from '../../protocol/review.ts';

/* The moment in the address: `/review/ID?at=57&seat=2`. Seats are counted from 1 there; `seat=all` is everything open. */

export interface Moment {
  readonly decision: number;
  readonly seenBy: SeenBy;
}

/** What an address asks for, as far as the game has it and the reader may see it. */
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
