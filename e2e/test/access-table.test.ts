import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { faults, LOOKS, scrolls } from '../src/access.ts';
import { openBrowser, visit } from '../src/browser.ts';
import { click, dice, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';

const { late } = positionsOf('villagers');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(LOOKS)('on a $size by $theme', ({ size, theme }) => {
  // The other tables are judged in the tests of their games, in the middle and at their fullest.
  test('the Villagers table is accessible and fits the screen', async () => {
    const { page, context } = await visit(browser, inject('address'), { size, theme });
    await sitDown(page, 'villagers');
    const roll = dice(5);
    for (let i = 0; i < 6; i++) {
      const now = await settle(page);
      await click(page, roll(now.lit));
    }
    await settle(page);
    expect(await faults(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await openRecord(page, late);
    expect(await faults(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
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
