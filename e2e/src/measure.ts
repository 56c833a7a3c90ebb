// `npm run bench:web`: how fast the page is, in the same browser the tests use. Run it on a machine with nothing else to do.
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { click, dice, GAMES, settle, sitDown, type GameId } from './play.ts';

/** How much slower the processor is made while the first load is timed. */
const SLOWED = 4;
const CHOICES = 40;

/** From the first byte asked for to a page that answers clicks, on a slowed processor and with an empty cache. */
async function interactive(browser: Browser, address: string): Promise<number> {
  const { page, context } = await visit(browser, address);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('.covers a');
  const ms = await page.evaluate(
    () => new Promise<number>(resolve => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))),
  );
  await context.close();
  return ms;
}

/** Milliseconds from a click to the frame that shows the table after it, for a game's first choices. */
async function answers(browser: Browser, address: string, game: GameId): Promise<number[]> {
  const { page, context } = await visit(browser, address);
  await sitDown(page, game);
  await settle(page);
  await page.evaluate(watchAnswers);
  const roll = dice(3);
  for (let i = 0; i < CHOICES; i++) {
    const now = await settle(page);
    if (now.state !== 'asked') break;
    await click(page, roll(now.lit));
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await context.close();
  return times;
}

/** Runs in the page: a click counts until the first frame after the table has changed. */
function watchAnswers(): void {
  const times: number[] = [];
  let clicked: number | null = null;
  addEventListener('click', event => (clicked = event.timeStamp), true);
  const table = document.querySelector('.boardarea');
  new MutationObserver(() => {
    if (clicked === null) return;
    const since = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since), 0));
  }).observe(table ?? document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  Object.assign(globalThis, { times });
}

/** The longest frames while hard bots think about their turns. */
async function framesWhileThinking(browser: Browser, address: string, game: GameId): Promise<number[]> {
  const { page, context } = await visit(browser, address);
  await page.goto(`/new/${game}`);
  await page.getByLabel('Who plays seat 2').selectOption('hard');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await settle(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      if (document.querySelector('.sign .waits')) frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  const roll = dice(5);
  for (let i = 0; i < 12; i++) await click(page, roll((await settle(page)).lit));
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await context.close();
  return frames;
}

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

await buildIfChanged();
const { server, port } = await servePage(DIST, 0);
const address = `http://localhost:${port}`;
const browser = await openBrowser();
const loads: number[] = [];
for (let i = 0; i < 5; i++) loads.push(await interactive(browser, address));
console.log(
  `interactive on a processor slowed ${SLOWED}×: median ${quantile(loads, 0.5)} ms of ${loads.length} visits`,
);
for (const game of GAMES) {
  const times = await answers(browser, address, game);
  console.log(
    `${game}: click to answer median ${quantile(times, 0.5)} ms, 95 % ${quantile(times, 0.95)} ms of ${times.length}`,
  );
}
const frames = await framesWhileThinking(browser, address, 'villagers');
const long = frames.filter(ms => ms > 50).length;
console.log(`while a hard bot thinks: ${frames.length} frames, longest ${quantile(frames, 1)} ms, ${long} over 50 ms`);
await browser.close();
server.close();
server.closeAllConnections();
