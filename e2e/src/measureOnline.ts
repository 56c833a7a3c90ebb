import type { Browser, CDPSession, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { arrive, openTable, playOn, sitDown, together } from './friends.ts';
import { startOnline } from './online.ts';

/** How soon people see what somebody else does, and what a long game costs a page. */
export interface OnlineFigures {
  /** Milliseconds from a click to the frame of another page that shows its effect. */
  readonly delays: readonly number[];
  /** The memory of one page after a garbage collection, by the number of answers. */
  readonly heaps: readonly Heap[];
  /** Taps and seconds on a slowed phone. */
  readonly arrivals: readonly Arrival[];
}

interface Heap {
  readonly answers: number;
  readonly megabytes: number;
  /** The compiled code in it: it grows until everything in the page has been used often. */
  readonly code: number;
  /** Elements and texts of the page: a table has more of them late in a game. */
  readonly nodes: number;
}

interface Arrival {
  readonly taps: number;
  /** From the link to the table. */
  readonly seconds: number;
  /** From the address of the friends page to its list. */
  readonly list: number;
}

const ANSWERS = 300;
const EVERY = 50;
const ARRIVALS = 5;
/** The factor by which the processor is slowed down for a phone. */
const SLOWED = 4;

/** Two people play a long game against each other, in two browsers on this machine. */
export async function measureOnline(browser: Browser): Promise<OnlineFigures> {
  const server = await startOnline();
  const { visits, pages } = await together(browser, [server.address, server.address], { game: 'feudalia' });
  for (const page of pages) await page.evaluate(watch);
  const heaps: Heap[] = [];
  for (let answers = 0; answers < ANSWERS;) {
    const given = await playOn(pages, 5 + answers, EVERY);
    answers += given;
    if (given < EVERY) break;
    if (pages[0]) heaps.push({ answers, ...(await heapOf(pages[0])) });
  }
  const delays = delaysIn(await Promise.all(pages.map(timesOf)));
  for (const { context } of visits) await context.close();
  const arrivals: Arrival[] = [];
  for (let i = 0; i < ARRIVALS; i++) arrivals.push(await arrival(browser, server.address));
  await server.close();
  return { delays, heaps, arrivals };
}

/** Somebody opens a link on a phone while the friend is ready; later they look at their list. */
async function arrival(browser: Browser, address: string): Promise<Arrival> {
  const friend = await visit(browser, address);
  const link = await openTable(friend.page, { game: 'villagers', seats: 2 });
  await sitDown(friend.page, link, 'Rowan');
  await friend.page.getByRole('button', { name: 'I am ready' }).click();
  const phone = await visit(browser, address, { size: 'phone' });
  const tools = await phone.context.newCDPSession(phone.page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const arrived = await arrive(phone.page, link, 'June');
  const began = performance.now();
  await phone.page.goto('/friends', { waitUntil: 'commit' });
  await phone.page.waitForSelector('.on-board');
  const list = (performance.now() - began) / 1000;
  for (const { context } of [friend, phone]) await context.close();
  return { ...arrived, list };
}

/** Timestamps of one page, in milliseconds since 1970. */
interface Times {
  readonly clicks: number[];
  /** Frames that show a changed log. */
  readonly seen: number[];
}

/** Runs in the page. */
function watch(): void {
  const times: Times = { clicks: [], seen: [] };
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('click', ({ timeStamp }) => times.clicks.push(performance.timeOrigin + timeStamp), true);
  const log = document.querySelector('.log ol') ?? document.body;
  new MutationObserver(() => {
    requestAnimationFrame(() => setTimeout(() => times.seen.push(now()), 0));
  }).observe(log, { childList: true, subtree: true, characterData: true });
  Object.assign(globalThis, { times });
}

async function timesOf(page: Page): Promise<Times> {
  return page.evaluate(() => (globalThis as unknown as { times: Times }).times);
}

/** A change on a page belongs to the last click before it, if that was in the other page. */
function delaysIn(pages: readonly Times[]): number[] {
  const clicks = pages
    .flatMap(({ clicks: mine }, page) => mine.map(at => ({ at, page })))
    .toSorted((a, b) => a.at - b.at);
  return pages.flatMap(({ seen }, page) => {
    let last = 0;
    return seen.flatMap(at => {
      const cause = clicks.findLast(each => each.at < at);
      const isNew = cause !== undefined && cause.page !== page && cause.at > last;
      if (isNew) last = cause.at;
      return isNew ? [at - cause.at] : [];
    });
  });
}

async function heapOf(page: Page): Promise<Omit<Heap, 'answers'>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes } = await tools.send('Memory.getDOMCounters');
  const code = await codeIn(tools);
  await tools.detach();
  return { megabytes: usedSize / 1_000_000, code: code / 1_000_000, nodes };
}

/** A heap snapshot in Chromium's format: each node is a few numbers in a row. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Bytes of compiled code. */
async function codeIn(tools: CDPSession): Promise<number> {
  const parts: string[] = [];
  tools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void parts.push(chunk));
  await tools.send('HeapProfiler.takeHeapSnapshot', {});
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
