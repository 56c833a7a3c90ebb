// `npm run bench:web`: how large and how fast the page is, in the browser the tests use, written to bench/WEB.md.
// Run it on a machine with nothing else to do. `-- online` measures the part about people elsewhere alone; `-- page` the others,
// and with names of games (`-- page villagers`) the rows of these games: rows that were measured at the same commit are kept.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { firstLoad } from './load.ts';
import { clickAtRest, framesOfBots, isLong, REST, stolenTime } from './measureFrames.ts';
import { measureOnline, type OnlineFigures } from './measureOnline.ts';
import { REVIEW } from './measureReview.ts';
import { dice, type GameId, GAMES, settle, sitDown } from './play.ts';

const OUT = fileURLToPath(new URL('../../bench/WEB.md', import.meta.url));

/** The factor by which the processor is slowed down while the first load is timed. */
const SLOWED = 4;
const VISITS = 7;
const CLICKS = 60;

/** The time from the first request to a page that answers clicks, on a slowed processor and with an empty cache. */
async function interactive(browser: Browser, address: string, path: string, ready: string): Promise<number> {
  const { page, context } = await visit(browser, address);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector(ready);
  const ms = await page.evaluate(
    () => new Promise<number>(resolve => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))),
  );
  await context.close();
  return ms;
}

async function interactives(browser: Browser, address: string, path: string, ready: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < VISITS; i++) times.push(await interactive(browser, address, path, ready));
  return times;
}

/** Milliseconds from a click to the frame that shows the changed table, for a game's first choices. */
async function answers(browser: Browser, address: string, game: GameId): Promise<number[]> {
  const { page, context } = await visit(browser, address);
  await sitDown(page, game);
  await settle(page);
  await page.evaluate(watchAnswers);
  const roll = dice(3);
  for (let i = 0; i < CLICKS; i++) {
    const now = await settle(page);
    if (now.state !== 'asked') break;
    await clickAtRest(page, roll(now.lit));
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await context.close();
  return times;
}

/** Runs in the page: measures from a click to the first frame after the table has changed. */
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

/** The commit that is measured. */
function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Printed instead of a figure if no frame was seen: 0 ms would look like a result. */
const NOT_MEASURED = 'not measured';

function longest(frames: readonly number[]): string {
  return frames.length === 0 ? NOT_MEASURED : `${quantile(frames, 1)} ms`;
}

function overLimit(frames: readonly number[]): string {
  return `${frames.filter(isLong).length} of ${frames.length}`;
}

/** One line of the table. */
async function lineOf(browser: Browser, address: string, game: GameId): Promise<string> {
  const { bytes } = await firstLoad(browser, address, game);
  const form = await interactives(browser, address, `/new/${game}`, '.start:not([disabled])');
  const times = await answers(browser, address, game);
  const { thinking, drawing, busy, control, together } = await framesOfBots(browser, address, game);
  const cells = [
    `${(bytes / 1000).toFixed(1)} KB`,
    `${quantile(form, 0.5)} ms`,
    `${quantile(times, 0.5)} ms`,
    `${quantile(times, 0.95)} ms`,
    times.length,
    longest(thinking),
    overLimit(thinking),
    longest(drawing),
    overLimit(drawing),
    busy,
    overLimit(control),
    together,
  ];
  const line = `| ${game} | ${cells.join(' | ')} |`;
  console.log(line);
  return line;
}

function report(
  home: readonly number[],
  lines: readonly string[],
  load: readonly [string, string],
  taken: string,
): string {
  const cores = cpus();
  return `# The page: size and speed

\`npm run bench:web\` writes this file: the built page in the Chromium of the tests, 1440×900, without a graphics card.
Limits: 200 KB of scripts, interactive in 2 s, an answer in 100 ms, no frame over 50 ms.

Taken ${new Date().toISOString().slice(0, 10)} at ${commit()} on ${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, Node ${process.version}; load average ${load[0]} before and ${load[1]} after${taken}.

Home, empty cache, processor slowed ${SLOWED}×: interactive after **${quantile(home, 0.5)} ms** (median of ${home.length}, slowest ${quantile(home, 1)} ms).

| game | scripts, gzip | form interactive, slowed ${SLOWED}× | click to answer, median | 95 % | clicks | longest frame, hard bot thinks | over 50 ms | longest frame, a move is drawn | over 50 ms | of these long animation frames | control, over 50 ms | at the same time |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}

- *Scripts*: everything fetched from the first address to the first decision: shell, game, bots, board.
- *Form interactive*: the form of a new table by its address, until its button can be pressed; the game has been loaded.
- *Click to answer*: the pointer rests ${REST} ms, then clicks; from the event's time stamp to the frame that draws the changed table.
- *Longest frame*: between two animation frames during bots' turns; one of the bots is hard. *A move is drawn*: all these frames.
  *Hard bot thinks*: those of them in which that bot was thinking; moves made before are shown meanwhile.
  "${NOT_MEASURED}" means that no frame was seen while it was thinking. *Animation frames*: how many of them the browser
  reports as long animation frames, from the first task of the page to its drawing; waiting in between counts.
- *Control*: the frames of a page in another browser in the same seconds, which only moves a box. *At the same time*: how many of the
  long frames while a move is drawn met a long frame of the control.
`;
}

/** The part about people elsewhere has its own heading, so that it can be measured alone. */
const ONLINE = '## With people elsewhere';

function onlineReport({ delays, heaps, arrivals }: OnlineFigures, loads: readonly [string, string]): string {
  const seen = `**${quantile(delays, 0.5)} ms** (median), ${quantile(delays, 0.95)} ms (95 %)`;
  return `${ONLINE}

Two people play Feudalia in two browser contexts, with the server, all on this machine, at ${commit()}; load average ${loads[0]} before and ${loads[1]} after.
\`npm run bench:web -- online\` measures this part alone.

From a click to the frame in which the other person's page tells what it brought: ${seen}, ${delays.length} moves.

| answers | ${heaps.map(({ answers: given }) => given).join(' | ')} |
|---|${heaps.map(() => '---').join('|')}|
| heap of one page after a collection, MB | ${heaps.map(({ megabytes }) => megabytes.toFixed(1)).join(' | ')} |
| of it compiled code | ${heaps.map(({ code }) => code.toFixed(1)).join(' | ')} |
| the rest | ${heaps.map(({ megabytes, code }) => (megabytes - code).toFixed(1)).join(' | ')} |
| elements and texts in it | ${heaps.map(({ nodes }) => nodes).join(' | ')} |

On a phone (390×844, processor slowed 4×), ${arrivals.length} times with an empty cache: from a link to the table ${span(arrivals.map(({ taps }) => taps))} taps
and a name, ${seconds(arrivals.map(arrival => arrival.seconds))}, while a friend is ready there; from the address to the list of friends' tables ${seconds(arrivals.map(({ list }) => list))}.
`;
}

function seconds(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `**${middle.toFixed(1)} s** (median, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} s)`;
}

/** "2" if all are equal, otherwise "2 to 3". */
function span(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

async function measureOnlinePart(): Promise<string> {
  const started = load();
  const figures = await measureOnline(browser);
  const part = onlineReport(figures, [started, load()]);
  console.log(part);
  return part;
}

async function measurePage(): Promise<string> {
  const { server, port } = await servePage(DIST, 0);
  const address = `http://localhost:${port}`;
  const before = load();
  const stolen = stolenTime();
  const home = await interactives(browser, address, '/', '.covers a');
  console.log(`home interactive: median ${quantile(home, 0.5)} ms`);
  const lines: string[] = [];
  for (const game of GAMES) lines.push(isWanted(game) ? await lineOf(browser, address, game) : keptLine(game));
  server.close();
  server.closeAllConnections();
  return report(home, lines, [before, load()], stolen());
}

/** Whether a game is measured: those that are named, or all. */
function isWanted(game: GameId): boolean {
  const named = GAMES.filter(each => process.argv.includes(each));
  return named.length === 0 || named.includes(game);
}

/** The row of a game from before, if it was measured at this commit. */
function keptLine(game: GameId): string {
  const row = written.split('\n').find(line => line.startsWith(`| ${game} | `) && line.includes(' KB '));
  return row && written.includes(` at ${commit()} on `) ? row : `| ${game} | ${NOT_MEASURED} |`;
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

await buildIfChanged();
const browser = await openBrowser();
const written = readFileSync(OUT, 'utf8');
const [known = '', others = ''] = written.split(`\n${ONLINE}`);
// Measured by another command.
const [online = '', review] = others.split(`\n${REVIEW}`);
const page = process.argv.includes('online') ? known : await measurePage();
const elsewhere = process.argv.includes('page') ? `${ONLINE}${online}` : await measureOnlinePart();
const kept = review === undefined ? '' : `\n${REVIEW}${review}`;
writeFileSync(OUT, `${page.trimEnd()}\n\n${elsewhere.trimEnd()}\n${kept}`);
await browser.close();
