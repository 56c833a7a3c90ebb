import { putTable } from '@thorp/server/test/putTable';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedBrowser, visit, type Look, type Visit } from '../src/browser.ts';
import { mover, openPeople, openTable, playOn, sitDown, together } from '../src/friends.ts';
import { MORE } from '../src/long.ts';
import { startOnline } from '../src/online.ts';
import { moment } from '../src/play.ts';

/* Smaller things at a table with people elsewhere. */

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

async function pair(game: string, look: Look = {}): ReturnType<typeof together> {
  return together(browser, [server.address, server.address], { game }, look);
}

/** The page that is asked, and the other one. */
async function asked(pages: readonly Page[]): Promise<{ readonly moves: Page; readonly waits: Page }> {
  const moves = await mover(pages);
  return { moves, waits: pages.find(page => page !== moves) ?? moves };
}

async function leave(visits: readonly Visit[]): Promise<void> {
  for (const { context, complaints } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

/** Runs in a page: records every piece that moves, and its distance. */
function watchGlides(): void {
  const glides: number[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const [first] = Array.isArray(frames) ? frames : [];
    const [x = 0, y = 0] = String(first?.['translate'] ?? '')
      .split(' ')
      .map(parseFloat);
    const way = Math.hypot(x, y);
    // Pieces that fade or turn in place have no distance.
    if (this instanceof HTMLElement && this.dataset['piece'] && way > 0) glides.push(way);
    return animate.call(this, frames, options);
  };
  Object.assign(globalThis, { glides });
}

test('what another person takes glides over my table, as what a bot takes does', async () => {
  const { visits, pages } = await pair('villagers', { motion: true });
  const { moves, waits } = await asked(pages);
  await waits.evaluate(watchGlides);
  await playOn([moves], 3, undefined, async () => (await moment(moves)).state === 'waiting');
  await expect
    .poll(() => waits.evaluate(() => Math.max(0, ...(globalThis as unknown as { glides: number[] }).glides)))
    .toBeGreaterThan(100);
  await leave(visits);
});

test('a device that wants it vibrates when the turn begins, and another one does not', MORE, async () => {
  const { visits, pages } = await pair('snowcrest');
  const { moves, waits } = await asked(pages);
  for (const page of pages) {
    await page.evaluate(() => {
      const pulses: unknown[] = [];
      Object.assign(globalThis, { pulses });
      Object.assign(navigator, { vibrate: (what: unknown) => pulses.push(what) });
    });
  }
  const pulses = (page: Page): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { pulses: unknown[] }).pulses.length);
  await openPeople(waits);
  await waits.getByRole('switch', { name: 'Vibrate at your turn' }).click();
  await waits.keyboard.press('Escape');
  expect(await pulses(waits)).toBe(0);
  await playOn([moves], 3, undefined, async () => (await moment(waits)).state === 'asked');
  await expect.poll(() => pulses(waits)).toBe(1);
  await playOn([waits], 3, undefined, async () => (await moment(moves)).state === 'asked');
  expect(await pulses(moves)).toBe(0);
  await leave(visits);
});

test('who resigns is shown as such, a bot plays on, and the other one is asked again', MORE, async () => {
  const { visits, pages } = await pair('snowcrest');
  const { moves, waits } = await asked(pages);
  await moves.getByRole('button', { name: 'Menu' }).click();
  await moves.getByRole('button', { name: 'Resign' }).click();
  await moves.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await waits
    .getByText(/resigned/)
    .first()
    .waitFor();
  await expect.poll(async () => (await moment(waits)).state).toBe('asked');
  await leave(visits);
});

test('a running game is reviewed as the own seat knew it, without hands, choices or chances of others', async () => {
  const { visits, pages } = await pair('villagers');
  const { moves, waits } = await asked(pages);
  await playOn([moves], 3, undefined, async () => (await moment(moves)).state === 'waiting');
  await waits.getByRole('button', { name: 'Menu' }).click();
  await waits.getByRole('button', { name: 'Review' }).click();
  await waits.waitForURL('**/review/**');
  await waits.getByText('The bot looks at a game when it is over.').waitFor();
  await waits.getByText('Checked when all have finished').waitFor();
  const slider = waits.getByRole('slider', { name: 'Course of the game' });
  const now = await slider.inputValue();
  await waits.keyboard.press('Home');
  await expect.poll(() => slider.inputValue()).toBe('1');
  await waits.keyboard.press('End');
  await expect.poll(() => slider.inputValue()).toBe(now);
  expect(Number(now)).toBeGreaterThan(1);
  await waits.getByRole('radio', { name: /^All \d/ }).click();
  await waits.getByText('not open yet').first().waitFor();
  expect(await waits.getByRole('radio', { name: 'All open' }).count()).toBe(0);
  expect(await waits.getByRole('button', { name: 'Analyse this game' }).count()).toBe(0);
  await leave(visits);
});

describe('somebody who has played', () => {
  test('sees the rating as a chart, and the result with its change', MORE, async () => {
    const visits = [await visit(browser, server.address), await visit(browser, server.address)] as const;
    const [rowan, june] = visits;
    const room = await openTable(rowan.page, { game: 'snowcrest', seats: 2 });
    await sitDown(rowan.page, room, 'Rowan');
    await sitDown(june.page, room, 'June');
    const until = ({ match }: { readonly match: { readonly questions: readonly object[] } }): boolean =>
      match.questions.length === 0;
    // The server stores the result of a game when it loads the table.
    for (const word of ['oak', 'elm', 'ash', 'fir', 'yew']) {
      const { link } = await putTable(server.data, room, { word, at: Date.now(), until });
      await rowan.page.evaluate(path => fetch(`/api${path.replace('table', 'tables')}/record`).then(String), link);
    }
    await rowan.page.goto('/me');
    await rowan.page.locator('.me-ratings svg').first().waitFor();
    expect(await rowan.page.locator('.me-ratings').textContent()).toMatch(/Snowcrest.*\d{3,4}.*5 games/);
    await rowan.page.goto('/friends');
    const results = rowan.page.getByRole('region', { name: 'Recent results' });
    await results
      .getByText(/^rating [+−]\d+$/)
      .first()
      .waitFor();
    await leave(visits);
  });
});

test('an address in capitals, as a code for phones has it, leads to the same room', MORE, async () => {
  const host = await visit(browser, server.address);
  const link = await openTable(host.page, { game: 'helvetia', seats: 2 });
  const guest = await visit(browser, server.address, { size: 'phone' });
  await guest.page.goto(link.toUpperCase());
  await guest.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await sitDown(host.page, link, 'Rowan');
  await guest.page.getByText('Rowan', { exact: true }).first().waitFor();
  await leave([host, guest]);
});
