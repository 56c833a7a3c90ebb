// `npm run screens`: pictures of every screen in three sizes and both themes, into docs/screens/.
// `npm run screens -- helvetia`: only that game's tables; `-- shell`: only what belongs to no game.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser, Page } from 'playwright-core';
import { LOOKS } from './access.ts';
import { openBrowser, visit, type Look } from './browser.ts';
import { GAMES, moment, openRecord, type GameId } from './play.ts';
import { positionsOf, type Stage } from './positions.ts';

const OUT = fileURLToPath(new URL('../../docs/screens', import.meta.url));

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

type Records = { readonly [S in Stage]: string };

/** Takes the picture of a page as it is now. */
type Take = (name: string) => Promise<void>;

/** The paper's grain makes PNGs of a megabyte each; so a JPEG, coarser where it would still weigh too much. */
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

/** A game's table early, midway and late. */
async function tables(page: Page, take: Take, game: GameId, records: Records): Promise<void> {
  for (const [stage, record] of Object.entries(records)) {
    await openRecord(page, record);
    await take(`${game}-${stage}`);
  }
}

/** What lies over a table: the score sheet, and a card's help. */
async function sheets(page: Page, take: Take, record: string): Promise<void> {
  await openRecord(page, record);
  await page.locator('.hand [data-card]').first().focus();
  for (const [name, key] of [
    ['scores', 's'],
    ['help', 'i'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector('dialog[open]');
    await take(name);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.locator('.hand [data-card]').first().focus();
  }
}

/** The curtain between two people at one screen. */
async function curtain(page: Page, take: Take): Promise<void> {
  await page.goto('/new/villagers');
  await page.getByRole('radio', { name: 'For two' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.sign, .curtain');
  if ((await moment(page)).state === 'curtain') await take('curtain');
}

/** A first game with its guide. */
async function guided(page: Page, take: Take): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play and learn' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('heading', { name: 'Villagers come along the Road' }).waitFor();
  await take('guide');
  await page.getByRole('button', { name: 'No more guiding' }).click();
}

async function shell(page: Page, take: Take, record: string): Promise<void> {
  await sheets(page, take, record);
  await guided(page, take);
  await curtain(page, take);
  for (const [name, path] of Object.entries({ ...PAGES, games: '/games' })) {
    await page.goto(path);
    await page.waitForSelector('h1');
    await take(name);
  }
}

async function picture(browser: Browser, address: string, look: Look, jobs: readonly Job[]): Promise<void> {
  const { page, context } = await visit(browser, address, look);
  for (const { what, records } of jobs) {
    if (what === 'shell') await shell(page, camera(page, look), records.middle);
    else await tables(page, camera(page, look), what, records);
    console.log(`${what}: ${look.size} by ${look.theme}`);
  }
  await context.close();
}

interface Job {
  readonly what: GameId | 'shell';
  readonly records: Records;
}

function wanted(only: string | undefined): Job[] {
  const all: readonly Job['what'][] = [...GAMES, 'shell'];
  const asked = all.filter(what => only === undefined || only === what);
  if (asked.length === 0) throw new Error(`'${only}' is none of ${all.join(', ')}`);
  return asked.map(what => ({ what, records: positionsOf(what === 'shell' ? 'villagers' : what) }));
}

const jobs = wanted(process.argv[2]);
mkdirSync(OUT, { recursive: true });
await buildIfChanged();
const { server, port } = await servePage(DIST, 0);
const browser = await openBrowser();
try {
  for (const look of LOOKS) await picture(browser, `http://localhost:${port}`, look, jobs);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
