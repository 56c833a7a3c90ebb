/*
 * Tests that `npm test` leaves out to stay fast. `npm test` has the main path of every screen; these test details, or
 * the same in other places or for longer.
 */

/**
 * Details, further sizes, languages, positions and tables: for `npm run e2e:more`, which `.ci/run` runs for every
 * change.
 */
export const MORE = { tags: ['more'] };

/** Whole games beyond one for each game, and connections that break for minutes: for `npm run e2e:long`, by hand. */
export const LONG = { tags: ['long'] };

/**
 * For tests that are the same for every game: `npm test` runs them for one or two games, `npm run e2e:more` for the
 * others.
 */
export function inTestFor(game: string, ...kept: readonly string[]): object {
  return kept.includes(game) ? {} : MORE;
}
