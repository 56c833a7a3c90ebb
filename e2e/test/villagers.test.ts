import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Look } from '../src/browser.ts';
import { openRecord } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

async function late(look?: Look): Promise<Page> {
  const { page } = await returning(look);
  await openRecord(page, positionsOf('villagers').late);
  return page;
}

test.each(['desktop', 'phone'] as const)(
  'a card that cannot be built says why beside it, with the text of the rule: %s',
  async size => {
    const page = await late({ size });
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
  },
);

test('a second tap closes the reason', async () => {
  const page = await late();
  const card = page.locator('.vi-hand .is-off', { hasText: 'Shipwright' });
  await card.click({ force: true });
  await page.waitForSelector('.whynot');
  await card.click({ force: true });
  await page.waitForSelector('.whynot', { state: 'detached' });
});
