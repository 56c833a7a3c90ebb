import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MORE } from '../src/long.ts';
import { click, GAMES, go, openForm, settle, sitDown, start } from '../src/play.ts';
import { returning } from '../src/returning.ts';
import { inOrder, spokenTree } from '../src/spoken.ts';

async function choosePace(page: Page, name: string): Promise<void> {
  await go(page, '/settings');
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
}

const lines = (page: Page): Promise<number> => page.locator('.log li').count();

test('step by step, each move of a bot waits for Next or Space, and is shown again until Skip', async () => {
  const { page, complaints } = await returning();
  await choosePace(page, 'Step by step');
  await sitDown(page, 'villagers', 'For two');
  const next = page.getByRole('button', { name: 'Next' });
  /** Follows the bot until the person is asked. */
  const follow = async (): Promise<void> => {
    for (;;) {
      await expect
        .poll(() => page.locator('.table [data-lit], .prompt .btn:not([aria-disabled="true"]):text-is("Next")').count())
        .toBeGreaterThan(0);
      if ((await page.locator('.table [data-lit]').count()) > 0) return;
      const before = await lines(page);
      await page.keyboard.press('Space');
      await expect.poll(() => lines(page)).toBeGreaterThan(before);
    }
  };
  await follow();
  await click(page, 0);
  await next.waitFor();
  await follow();
  const now = await lines(page);
  // The bot's changes are marked, and listed on a slip.
  await page.getByRole('button', { name: /^Since your turn: \d+ change/ }).click();
  const slip = page.getByRole('region', { name: /^Since your turn/ });
  await slip.waitFor();
  await expect.poll(() => page.locator('.piece-mark .since-disc').count()).toBeGreaterThan(0);
  await slip.getByRole('button', { name: 'Show me again' }).click();
  await page.locator('.prompt-replay').waitFor();
  expect(await page.locator('.table [data-lit]').count()).toBe(0);
  expect(await lines(page)).toBeLessThan(now);
  await page.getByRole('button', { name: 'Skip' }).click();
  await settle(page);
  expect(await lines(page)).toBe(now);
  await click(page, 0);
  await page.locator('.piece-mark .since-disc').first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a table of bots can be paused, and goes on', async () => {
  const { page, complaints } = await returning();
  await choosePace(page, 'Fast');
  await openForm(page, 'villagers');
  await page.getByRole('radio', { name: 'For two' }).click();
  await page.getByLabel('Who plays seat 1').selectOption('easy');
  await start(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const before = await lines(page);
  await page.getByLabel('Pace of the others').selectOption('none');
  expect(await lines(page)).toBe(before);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => lines(page)).toBeGreaterThan(before + 2);
  expect(complaints).toEqual([]);
});

test.each(GAMES)('nothing at a table of bots of %s is called mine', MORE, async game => {
  const { page } = await returning();
  await openForm(page, game);
  await page.getByLabel('Who plays seat 1').selectOption('easy');
  await start(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  const names = inOrder(await spokenTree(page)).filter(({ role }) => ['group', 'region', 'button'].includes(role));
  expect(names.map(({ words }) => words).filter(words => /\byours?\b/i.test(words))).toEqual([]);
});

test('on a phone the marks of changes leave the names of the others to be read', MORE, async () => {
  const { page } = await returning({ size: 'phone' });
  await sitDown(page, 'feudalia', 'Whole game');
  for (let fiefs = 0; fiefs < 3; fiefs++) {
    await settle(page);
    await click(page, 0);
  }
  await settle(page);
  await page.locator('.piece-mark .since-disc').first().waitFor();
  expect(await page.locator('.at-others [data-seat] b').evaluateAll(coveredByDiscs)).toEqual([]);
});

/** Runs inside the page: names that lie under a disc. */
function coveredByDiscs(all: readonly Element[]): string[] {
  const discs = [...document.querySelectorAll('.since-disc')].map(disc => disc.getBoundingClientRect());
  return all.flatMap(each => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const isCovered = discs.some(
      disc => disc.left < right - 2 && disc.right > left + 2 && disc.top < bottom - 2 && disc.bottom > top + 2,
    );
    return isCovered && /\p{L}/u.test(each.textContent) ? [each.textContent] : [];
  });
}
