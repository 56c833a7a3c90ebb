import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit, type Look, type Visit } from '../src/browser.ts';
import { LONG } from '../src/long.ts';
import { startOnline } from '../src/online.ts';
import { click, dice, moment } from '../src/play.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

/** Opens a table for two and sits down; gives the visit and the link. */
async function host(game: string): Promise<Visit & { readonly link: string }> {
  const visited = await visit(browser, server.address);
  const { page } = visited;
  await page.goto(`/friends/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).click({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await sit(page, 'Rowan');
  return { ...visited, link: await page.getByRole('textbox', { name: 'Invite friends' }).inputValue() };
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

async function join(link: string, look: Look = { size: 'phone' }): Promise<Visit> {
  const visited = await visit(browser, server.address, look);
  await visited.page.goto(link);
  await sit(visited.page, 'June');
  return visited;
}

async function begin(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of pages) await page.waitForSelector('.table .prompt');
}

/** Both answer by chance what they are asked, until so many answers were given or the game is over. */
async function playBoth(pages: readonly Page[], seed: number, most: number): Promise<void> {
  const roll = dice(seed);
  for (let answers = 0; answers < most;) {
    for (const page of pages) {
      const now = await moment(page);
      if (now.state === 'over') return;
      if (now.state !== 'asked') continue;
      await click(page, roll(now.lit));
      answers++;
    }
  }
}

/** The lines of the log that a page has. */
async function logLines(page: Page): Promise<string[]> {
  return page.locator('.log li').allTextContents();
}

describe('people apart', () => {
  test('meet by a link, talk, and play: from the link to the first decision it takes a name and two taps', async () => {
    const one = await host('helvetia');
    const two = await visit(browser, server.address, { size: 'phone' });
    // As messages name it: behind a #, which no server is sent.
    await two.page.goto(one.link.replace('/table/', '/#/table/'));
    await two.page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('click', () => (dataset['taps'] = String(Number(dataset['taps'] ?? 0) + 1)), true);
    });
    await sit(two.page, 'June');
    await two.page.getByRole('button', { name: 'I am ready' }).click();
    await one.page.getByLabel('Say something').fill('Hello June');
    await one.page.keyboard.press('Enter');
    await two.page.getByText('Hello June').waitFor();
    await one.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [one, two]) await page.waitForSelector('.table .prompt');
    expect(await two.page.locator('html').getAttribute('data-taps')).toBe('2');
    for (const { page } of [one, two]) expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await playBoth([one.page, two.page], 7, 24);
    for (const { page, context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      expect(await page.getByRole('button', { name: /^Chat/ }).count()).toBe(1);
      await context.close();
    }
  });

  test('see the same game after a reload, and nothing is lost', async () => {
    const one = await host('snowcrest');
    const two = await join(one.link, {});
    await begin(one.page, two.page);
    await playBoth([one.page, two.page], 3, 10);
    const before = await logLines(one.page);
    await one.page.reload();
    await one.page.waitForSelector('.table .prompt');
    // The last answer of the other may have come meanwhile.
    await expect.poll(async () => (await logLines(one.page)).slice(0, before.length)).toEqual(before);
    await one.page.goto('/friends');
    await one.page.getByRole('heading', { name: /Your turn|Waiting for others/ }).waitFor();
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('agree to end a game without a result', async () => {
    const one = await host('villagers');
    const two = await join(one.link);
    await begin(one.page, two.page);
    await one.page.getByRole('button', { name: /^Chat/ }).click();
    await one.page.getByRole('button', { name: 'Ask to end the game' }).click();
    await one.page.keyboard.press('Escape');
    await two.page.getByText('Rowan asks to end the game without a result.').waitFor();
    await two.page.getByRole('button', { name: 'Allow' }).click();
    for (const { page, context } of [one, two]) {
      await page.getByText('Everybody agreed to end this game.').waitFor();
      await context.close();
    }
  });

  test.for(['phone', 'desktop'] as const)('the room is accessible and readable: %s', async size => {
    const one = await host('feudalia');
    const two = await join(one.link, { size });
    expect(await faultsInBothThemes(two.page)).toEqual([]);
    expect(await smallText(two.page, size === 'phone' ? 12 : 11)).toEqual([]);
    await two.page.goto('/friends');
    await two.page.getByRole('heading', { name: 'Not begun yet' }).waitFor();
    expect(await faultsInBothThemes(two.page)).toEqual([]);
    for (const { context } of [one, two]) await context.close();
  });

  test('somebody who only looks on is asked nothing and sees no hand', async () => {
    const one = await host('villagers');
    const two = await join(one.link);
    await begin(one.page, two.page);
    const third = await visit(browser, server.address);
    await third.page.goto(one.link);
    await third.page.waitForSelector('.table .prompt');
    expect(await third.page.locator('[data-lit]').count()).toBe(0);
    const hand = await one.page
      .locator('.vi-hand [data-card]')
      .evaluateAll(cards => cards.map(card => card.getAttribute('data-card')));
    expect(hand.length).toBeGreaterThan(0);
    expect(await third.page.locator('.vi-hand [data-card]').count()).toBe(0);
    for (const { context, complaints } of [one, two, third]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('play a whole game', LONG, async () => {
    const one = await host('villagers');
    const two = await join(one.link, {});
    await begin(one.page, two.page);
    await playBoth([one.page, two.page], 11, 4_000);
    expect((await moment(one.page)).state).toBe('over');
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

test('where no table server answers, the list says so and games in this browser work', async () => {
  const { page, context } = await visit(browser, server.address);
  await context.route('**/api/**', route => route.abort());
  await page.goto('/friends');
  await page.getByText('No table server answers here.').waitFor();
  await context.close();
});
