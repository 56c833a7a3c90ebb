import { createContext, use } from 'react';
import type { Reviewed } from './useReview.ts';

/** The game that is looked at, for the parts of the page. */
const ReviewedContext = createContext<Reviewed | null>(null);

export const ReviewedProvider = ReviewedContext.Provider;

export function useReviewed(): Reviewed {
  const reviewed = use(ReviewedContext);
  if (!reviewed) throw new Error('a part of the review was drawn outside of it');
  return reviewed;
}
