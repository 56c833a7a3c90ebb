// `npm run screens`: pictures of every screen in three sizes and both themes, into screens/.
// `npm run screens -- helvetia`: only that game's tables; `-- alone`: Villagers alone; `-- shell`: all that is no table;
// `-- online`: everything about people elsewhere, with a server of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, SIZES, visit, type Look, type Size } from './browser.ts';
import { onlineScreens } from './screensOnline.ts';
import { GAMES, moment, openForm, openRecord, settle, sitDown, start } from './play.ts';
import { positionsOf, type Positions } from './positions.ts';

const OUT = fileURLToPath(new URL('../../screens', import.meta.url));

const PAGES = {
  home: '/',
  pick: '/new',
  new: '/new/villagers',
  learn: '/learn',
  cards: '/learn/villagers',
  settings: '/settings',
  about: '/about',
  style: '/style',
};

/** Takes the picture of a page as it is now. */
type Take = (name: string) => Promise<void>;

/** The paper's grain makes PNGs of a megabyte each, so pictures are JPEGs, coarser if they would be too large. */
const HEAVY = 120_000;

function camera(page: Page, look: Look): Take {
  return async name => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => undefined))));
    await page.waitForTimeout(300);
    const path = join(OUT, `${name}-${look.size}-${look.theme}.jpg`);
    const qualities = [80, 70, 60, 50];
    for (const quality of qualities) {
      const { length } = await page.screenshot({ path, type: 'jpeg', quality });
      if (length <= HEAVY) return;
    }
  };
}

/** A table at several moments. */
async function tables(
  page: Page,
  take: Take,
  name: string,
  records: { readonly [moment: string]: string },
): Promise<void> {
  for (const [moment, record] of Object.entries(records)) {
    await openRecord(page, record);
    await take(`${name}-${moment}`);
  }
}

/** Sheets over a table: the menu, the score sheet, a card's help, and the end. */
async function sheets(page: Page, take: Take, { middle, end }: Positions): Promise<void> {
  await openRecord(page, end);
  await take('end');
  await openRecord(page, middle);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('dialog[open]');
  await take('menu');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.locator('.vi-hand [data-card]').first().focus();
  for (const [name, key] of [
    ['scores', 's'],
    ['help', 'i'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector('dialog[open]');
    await take(name);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.locator('.vi-hand [data-card]').first().focus();
  }
}

/** The curtain between two people at one screen. */
async function curtain(page: Page, take: Take): Promise<void> {
  await openForm(page, 'villagers');
  await page.getByRole('radio', { name: 'For two' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await start(page);
  if ((await moment(page)).state === 'curtain') await take('curtain');
}

/** A first game with its guide. */
async function guided(page: Page, take: Take): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play and learn' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('heading', { name: 'The sign asks' }).waitFor();
  await page.keyboard.press('g');
  await page.getByRole('heading', { name: 'Villagers come along the Road' }).waitFor();
  await settle(page);
  await take('guide');
  await page.getByRole('button', { name: 'No more guiding' }).click();
}

/** The plain board, which works for any game. */
async function plain(page: Page, take: Take, { middle }: Positions): Promise<void> {
  const choose = async (wanted: boolean): Promise<void> => {
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Plain board' }).setChecked(wanted);
  };
  await choose(true);
  await openRecord(page, middle);
  await take('plain');
  await choose(false);
}

async function shell(page: Page, take: Take, records: Positions): Promise<void> {
  await sheets(page, take, records);
  await plain(page, take, records);
  await guided(page, take);
  await curtain(page, take);
  // Several games to continue.
  for (const game of ['helvetia', 'snowcrest'] as const) {
    await sitDown(page, game);
    await settle(page);
  }
  for (const [name, path] of Object.entries({ ...PAGES, games: '/games' })) {
    await page.goto(path);
    await page.waitForSelector('h1');
    await take(name);
  }
}

/** The same deals and dates every time: no picture depends on chance, on the clock, or on caches. */
async function steady(page: Page, context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Date.prototype.toLocaleString = () => '16 Nov 2026, 20:15';
  });
  await context.route('**/sw.js', route => route.abort());
  // Every load of the page continues with other random numbers, so that no two tables get the same name.
  let loads = 0;
  page.on('request', request => request.isNavigationRequest() && loads++);
  await context.route('**/worker-*.js', async route => {
    const response = await route.fetch({ maxRetries: 3 });
    const chance = `let drawn=${loads};crypto.getRandomValues=to=>to.map((_,i)=>to[i]=drawn=drawn*69069+977>>>0);`;
    await route.fulfill({ response, body: chance + (await response.text()) });
  });
}

/** Pictures that belong together, taken by one visitor. */
type Series = (page: Page, take: Take) => Promise<void>;

const SERIES = [...GAMES, 'alone', 'shell'] as const;

function seriesOf(what: (typeof SERIES)[number]): Series {
  if (what === 'alone') {
    const records = { monastery: positionsOf('monastery').middle, countess: positionsOf('countess').middle };
    return (page, take) => tables(page, take, 'villagers', records);
  }
  const records = positionsOf(what === 'shell' ? 'villagers' : what);
  const { end: _, ...stages } = records;
  return what === 'shell'
    ? (page, take) => shell(page, take, records)
    : (page, take) => tables(page, take, what, stages);
}

async function picture(browser: Browser, address: string, look: Look, series: Series): Promise<void> {
  const { page, context } = await visit(browser, address, look);
  await steady(page, context);
  await series(page, camera(page, look));
  await context.close();
}

const only = process.argv[2];
const wanted = SERIES.filter(what => only === undefined || only === what);
const online = only === undefined || only === 'online';
if (wanted.length === 0 && !online) throw new Error(`'${only}' is none of ${SERIES.join(', ')}`);
mkdirSync(OUT, { recursive: true });
await buildIfChanged();
const { server, port } = await servePage(DIST, 0);
const browser = await openBrowser();
try {
  for (const what of wanted) {
    const series = seriesOf(what);
    for (const size of Object.keys(SIZES) as Size[]) {
      // Both themes in parallel: while one waits, the other is drawn.
      const looks = (['light', 'dark'] as const).map(theme => ({ size, theme }));
      await Promise.all(looks.map(look => picture(browser, `http://localhost:${port}`, look, series)));
      console.log(`${what}: ${size}`);
    }
  }
  if (online) await onlineScreens(browser, (page, name, look) => camera(page, look)(name));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
