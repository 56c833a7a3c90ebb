import { createContext, use, useRef } from 'react';
import type { Reviewed } from './useReview.ts';

/** The game that is looked at, for the parts of the page: those beside the table stand still while decisions are skimmed. */
const ReviewedContext = createContext<Reviewed | null>(null);

export const ReviewedProvider = ReviewedContext.Provider;

export function useReviewed(): Reviewed {
  const reviewed = use(ReviewedContext);
  if (!reviewed) throw new Error('a part of the review was drawn outside of it');
  return reviewed;
}

/** The seat that a comparison is about: the one as which the table is seen, or else the reader's own. */
export function seatSeen({ seenBy, facts }: Pick<Reviewed, 'seenBy' | 'facts'>): number {
  return typeof seenBy === 'number' ? seenBy : (facts.me ?? 0);
}

/** The game as it was when the reader last stopped at a decision. */
export function useSettled(reviewed: Reviewed): Reviewed {
  const settled = useRef(reviewed);
  if (!reviewed.skimming || settled.current.facts !== reviewed.facts) settled.current = reviewed;
  return settled.current;
}
