import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '@thorp/web/build';
import type { Browser, BrowserContext } from 'playwright-core';
import { visit } from './browser.ts';
import { settle, sitDown, type GameId } from './play.ts';

/** The fetched scripts. */
interface Load {
  readonly scripts: readonly string[];
  /** Bytes, compressed with gzip. */
  readonly bytes: number;
}

/** Records what a fresh visitor fetches from now on; the returned function gives the result. */
export function watchLoad(context: BrowserContext): () => Load {
  const fetched = new Set<string>();
  // Workers fetch by themselves, so the context listens.
  context.on('request', request => fetched.add(new URL(request.url()).pathname));
  return () => {
    const all = readdirSync(join(DIST, 'assets'));
    const scripts = all.filter(name => name.endsWith('.js') && fetched.has(`/assets/${name}`));
    const sizes = scripts.map(name => gzipSync(readFileSync(join(DIST, 'assets', name))).length);
    return { scripts, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
}

/** Everything fetched from the first address to the first decision of a game. */
export async function firstLoad(browser: Browser, address: string, game: GameId): Promise<Load> {
  const { page, context } = await visit(browser, address);
  const load = watchLoad(context);
  await page.goto('/');
  await sitDown(page, game);
  await settle(page);
  const found = load();
  await context.close();
  return found;
}
