import type { ReviewFacts } from '../protocol/review.ts';
import { host, reader } from './host.ts';

/*
 * Opens a game for review in advance: while the pointer or the keyboard focus rests on its link, the worker replays it.
 */

/** Milliseconds of rest before it is opened, so that moving over a list opens nothing. */
const REST = 40;
/** How long the result stays valid, in milliseconds, because a running game changes. */
const FRESH = 3_000;

interface Ahead {
  readonly id: string;
  readonly locale: string;
  readonly at: number;
  readonly facts: Promise<ReviewFacts>;
}

let ahead: Ahead | null = null;

function fresh(id: string): Ahead | null {
  const isFresh = ahead?.id === id && ahead.locale === reader().locale && performance.now() - ahead.at < FRESH;
  return isFresh ? ahead : null;
}

/** Opens a game in advance; returns a function that cancels it. */
export function openSoon(id: string): () => void {
  const timer = setTimeout(() => openNow(id), REST);
  return () => clearTimeout(timer);
}

export function openNow(id: string): void {
  if (fresh(id)) return;
  const facts = host().reviewOpen(id, reader());
  // If it cannot be opened, the review page says so.
  facts.catch(() => undefined);
  ahead = { id, locale: reader().locale, at: performance.now(), facts };
}

/** A game for review: the one opened in advance, or opened now. */
export function openedReview(id: string): Promise<ReviewFacts> {
  const found = fresh(id);
  ahead = null;
  return found ? found.facts : host().reviewOpen(id, reader());
}
