import type { Browser, Page } from 'playwright-core';
import { PATIENCE, visit, type Look, type Visit } from './browser.ts';
import { click, dice, moment } from './play.ts';

/* People who meet at a table on a server, as they do it in the page. */

/** The settings of a new table, as in the protocol; the rest has defaults. */
interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly settings?: object;
  readonly confirms?: boolean;
  readonly clock?: object;
  readonly watch?: 'link' | 'nobody' | 'anyone';
  readonly listed?: boolean;
  readonly rated?: boolean;
}

/** Opens a table for somebody; returns its link. The form of a new table has its own tests. */
export async function openTable(page: Page, wish: Wish): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/friends');
  return page.evaluate(async wanted => {
    const post = (path: string, body?: object): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      });
    await post('/api/session');
    const answer = await post('/api/tables', { confirms: false, ...wanted });
    return `/table/${((await answer.json()) as { table: string }).table}`;
  }, wish);
}

/** Opens the link and takes a seat. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sitDownHere(page, name);
}

async function sitDownHere(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** From a link to the first view of the table, if all others are ready: the number of taps, and the time. */
export async function arrive(page: Page, link: string, name: string): Promise<{ taps: number; seconds: number }> {
  const began = performance.now();
  await page.addInitScript(() => {
    const counted = globalThis as typeof globalThis & { taps?: number };
    addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  await page.goto(link, { waitUntil: 'commit' });
  await sitDownHere(page, name);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForSelector('.table .prompt');
  const seconds = (performance.now() - began) / 1000;
  const taps = await page.evaluate(() => (globalThis as typeof globalThis & { taps?: number }).taps ?? 0);
  return { taps, seconds };
}

/** Opens the chat of a table: a tab of the log in wide windows, otherwise in the sheet of people. */
export async function openChat(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /^(Chat|Gespräch)/ });
  const button = page.getByRole('button', { name: /^(Chat|Gespräch)/ });
  await tab.or(button).click();
  await page.getByRole('log', { name: /^(Chat|Gespräch)$/ }).waitFor();
}

/** Opens the sheet of the people at a table. */
export async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Chat|Gespräch|People at the table|Leute am Tisch)/ }).click();
  await page.locator('dialog[open]').waitFor();
}

/** Everybody is ready, and the game begins. */
async function begin(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of pages) await page.waitForSelector('.table .prompt');
}

const NAMES = ['Rowan', 'June', 'Tobias', 'Edda'];

/**
 * Some people at a new table whose game has begun; `addresses` are the addresses by which each of them reaches the
 * server.
 */
export async function together(
  browser: Browser,
  addresses: readonly string[],
  wish: Omit<Wish, 'seats'>,
  look: Look = {},
): Promise<{ readonly visits: Visit[]; readonly pages: Page[]; readonly link: string }> {
  const visits: Visit[] = [];
  for (const address of addresses) visits.push(await visit(browser, address, look));
  const pages = visits.map(({ page }) => page);
  const [host] = pages;
  if (!host) throw new Error('somebody opens the table');
  const link = await openTable(host, { ...wish, seats: pages.length });
  for (const [i, page] of pages.entries()) await sitDown(page, link, NAMES[i] ?? `Guest ${i}`);
  await begin(...pages);
  return { visits, pages, link };
}

/** Everybody who is asked answers once at random; returns the number of answers, or null when the game is over. */
async function playRound(pages: readonly Page[], roll: (below: number) => number): Promise<number | null> {
  let answers = 0;
  for (const page of pages) {
    const now = await moment(page);
    if (now.state === 'over') return null;
    // A click on something that is no longer a choice opens its explanation.
    if (now.state === 'covered') await page.keyboard.press('Escape');
    if (now.state !== 'asked') continue;
    if (await click(page, roll(now.lit))) answers++;
  }
  return answers;
}

/** What each page shows, for the message of an error. */
async function statesOf(pages: readonly Page[]): Promise<string> {
  const all = await Promise.all(pages.map(moment));
  return all.map(({ state, prompt }) => `${state} (${prompt})`).join(', ');
}

/** More than any game needs: random clicks may repeat themselves. */
const MOST_ANSWERS = 4_000;

/**
 * Everybody plays until this many answers were given, a condition holds, or the game is over; returns the number of
 * answers.
 */
export async function playOn(
  pages: readonly Page[],
  seed: number,
  most = MOST_ANSWERS,
  until: () => Promise<boolean> = async () => false,
): Promise<number> {
  const roll = dice(seed);
  let answers = 0;
  let last = Date.now();
  while (answers < most && !(await until())) {
    const given = await playRound(pages, roll);
    if (given === null) break;
    if (given > 0) last = Date.now();
    else if (Date.now() - last > PATIENCE) throw new Error(`nobody is asked: ${await statesOf(pages)}`);
    answers += given;
    if (answers >= MOST_ANSWERS) throw new Error(`no end after ${answers} answers: ${await statesOf(pages)}`);
  }
  return answers;
}

/**
 * Everybody plays until somebody is asked a question of some kind; returns the page of that person. Each question is
 * checked before it is answered.
 */
export async function playUntilAsked(
  pages: readonly Page[],
  seed: number,
  isIt: (page: Page) => Promise<boolean>,
): Promise<Page> {
  const roll = dice(seed);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const page = await mover(pages);
    if (await isIt(page)) return page;
    const { lit } = await moment(page);
    if (lit > 0) await click(page, roll(lit));
  }
  throw new Error(`the question did not come: ${await statesOf(pages)}`);
}

/** Whether the person at this page is asked. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await moment(page)).state === 'asked';
}

/** The page that is asked; waits until one is. */
export async function mover(pages: readonly Page[]): Promise<Page> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const page of pages) {
      const { state } = await moment(page);
      if (state === 'asked') return page;
      // A click on something that was no longer a choice has opened its explanation.
      if (state === 'covered') await page.keyboard.press('Escape');
    }
  }
  throw new Error(`nobody is asked: ${await statesOf(pages)}`);
}
