import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { servePage } from '@thorp/web/serve';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { pageWithShortList } from '../src/shortList.ts';

test('a new version waits until it is accepted, and then it is there', async () => {
  const folder = pageWithShortList();
  const { server, port } = await servePage(folder, 0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const { page, context, complaints } = await visit(await sharedBrowser(), `http://localhost:${port}`, {
    offline: true,
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const version = (): Promise<string | undefined> => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await version()).toContain('/sw.js');
  expect(await page.locator('.toast').count()).toBe(0);

  appendFileSync(join(folder, 'sw.js'), '\n// another version\n');
  await page.reload();
  await page.locator('.toast').waitFor();
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await waits()).toBe(true);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  expect(await waits()).toBe(false);
  expect(await page.locator('.toast').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
