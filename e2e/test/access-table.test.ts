import { expect, inject, test } from 'vitest';
import { EVERY_SIZE, faults, faultsInBothThemes, scrolls } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { GAMES, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';

/** Tables early in a game; the fuller ones of Helvetia, Snowcrest and Feudalia are in tests of their own. */
const TABLES = [
  ...GAMES.map(game => [game, positionsOf(game).early] as const),
  ['villagers, late', positionsOf('villagers').late],
] as const;

const browser = await sharedBrowser();

test.each(EVERY_SIZE)('on a %s every table is accessible in both themes and fits the screen', async size => {
  const { page, context } = await visit(browser, inject('address'), { size });
  const found: Record<string, string[]> = {};
  for (const [name, record] of TABLES) {
    await openRecord(page, record);
    await page.evaluate(() => document.fonts.ready);
    const wrong = await faultsInBothThemes(page);
    if (await scrolls(page)) wrong.push('the page scrolls');
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
  await context.close();
});

test('sheets over a table are accessible', async () => {
  const { page, context } = await visit(browser, inject('address'), { size: 'phone', theme: 'dark' });
  await sitDown(page, 'villagers');
  await settle(page);
  for (const name of ['Menu', 'Points so far']) {
    await page.getByRole('button', { name }).first().click();
    await page.waitForSelector('dialog[open]');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await context.close();
});
