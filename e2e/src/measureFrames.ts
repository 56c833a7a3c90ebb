import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SIZES, visit } from './browser.ts';
import { dice, openForm, settle, spotOf, start, type GameId } from './play.ts';

/* Measures the length of frames while bots move and think. */

/** Choices a person makes while hard bots answer. */
const TURNS = 20;
/** Milliseconds that the pointer rests on an element before the click, like a hand. */
export const REST = 120;
/** The longest allowed frame. A frame of exactly 50 ms is reported as slightly more. */
const LIMIT = 50.5;

export const isLong = (ms: number): boolean => ms > LIMIT;

export async function clickAtRest(page: Page, at: number): Promise<void> {
  const spot = await spotOf(page, at);
  if (!spot) return;
  await page.mouse.move(spot.x, spot.y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.up();
}

/** Measures how much processor time the host of this machine takes away; in words, '' if the system does not say. */
export function stolenTime(): () => string {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    if (!before || !after) return '';
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return `; ${(share * 100).toFixed(1)} % of the processor time was taken by the host of this machine`;
  };
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. Linux only. */
function processorTimes(): { readonly stolen: number; readonly all: number } | null {
  if (process.platform !== 'linux') return null;
  const times = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}

/** Lengths of frames during the turns of bots, in milliseconds. */
interface Frames {
  /** While moves of bots are shown. */
  readonly drawing: number[];
  /** While a hard bot thinks; earlier moves may be shown at the same time. */
  readonly thinking: number[];
  /** How many of the long ones while moves are shown are reported as long animation frames by the browser. */
  readonly busy: number;
  /** Of a page in another browser at the same time, which only moves a box. */
  readonly control: number[];
  /** How many of the long ones while moves are shown met a long one of that page. */
  readonly together: number;
}

/**
 * All frames of bots' turns, one of them hard, with animations as for most people. Another browser shows a page without
 * any work meanwhile: its long frames are pauses of the machine.
 */
export async function framesOfBots(browser: Browser, address: string, game: GameId): Promise<Frames> {
  const other = await openBrowser();
  const { page, context } = await visit(browser, address, { motion: true });
  await context.route('**/worker-*.js', async route => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `(${tellThoughts.toString()})();${await response.text()}` });
  });
  await openForm(page, game);
  await page.getByLabel('Who plays seat 2').selectOption('hard');
  await page.evaluate(hearThoughts);
  await start(page);
  await settle(page);
  const control = await other.newPage({ viewport: SIZES.desktop });
  await control.setContent(MOVING_BOX);
  await control.evaluate(watchAllFrames);
  await page.evaluate(watchFrames);
  const roll = dice(5);
  for (let i = 0; i < TURNS; i++) {
    const now = await settle(page);
    if (now.state !== 'asked') break;
    await clickAtRest(page, roll(now.lit));
  }
  const { drawing, thinking, busy } = await page.evaluate(sortFrames, LIMIT);
  const meanwhile = await control.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
  await context.close();
  await other.close();
  const pauses = meanwhile.filter(([, ms]) => isLong(ms));
  const isInPause = ([end, ms]: Frame): boolean =>
    pauses.some(pause => end > pause[0] - pause[1] && end - ms < pause[0]);
  const together = drawing.filter(frame => isLong(frame[1]) && isInPause(frame)).length;
  return { drawing: drawing.map(lengthOf), thinking, busy, control: meanwhile.map(lengthOf), together };
}

const MOVING_BOX = `<style>
  @keyframes move { to { transform: translateX(800px); } }
  p { width: 200px; height: 200px; background: #a33; animation: move 2s linear infinite alternate; }
</style><p></p>`;

/** Runs in the page without work. */
function watchAllFrames(): void {
  const frames: Frame[] = [];
  Object.assign(globalThis, { frames });
  let last = performance.now();
  const next = (now: number): void => {
    frames.push([performance.timeOrigin + now, now - last]);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Runs in the workers before their code: tells the page when a hard bot is asked and when any bot has answered. */
function tellThoughts(): void {
  const told = new BroadcastChannel('thoughts');
  const now = (): number => performance.timeOrigin + performance.now();
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function tell(this: MessagePort, message, ...rest: [never]) {
    const { call, answer, name, args } = message as {
      call?: number;
      answer?: number;
      name?: string;
      args?: { level?: string }[];
    };
    if (name === 'think' && args?.[0]?.level === 'hard') told.postMessage({ call, from: now() });
    if (answer !== undefined) told.postMessage({ call: answer, to: now() });
    postMessage.call(this, message, ...rest);
  };
}

/** A thought of a hard bot: its number, and when it began and ended. */
interface Thought {
  readonly call: number;
  readonly from: number;
  to?: number;
}

/** The measurements, kept in the page until they are read. */
interface Watched {
  thoughts: Thought[];
  /** End and length of each frame in a bot's turn. */
  frames: Frame[];
  /** Long animation frames reported by the browser. */
  busy: Frame[];
}

/** A frame by its end and length. */
type Frame = readonly [end: number, ms: number];

const lengthOf = ([, ms]: Frame): number => ms;

/** Runs in the page, before the table. */
function hearThoughts(): void {
  const watched: Watched = { thoughts: [], frames: [], busy: [] };
  new BroadcastChannel('thoughts').addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    const open = watched.thoughts.find(({ call, to }) => call === data.call && to === undefined);
    if (open && data.to !== undefined) open.to = data.to;
    else if (data.from !== undefined) watched.thoughts.push(data);
  });
  Object.assign(globalThis, { watched });
}

/** Runs in the page. */
function watchFrames(): void {
  const { frames, busy } = (globalThis as unknown as { watched: Watched }).watched;
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      busy.push([performance.timeOrigin + startTime + duration, duration]);
    }
  }).observe({ type: 'long-animation-frame' });
  let last = performance.now();
  const next = (now: number): void => {
    if (document.querySelector('.prompt .is-waiting')) frames.push([performance.timeOrigin + now, now - last]);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Runs in the page. */
function sortFrames(limit: number): { drawing: Frame[]; thinking: number[]; busy: number } {
  const { frames, thoughts, busy } = (globalThis as unknown as { watched: Watched }).watched;
  const meets = ([end, ms]: Frame, from: number, to: number): boolean => end > from && end - ms < to;
  const isInThought = (frame: Frame): boolean => thoughts.some(({ from, to = Infinity }) => meets(frame, from, to));
  const isBusy = (frame: Frame): boolean => busy.some(([end, ms]) => meets(frame, end - ms, end));
  return {
    drawing: frames,
    thinking: frames.filter(isInThought).map(([, ms]) => ms),
    busy: frames.filter(frame => frame[1] > limit && isBusy(frame)).length,
  };
}
