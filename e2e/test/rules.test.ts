import { keysOf } from '@thorp/kernel';
import { lessons as feudalia } from '@thorp/web/lessons/feudalia';
import { lessons as helvetia } from '@thorp/web/lessons/helvetia';
import { lessons as snowcrest } from '@thorp/web/lessons/snowcrest';
import { lessons as villagers } from '@thorp/web/lessons/villagers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { inTestFor, MORE } from '../src/long.ts';
import { type GameId, go, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { smallText } from '../src/text.ts';
import { returning } from '../src/returning.ts';

/** The five hardest questions of each game, with words of their answers: each is two taps away from the table. */
const HARDEST = {
  villagers: [
    ['May I exchange a card after building?', 'up to three exchanges'],
    ['Why does this silver not count?', 'must not be covered'],
    ['Why can I not pay the bank for this padlock?', 'active keyring'],
    ['Stack 3 is empty. Why is there no Market?', 'needs its own stack'],
    ['I just built a builder. Why can I not build one more now?', 'fixed when your turn begins'],
  ],
  helvetia: [
    ['Who is woken by the Night Watchman?', 'sleeps in the chosen quarter'],
    ['Is the water used up when I make a goat?', 'No. It is enough'],
    ['Why is the round over? I still have coins!', 'only one player has coins'],
    ['Why can I not marry this villager?', 'Only people in the School'],
    ['When may I use my character tile?', 'once per round'],
  ],
  snowcrest: [
    ['Why can I not Rest now?', 'three of your cards in one line'],
    ['Why did this villager bring nothing when I rested?', 'Only face-up villagers'],
    ['Why is my new villager face-down?', 'use its action at once'],
    ['What happens to icons that I do not need?', 'They are lost'],
    ['Do I lose my Bells if others beat my effort?', 'at least one opponent passed'],
  ],
  feudalia: [
    ['My Serf came back to my hand. Why can it not work on the same field again?', 'A field is taken until'],
    ['When do I pay the Tax Collector, and how much?', 'half of its cubes'],
    ['Where have my coins gone?', 'you keep only a part'],
    ['Why can I not play a second Priest?', 'one influence action per turn'],
    ['Why can I not hire this master?', 'an open city'],
  ],
} satisfies { readonly [G in GameId]?: readonly (readonly [question: string, answer: string])[] };

/** From a table to the answer: Rules, then the question; then back to the table. */
async function asks(page: Page, question: string, answer: string): Promise<void> {
  const table = page.url();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.locator('dialog[open]').getByRole('link', { name: question }).click();
  await page.waitForURL(/rules/);
  const told = page.locator('.is-found', { hasText: question });
  await told.waitFor();
  expect(await told.textContent()).toContain(answer);
  await expect.poll(() => told.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(700);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(table);
  await settle(page);
}

describe.for(keysOf(HARDEST))('the rules of %s', game => {
  const [first, ...others] = HARDEST[game];

  test('a hard question is answered two taps away from the table', inTestFor(game, 'villagers'), async () => {
    const { page, complaints } = await returning();
    await sitDown(page, game);
    await settle(page);
    if (first) await asks(page, ...first);
    expect(complaints).toEqual([]);
  });

  test('so are the other hard questions', MORE, async () => {
    const { page } = await returning();
    await sitDown(page, game);
    await settle(page);
    for (const each of others) await asks(page, ...each);
  });
});

test('the first load has neither rules nor lessons nor problems in it', async () => {
  const { page, context } = await visit(await sharedBrowser(), inject('address'));
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const told = Object.values(HARDEST).flatMap(questions => questions.map(([question]) => question));
  const lessons = await Promise.all([feudalia, helvetia, snowcrest, villagers].map(({ text }) => text.en()));
  const goals = lessons.flatMap(words => Object.values(words).map(({ goal }) => goal));
  const found = async (): Promise<string[]> => {
    const loaded = (await Promise.all(scripts)).join('\n');
    return [...told, ...goals, 'problem 1'].filter(words => loaded.includes(words));
  };
  expect(await found()).toEqual([]);
  // They are found on the page that loads them.
  await page.goto('/rules/villagers');
  await page.locator('.sec').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await found()).toContain('May I exchange a card after building?');
  await context.close();
});

test('search finds a place by keyboard, and says when there is none', async () => {
  const { page, complaints } = await returning();
  await page.goto('/rules/villagers');
  await page.locator('.chapters a').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('exchange');
  await page.locator('.hits [role="option"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.is-found').waitFor();
  expect(new URL(page.url()).hash).not.toBe('');
  await page.keyboard.press('/');
  await page.keyboard.type('kye');
  await expect.poll(() => page.locator('.hits').textContent()).toMatch(/Nothing for “kye”.*key/);
  expect(complaints).toEqual([]);
});

test('contents lead to chapters and mark the present one', async () => {
  const { page } = await returning();
  await go(page, '/rules/helvetia');
  const link = page.locator('.chapters a').nth(4);
  await link.press('Enter');
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
});

test('on paper are text and pictures only', async () => {
  const { page } = await returning();
  await go(page, '/rules/snowcrest');
  await page.locator('.chapters a').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.bar', '.toc', '.bdo', '.aside'])
    expect(await page.locator(gone).first().isVisible()).toBe(false);
  expect(await page.locator('.sec').first().isVisible()).toBe(true);
  // In print, the dark theme has dark letters too.
  const ink = (): Promise<string> =>
    page
      .locator('.sec .para')
      .first()
      .evaluate(each => getComputedStyle(each).color);
  const byDay = await ink();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ink()).toBe(byDay);
});

/** Follows a link to its section of the rules, and goes back. Returns the section. */
async function thereAndBack(page: Page, link: Locator, words: RegExp): Promise<string> {
  const start = page.url();
  const { hash } = new URL((await link.getAttribute('href')) ?? '', start);
  await link.click();
  await page.waitForURL(url => url.pathname === '/rules/villagers' && url.hash === hash);
  const found = page.locator('.is-found');
  await expect.poll(() => found.textContent()).toMatch(words);
  await expect.poll(() => found.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(700);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(start);
  return hash;
}

test('a prompt, a card, a refusal and a setting lead to their section and back', async () => {
  const { page, complaints } = await returning();
  await openRecord(page, positionsOf('villagers').late);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  expect(await thereAndBack(page, page.locator('.quickrules a').first(), /Build/)).toBe('#build');

  await settle(page);
  const card = page.locator('.vi-hand .is-off', { hasText: 'Shipwright' });
  await card.focus();
  await page.keyboard.press('i');
  expect(await thereAndBack(page, page.locator('dialog[open] .inrules a').first(), /Padlocks/)).toBe('#padlocks');

  await settle(page);
  await card.focus();
  await page.keyboard.press('Enter');
  await page.locator('.whynot-rule').click();
  expect(await thereAndBack(page, page.getByRole('link', { name: 'Open in the rules' }), /chain/)).toBe('#V-6.3');

  await page.goto('/new/villagers');
  await page.locator('.options summary').click();
  const setting = page.getByRole('link', { name: /^What is it for/ }).first();
  expect(await thereAndBack(page, setting, /Why:/)).toMatch(/^#setting-/);
  expect(complaints).toEqual([]);
});

/** Waits for pictures and landscape. Navigation inside the page is no load, so the network says nothing about them. */
async function drawn(page: Page): Promise<void> {
  for (const last of ['.sec .fig', '.rulesland svg']) await page.locator(last).last().waitFor({ state: 'attached' });
}

test('the rules in German are complete, accessible and readable on a phone', MORE, async () => {
  const { page, complaints } = await returning({ size: 'phone', locale: 'de-DE' });
  await go(page, '/rules/villagers');
  await page.getByRole('heading', { level: 1, name: 'Villagers: die Regeln' }).waitFor();
  await drawn(page);
  const text = await page.locator('.chapters-text').innerText();
  expect(text).not.toMatch(/\b(the|you|your|with)\b/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await smallText(page, 12)).toEqual([]);
  expect(complaints).toEqual([]);
});

describe.for(keysOf(HARDEST))('the rules page of %s', MORE, game => {
  test.for(['phone', 'desktop'] as const)('is accessible and readable: %s', async size => {
    const { page } = await returning({ size });
    await go(page, `/rules/${game}`);
    await drawn(page);
    await page.waitForLoadState('networkidle');
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await smallText(page, size === 'phone' ? 12 : 11)).toEqual([]);
  });
});
