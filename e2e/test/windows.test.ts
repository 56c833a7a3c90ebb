import { existsSync } from 'node:fs';
import { must } from '@thorp/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrolls } from '../src/access.ts';
import { misfits } from '../src/fit.ts';
import { inTestFor, MORE } from '../src/long.ts';
import { GAMES, openRecord, settle, sitDown, spotOf, type GameId } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

test('on a large screen the table grows and fills it, and a dragged card stays under the pointer', async () => {
  const { page, complaints } = await returning();
  await sitDown(page, 'villagers', 'For two');
  await settle(page);
  const card = page.locator('.vi-lane [data-piece^="road:"].is-lit').first();
  const small = must(await card.boundingBox(), 'a card lies on the Road');
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(async () => (await card.boundingBox())?.width).toBeGreaterThan(small.width * 1.3);
  expect(await scrolls(page)).toBe(false);
  const before = must(await card.boundingBox(), 'it still does');
  const [x, y] = [before.x + before.width / 2, before.y + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y + 200, { steps: 5 });
  const after = must(await card.boundingBox(), 'it is lifted');
  expect(Math.abs(after.x - before.x - 300)).toBeLessThan(5);
  expect(Math.abs(after.y - before.y - 200)).toBeLessThan(5);
  await page.mouse.up();
  expect(complaints).toEqual([]);
});

/** A laptop with the bars of its browser, and tablets in landscape. */
const BETWEEN = [
  { width: 1366, height: 650 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
];

// `npm test` checks such windows in sizes.test.ts.
test.each(GAMES)('in windows between tablet and desktop %s is whole', MORE, async game => {
  const { page } = await returning();
  await openRecord(page, positionsOf(game).middle);
  for (const size of BETWEEN) {
    await page.setViewportSize(size);
    await expect.poll(() => misfits(page, '.boardarea')).toEqual([]);
    expect(await scrolls(page)).toBe(false);
  }
});

/** A phone below the bars of its browser, a small tablet, and a phone in landscape. */
const LOW = [
  { width: 390, height: 664 },
  { width: 768, height: 954 },
  { width: 844, height: 390 },
];

for (const game of GAMES) {
  test(
    `in low windows ${game} is scrolled, and whatever can be chosen comes into sight`,
    inTestFor(game, 'helvetia'),
    () => isReachedInLow(game),
  );
}

/** Games with a table of their own. The plain board is scrolled. */
const DRAWN = GAMES.filter(game => existsSync(new URL(`../../packages/web/src/games/${game}/style`, import.meta.url)));

for (const game of DRAWN) {
  test(`on a phone held across ${game} keeps prompt and hand in sight`, inTestFor(game, 'villagers'), () =>
    keepsInSight(game),
  );
}

async function isReachedInLow(game: GameId): Promise<void> {
  const { page } = await returning({ size: 'phone' });
  await openRecord(page, positionsOf(game).middle);
  for (const size of LOW) {
    await page.setViewportSize(size);
    const { lit } = await settle(page);
    expect(lit).toBeGreaterThan(0);
    for (let at = 0; at < lit; at++) await expect.poll(() => spotOf(page, at)).not.toBeNull();
  }
}

/** Which of the prompt and the hand are not completely in the window. */
async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['.prompt', '.at-hand'].filter(part => {
      const box = document.querySelector(`.table ${part}`)?.getBoundingClientRect();
      return !box || box.top < 0 || Math.floor(box.bottom) > innerHeight;
    }),
  );
}

async function keepsInSight(game: GameId): Promise<void> {
  const { page } = await returning({ size: 'phone' });
  await page.setViewportSize({ width: 844, height: 390 });
  const { early, late } = positionsOf(game);
  for (const record of [early, late]) {
    await openRecord(page, record);
    await expect.poll(() => outOfSight(page)).toEqual([]);
  }
}
