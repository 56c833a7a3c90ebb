import { expect, test } from 'vitest';
import { LONG } from '../src/long.ts';
import { playByClicks, sitDown } from '../src/play.ts';
import { returning } from '../src/returning.ts';

test.each([
  ['Countess', 'desktop', 21],
  ['Monastery', 'phone', 22],
] as const)('Villagers alone against the %s is played to its end', LONG, async (preset, size, seed) => {
  const { page, complaints } = await returning({ size });
  await sitDown(page, 'villagers', preset);
  expect(await playByClicks(page, seed)).toBeGreaterThan(20);
  // A solo game is won or lost, and the page says which.
  expect(await page.locator('dialog.ending .en-line').textContent()).toMatch(/^\d+ gold|\d+ gold to \d+$/);
  expect(complaints).toEqual([]);
});
