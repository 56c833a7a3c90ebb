import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '../src/browser.ts';
import { click, dice, type GameId, lift, openForm, playByClicks, settle, start } from '../src/play.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function twoPeople(page: Page, game: GameId): Promise<void> {
  await openForm(page, game);
  const two = page.getByRole('radio', { name: 'For two' });
  await page.getByRole('radio', { name: 'First game' }).waitFor();
  if ((await two.count()) > 0) await two.click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name of player 2').fill('Ben');
  await start(page);
}

test('a curtain falls between two people, and nothing of the table is behind it', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'));
  await twoPeople(page, 'snowcrest');
  const roll = dice(4);
  const lifted: string[] = [];
  for (let i = 0; i < 40 && lifted.length < 5; i++) {
    const now = await settle(page);
    if (now.state !== 'curtain') {
      await click(page, roll(now.lit));
      continue;
    }
    expect(await page.locator('[data-piece]').count()).toBe(0);
    lifted.push(await lift(page));
  }
  expect(new Set(lifted)).toEqual(new Set(['I am Ada', 'I am Ben']));
  expect(complaints).toEqual([]);
  await context.close();
});

test('two people play a whole game at one screen', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'), { size: 'tablet' });
  await twoPeople(page, 'villagers');
  expect(await playByClicks(page, 13)).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await context.close();
});
