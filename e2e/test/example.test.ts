import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePage } from '@thorp/web/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { buildWithExample } from '../src/example.ts';
import { MORE } from '../src/long.ts';
import { playByClicks, start } from '../src/play.ts';

const browser = await sharedBrowser();
let server: Server;
let address: string;
const folder = mkdtempSync(join(tmpdir(), 'thorp-example-'));

beforeAll(async () => {
  await buildWithExample(folder);
  const served = await servePage(folder, 0);
  ({ server } = served);
  address = `http://localhost:${served.port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

// Builds the page a second time, so it is part of `npm run e2e:more`.
test('a fifth game takes one line in each list: it is on the shelf and played to its end', MORE, async () => {
  const { page, context, complaints } = await visit(browser, address);
  await page.goto('/');
  await page.getByText('Dice on a hillside').waitFor();
  await page.goto('/new/terraces?deal=elm');
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  // It has neither a cover nor presets, and no room is kept for them.
  expect(await page.locator('.create .box, .presets').count()).toBe(0);
  await start(page);
  await page.waitForSelector('.plain');
  expect(await playByClicks(page, 5)).toBeGreaterThan(5);
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
