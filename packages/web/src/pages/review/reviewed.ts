import { createContext, use, useRef } from 'react';
import type { Reviewed } from './useReview.ts';

/** The reviewed game, for the parts of the page: those beside the table do not change while decisions are skimmed. */
const ReviewedContext = createContext<Reviewed | null>(null);

export const ReviewedProvider = ReviewedContext.Provider;

export function useReviewed(): Reviewed {
  const reviewed = use(ReviewedContext);
  if (!reviewed) throw new Error('a part of the review was drawn outside of it');
  return reviewed;
}

/** The seat of a comparison: the one from whose point of view the table is shown, otherwise the reader's own. */
export function seatSeen({ seenBy, facts }: Pick<Reviewed, 'seenBy' | 'facts'>): number {
  return typeof seenBy === 'number' ? seenBy : (facts.me ?? 0);
}

/** The game as it was when the reader last stopped at a decision. */
export function useSettled(reviewed: Reviewed): Reviewed {
  const settled = useRef(reviewed);
  if (!reviewed.skimming || settled.current.facts !== reviewed.facts) settled.current = reviewed;
  return settled.current;
}
