import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { playByEar } from '../src/byEar.ts';
import { LONG } from '../src/long.ts';
import { sitDown, type GameId } from '../src/play.ts';

const browser = await sharedBrowser();

test.for<GameId>(['villagers', 'snowcrest'])(
  'a whole game of %s by keys and the accessibility tree',
  LONG,
  async game => {
    const { page, context, complaints } = await visit(browser, inject('address'), { moments: true });
    await sitDown(page, game);
    const { answers, misled } = await playByEar(page, 3);
    expect(answers).toBeGreaterThan(20);
    expect(misled).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
