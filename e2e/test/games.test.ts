import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedBrowser, visit, type Size } from '../src/browser.ts';
import { inTestFor, LONG, MORE } from '../src/long.ts';
import {
  GAMES,
  type GameId,
  openForm,
  openRecord,
  playByClicks,
  playByKeys,
  settle,
  sitDown,
  start,
} from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

/** Games are played at different sizes, so that every layout of the plain board is used for a whole game. */
const SIZE_OF = {
  helvetia: 'tablet',
  snowcrest: 'phone',
  feudalia: 'desktop',
} as const satisfies { readonly [G in GameId]?: Size };

describe('a whole game against bots', () => {
  test('of villagers, by clicks only', async () => {
    const { page, complaints } = await returning();
    await sitDown(page, 'villagers');
    expect(await playByClicks(page, 7)).toBeGreaterThan(5);
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
    expect(complaints).toEqual([]);
  });

  // Their own tables have other tests.
  test.each(['helvetia', 'snowcrest', 'feudalia'] as const)(
    'of %s on the plain board, by clicks only',
    LONG,
    async game => {
      const { page, context, complaints } = await visit(browser, inject('address'), { size: SIZE_OF[game] });
      await page.goto('/settings');
      await page.getByLabel('Plain board').check({ force: true });
      const rounds = ROUNDS[game];
      if (rounds === undefined) await sitDown(page, game);
      else await sitDownFor(page, game, rounds);
      await page.waitForSelector('.plain');
      expect(await playByClicks(page, 7)).toBeGreaterThan(5);
      await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('of villagers, by keyboard only', LONG, async () => {
    const { page, complaints } = await returning();
    await sitDown(page, 'villagers', 'First game');
    expect(await playByKeys(page, 11)).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });
});

/** Random games are long: these end after some rounds, by a setting of the form. */
const ROUNDS: { readonly [game: string]: number } = { feudalia: 12, helvetia: 5 };

async function sitDownFor(page: Page, game: GameId, rounds: number): Promise<void> {
  await openForm(page, game);
  await page.getByText('All options').click();
  await page.getByLabel(/^(Most rounds|Round limit)/).fill(String(rounds));
  await start(page);
}

test('the same word deals the same cards again, and the form says so', MORE, async () => {
  const { page } = await returning();
  const dealt = async (word: string): Promise<(string | null)[]> => {
    await page.goto('/new/villagers?deal=elm');
    await page.getByText('All options').click();
    await page.getByLabel('A word for the deal').fill(word);
    await page.locator('.note', { hasText: `“${word}”` }).waitFor();
    await start(page);
    await settle(page);
    return page.locator('.vi-hand [data-card]').evaluateAll(all => all.map(each => each.getAttribute('data-card')));
  };
  const first = await dealt('birch');
  expect(first.length).toBeGreaterThan(3);
  expect(await dealt('Birch')).toEqual(first);
  expect(await dealt('alder')).not.toEqual(first);
});

/** Everybody's colour and face, by name, as the score sheet shows them. */
async function looks(page: Page): Promise<Readonly<Record<string, string>>> {
  const shown = page.locator('dialog[open] .scores .portrait :is(svg, img)').nth(1);
  // The key is pressed again until the table listens to it.
  const open = async (): Promise<boolean> => {
    if (!(await shown.isVisible())) await page.keyboard.press('s');
    return shown.isVisible();
  };
  await expect.poll(open, { timeout: 60_000, interval: 500 }).toBe(true);
  const all = await page.locator('dialog[open] .scores caption').evaluateAll(captions =>
    captions.map(caption => {
      const face = caption.querySelector('.portrait')?.innerHTML.replaceAll(/(id|url\(#|href)[^ )]*/g, '') ?? '';
      const mark = caption.querySelector<SVGElement>('.seat svg')?.style.fill ?? '';
      return [caption.querySelector('.seat + span')?.textContent ?? '', `${mark} ${face}`] as const;
    }),
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  return Object.fromEntries(all);
}

for (const game of GAMES) {
  test(`in a rematch of ${game} everybody keeps face and colour`, inTestFor(game, 'villagers'), () => keepsLooks(game));
}

async function keepsLooks(game: GameId): Promise<void> {
  const { page, complaints } = await returning();
  await openRecord(page, positionsOf(game).middle);
  await settle(page);
  const before = await looks(page);
  expect(Object.keys(before).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).press('Enter');
  const first = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).press('Enter');
  await page.waitForURL(url => url.href !== first);
  await settle(page);
  expect(await looks(page)).toEqual(before);
  expect(complaints).toEqual([]);
}

test('a game that is given up asks first, and can be played again with the same people', async () => {
  const { page } = await returning();
  await sitDown(page, 'snowcrest', 'Alone');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).waitFor();
  // Cancelling leads back to the menu, and from there to the table.
  await page.keyboard.press('Escape');
  await page.waitForSelector('button.btn--bad:focus');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(await page.getByRole('button', { name: 'Menu' }).evaluate(menu => menu === document.activeElement)).toBe(true);
  // By keys, which are never taken for the second half of a double click.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Resign' }).press('Enter');
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).press('Enter');
  await page.getByRole('heading', { name: 'The game was given up' }).waitFor();
  const before = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL(url => url.href !== before);
  await page.waitForSelector('.table [data-lit]');
});
