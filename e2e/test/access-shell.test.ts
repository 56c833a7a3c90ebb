import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { faults, LOOKS } from '../src/access.ts';
import { openBrowser, visit } from '../src/browser.ts';

const PAGES = ['/', '/new/villagers', '/games', '/learn', '/learn/villagers', '/settings', '/about', '/style'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(LOOKS)('on a $size by $theme', ({ size, theme }) => {
  // The pages of cards hold thousands of elements, and a busy machine takes its time over them.
  test('every page of the shell is accessible', { timeout: 240_000 }, async () => {
    const { page, context } = await visit(browser, inject('address'), { size, theme });
    const found: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForTimeout(150);
      const wrong = await faults(page);
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    await context.close();
  });
});
