import { useEffect } from 'react';
import { gameOf } from '../../games/index.ts';
import { host, reader } from '../../session/host.ts';
import type { Listed } from './filter.ts';

/** Of so many games, the newest, the boards are fetched ahead. */
const NEWEST = 4;

/** While the list is read, the page fetches what a review of these games needs, so that it opens at once. */
export function useFetchedAhead(games: readonly Listed[] | null): void {
  const named = [...new Set(games?.slice(0, NEWEST).map(({ game }) => game))].join(' ');
  useEffect(() => (named === '' ? undefined : whenIdle(() => void fetchFor(named.split(' ')))), [named]);
}

async function fetchFor(games: readonly string[]): Promise<void> {
  // What cannot be fetched now is fetched again when it is shown, and its failure is told there.
  await Promise.allSettled([
    import('../review/Review.tsx'),
    ...games.flatMap(game => [gameOf(game)?.board?.(), host().describe(game, reader().locale)]),
  ]);
}

/** Some browsers do not tell when they are idle. Comes back with a way to leave it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
