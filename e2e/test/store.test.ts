import { must } from '@thorp/kernel';
import { storeTests } from '@thorp/table/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import { openBrowser, visit } from '../src/browser.ts';
import { storeIn, storeScript } from '../src/store.ts';

let browser: Browser;
let script: string;
let last: BrowserContext | null = null;
beforeAll(async () => {
  browser = await openBrowser();
  script = await storeScript();
});
afterEach(async () => {
  await last?.close();
  last = null;
});
afterAll(() => browser.close());

describe('the store of the page, in a browser’s own database', () => {
  storeTests(
    async () => {
      const { page, context } = await visit(browser, inject('address'));
      last = context;
      return storeIn(page, script);
    },
    async () => storeIn(await must(last, 'a store was opened').newPage(), script),
  );
});
