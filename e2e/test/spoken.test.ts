import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { GAMES, openRecord, settle } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { spokenTree } from '../src/spoken.ts';
import { unspeakable } from '../src/unspeakable.ts';

const TABLES = [...GAMES, 'countess'] as const;

const PEOPLE = ['Rowan', 'Mirela', 'Tobias', 'June', 'The Countess'];

const browser = await sharedBrowser();

test.each(TABLES)('a person who only hears the table of %s is told everything in words', async game => {
  const { page, context } = await visit(browser, inject('address'));
  const found: Record<string, string[]> = {};
  const listen = async (position: string): Promise<void> => {
    const wrong = unspeakable(await spokenTree(page), PEOPLE);
    if (wrong.length > 0) found[position] = wrong;
  };
  for (const stage of ['early', 'middle', 'late'] as const) {
    await openRecord(page, positionsOf(game)[stage]);
    await listen(stage);
  }
  await page.evaluate(() => localStorage.setItem('thorp-preferences', '{"moments":false,"plain":true}'));
  await page.reload();
  await settle(page);
  await listen('late, on the plain board');
  expect(found).toEqual({});
  await context.close();
});
