import { afterAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { startOnline } from '../src/online.ts';
import { click, dice, go, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import type { Page } from 'playwright-core';

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

async function someChoices(page: Page, count: number, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const now = await settle(page);
    if (now.lit > 0) await click(page, roll(now.lit));
  }
  await settle(page);
  await page.keyboard.press('Escape');
}

/** What the log and the prompt say. */
async function story(page: Page): Promise<string> {
  const { prompt } = await settle(page);
  const lines = await page.locator('.log li').allTextContents();
  return [...lines, prompt].join('\n');
}

// One test: the service worker first stores the whole page, which takes longer than everything after it.
test('with the network cut games are played, looked at and analysed; rules, lessons and the deals of the date are there', async () => {
  const { page, context, complaints } = await visit(browser, server.address, { offline: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await sitDown(page, 'snowcrest');
  await someChoices(page, 6, 5);
  const before = await story(page);
  await context.setOffline(true);
  await page.reload();
  expect(await story(page)).toBe(before);
  await someChoices(page, 4, 6);
  // The page is loaded again, at another address.
  await page.goto('/about');
  await sitDown(page, 'feudalia');
  expect((await settle(page)).state).toBe('asked');

  await openRecord(page, positionsOf('snowcrest').end);
  await page.locator('dialog.ending').getByText('Deal verified').waitFor();
  await go(page, `${new URL(page.url()).pathname.replace('table', 'review')}?at=30&seat=1`);
  await page.getByRole('combobox', { name: 'How much thought' }).selectOption('quick');
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByRole('img', { name: /^Chance to win\. End: / }).waitFor();
  expect(complaints).toEqual([]);

  // None of these was opened before.
  await page.goto('/rules/feudalia');
  await page.locator('.sec .fig').first().waitFor();
  await page.goto('/learn/helvetia');
  await page.locator('.lessonpath a').first().click();
  await page.locator('.lesson').waitFor();
  expect((await settle(page)).state).toBe('asked');

  await page.goto('/daily');
  await page.getByText('everybody can work them out ahead').waitFor();
  await page.locator('.dy-deal[data-game="snowcrest"]').getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL(/\/table\/[0-9a-f]{16}$/);
  expect((await settle(page)).state).toBe('asked');
  await context.close();
});
