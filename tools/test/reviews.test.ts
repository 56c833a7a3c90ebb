import { describe, expect, test } from 'vitest';
import { reviewTrial } from '../review-law.ts';
import { NAMES, subjectOf } from '../reviews.ts';

/** Few here; `npm run reviews` plays 200 of each. Every game alone and in company is among them. */
const CONFIGS = 4;

describe.each(NAMES)('%s looked at again', name => {
  test('shows every seat at every ply what it was shown live, and ends as it ended', async () => {
    const { game, configs } = await subjectOf(name);
    for (let i = 0; i < CONFIGS; i++) {
      const config = configs[Math.floor((i * configs.length) / CONFIGS)];
      expect(config && reviewTrial(game, config, `test ${i}`).failure).toBeNull();
    }
  });
});
