import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '@thorp/web/build';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '../src/browser.ts';
import { GAMES, settle, sitDown } from '../src/play.ts';

/** gzip bytes of JavaScript that may be fetched from the first address to the first decision. */
const FIRST_LOAD = 200_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(GAMES)('the shell and %s come in less than 200 KB of JavaScript', async game => {
  const { page, context } = await visit(browser, inject('address'));
  const fetched = new Set<string>();
  // Workers fetch for themselves, so the context listens. What the service worker stores afterwards is not a first load.
  await context.route('**/sw.js', route => route.abort());
  context.on('request', request => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await sitDown(page, game);
  await settle(page);
  const scripts = readdirSync(join(DIST, 'assets')).filter(
    name => name.endsWith('.js') && fetched.has(`/assets/${name}`),
  );
  const sizes = scripts.map(name => gzipSync(readFileSync(join(DIST, 'assets', name))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${game}: ${(total / 1000).toFixed(1)} KB gzip in ${scripts.length} files`);
  expect(scripts.some(name => name.startsWith('worker-'))).toBe(true);
  expect(total).toBeLessThan(FIRST_LOAD);
  await context.close();
});
