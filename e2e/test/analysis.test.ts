import { analysePly, beginWalk, loadTrained, type Analysis, type PlyAnalysis } from '@thorp/bots';
import { parseRecord } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { learned } from '@thorp/snowcrest/learned';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { SIZES, type Visit } from '../src/browser.ts';
import { go, openRecord } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

const { end, middle } = positionsOf('snowcrest');

interface Reader extends Visit {
  readonly table: string;
}

async function reader(record: string): Promise<Reader> {
  const visitor = await returning();
  await openRecord(visitor.page, record);
  const table = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
  return { ...visitor, table };
}

async function review({ page, table }: Reader, at = 1): Promise<void> {
  await go(page, `/review/${table}?at=${at}&seat=1`);
  await page.locator('.rv-window [data-piece]').first().waitFor();
}

const slip = (page: Page) => page.getByRole('region', { name: 'What does a bot think of it?' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Course of the game' });

/** Begins a quick analysis, and presses Stop as soon as there is a result. */
async function beginAndStop(page: Page): Promise<void> {
  await slip(page).getByRole('combobox', { name: 'How much thought' }).selectOption('quick');
  await page.evaluate(stopSoon);
  await slip(page).getByRole('button', { name: 'Analyse this game' }).click();
}

/** Runs in the page: a click from outside might come after the end. */
function stopSoon(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector<HTMLProgressElement>('.slip progress')?.value) return;
    watcher.disconnect();
    document.querySelector<HTMLElement>('.slip > .btn')?.click();
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** The analysis in the browser's store. */
async function kept({ page, table }: Reader): Promise<Analysis> {
  const text = await page.evaluate(
    async wanted =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('thorp-analyses');
        opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
        opening.onsuccess = () => {
          const row = opening.result.transaction('kept').objectStore('kept').get(wanted);
          row.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify((row.result as { analysis: unknown }).analysis));
          };
        };
      }),
    table,
  );
  return JSON.parse(text) as Analysis;
}

async function keep(page: Page, table: string, analysis: object): Promise<void> {
  await page.evaluate(
    async row =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('thorp-analyses');
        opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, analysis },
  );
}

const found = ({ plies }: Analysis): number[] => plies.flatMap((ply, i) => (ply === null ? [] : [i]));

/** The results of the same bot outside a browser. */
async function thoughtHere(plies: readonly number[]): Promise<PlyAnalysis[]> {
  const trained = await loadTrained(snowcrest, async () => learned);
  const walk = beginWalk(snowcrest, parseRecord(end), trained);
  return plies.map(ply => analysePly(walk, ply, 'quick'));
}

/** One test, because the analysis takes most of its time. */
test('an analysis begins at the end of a game, is stopped, goes on after a reload, and is told there and in review', async () => {
  const visitor = await reader(end);
  const { page, complaints } = visitor;
  await page.locator('dialog.ending').waitFor();
  await beginAndStop(page);
  await goesOnInReview(visitor);
  await go(page, `/table/${visitor.table}`);
  await readTurningPoints(page);
  await readMarks(visitor);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Players and luck' }).click();
  const sheet = page.getByRole('dialog', { name: 'Players and luck' });
  await expect.poll(() => sheet.getByRole('table', { name: 'Luck' }).locator('thead th').count()).toBe(1 + seats());
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = (table: HTMLTableElement): number => table.scrollWidth - table.clientWidth;
  for (const table of await sheet.getByRole('table').all()) expect(await table.evaluate(hidden)).toBe(0);
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await readBranch(visitor);
  await isThoughtAboutAnew(visitor);
  expect(complaints).toEqual([]);
});

/** What an earlier version of the page thought is not shown as if this one had. */
async function isThoughtAboutAnew(visitor: Reader): Promise<void> {
  const { page, table } = visitor;
  await keep(page, table, { ...(await kept(visitor)), format: 1 });
  await page.goto(`/review/${table}`);
  await slip(page).getByRole('button', { name: 'Analyse this game' }).waitFor();
}

/**
 * Lets bots play another end of the game and analyse it: its curve is shown beside the game's, which stays the same.
 */
async function readBranch(visitor: Reader): Promise<void> {
  const { page } = visitor;
  const { plies } = await kept(visitor);
  // The last one of this seat: the bots have the least left to play.
  const decision = parseRecord(end).plies.findLastIndex(({ seat }) => seat === 0) + 1;
  await review(visitor, decision);
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: 'Bots play on' }).click();
  await page.locator('dialog.ending').waitFor();
  await review(visitor, decision);
  const compared = page.getByRole('region', { name: 'What happened, and what if' });
  await compared.getByRole('button', { name: 'Chances of this branch' }).click();
  await expect
    .poll(() => compared.locator('.rv-chance').textContent())
    .toMatch(/^Chance to win: .*% after this decision, .*% in the game$/);
  await expect.poll(() => page.locator('.rv-branchline').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/);
  expect((await kept(visitor)).plies).toEqual(plies);
}

/** Review continues the stopped analysis, has the same results as elsewhere, and stores them. */
async function goesOnInReview(visitor: Reader): Promise<void> {
  const { page } = visitor;
  await slip(page).getByText('The analysis was stopped').waitFor();
  const before = await kept(visitor);
  expect(found(before).length).toBeGreaterThan(0);
  expect(found(before).length).toBeLessThan(before.plies.length);

  await review(visitor);
  await page.reload();
  await slip(page)
    .getByText(`${found(before).length} of ${before.plies.length} decisions`)
    .waitFor();
  await slip(page).getByRole('button', { name: 'Go on' }).click();
  await slip(page).waitFor({ state: 'detached' });
  const whole = await kept(visitor);
  expect(found(whole)).toHaveLength(whole.plies.length);
  for (const ply of found(before)) expect(whole.plies[ply]).toEqual(before.plies[ply]);
  const some = [found(before)[0] ?? 0, whole.plies.length - 1];
  expect(await thoughtHere(some)).toEqual(some.map(ply => whole.plies[ply]));

  await page.reload();
  await page.getByRole('img', { name: /^Chance to win\. End: .*100 %/ }).waitFor();
  expect(await slip(page).count()).toBe(0);
}

/** Follows the first turning point at the end of a game into review. */
async function readTurningPoints(page: Page): Promise<void> {
  const turning = page.locator('dialog.ending').getByRole('region', { name: 'Turning points' });
  await turning.locator('.en-turn').first().waitFor();
  await expect.poll(() => turning.locator('.en-turn em').first().textContent()).toMatch(/^your chance: .*% → .*%$/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await turning.locator('.en-turn').first().click();
  await page.waitForURL('**/review/**');
  await page.locator('.rv-opinion').waitFor();
}

/** Goes by keys from mark to mark, and to the worst choice. */
async function readMarks(visitor: Reader): Promise<void> {
  const { page } = visitor;
  const { plies } = await kept(visitor);
  const marks = plies.flatMap((ply, i) => (ply?.choice?.mark ? [{ decision: i + 1, mark: ply.choice.mark }] : []));
  expect(marks.length).toBeGreaterThan(1);
  await page.getByRole('radio', { name: `Marked ${marks.length}` }).waitFor({ state: 'attached' });

  // Nothing lies below the window, not even words for screen readers.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  const goesTo = async (key: string, decision: number | undefined): Promise<void> => {
    await page.keyboard.press(key);
    await expect.poll(() => slider(page).inputValue()).toBe(String(decision));
  };
  const [first, second] = marks.filter(({ decision }) => decision > 1);
  await goesTo('Home', 1);
  await goesTo('m', first?.decision);
  await goesTo('m', second?.decision);
  await goesTo('Shift+M', first?.decision);
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/: (Brilliant|Good|Doubtful|Mistake)$/);
  await page.locator('.rv-opinion').waitFor();
  await expect.poll(() => page.locator('.rv-by').textContent()).toMatch(/^[+−]\d+ %± [\d.]+ %$/);

  const worst = marks.find(({ decision, mark }) => decision > 1 && (mark === 'mistake' || mark === 'doubtful'));
  if (!worst) return;
  await goesTo('Home', 1);
  await goesTo('n', worst.decision);
}

/** Seats of the game. */
function seats(): number {
  return (JSON.parse(end) as { seats: number }).seats;
}

test('a game that goes on is not analysed', async () => {
  const visitor = await reader(middle);
  const { page, complaints } = visitor;
  await review(visitor);
  await page.locator('.rv-list li').first().waitFor();
  await page.getByText('The bot looks at a game when it is over.').waitFor();
  expect(await slip(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
