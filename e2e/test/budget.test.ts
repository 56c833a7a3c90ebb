import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { firstLoad } from '../src/load.ts';
import { GAMES } from '../src/play.ts';

/** gzip bytes of JavaScript that may be fetched from the first address to the first decision. */
const FIRST_LOAD = 200_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(GAMES)('the shell and %s come in less than 200 KB of JavaScript', async game => {
  const { scripts, bytes } = await firstLoad(browser, inject('address'), game);
  console.log(`${game}: ${(bytes / 1000).toFixed(1)} KB gzip in ${scripts.length} files`);
  expect(scripts.some(name => name.startsWith('worker-'))).toBe(true);
  expect(bytes).toBeLessThan(FIRST_LOAD);
});
