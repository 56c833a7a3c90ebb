import { same } from '@thorp/kernel';
import { text as textOf } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { listen, sharedBrowser, visit } from '../src/browser.ts';
import { finishedGames, storeGames } from '../src/finished.ts';
import { MORE } from '../src/long.ts';
import { click, dice, go, moment, settle, sitDown, whatComes, type Moment } from '../src/play.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

/** The log and the prompt, once somebody is asked: enough to tell two moments of a game apart. */
async function story(page: Page): Promise<string> {
  await settle(page);
  return seen(page);
}

/** The same as it is now, even if something is in progress. */
async function seen(page: Page): Promise<string> {
  const asks = await page.evaluate(() => document.querySelector('.prompt .prompt-question')?.textContent);
  return [...(await lines(page)), asks].join('\n');
}

async function told(page: Page): Promise<(string | null)[]> {
  await settle(page);
  return lines(page);
}

/** A click on something that is no longer a choice opens its explanation at some point: close it. */
async function uncovered(page: Page): Promise<Moment> {
  for (;;) {
    const now = await whatComes(page);
    if (now.state !== 'covered') return now;
    await page.keyboard.press('Escape');
  }
}

async function lines(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [...document.querySelectorAll('.log li')].map(line => line.textContent));
}

async function someChoices(page: Page, count: number, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const now = await settle(page);
    if (now.lit > 0) await click(page, roll(now.lit));
  }
  await putAway(page);
}

/** An open choice belongs to one window and is not part of the game. */
async function putAway(page: Page): Promise<void> {
  await settle(page);
  await page.keyboard.press('Escape');
  await settle(page);
}

describe('keeping games', () => {
  test('a reload in mid-turn comes back to the same moment', async () => {
    const { page } = await returning();
    await sitDown(page, 'snowcrest');
    await someChoices(page, 9, 3);
    const before = await story(page);
    await page.reload();
    expect(await story(page)).toBe(before);
  });

  test('several games wait side by side', async () => {
    const { page } = await returning();
    await sitDown(page, 'snowcrest');
    await settle(page);
    await sitDown(page, 'villagers');
    await settle(page);
    await page.goto('/');
    await page.locator('.resume').nth(1).waitFor();
    await page.goto('/games');
    await page.locator('.tables .row').nth(1).waitFor();
    expect(await page.locator('.tables .row').count()).toBe(2);
    await page.getByRole('button', { name: 'Remove: Villagers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator('.tables .row').nth(1).waitFor({ state: 'detached' });
  });

  test('hundreds of games are listed a part at a time', MORE, async () => {
    const { page } = await returning();
    await go(page, '/games');
    await page.getByText('No game yet.').waitFor();
    await storeGames(page, finishedGames(70));
    await page.goto('/games');
    const rows = page.locator('.tables .row');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(50);
    await page.getByRole('button', { name: 'Show 20 more' }).press('Enter');
    await expect.poll(() => rows.count()).toBe(70);
    expect(await page.getByRole('button', { name: /^Show \d/ }).count()).toBe(0);
  });

  test('two windows on one table show the same game and do not spoil it', async () => {
    const address = inject('address');
    const { page: one, context, complaints } = await returning();
    await sitDown(one, 'snowcrest');
    await settle(one);
    const two = await context.newPage();
    listen(two, address, complaints);
    await two.goto(one.url());
    await settle(two);
    for (let i = 0; i < 6; i++) {
      const [playing, watching] = i % 2 === 0 ? [one, two] : [two, one];
      await someChoices(playing, 2, 20 + i);
      const told = await story(playing);
      await expect.poll(() => story(watching)).toBe(told);
    }
    await one.reload();
    expect(await story(one)).toBe(await story(two));
    expect(complaints).toEqual([]);
  });

  test('a click in both windows at once is played once', MORE, async () => {
    const { page: one, context } = await returning();
    await sitDown(one, 'snowcrest');
    const two = await context.newPage();
    await two.goto(one.url());
    const { length } = await told(one);
    // An open choice of one window is not shown in the other: they share only the log.
    for (let i = 0; i < 6; i++) {
      const [, right] = await Promise.all([uncovered(one), uncovered(two)]);
      await Promise.all([click(one, 0), click(two, right.lit - 1)]);
      await Promise.all([one.keyboard.press('Escape'), two.keyboard.press('Escape')]);
      await expect
        .poll(async () => {
          await Promise.all([uncovered(one), uncovered(two)]);
          return same(await lines(one), await lines(two));
        })
        .toBe(true);
    }
    await uncovered(one);
    expect((await lines(one)).length).toBeGreaterThan(length);
  });

  test('a record goes out as a file and comes back as a table', async () => {
    const { page } = await returning();
    await sitDown(page, 'snowcrest');
    await someChoices(page, 7, 9);
    // A record holds only choices: whether a turn waits for confirmation is known only to the table.
    const endTurn = page.getByRole('button', { name: 'Pass on' });
    if (await endTurn.isVisible()) await endTurn.click();
    const before = await story(page);
    await page.goto('/games');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: Snowcrest' }).click(),
    ]);
    const text = await textOf(await file.createReadStream());
    await page.getByLabel('Or paste its text').fill(text);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.waitForURL(/table/);
    expect(await story(page)).toBe(before);
  });

  test('a broken record is refused with the reason', async () => {
    const { page } = await returning();
    await go(page, '/games');
    await page.getByLabel('Or paste its text').fill('{"thorp":1,"game":"snow');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.getByText('its text is cut off or damaged').waitFor();
  });

  test('where nothing can be stored it is told and the game goes on', MORE, async () => {
    const { page, context } = await visit(browser, inject('address'));
    await inHost(
      context,
      "Object.defineProperty(globalThis,'indexedDB',{value:{open(){throw new DOMException('blocked','SecurityError')}}});",
    );
    await sitDown(page, 'snowcrest');
    await someChoices(page, 3, 2);
    await page.getByText('does not let this page store anything').first().waitFor();
    expect((await moment(page)).state).toBe('asked');
    await context.close();
  });

  test('a full store is told plainly, and nothing is lost', async () => {
    const { page, context } = await visit(browser, inject('address'));
    // Later there is space again.
    await noRoom(context, { after: 3, until: 12 });
    await sitDown(page, 'snowcrest', 'Alone');
    const full = page.getByText('The browser has no room left');
    await playUntil(page, 5, () => full.isVisible());
    const told = await story(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'To my games' }).click();
    await page.getByRole('link', { name: 'Continue' }).first().click();
    expect(await story(page)).toBe(told);
    await playUntil(page, 6, async () => !(await full.isVisible()));
    const after = await story(page);
    await page.reload();
    expect(await story(page)).toBe(after);
    await context.close();
  });
});

describe('a slow store', () => {
  test('shows a choice when it is stored and not before: a crash takes nothing that was seen', async () => {
    const { page } = await returning();
    await sitDown(page, 'snowcrest', 'Alone');
    await settle(page);
    const before = await story(page);
    await holdStore(page);
    await click(page, 0);
    await page.getByText('Being saved').waitFor();
    expect(await seen(page)).toBe(before);
    // The page is closed before the store answers.
    await page.reload();
    expect(await story(page)).toBe(before);

    await holdStore(page);
    await click(page, 0);
    await page.getByText('Being saved').waitFor();
    await releaseStore(page);
    await page.getByText('Being saved').waitFor({ state: 'detached' });
    const after = await story(page);
    expect(after).not.toBe(before);
    await page.reload();
    expect(await story(page)).toBe(after);
  });

  test('that fails in the end says so; the choice stands, in memory', MORE, async () => {
    const { page, context } = await visit(browser, inject('address'));
    await noRoom(context, { after: 0, until: Infinity });
    await sitDown(page, 'snowcrest', 'Alone');
    await settle(page);
    const before = await story(page);
    await holdStore(page);
    await click(page, 0);
    await page.getByText('Being saved').waitFor();
    expect(await seen(page)).toBe(before);
    await releaseStore(page);
    await page.getByText('The browser has no room left').waitFor();
    expect(await story(page)).not.toBe(before);
    await context.close();
  });
});

/** Blocks the store with a transaction that does not end, so that others wait, as on a machine that is writing. */
async function holdStore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const held = globalThis as unknown as { held: boolean };
    held.held = true;
    const opening = indexedDB.open('thorp');
    await new Promise(resolve => (opening.onsuccess = resolve));
    const db = opening.result;
    const tx = db.transaction('tables', 'readwrite');
    const again = (): void => {
      if (held.held) tx.objectStore('tables').count().onsuccess = again;
    };
    again();
    tx.oncomplete = () => db.close();
  });
}

async function releaseStore(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { held: false }));
}

/** Plays on with random clicks until a condition holds. */
async function playUntil(page: Page, seed: number, is: () => Promise<boolean>): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < 40 && !(await is()); i++) {
    const now = await settle(page);
    if (now.lit > 0) await click(page, roll(now.lit));
  }
  await putAway(page);
  expect(await is()).toBe(true);
}

/** Only the first writes succeed, and those after the last of these numbers. */
async function noRoom(context: BrowserContext, { after, until }: { after: number; until: number }): Promise<void> {
  await inHost(
    context,
    'let writes=0;const put=IDBObjectStore.prototype.put;IDBObjectStore.prototype.put=function(...args){' +
      `if(this.name==='entries')writes++;if(writes>${after}&&writes<=${until})throw new DOMException('no room','QuotaExceededError');` +
      'return put.apply(this,args)};',
  );
}

/** Runs a script first in the host's worker, where games are stored. */
async function inHost(context: BrowserContext, script: string): Promise<void> {
  await context.route('**/worker-*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}
