/** Marks a test that is left to `npm run e2e:long`: whole games beyond one a table, and what fuller tables show as well. */
export const LONG = { tags: ['long'] };
