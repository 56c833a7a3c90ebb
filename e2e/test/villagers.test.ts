import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit, type Look } from '../src/browser.ts';
import { openRecord } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';

const browser = await sharedBrowser();

async function late(look: Look = {}): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, context } = await visit(browser, inject('address'), look);
  await openRecord(page, positionsOf('villagers').late);
  return { page, close: () => context.close() };
}

test.each(['desktop', 'phone'] as const)(
  'a card that cannot be built says why beside it, with the text of the rule: %s',
  async size => {
    const { page, close } = await late({ size });
    const card = page.locator('.vi-hand .is-off', { hasText: 'Shipwright' });
    await card.focus();
    await page.keyboard.press('Enter');
    const bubble = page.locator('.whynot[data-points="down"]');
    await expect.poll(() => bubble.textContent()).toMatch(/^Shipwright.*Lumberjack with a free place.*Rule V-6\.3/);
    expect(await card.getAttribute('aria-describedby')).not.toBeNull();
    const [above, below] = await Promise.all([bubble.boundingBox(), card.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // The focus stays on the card; Tab leads into the bubble.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog .clause').textContent()).toContain('chain text');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.keyboard.press('Escape');
    await page.waitForSelector('.whynot', { state: 'detached' });
    expect(await card.evaluate(each => each === document.activeElement)).toBe(true);
    await close();
  },
);

test('a second tap closes the reason', async () => {
  const { page, close } = await late();
  const card = page.locator('.vi-hand .is-off', { hasText: 'Shipwright' });
  await card.click({ force: true });
  await page.waitForSelector('.whynot');
  await card.click({ force: true });
  await page.waitForSelector('.whynot', { state: 'detached' });
  await close();
});
