// `npm run bench:review`: how fast a game opens for review and follows its slider, written into bench/WEB.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { openRecord, type GameId, GAMES } from './play.ts';
import { positionsOf } from './positions.ts';

const OUT = fileURLToPath(new URL('../../bench/WEB.md', import.meta.url));
export const REVIEW = '## Looking at a game again';

/** How many times the review is opened after the first time. */
const OPENINGS = 7;
/**
 * Milliseconds for which the pointer or the keyboard focus rests on a link before it is followed, as in `bench:web`.
 */
const POINTER_RESTS = 120;

interface Figures {
  readonly decisions: number;
  /**
   * Milliseconds from the click on Review to the frame that draws the table; the first time includes loading the page's
   * parts.
   */
  readonly first: number;
  readonly openings: readonly number[];
  /** The same by keyboard, after the focus has rested on the link as long. */
  readonly byKey: readonly number[];
  /** Milliseconds between frames while the slider moves through the whole game, and the number of tables drawn. */
  readonly frames: readonly number[];
  readonly drawn: number;
  /** Mean processor time of the page's own thread for each of these frames, in milliseconds. */
  readonly work: number;
}

async function measure(browser: Browser, address: string, game: GameId): Promise<Figures> {
  const { page, context } = await visit(browser, address);
  await openRecord(page, positionsOf(game).end);
  const open = async (how: 'pointer' | 'key'): Promise<number> => {
    await page.goto('/games');
    const link = page.getByRole('link', { name: /^Review/ });
    await link.waitFor();
    if (how === 'pointer') await link.hover();
    else await link.focus();
    const opened = page.evaluate(reviewOpened);
    // In the meantime the page begins to listen, too.
    await page.waitForTimeout(POINTER_RESTS);
    if (how === 'pointer') await link.click();
    else await page.keyboard.press('Enter');
    return opened;
  };
  const first = await open('pointer');
  const openings: number[] = [];
  const byKey: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    openings.push(await open('pointer'));
    byKey.push(await open('key'));
  }
  await page.waitForTimeout(1500);
  const worked = await pageTime(page);
  const scrubbed = await page.evaluate(scrub);
  const work = ((await worked()) * 1000) / scrubbed.frames.length;
  const decisions = Number(await page.locator('.rv-slider input').getAttribute('max')) - 1;
  await context.close();
  return { decisions, first, openings, byKey, ...scrubbed, work };
}

/** Starts measuring the processor time of the page's own thread, in seconds. */
async function pageTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const before = await taken();
  return async () => (await taken()) - before;
}

/** Runs in the page: milliseconds from the click to the frame that draws the table. */
async function reviewOpened(): Promise<number> {
  const began = await new Promise<number>(resolve => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
  while (!document.querySelector('.rv-window [data-piece]')) await frame();
  await frame();
  return performance.now() - began;
}

/** Runs in the page: one decision a frame, from the first to the last. */
async function scrub(): Promise<{ frames: number[]; drawn: number }> {
  const slider = document.querySelector<HTMLInputElement>('.rv-slider input');
  if (!slider) throw new Error('there is no slider');
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
  let drawn = 0;
  const caption = document.querySelector('.rv-window .prompt') ?? document.body;
  const watcher = new MutationObserver(() => void drawn++);
  watcher.observe(caption, { subtree: true, childList: true, characterData: true });
  const frames: number[] = [];
  let last = await frame();
  for (let at = 1; at <= Number(slider.max); at++) {
    slider.value = String(at);
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  watcher.disconnect();
  return { frames, drawn };
}

/** A whole analysis of medium depth. */
interface Analysed {
  readonly decisions: number;
  readonly seats: number;
  readonly seconds: number;
  /** Milliseconds between frames while the workers think. */
  readonly frames: readonly number[];
}

async function measureAnalysis(browser: Browser, address: string, game: GameId): Promise<Analysed> {
  const { page, context } = await visit(browser, address);
  await openRecord(page, positionsOf(game).end);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/review/${table}`);
  await page.locator('.slip .btn--primary').waitFor();
  const found = await page.evaluate(analyse);
  const decisions = Number(await page.locator('.rv-slider input').getAttribute('max')) - 1;
  const seats = await page.locator('.rv-at .rv-now li').count();
  await context.close();
  return { decisions, seats, ...found };
}

/** Runs in the page. */
async function analyse(): Promise<{ seconds: number; frames: number[] }> {
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
  document.querySelector<HTMLElement>('.slip .btn--primary')?.click();
  const began = performance.now();
  const frames: number[] = [];
  for (let last = await frame(); document.querySelector('.slip');) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return { seconds: (performance.now() - began) / 1000, frames };
}

function analysisLine(game: string, { decisions, seats, seconds, frames }: Analysed): string {
  const cells = [
    seats,
    decisions,
    `${seconds.toFixed(0)} s`,
    `${quantile(frames, 0.5).toFixed(1)} ms`,
    `${quantile(frames, 0.99).toFixed(0)} ms`,
    `${quantile(frames, 1).toFixed(0)} ms`,
  ];
  return `| ${game} | ${cells.join(' | ')} |`;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function lineOf(game: string, { decisions, first, openings, byKey, frames, drawn, work }: Figures): string {
  const cells = [
    decisions,
    `${first.toFixed(0)} ms`,
    `${quantile(openings, 0.5).toFixed(0)} ms`,
    `${quantile(openings, 1).toFixed(0)} ms`,
    `${quantile(byKey, 0.5).toFixed(0)} ms`,
    `${quantile(frames, 0.5).toFixed(1)} ms`,
    `${quantile(frames, 0.95).toFixed(1)} ms`,
    `${quantile(frames, 1).toFixed(0)} ms`,
    drawn,
    `${work.toFixed(1)} ms`,
  ];
  return `| ${game} | ${cells.join(' | ')} |`;
}

async function report(browser: Browser, address: string): Promise<string> {
  const before = (loadavg()[0] ?? 0).toFixed(1);
  const lines: string[] = [];
  const analysed: string[] = [];
  for (const game of chosen()) lines.push(lineOf(game, await measure(browser, address, game)));
  for (const game of chosen()) analysed.push(analysisLine(game, await measureAnalysis(browser, address, game)));
  const after = (loadavg()[0] ?? 0).toFixed(1);
  return `${REVIEW}

\`npm run bench:review\` writes this part, on the same machine; load average ${before} before and ${after} after.
Limits: a game of 300 decisions opens in 300 ms, and its slider moves at 60 frames a second (16.7 ms).

| game | decisions | first opening | opening, median of ${OPENINGS} | slowest | by key, median | frame while the slider moves, median | 95 % | longest | tables drawn | work of the page a frame |
|---|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}

- *Opening*: from the click on Review in My games, on which the pointer has rested for ${POINTER_RESTS} ms, to the frame that shows the table. The first one
  fetches the parts of the page. *By key*: the link has the keyboard's focus for as long and is followed with Enter.
- *Slider*: one decision a frame from the first to the last. Tables that cannot be drawn in time are skipped: the slider does not wait. *Work of the page*: processor time of
  its own thread. Without a graphics card other threads draw the pixels, and these need the machine's other core.

A whole analysis of medium depth, in as many workers as leave one core to the page, at most two. Limit: 60 s for four players on two free cores, and the page stays responsive.

| game | seats | decisions | time | frame meanwhile, median | 99 % | longest |
|---|---|---|---|---|---|---|
${analysed.join('\n')}
`;
}

/** The games that the command names, or all. */
function chosen(): readonly GameId[] {
  const named = process.argv.slice(2);
  return named.length === 0 ? GAMES : GAMES.filter(game => named.includes(game));
}

if (import.meta.main) {
  await buildIfChanged();
  const browser = await openBrowser();
  const { server, port } = await servePage(DIST, 0);
  const part = await report(browser, `http://localhost:${port}`);
  console.log(part);
  const known = readFileSync(OUT, 'utf8').split(`\n${REVIEW}`)[0] ?? '';
  writeFileSync(OUT, `${known.trimEnd()}\n\n${part}`);
  server.close();
  server.closeAllConnections();
  await browser.close();
}
