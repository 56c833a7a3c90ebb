import { expect, test } from 'vitest';
import { EVERY_SIZE, faultsInBothThemes } from '../src/access.ts';
import type { Size } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { MORE } from '../src/long.ts';
import { go } from '../src/play.ts';
import { returning } from '../src/returning.ts';

/** Every page, and what is drawn last on it, so that the whole page is checked. */
const PAGES: { readonly [path: string]: readonly string[] } = {
  '/': ['.covers a'],
  '/new/villagers': ['.start:not([disabled])'],
  '/games': ['textarea'],
  '/learn': ['.picks a'],
  '/learn/villagers': ['.entries .vi-card'],
  '/settings': ['[role="switch"]'],
  '/about': ['h1'],
};

/** Every drawing of every game: for developers, and larger than all other pages together. */
const STYLE = { '/style': ['h1', '.vi-style-cards', '.fe-style', '.sn-style', '.he-style-page'] };

async function isAccessible(size: Size, pages: typeof PAGES): Promise<void> {
  const { page } = await returning({ size });
  const found: Record<string, string[]> = {};
  for (const [path, parts] of Object.entries(pages)) {
    await go(page, path);
    for (const part of parts) await page.waitForSelector(part, { state: 'attached' });
    const wrong = await faultsInBothThemes(page);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
}

testInSizes('on a %s every page of the shell is accessible in both themes', size => isAccessible(size, PAGES));

test.each(EVERY_SIZE)('on a %s the page of all drawings is accessible in both themes', MORE, size =>
  isAccessible(size, STYLE),
);
