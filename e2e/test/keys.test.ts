import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settle, sitDown } from '../src/play.ts';
import { returning } from '../src/returning.ts';

/** The letters that open a sheet at a table, and its heading. */
const SHEETS = { s: 'Score sheet', L: 'What happened' };

async function opensSheets(page: Page): Promise<void> {
  for (const [letter, title] of Object.entries(SHEETS)) {
    await page.keyboard.press(letter);
    await page.locator('dialog[open]').getByRole('heading', { level: 2, name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
}

/** Letters do nothing, and the next arrow key moves the focus at the table and not in a sheet. */
async function opensNothing(page: Page): Promise<void> {
  for (const letter of Object.keys(SHEETS)) await page.keyboard.press(letter);
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-lit]:focus');
  expect(await page.locator('dialog[open]').count()).toBe(0);
}

test('single letters are keys until they are switched off; arrows and Enter always are', async () => {
  const { page, complaints } = await returning();
  await sitDown(page, 'villagers', 'For two');
  await settle(page);
  await opensSheets(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Letters as keys' }).uncheck();
  expect(await page.locator('.keylist kbd').allTextContents()).toEqual(['Arrows', 'Enter', 'Space']);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await opensNothing(page);

  // It is stored, and the settings show it.
  const table = page.url();
  await page.goto('/settings');
  expect(await page.getByRole('switch', { name: 'Letters as keys' }).isChecked()).toBe(false);
  await page.goto(table);
  await settle(page);
  await opensNothing(page);
  const before = await page.locator('.log li').count();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('whoever follows a link has the focus on the new page', async () => {
  const { page, complaints } = await returning();
  await page.goto('/');
  for (const [link, heading] of [
    ['Learn', 'Learn'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForSelector('#content:focus');
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await page.waitForSelector('#content:focus');
  expect(complaints).toEqual([]);
});

test('the guide hears its letter only where letters are keys', async () => {
  const { page } = await returning();
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Letters as keys' }).uncheck();
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play and learn' }).click();
  await page.getByRole('heading', { name: 'How you win' }).waitFor();
  // If the page had handled the letter, this would be the second step and not the first.
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('heading', { name: 'The sign asks' }).waitFor();
});

test('Enter held down presses one button, and not also the next that takes the focus', async () => {
  const { page } = await returning();
  await sitDown(page, 'helvetia');
  await settle(page);
  const mine = (): Promise<number> => page.locator('.log li', { hasText: 'You ' }).count();
  const before = await mine();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.down('Enter');
  await expect.poll(mine).toBe(before + 1);
  // Further keydown events without a keyup are repeats: they reach whatever is asked next.
  for (let i = 0; i < 6; i++) {
    await settle(page);
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await settle(page);
  expect(await mine()).toBe(before + 1);
});
