import { GAME_IDS } from '@thorp/server/games';
import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import { middleOf, press, type Spot } from './mouse.ts';

/** All games, in the order in which they are listed. */
export const GAMES = GAME_IDS;
export type GameId = (typeof GAMES)[number];

/** What a table shows now. */
export interface Moment {
  readonly state: 'asked' | 'waiting' | 'covered' | 'over' | 'curtain';
  /** How many choices there are. */
  readonly lit: number;
  readonly prompt: string;
}

export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(look, 0);
}

/** Waits until there is something that a person can do. */
export async function whatComes(page: Page): Promise<Moment> {
  return page.evaluate(look, PATIENCE);
}

/** Waits until a person is asked, a curtain comes, or the game is over. */
export async function settle(page: Page): Promise<Moment> {
  const now = await whatComes(page);
  if (now.state === 'covered') throw new Error(`something without a choice lies over the table: ${now.prompt}`);
  if (now.state === 'waiting') throw new Error(`nobody is asked after ${PATIENCE} ms: ${await prompts(page)}`);
  return now;
}

/** What the page shows while nobody is asked, for the message of the error. */
async function prompts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const busy = document.querySelector('.table[aria-busy="true"]') ? 'busy' : 'idle';
    return [busy, words('.prompt .prompt-question'), words('.notices'), words('dialog[open]')]
      .filter(Boolean)
      .join(' | ');
  });
}

/** Runs inside the page: one call for everything that a player would see. */
async function look(patience: number): Promise<Moment> {
  const until = performance.now() + patience;
  const busy = (): boolean =>
    document.querySelector('.table:is([aria-busy="true"], :has([aria-busy="true"]))') !== null;
  const something = (): Element | null => document.querySelector('.table [data-lit], .curtain, dialog.ending');
  while ((busy() || !something()) && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 5));
  const prompt = document.querySelector('.prompt .prompt-question')?.textContent ?? '';
  if (document.querySelector('.curtain')) return { state: 'curtain', lit: 0, prompt };
  if (document.querySelector('dialog.ending')) return { state: 'over', lit: 0, prompt };
  const dialog = document.querySelector('dialog[open]');
  const lit = (dialog ?? document).querySelectorAll('[data-lit]').length;
  if (dialog && lit === 0) return { state: 'covered', lit, prompt: dialog.textContent ?? '' };
  return { state: lit > 0 ? 'asked' : 'waiting', lit, prompt };
}

/** A repeatable stream of small numbers, so that a failing run can be repeated. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return below => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** The position of a choice after scrolling to it; null if something covers it. */
export async function spotOf(page: Page, at: number): Promise<Spot | null> {
  return page.evaluate(wanted => {
    const element = (document.querySelector('dialog[open]') ?? document).querySelectorAll('[data-lit]')[wanted];
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + Math.min(height / 2, 20);
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }, at);
}

/** Clicks one choice deliberately. False if something covers it. */
export async function click(page: Page, at: number): Promise<boolean> {
  const spot = await spotOf(page, at);
  if (spot) await press(page, spot);
  return spot !== null;
}

/** The next person takes the screen. Returns the words of the curtain. */
export async function lift(page: Page): Promise<string> {
  const button = page.locator('.curtain .btn');
  const words = await button.textContent();
  await press(page, await middleOf(button));
  await page.waitForSelector('.prompt');
  return words ?? '';
}

/** Plays to the end with random clicks. Returns their number. */
export async function playByClicks(page: Page, seed: number, limit = 4_000): Promise<number> {
  const roll = dice(seed);
  for (let clicks = 0; clicks < limit; clicks++) {
    const now = await settle(page);
    if (now.state === 'over') return clicks;
    if (now.state === 'curtain') await lift(page);
    else await click(page, roll(now.lit));
  }
  throw new Error(`no end after ${limit} clicks: ${(await moment(page)).prompt}`);
}

/** Plays to the end with arrow keys and Enter. */
export async function playByKeys(page: Page, seed: number, limit = 4_000): Promise<number> {
  const roll = dice(seed);
  for (let turns = 0; turns < limit; turns++) {
    const now = await settle(page);
    if (now.state === 'over') return turns;
    const steps = 1 + roll(4);
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  throw new Error(`no end after ${limit} turns: ${(await moment(page)).prompt}`);
}

/** The seed word of every game, so that a failing run can be repeated; another word gives other games. */
const DEAL = process.env['DEAL'] ?? 'oak';

/** The form of a new table. */
export async function openForm(page: Page, game: GameId): Promise<void> {
  await go(page, `/new/${game}?deal=${DEAL}`);
}

/** Leaves the form for the table. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.prompt, .curtain');
}

/** Sits down at a new table. */
export async function sitDown(page: Page, game: GameId, preset?: string): Promise<void> {
  await openForm(page, game);
  if (preset) await page.getByRole('radio', { name: preset }).click();
  await start(page);
}

/** Goes to another page of Thorp; from a page of Thorp without loading everything again, like a link. */
export async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
    // The previous page is gone when this resolves.
    return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  }, path);
}

/** Opens a recorded game where it stopped, in any language of the page. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await go(page, '/games');
  await page.locator('textarea').fill(record);
  // By key: scrolled to the end of a page of fractional height, Chromium reports a box that moves by a pixel in every frame,
  // and a click waits for one that rests.
  await page.getByRole('button', { name: /^(Load|Laden)$/ }).press('Enter');
  await page.waitForURL(/table/);
  await settle(page);
}
