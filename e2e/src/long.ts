/*
 * Tests that `npm test` leaves out, so that it stays quick. `npm test` has the main path of every screen; these show its
 * details, or the same elsewhere or for longer.
 */

/** Details, further sizes, languages, positions and tables: for `npm run e2e:more`, which `.ci/run` runs for every change. */
export const MORE = { tags: ['more'] };

/** Whole games beyond one a game, and connections that break for minutes: for `npm run e2e:long`, by hand. */
export const LONG = { tags: ['long'] };

/** For tests that are the same for every game: in `npm test` for one or two of them, for the others in `npm run e2e:more`. */
export function inTestFor(game: string, ...kept: readonly string[]): object {
  return kept.includes(game) ? {} : MORE;
}
