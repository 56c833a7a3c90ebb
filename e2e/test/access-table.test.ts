import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { faults, LOOKS, scrolls } from '../src/access.ts';
import { openBrowser, visit } from '../src/browser.ts';
import { click, dice, GAMES, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';

const { late } = positionsOf('villagers');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(LOOKS)('on a $size by $theme', ({ size, theme }) => {
  test('every table is accessible and fits the screen, Villagers late in a game too', async () => {
    const { page, context } = await visit(browser, inject('address'), { size, theme });
    const found: Record<string, string[]> = {};
    const judge = async (name: string): Promise<void> => {
      const wrong = await faults(page);
      if (await scrolls(page)) wrong.push('the page scrolls');
      if (wrong.length > 0) found[name] = wrong;
    };
    for (const game of GAMES) {
      await sitDown(page, game);
      const roll = dice(5);
      for (let i = 0; i < 6; i++) {
        const now = await settle(page);
        await click(page, roll(now.lit));
      }
      await settle(page);
      await judge(game);
    }
    await openRecord(page, late);
    await judge('late');
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
