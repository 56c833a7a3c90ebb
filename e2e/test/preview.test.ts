import { expect, test } from 'vitest';
import { click, settle, sitDown } from '../src/play.ts';
import { returning } from '../src/returning.ts';

test('the sign says what a choice would bring, under the pointer and under the focus', async () => {
  const { page, complaints } = await returning();
  await sitDown(page, 'villagers', 'For two');
  const built = page.locator('.vi-village .vi-drop, .vi-hand [data-choice]');
  for (let i = 0; i < 14 && (await built.count()) === 0; i++) {
    await settle(page);
    const hand = await page.locator('[data-lit]').evaluateAll(all => all.findIndex(each => each.matches('.vi-hand *')));
    await click(page, Math.max(0, hand));
    await settle(page);
  }
  const board = await page.locator('.vi-village').boundingBox();
  await built.first().hover();
  const told = await page.locator('.prompt .preview').textContent();
  expect(told).toMatch(/→/);
  expect(await page.locator('.vi-village').boundingBox()).toEqual(board);
  await page.mouse.move(5, 5);
  await page.locator('.prompt .preview').waitFor({ state: 'detached' });
  // Focus by keyboard is visible, and the focused choice is previewed.
  await page.keyboard.press('ArrowRight');
  await built.first().focus();
  expect(await page.locator('.prompt .preview').textContent()).toMatch(/→/);
  expect(complaints).toEqual([]);
});
