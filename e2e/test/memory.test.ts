import { must } from '@thorp/kernel';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { sharedBrowser } from '../src/browser.ts';
import { playOn, together } from '../src/friends.ts';
import { LONG } from '../src/long.ts';
import { startOnline } from '../src/online.ts';

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

/** Elements and texts that a page keeps in memory although they are not shown. */
async function keptNodes(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { nodes } = await tools.send('Memory.getDOMCounters');
  await tools.detach();
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  });
  return nodes - shown;
}

test('an online table releases the memory of earlier positions', LONG, async () => {
  const { visits, pages } = await together(browser, [server.address, server.address], { game: 'feudalia' });
  const page = must(pages[0], 'two people sit down');
  await playOn(pages, 5, 30);
  const early = await keptNodes(page);
  await playOn(pages, 6, 90);
  expect(await keptNodes(page)).toBeLessThan(early + 200);
  for (const { context } of visits) await context.close();
});
