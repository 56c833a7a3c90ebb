import { keysOf } from '@thorp/kernel';
import { lessons as feudalia } from '@thorp/web/lessons/feudalia';
import { lessons as helvetia } from '@thorp/web/lessons/helvetia';
import { lessons as snowcrest } from '@thorp/web/lessons/snowcrest';
import { lessons as villagers } from '@thorp/web/lessons/villagers';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { choose, closeSheets, finishByKeys, standing } from '../src/byKeys.ts';
import { testInSizes } from '../src/inSizes.ts';
import { inTestFor, LONG } from '../src/long.ts';
import { go } from '../src/play.ts';
import { smallText } from '../src/text.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

/** Games that have lessons and problems. */
const PATHS = { villagers, helvetia, snowcrest, feudalia };
type Lesson = (typeof villagers)['path'][number];

/**
 * Words of the solution, in the order in which they are needed: cards first, because kinds of choices match too much.
 */
function wordsOf({ solution }: Lesson): string[] {
  const fields = solution.flatMap(step => Object.entries(step));
  const words = fields.flatMap(([field, value]) => (typeof value === 'string' ? [{ field, value }] : []));
  const [kinds, cards] = [words.filter(each => each.field === 'kind'), words.filter(each => each.field !== 'kind')];
  return [...cards, ...kinds].map(({ value }) => value);
}

async function finish(page: Page, lesson: Lesson): Promise<void> {
  await page.waitForSelector('.lesson');
  await finishByKeys(page, wordsOf(lesson));
}

describe.for(keysOf(PATHS))('lessons of %s', game => {
  const { path } = PATHS[game];

  test('the first one is finished by keyboard and remembered', inTestFor(game, 'feudalia'), async () => {
    const { page, complaints } = await returning();
    const [first, second] = path;
    if (!first || !second) throw new Error('there are lessons');
    await go(page, `/lesson/${game}/${first.id}`);
    await finish(page, first);
    // Nothing is asked besides the button to continue, which has the focus.
    await expect.poll(() => page.locator('.prompt.is-mine').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/lesson/${game}/${second.id}`);
    await page.goto(`/learn/${game}`);
    await expect.poll(() => page.locator('.lessonpath .sr-only').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('the whole path is finished by keyboard', LONG, async () => {
    const { page, context, complaints } = await visit(browser, inject('address'));
    await page.goto(`/lesson/${game}/${path[0]?.id ?? ''}`);
    for (const lesson of path) {
      await page.waitForURL(`**/lesson/${game}/${lesson.id}`);
      await finish(page, lesson);
      await page.keyboard.press('Enter');
    }
    // After the last lesson comes the first game with its guide.
    await page.waitForURL('**/table/*');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Opens the list of a game's problems, and the first of them by keyboard. */
async function openFirst(page: Page, game: string): Promise<void> {
  await go(page, `/problems/${game}`);
  await page.locator('.problemlist a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lesson');
}

describe.for(keysOf(PATHS))('problems of %s', game => {
  const often = inTestFor(game, 'helvetia');

  test('a choice on the board gets an answer; the best one is shown and leads on', often, async () => {
    const { page, complaints } = await returning();
    await openFirst(page, game);
    const { lit } = await standing(page);
    const [name] = lit.map(each => each.name);
    await choose(page, name ?? '');
    if (await page.locator('.lesson-answer').count()) await page.waitForSelector('.problem-why:not(:empty)');
    // The choice may have opened something, or may have been the best.
    await closeSheets(page);
    const show = page.getByRole('button', { name: 'Show the answer' });
    if (await show.count()) await show.press('Enter');
    await page.waitForSelector('.lesson.is-done');
    expect(await page.locator('.lesson-answer').textContent()).toMatch(
      /best choice.*Chance to win: \d+\s±\s\d+\s% more/,
    );
    const before = page.url();
    await page.getByRole('button', { name: 'Next problem' }).press('Enter');
    await page.waitForURL(url => url.href !== before && url.pathname.startsWith('/problem/'));
    expect(complaints).toEqual([]);
  });

  test('the first one is solved on the board by keyboard, and marked', LONG, async () => {
    const { page, complaints } = await returning();
    await openFirst(page, game);
    await finishByKeys(page, []);
    await page.getByRole('link', { name: 'All problems' }).press('Enter');
    await page.waitForSelector('.problemlist .is-solved');
    expect(await page.locator('.problemlist .is-solved').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

testInSizes('problems are accessible and readable: %s', async size => {
  const { page } = await returning({ size });
  await go(page, '/problems/villagers');
  await page.waitForSelector('.problemlist a');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await smallText(page, size === 'phone' ? 12 : 11)).toEqual([]);
  await page.locator('.problemlist a').first().press('Enter');
  await standing(page);
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await page.waitForSelector('.lesson.is-done');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await smallText(page, size === 'phone' ? 12 : 11)).toEqual([]);
});
