import { readFileSync } from 'node:fs';
import { firstLink, must, nextLink, recordOf, secretFromSeed } from '@thorp/kernel';
import { openQuestions, openTable } from '@thorp/table';
import { villagers } from '@thorp/villagers';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { MORE } from '../src/long.ts';
import { storeOld } from '../src/oldTables.ts';
import { settle, sitDown, type GameId } from '../src/play.ts';

const browser = await sharedBrowser();

const lines = (page: Page): Promise<number> => page.locator('.log li').count();

/**
 * One game is enough to test the migration of the database; packages/table/test/format1.test.ts converts the saves of
 * all games.
 */
test('a table of snowcrest that an older page stored is listed and opens, and opens again', () =>
  opensOld('snowcrest'));

// The games that existed in the older version.
test.each(['villagers', 'helvetia', 'feudalia'] as const)(
  'a table of %s that an older page stored opens',
  MORE,
  opensOld,
);

async function opensOld(game: GameId): Promise<void> {
  const { page, context, complaints } = await visit(browser, inject('address'));
  const id = await storeOld(page, game);
  await page.goto('/games');
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await page.waitForURL(`**/table/${id}`);
  await page.getByRole('button', { name: 'Menu' }).or(page.locator('.curtain')).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).or(page.locator('.curtain')).first().waitFor();
  const entries = await page.evaluate(
    async () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('thorp');
        opening.onsuccess = () => {
          const count = opening.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
  expect(entries).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
  await context.close();
}

test('a table that is removed in another window says so', async () => {
  const { page, context } = await visit(browser, inject('address'));
  await sitDown(page, 'snowcrest', 'Alone');
  await settle(page);
  const other = await context.newPage();
  await other.goto('/games');
  await other
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText('This table was removed in another window').waitFor();
  await context.close();
});

test('a record that was changed is refused with its ply', async () => {
  const { page, context } = await visit(browser, inject('address'));
  await page.goto('/games');
  const file = new URL('../../packages/table/test/format1/villagers.json', import.meta.url);
  const { record } = (
    JSON.parse(readFileSync(file, 'utf8')) as { saved: { record: { plies: { seat: number; option: object }[] } } }
  ).saved;
  record.plies[7] = { ...record.plies[7], seat: 1, option: { kind: 'pass' } };
  await page.getByLabel('Or paste its text').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByText('Choice 8 of the record was changed').waitFor();
  expect(page.url()).toMatch(/\/games$/);
  expect(await lines(page)).toBe(0);
  await context.close();
});

/** A game of Villagers with older rules, whose second choice today's rules do not know. */
function olderGame(): string {
  const players = ['Rowan', 'Wren'].map(name => ({ kind: 'human', name }) as const);
  const secret = secretFromSeed('older');
  const table = openTable(villagers, { id: 'older', players, settings: {}, secret, confirms: false });
  const [asked] = openQuestions(table);
  const record = recordOf(table.match, true);
  const { plies: _, secret: __, ...agreed } = { ...record, version: villagers.version - 1 };
  let link = firstLink(agreed);
  const plies = [must(asked?.options[0], 'somebody is asked'), { kind: 'fly' }].map((option, seat) => {
    link = nextLink(link, seat, option);
    return { seat, option, link };
  });
  return JSON.stringify({ ...agreed, secret, plies, players });
}

test('a game of rules that are not here is shown as far as they agree, says why, and is exported', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'));
  await page.goto('/games');
  await page.getByLabel('Or paste its text').fill(olderGame());
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('button', { name: 'I am Rowan' }).click();
  const notice = page.locator('.other-rules');
  await notice.getByText(`begun with version ${villagers.version - 1} of the rules`).waitFor();
  await page.locator('.prompt').getByText('This game can only be looked at.').waitFor();
  await page.locator('.log li').first().waitFor();
  const [above, road] = await Promise.all([notice.boundingBox(), page.locator('.vi-road').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(road?.y ?? 0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"kind":"fly"');
  await notice.getByRole('link', { name: 'To my games' }).click();
  await page.getByText('You can look at the game and export it, but not play on.').waitFor();
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Look/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
