import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTestFor } from '../src/long.ts';
import { middleOf } from '../src/mouse.ts';
import { GAMES, openRecord, settle } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

/** A card that can be taken, on each table. */
const CARDS = '.boardarea .place[data-lit][data-card]';

describe.for(GAMES)('a finger that holds a card of %s', game => {
  test('sees it large and takes nothing', inTestFor(game, 'villagers'), async () => {
    const { page, context, complaints } = await returning({ size: 'phone' });
    const { early, middle } = positionsOf(game);
    // Midway, Feudalia asks about cubes.
    await openRecord(page, game === 'feudalia' ? early : middle);
    const card = page.locator(CARDS).first();
    const prompt = await page.locator('.prompt-question').textContent();
    await card.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(card);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForSelector('dialog[open] .cardhelp');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await isStillOpen(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(await page.locator('.prompt-question').textContent()).toBe(prompt);
    // A tap still takes it, or asks what to do with it.
    await card.tap();
    await expect.poll(() => page.locator('.prompt-question').textContent()).not.toBe(prompt);
    expect(complaints).toEqual([]);
  });
});

/** If the lifted finger had clicked, the click would have closed the sheet before this check. */
async function isStillOpen(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve), 0)));
  expect(await page.locator('dialog[open] .cardhelp').count()).toBe(1);
}

test('the right button shows a card large, and so does the letter I', async () => {
  const { page } = await returning();
  await openRecord(page, positionsOf('helvetia').middle);
  const card = page.locator(CARDS).first();
  await card.click({ button: 'right' });
  await page.waitForSelector('dialog[open] .cardhelp');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await card.focus();
  await page.keyboard.press('i');
  await page.waitForSelector('dialog[open] .cardhelp');
  await page.keyboard.press('Escape');
  await settle(page);
});
