import { decide, fork, play, type Game, type Types } from '@thorp/kernel';

/** The number of sequences of this many choices from here: one number that checks thousands of rules. */
export function perft<T extends Types>(game: Game<T>, s: T['state'], depth: number): number {
  if (depth === 0) return 1;
  const state = fork(game, s);
  const decision = decide(game, state);
  if (!decision) return 0;
  if (depth === 1) return decision.options.length;
  let ways = 0;
  for (const option of decision.options) {
    const next = fork(game, state);
    play(game, next, option, decision.seat);
    ways += perft(game, next, depth - 1);
  }
  return ways;
}
