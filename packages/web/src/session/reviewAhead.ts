import type { ReviewFacts } from '../protocol/review.ts';
import { host, reader } from './host.ts';

/*
 * A game is opened for review before it is asked for: while the pointer or the keyboard rests on its link, the worker plays it
 * again.
 */

/** Milliseconds for which they must rest: who passes over a list opens nothing. */
const REST = 40;
/** Milliseconds for which a game that was opened ahead is as it was: a running one goes on. */
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

/** Opens a game ahead; comes back with a way to leave it if they go on. */
export function openSoon(id: string): () => void {
  const timer = setTimeout(() => openNow(id), REST);
  return () => clearTimeout(timer);
}

export function openNow(id: string): void {
  if (fresh(id)) return;
  const facts = host().reviewOpen(id, reader());
  // What cannot be opened says so when it is looked at.
  facts.catch(() => undefined);
  ahead = { id, locale: reader().locale, at: performance.now(), facts };
}

/** A game for review: the one that was opened ahead, or opened now. */
export function openedReview(id: string): Promise<ReviewFacts> {
  const found = fresh(id);
  ahead = null;
  return found ? found.facts : host().reviewOpen(id, reader());
}
