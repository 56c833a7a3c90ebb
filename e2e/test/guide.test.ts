import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from '../src/access.ts';
import type { Size } from '../src/browser.ts';
import { inTestFor, MORE } from '../src/long.ts';
import { middleOf, press } from '../src/mouse.ts';
import { click, go, settle } from '../src/play.ts';
import { returning } from '../src/returning.ts';

async function begin(page: Page, game = ''): Promise<void> {
  await go(page, `/learn/${game}`);
  await page.getByRole('button', { name: 'Play and learn' }).click();
  await page.getByRole('complementary', { name: 'Guide' }).waitFor();
}

/** Milliseconds between two checks of the guide, and a little more. */
const LOOKS = 300;

/** What the guide says; null if it says nothing. */
async function saying(page: Page): Promise<string | null> {
  // Timers of a page end in order, however slow it is: after this one the guide has seen the present table.
  await page.evaluate(async looks => {
    await new Promise(resolve => setTimeout(resolve, looks));
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }, LOOKS);
  return page.evaluate(() => document.querySelector('.guide h2')?.textContent ?? null);
}

/** Whether the note covers the prompt. */
async function coversSign(page: Page): Promise<boolean> {
  const [note, sign] = [
    await page.locator('.guide').boundingBox(),
    await page.locator('.prompt .prompt-question').boundingBox(),
  ];
  if (!note || !sign) throw new Error('note and sign are both to be seen');
  const across = note.x < sign.x + sign.width && sign.x < note.x + note.width;
  return across && note.y < sign.y + sign.height && sign.y < note.y + note.height;
}

/** Plays on until the guide has explained a chain, and reads every note. */
async function explains(size: Size): Promise<void> {
  const { page, complaints } = await returning({ size });
  await begin(page);
  const titles: string[] = [];
  for (let i = 0; i < 40 && !titles.includes('A chain is a house'); i++) {
    await settle(page);
    const title = await saying(page);
    if (title !== null) {
      titles.push(title);
      expect(await coversSign(page)).toBe(false);
      if (i % 2 === 0) await page.keyboard.press('g');
      else await press(page, await middleOf(page.getByRole('button', { name: 'Got it' })));
      await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    } else await click(page, 0);
  }
  expect(titles.slice(0, 3)).toEqual(['How you win', 'The sign asks', 'Villagers come along the Road']);
  expect(titles).toContain('Now you build');
  expect(titles).toContain('A chain is a house');
  expect(new Set(titles).size).toBe(titles.length);
  expect(complaints).toEqual([]);
}

describe('a guided first game', () => {
  test('explains draft, build and village as they come, on a phone', () => explains('phone'));

  test('explains draft, build and village as they come, on a desktop', MORE, () => explains('desktop'));

  test('is accessible, survives a reload and can be sent away', async () => {
    const { page } = await returning({ size: 'tablet', theme: 'dark' });
    await begin(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('heading', { name: 'The sign asks' }).waitFor();
    // By key: a second click so soon at the same place would not count for another button.
    await page.keyboard.press('g');
    await page.getByRole('heading', { name: 'Villagers come along the Road' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Villagers come along the Road' }).waitFor();
    await page.getByRole('button', { name: 'No more guiding' }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    expect((await settle(page)).state).toBe('asked');
  });

  describe.for(['helvetia', 'snowcrest', 'feudalia'])('of %s', game => {
    test('begins too', inTestFor(game, 'feudalia'), async () => {
      const { page, complaints } = await returning();
      await begin(page, game);
      // A game first explains how it is won.
      await page.getByRole('heading', { name: 'How you win' }).waitFor();
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('heading', { name: 'The sign asks' }).waitFor();
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.locator('.guide h2').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});
