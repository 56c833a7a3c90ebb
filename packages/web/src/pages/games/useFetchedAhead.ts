import { useEffect } from 'react';
import { gameOf } from '../../games/index.ts';
import { host, reader } from '../../session/host.ts';
import type { Listed } from './filter.ts';

/** The boards of this many newest games are loaded in advance. */
const NEWEST = 4;

/** While the list is shown, loads what a review of these games needs, so that it opens at once. */
export function useFetchedAhead(games: readonly Listed[] | null): void {
  const named = [...new Set(games?.slice(0, NEWEST).map(({ game }) => game))].join(' ');
  useEffect(() => (named === '' ? undefined : whenIdle(() => void fetchFor(named.split(' ')))), [named]);
}

async function fetchFor(games: readonly string[]): Promise<void> {
  // If loading fails now, it is tried again when it is needed, and reported there.
  await Promise.allSettled([
    import('../review/Review.tsx'),
    ...games.flatMap(game => [gameOf(game)?.board?.(), host().describe(game, reader().locale)]),
  ]);
}

/** Some browsers cannot report when they are idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
