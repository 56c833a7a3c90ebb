import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '@thorp/web/build';
import type { Browser } from 'playwright-core';
import { visit } from './browser.ts';
import { settle, sitDown, type GameId } from './play.ts';

/** Scripts that are fetched from the first address to the first decision of a game. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  /** Bytes, compressed with gzip. */
  readonly bytes: number;
}

export async function firstLoad(browser: Browser, address: string, game: GameId): Promise<FirstLoad> {
  // What the service worker stores for later is not a first load.
  const { page, context } = await visit(browser, address, { nothingLater: true });
  const fetched = new Set<string>();
  // Workers fetch for themselves, so the context listens.
  context.on('request', request => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await sitDown(page, game);
  await settle(page);
  await context.close();
  const scripts = readdirSync(join(DIST, 'assets')).filter(
    name => name.endsWith('.js') && fetched.has(`/assets/${name}`),
  );
  const sizes = scripts.map(name => gzipSync(readFileSync(join(DIST, 'assets', name))).length);
  return { scripts, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
