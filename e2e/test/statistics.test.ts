import type { StoredTable } from '@thorp/table';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, SIZES, visit, type Visit } from '../src/browser.ts';
import { finishedGames, storeGames } from '../src/finished.ts';
import { LONG } from '../src/long.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();

/** The first number in a text. */
const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);

/** Opens the statistics of so many stored games, and waits until all are counted. */
async function counted(count: number): Promise<Visit & { readonly games: readonly StoredTable[] }> {
  const visited = await visit(browser, inject('address'));
  const { page } = visited;
  await page.goto('/games');
  await page.getByText('No game yet.').waitFor();
  const games = finishedGames(count);
  await storeGames(page, games);
  await page.goto('/statistics');
  const alone = games.filter(({ header }) => header.players.length === 1).length;
  await page.getByText(`${count - alone} games at a table and ${alone} alone`).waitFor();
  await page.locator('.st-page > [role="status"]').waitFor({ state: 'detached' });
  return { ...visited, games };
}

/** The table of results, compared with a plain recount of the games themselves. */
async function agrees(page: Page, games: readonly StoredTable[]): Promise<void> {
  const company = games.filter(({ header }) => header.players.length > 1);
  const villagers = company.filter(({ header }) => header.game === 'villagers').length;
  const row = page.getByRole('row', { name: /^Villagers/ });
  expect(numberIn(await row.getByRole('cell').first().textContent())).toBe(villagers);
  const places = await page.locator('.st-places b').allTextContents();
  expect(places.reduce((sum, count) => sum + Number(count), 0)).toBe(company.length);
}

test('statistics agree with a plain recount, and are accessible and readable', async () => {
  const { page, context, complaints, games } = await counted(24);
  await agrees(page, games);
  // Ladders and cards come with the words of their games.
  for (const part of ['.st-steps', '.st-face :is(svg, img)']) await page.locator(part).last().waitFor();
  await page.waitForLoadState('networkidle');
  for (const [size, floor] of [
    ['desktop', 11],
    ['phone', 12],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await smallText(page, floor)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('statistics of 500 games that were counted before are there at once', LONG, async () => {
  const { page, context, games } = await counted(500);
  await page.reload();
  await page.locator('.st-games tbody tr').first().waitFor();
  const shown = await page.evaluate(() => performance.now());
  console.log(`500 games counted before are shown ${Math.round(shown)} ms after the page began to load`);
  await agrees(page, games);
  await context.close();
});
