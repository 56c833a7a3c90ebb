import { describe, expect, test } from 'vitest';
import { reviewTrial } from '../review-law.ts';
import { NAMES, subjectOf } from '../reviews.ts';

/** One game with the fewest seats and one with the most. `.ci/run` plays 8 of each game, `npm run reviews` 200. */
describe.each(NAMES)('%s looked at again', name => {
  test.each(['fewest', 'most'])(
    'shows %s seats at every ply what they were shown live, and ends as it ended',
    async which => {
      const { game, configs } = await subjectOf(name);
      const [config] = configs.toSorted((a, b) => (which === 'most' ? b.seats - a.seats : a.seats - b.seats));
      expect(config && reviewTrial(game, config, `test ${which}`).failure).toBeNull();
    },
  );
});
