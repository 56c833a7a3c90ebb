/*
 * Tests that `npm test` leaves out. They show again, elsewhere or for longer, what another test in `npm test` shows once.
 */

/** Further sizes, languages, positions and tables: for `npm run e2e:more`, which guards every change as well. */
export const MORE = { tags: ['more'] };

/** Whole games beyond one a game, and connections that break for minutes: for `npm run e2e:long`, by hand. */
export const LONG = { tags: ['long'] };

/** For tests that are the same for every game: in `npm test` for one or two of them, for the others in `npm run e2e:more`. */
export function inTestFor(game: string, ...kept: readonly string[]): object {
  return kept.includes(game) ? {} : MORE;
}
