import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '../src/browser.ts';
import { settle, sitDown } from '../src/play.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Which sheets the letters of a table open. */
async function opened(page: Page): Promise<(string | null)[]> {
  const titles: (string | null)[] = [];
  for (const letter of ['s', 'L']) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(150);
    titles.push(...(await page.locator('dialog[open] h2').first().allTextContents()));
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  return titles;
}

test('single letters are keys until they are switched off; arrows and Enter always are', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'));
  await sitDown(page, 'villagers', 'For two');
  await settle(page);
  expect(await opened(page)).toEqual(['Score sheet', 'What happened']);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Letters as keys' }).uncheck();
  expect(await page.locator('.keylist kbd').allTextContents()).toEqual(['Arrows', 'Enter']);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(await opened(page)).toEqual([]);

  // It is kept, and the settings know it.
  const table = page.url();
  await page.goto('/settings');
  expect(await page.getByRole('switch', { name: 'Letters as keys' }).isChecked()).toBe(false);
  await page.goto(table);
  await settle(page);
  expect(await opened(page)).toEqual([]);
  const before = await page.locator('.log li').count();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[data-lit]:focus').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the guide hears its letter only where letters are keys', async () => {
  const { page, context } = await visit(browser, inject('address'));
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Letters as keys' }).uncheck();
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play and learn' }).click();
  const title = page.locator('.guide h2');
  await title.waitFor();
  const first = await title.textContent();
  await page.keyboard.press('g');
  await page.waitForTimeout(400);
  expect(await title.textContent()).toBe(first);
  await context.close();
});

test('Enter held down presses one button, and not also the next that takes the focus', async () => {
  const { page, context } = await visit(browser, inject('address'));
  await sitDown(page, 'helvetia');
  await settle(page);
  const mine = (): Promise<number> => page.locator('.log li', { hasText: 'Rowan' }).count();
  const before = await mine();
  await page.keyboard.press('ArrowRight');
  // Further downs without an up are repeats.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(80);
  }
  await page.keyboard.up('Enter');
  await settle(page);
  expect(await mine()).toBe(before + 1);
  await context.close();
});
