import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrolls } from '../src/access.ts';
import { misfits } from '../src/fit.ts';
import { LONG } from '../src/long.ts';
import { GAMES, go, openRecord, settle } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { shrunk, smallText, textSizes, WINDOWS } from '../src/text.ts';
import { returning } from '../src/returning.ts';

/** Games whose tables are readable in every window. */
const READABLE = [
  'villagers',
  'monastery',
  'countess',
  'helvetia',
  'snowcrest',
  'feudalia',
] as const satisfies readonly Parameters<typeof positionsOf>[0][];

const STAGES = ['early', 'middle', 'late'] as const;

/** In `npm test` the fullest tables of the four games, and their German words; the others in `npm run e2e:long`. */
const inTest = (game: string, stage: string): boolean =>
  GAMES.some(each => each === game) && stage !== 'early' && stage !== 'middle';

const PAGES = [
  '/',
  '/new',
  '/new/snowcrest',
  '/learn',
  '/learn/helvetia',
  '/problems',
  '/rules/villagers',
  '/daily',
  '/statistics',
  '/games',
  '/settings',
  '/about',
];

test.each(PAGES)('the page %s is readable in every window', async path => {
  const { page } = await returning();
  await go(page, path);
  await page.waitForSelector('h1');
  const wrong: string[] = [];
  for (const { name, width, height, floor } of WINDOWS) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
});

describe.each(READABLE)('%s', game => {
  const often = (stage: string): object => (inTest(game, stage) ? {} : LONG);

  // German words are longer.
  test('is readable and whole in every window: in German', often('German'), () =>
    isReadable(positionsOf(game).middle, 'de-DE'),
  );

  for (const stage of STAGES) {
    test(`is readable and whole in every window: ${stage}`, often(stage), () => isReadable(positionsOf(game)[stage]));
  }

  test('a larger text size makes nothing smaller', often('large'), () => isNotShrunk(positionsOf(game).middle));
});

async function isReadable(record: string, locale?: string): Promise<void> {
  const { page } = await returning(locale === undefined ? {} : { locale });
  await openRecord(page, record);
  const wrong: string[] = [];
  for (const { name, width, height, floor } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await settle(page);
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.boardarea')).map(line => `${name}: ${line}`));
    if (await scrolls(page)) wrong.push(`${name}: the page scrolls`);
  }
  expect(wrong).toEqual([]);
}

const TEXT_SIZE_WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function isNotShrunk(record: string): Promise<void> {
  const { page } = await returning();
  await openRecord(page, record);
  const wrong: string[] = [];
  for (const size of TEXT_SIZE_WINDOWS) {
    await page.setViewportSize(size);
    await setTextSize(page, '100');
    const before = await textSizes(page);
    await setTextSize(page, '150');
    wrong.push(...shrunk(before, await textSizes(page)).map(line => `${size.width}: ${line}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  expect(wrong).toEqual([]);
}

test('a larger text size lays a table out for the space that is left', async () => {
  const { page } = await returning();
  await openRecord(page, positionsOf('villagers').early);
  const othersAreBeside = (): Promise<boolean> =>
    page.evaluate(() => {
      const [others, mine] = ['.at-others', '.at-mine'].map(part =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return others !== undefined && mine !== undefined && others.right <= mine.left;
    });
  await page.setViewportSize({ width: 1280, height: 1000 });
  expect(await othersAreBeside()).toBe(true);
  await setTextSize(page, '150');
  await expect.poll(othersAreBeside).toBe(false);
});

/** Chooses a text size in the menu of the table. */
async function setTextSize(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: `${percent} %` }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await settle(page);
}
