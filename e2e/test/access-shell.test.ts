import { expect, inject, test } from 'vitest';
import { EVERY_SIZE, faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';

/** Every page, and what comes to it last: it is looked at as a whole. */
const PAGES: { readonly [path: string]: readonly string[] } = {
  '/': ['.covers a'],
  '/new/villagers': ['.start:not([disabled])'],
  '/games': ['textarea'],
  '/learn': ['.picks a'],
  '/learn/villagers': ['.entries .vi-card'],
  '/settings': ['[role="switch"]'],
  '/about': ['h1'],
  '/style': ['.vi-style-cards', '.fe-style', '.sn-style', '.he-style-page'],
};

const browser = await sharedBrowser();

test.each(EVERY_SIZE)('on a %s every page of the shell is accessible in both themes', async size => {
  const { page, context } = await visit(browser, inject('address'), { size });
  const found: Record<string, string[]> = {};
  for (const [path, parts] of Object.entries(PAGES)) {
    await page.goto(path);
    for (const part of parts) await page.waitForSelector(part, { state: 'attached' });
    const wrong = await faultsInBothThemes(page);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
  await context.close();
});
