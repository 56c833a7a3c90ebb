/** Marks a test that plays a whole game and is left to `npm run e2e:long`: one such game a table stays in `npm test`. */
export const LONG = { tags: ['long'] };
