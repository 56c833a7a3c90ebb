import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, SIZES, visit, type Size, type Theme } from '../src/browser.ts';
import { click, dice, GAMES, settle, sitDown } from '../src/play.ts';

const LAWS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = ['/', '/new/villagers', '/games', '/learn', '/learn/villagers', '/settings', '/about', '/style'];
const LOOKS = (Object.keys(SIZES) as Size[]).flatMap(size =>
  (['light', 'dark'] as Theme[]).map(theme => ({ size, theme })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What is wrong on the page as it is now: the rule, and where. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LAWS).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.target.join(' '))
        .slice(0, 4)
        .join(', ')}`,
  );
}

async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}

describe.each(LOOKS)('on a $size by $theme', ({ size, theme }) => {
  test('every page of the shell is accessible', async () => {
    const { page, context } = await visit(browser, inject('address'), { size, theme });
    const found: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForTimeout(150);
      const wrong = await faults(page);
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    await context.close();
  });

  test('every table is accessible and fits the screen', async () => {
    const { page, context } = await visit(browser, inject('address'), { size, theme });
    const found: Record<string, string[]> = {};
    for (const game of GAMES) {
      await sitDown(page, game);
      const roll = dice(5);
      for (let i = 0; i < 6; i++) {
        const now = await settle(page);
        await click(page, roll(now.lit));
      }
      await settle(page);
      const wrong = await faults(page);
      if (await scrolls(page)) wrong.push('the page scrolls');
      if (wrong.length > 0) found[game] = wrong;
    }
    expect(found).toEqual({});
    await context.close();
  });
});

test('sheets over a table are accessible', async () => {
  const { page, context } = await visit(browser, inject('address'), { size: 'phone', theme: 'dark' });
  await sitDown(page, 'villagers');
  await settle(page);
  for (const name of ['Menu', 'Points so far']) {
    await page.getByRole('button', { name }).first().click();
    await page.waitForSelector('dialog[open]');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await context.close();
});
