// `npm run screens`: pictures of every screen in three sizes and both themes, into docs/screens/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser, Page } from 'playwright-core';
import { LOOKS } from './access.ts';
import { openBrowser, visit, type Look } from './browser.ts';
import { GAMES, openRecord, type GameId } from './play.ts';
import { positionsOf, STAGES, type Stage } from './positions.ts';

const OUT = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const PAGES = {
  home: '/',
  new: '/new/villagers',
  learn: '/learn/snowcrest',
  settings: '/settings',
  about: '/about',
  style: '/style',
};

/** Lets fonts and the last layout come to rest. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

async function picture(browser: Browser, address: string, look: Look, positions: Positions): Promise<number> {
  const { page, context } = await visit(browser, address, look);
  let taken = 0;
  const take = async (name: string): Promise<void> => {
    await still(page);
    // The paper's grain makes PNGs of a megabyte each.
    await page.screenshot({ path: join(OUT, `${name}-${look.size}-${look.theme}.jpg`), type: 'jpeg', quality: 80 });
    taken++;
  };
  for (const [game, stages] of Object.entries(positions)) {
    for (const [stage, record] of Object.entries(stages)) {
      await openRecord(page, record);
      await take(`${game}-${stage}`);
    }
  }
  await page.goto('/games');
  await take('games');
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.waitForSelector('h1');
    await take(name);
  }
  await context.close();
  return taken;
}

type Positions = { readonly [game: string]: { readonly [stage: string]: string } };

function wanted(): Positions {
  const only = process.argv[2];
  const games = GAMES.filter((game: GameId) => only === undefined || only === game);
  return Object.fromEntries(games.map(game => [game, positionsOf(game)]));
}

mkdirSync(OUT, { recursive: true });
await buildIfChanged();
const { server, port } = await servePage(DIST, 0);
const browser = await openBrowser();
const positions = wanted();
const stages = Object.keys(STAGES) as Stage[];
console.log(
  `${Object.keys(positions).length} games × ${stages.length} stages and ${Object.keys(PAGES).length + 1} pages`,
);
for (const look of LOOKS) {
  const taken = await picture(browser, `http://localhost:${port}`, look, positions);
  console.log(`${look.size} by ${look.theme}: ${taken} pictures`);
}
await browser.close();
server.close();
server.closeAllConnections();
