import { must } from '@thorp/kernel';
import { storeTests } from '@thorp/table/testing';
import type { BrowserContext } from 'playwright-core';
import { afterEach, describe, inject } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { storeIn, storeScript } from '../src/store.ts';

const browser = await sharedBrowser();
const script = await storeScript();
let last: BrowserContext | null = null;
afterEach(async () => {
  await last?.close();
  last = null;
});

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
