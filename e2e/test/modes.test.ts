import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { LONG } from '../src/long.ts';
import { playByClicks, sitDown } from '../src/play.ts';

const browser = await sharedBrowser();

test.each([
  ['Countess', 'desktop', 21],
  ['Monastery', 'phone', 22],
] as const)('Villagers alone against the %s is played to its end', LONG, async (preset, size, seed) => {
  const { page, context, complaints } = await visit(browser, inject('address'), { size });
  await sitDown(page, 'villagers', preset);
  expect(await playByClicks(page, seed)).toBeGreaterThan(20);
  // Alone one wins or loses, and is told which.
  expect(await page.locator('dialog .verdict').textContent()).not.toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});
