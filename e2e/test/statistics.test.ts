import { readFileSync } from 'node:fs';
import { must, outcome, ranks, type Game, type Match } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { openStored } from '@thorp/table';
import { villagers } from '@thorp/villagers';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, SIZES, visit, type Visit } from '../src/browser.ts';
import { finishedGames, recordedGames, storeGames } from '../src/finished.ts';
import { LONG, MORE } from '../src/long.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();

const GAMES: readonly (readonly [title: string, game: Game])[] = [
  ['Villagers', villagers],
  ['Snowcrest', snowcrest],
];

/** Opens the statistics, and waits until all games are counted. */
async function openCounted(page: Page, matches: readonly Match[]): Promise<void> {
  await page.goto('/statistics');
  const alone = matches.filter(({ header }) => header.seats === 1).length;
  await page.getByText(`${matches.length - alone} games at a table and ${alone} alone`).waitFor();
  await page.locator('.st-page > [role="status"]').waitFor({ state: 'detached' });
}

/** The statistics of a number of games in the browser's database. */
async function counted(count: number): Promise<Visit & { readonly matches: readonly Match[] }> {
  const visited = await visit(browser, inject('address'));
  const { page } = visited;
  await page.goto('/games');
  await page.getByText('No game yet.').waitFor();
  const games = finishedGames(count);
  await storeGames(page, games);
  const matches = games.map(stored => {
    const [, game] = must(
      GAMES.find(([, { id }]) => id === stored.header.game),
      'it is one of them',
    );
    return openStored(game, stored).match;
  });
  await openCounted(page, matches);
  return { ...visited, matches };
}

/** A line of the table as it must be, computed from the games themselves: games, share won, average, best. */
function recounted(matches: readonly Match[]): string[] {
  const totals = matches.map(match => must(outcome(match).scores.find(({ seat }) => seat === 0)?.total, 'it is over'));
  const won = matches.filter(match => ranks(outcome(match))[0] === 1).length;
  const average = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const digits = average < 100 && !Number.isInteger(average) ? 1 : 0;
  const shown = new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(average);
  return [`${matches.length}`, `${Math.round((won / matches.length) * 100)} %`, shown, `${Math.max(...totals)}`];
}

/** Compares the figures of the results with a plain recount. */
async function agrees(page: Page, matches: readonly Match[]): Promise<void> {
  const company = matches.filter(({ header }) => header.seats > 1);
  for (const [title, game] of GAMES) {
    const row = page.getByRole('row', { name: new RegExp(`^${title}`) });
    const cells = await row.getByRole('cell').allTextContents();
    expect([title, ...cells]).toEqual([title, ...recounted(company.filter(match => match.game.id === game.id))]);
  }
  const places = company.map(match => ranks(outcome(match))[0]);
  const counts = [1, 2, 3, 4].map(place => `${places.filter(each => each === place).length}`);
  expect(await page.locator('.st-places b').allTextContents()).toEqual(counts);
}

/** The file that a button downloads. */
async function downloaded(page: Page, button: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Accessible, readable, and with cards of the same height, whatever is written on them. */
async function isSound(page: Page, size: 'phone' | 'desktop'): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  // Ladders and cards are loaded with the words of their games.
  for (const part of ['.st-steps', '.st-face :is(svg, img)']) await page.locator(part).last().waitFor();
  await page.waitForLoadState('networkidle');
  const heights = await page.locator('.st-face').evaluateAll(all => all.map(each => each.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(100);
  expect(Math.max(...heights)).toBeLessThan(240);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await smallText(page, size === 'phone' ? 12 : 11)).toEqual([]);
}

test('statistics agree with a plain recount, also by mode and number of players; on a phone they are accessible', async () => {
  const { page, context, complaints, matches } = await counted(24);
  await agrees(page, matches);
  expect(JSON.parse(await downloaded(page, /^All figures/))).toHaveLength(matches.length);
  expect((await downloaded(page, /^This table/)).trim().split('\n')).toHaveLength(matches.length + 1);
  await isSound(page, 'phone');
  await page.setViewportSize(SIZES.desktop);
  await areToldApart(page, matches);
  expect(complaints).toEqual([]);
  await context.close();
});

test('statistics are accessible on a desktop, whole and of one mode', MORE, async () => {
  const { page, context } = await counted(24);
  await isSound(page, 'desktop');
  await page.getByRole('radio', { name: 'Villagers' }).check();
  await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'The Monastery' });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await context.close();
});

/** By mode and by number of players. */
async function areToldApart(page: Page, matches: readonly Match[]): Promise<void> {
  const mine = matches.filter(({ game }) => game.id === 'villagers');
  const [company, alone] = [mine.filter(each => each.header.seats > 1), mine.filter(each => each.header.seats === 1)];
  const cells = (mode: string): Promise<string[]> =>
    page
      .getByRole('row', { name: new RegExp(`^${mode}`) })
      .getByRole('cell')
      .allTextContents();
  await page.getByRole('radio', { name: 'Villagers' }).check();
  await expect.poll(() => cells('Base game')).toEqual(recounted(company));
  // Beside the Monastery there is no win or loss.
  const [games, , ...points] = recounted(alone);
  expect(await cells('The Monastery')).toEqual([games, '–', ...points]);

  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await expect.poll(() => cells('Base game')).toEqual(recounted(company.filter(each => each.header.seats === 2)));
  expect(await page.getByRole('row', { name: /^The Monastery/ }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'The Monastery' });
  await page.getByText(`0 games at a table and ${alone.length} alone`).waitFor();
  expect(await page.getByRole('row', { name: /^Base game/ }).count()).toBe(0);
}

/** How often the statistics of many games are opened, to measure the time. */
const TIMES = 7;

test('statistics of 500 imported records are there at once and agree with a plain recount', LONG, async () => {
  const { page, context } = await visit(browser, inject('address'));
  await page.goto('/games');
  const { matches, file } = recordedGames(500);
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  // Replaying 500 games takes as long as the machine needs.
  await page.getByText('500 games loaded.').waitFor({ timeout: 0 });
  const times: number[] = [];
  for (let opened = 0; opened < TIMES; opened++) {
    await openCounted(page, matches);
    times.push(await page.evaluate(() => Math.round(performance.now())));
  }
  // The time is printed and not tested: it depends on other load.
  console.log(`500 imported records: statistics stand after ${times.join(', ')} ms, from the first byte on`);
  await agrees(page, matches);
  await context.close();
});
