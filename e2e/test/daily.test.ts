import { connect, type Socket } from '@thorp/client';
import { dayOf, dealOf, offlineSecret } from '@thorp/client/daily';
import { begin, choose, must, recordOf, settle as settleSettings, type GameRecord } from '@thorp/kernel';
import { newHostToken, openStore, readConfig } from '@thorp/server';
import { snowcrest } from '@thorp/snowcrest';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { LONG, MORE } from '../src/long.ts';
import { startOnline, type OnlineServer } from '../src/online.ts';
import { click, go, openRecord, playByClicks, settle } from '../src/play.ts';
import { returning } from '../src/returning.ts';
import { smallText } from '../src/text.ts';

let server: OnlineServer;

beforeAll(async () => {
  server = await startOnline();
});
afterAll(() => server.close());

const deal = (page: Page, game: string) => page.locator(`.dy-deal[data-game="${game}"]`);

async function openDaily(page: Page): Promise<void> {
  // Come from another page: this one loads everything when it is opened.
  if (page.url().endsWith('/daily')) await go(page, '/about');
  await go(page, '/daily');
  await deal(page, 'feudalia').locator('.pic svg').waitFor();
}

/** Plays on at a person's table over a separate socket, which is faster than clicks. */
async function playOn(context: BrowserContext, table: string, site = server): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const address = `${site.address.replace('http', 'ws')}/ws`;
  const client = connect(address, {
    open(_, protocol) {
      // Node's own sockets accept headers; the types here are a browser's.
      const options = { protocols: [protocol], headers: { cookie } } as unknown as string[];
      return new WebSocket(address, options) as unknown as Socket;
    },
  });
  const session = client.table(table);
  for (let pick = 0; !session.update()?.result; pick++) {
    const options = session.update()?.decision?.options ?? [];
    const option = options[pick % Math.max(1, options.length)];
    if (option) await session.act({ kind: 'move', options: [option] });
    else await new Promise(resolve => setTimeout(resolve, 5));
  }
  client.close();
}

const tableOf = (page: Page): string => must(page.url().split('/').at(-1), 'the table is in the address');

describe('with a server', () => {
  test('a deal is played, verified and listed; then it is free', async () => {
    const { page, context, complaints } = await returning({}, server.address);
    await openDaily(page);
    await page.getByText('Results open when you have played').waitFor();
    await deal(page, 'snowcrest').getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL(/\/table\/[0-9a-f]{32}$/);
    await settle(page);
    await click(page, 0);
    const table = tableOf(page);

    // It continues where it was, and its cards are not revealed.
    await openDaily(page);
    await deal(page, 'snowcrest')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await page.waitForURL(`**/table/${table}`);
    expect(await page.evaluate(async id => (await fetch(`/api/tables/${id}/record`)).status, table)).toBe(409);
    await playOn(context, table);

    await openDaily(page);
    const row = page.getByRole('row', { name: /you/ });
    await row.getByText('verified', { exact: true }).waitFor();
    await row.getByText('1st').waitFor();
    expect(await row.innerText()).toMatch(/\b(won|lost)\b/);
    await page.getByText('1 day in a row').waitFor();
    expect(await deal(page, 'snowcrest').locator('.dy-state').innerText()).toMatch(/1st of 1/);
    await row.getByRole('link', { name: /^Review/ }).click();
    await page.waitForURL(`**/review/${table}*`);
    await page.locator('.review, [role="slider"]').first().waitFor();

    // The second try has another table and changes nothing.
    await openDaily(page);
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.waitForURL(/\/table\/[0-9a-f]{32}$/);
    expect(tableOf(page)).not.toBe(table);
    await playOn(context, tableOf(page));
    await openDaily(page);
    await page.getByRole('row', { name: /you/ }).waitFor();
    expect(await page.locator('.dy-results tbody tr:not(.is-bot)').count()).toBe(1);

    // The comparison bot has no place, and its game can be reviewed.
    const bot = page.getByRole('row', { name: /Hard bot/ });
    await bot.waitFor();
    expect(await bot.innerText()).toContain('reference');
    await bot.getByRole('link', { name: /^Review: Hard bot/ }).click();
    await page.waitForURL(/\/review\/[0-9a-f]{32}/);
    await page.locator('.review, [role="slider"]').first().waitFor();
    expect(complaints.filter(each => !each.includes('409'))).toEqual([]);
  });

  testInSizes('the page is accessible and readable: %s', async size => {
    const { page } = await returning({ size }, server.address);
    await openDaily(page);
    await page.getByText('Results open when you have played').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await smallText(page, size === 'phone' ? 12 : 11)).toEqual([]);
  });

  test('a deal is played to its end by clicks', LONG, async () => {
    const { page } = await returning({}, server.address);
    await openDaily(page);
    await deal(page, 'snowcrest').getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL(/\/table\/[0-9a-f]{32}$/);
    await settle(page);
    await playByClicks(page, 1);
    await openDaily(page);
    await page.getByRole('row', { name: /you/ }).getByText('verified', { exact: true }).waitFor();
  });
});

describe('without a server', () => {
  test('the deals of the date are here and say that they can be known ahead', async () => {
    const { page } = await returning();
    await openDaily(page);
    await page.getByText('everybody can work them out ahead').waitFor();
    expect(await page.locator('.dy-results').count()).toBe(0);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await deal(page, 'snowcrest').getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL(/\/table\/[0-9a-f]{16}$/);
    const table = tableOf(page);
    await settle(page);
    await openDaily(page);
    await deal(page, 'snowcrest')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await page.waitForURL(`**/table/${table}`);
  });

  test('a result is sent, verified and listed apart; a forged one is refused with the reason', async () => {
    const { page } = await returning({}, server.address);
    await openDaily(page);
    const record = playedToday();
    const totals = must(record.end, 'it is over').totals.map(total => total + 50);
    const forged = await send(page, { ...record, end: { ...record.end, totals } });
    expect([forged.status, forged.body]).toEqual([400, expect.stringMatching(/the totals are .* the record claims/)]);
    const other = await send(page, playedToday('2020-01-01'));
    expect([other.status, other.body]).toEqual([400, expect.stringContaining('not dealt from this date')]);
    expect((await send(page, record)).status).toBe(201);

    const path = `/api/daily/${today()}/snowcrest`;
    const listed = await page.evaluate(async address => (await fetch(address)).text(), path);
    expect(JSON.parse(listed)).toMatchObject({ open: false, results: [{ kind: 'date', you: true, place: null }] });
    await page.reload();
    await page.getByText('1 day in a row').waitFor();
  });
});

test('a result that was played here without a server is sent by its button', MORE, async () => {
  const { page, complaints } = await returning({}, server.address);
  await openRecord(page, JSON.stringify(playedToday()));
  const [day, table] = [today(), tableOf(page)];
  // What the page stores when the table of a date's deal is opened.
  await page.evaluate(
    kept => localStorage.setItem('thorp-daily', kept),
    JSON.stringify({ [day]: { snowcrest: table } }),
  );
  await openDaily(page);
  await page.getByRole('button', { name: 'Send the result' }).click();
  await page.getByText('The result was verified and is listed.').waitFor();
  await page.getByText('1 day in a row').waitFor();
  await openDaily(page);
  expect(await page.getByRole('button', { name: 'Send the result' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a forged result is refused on the page, with the reason', MORE, async () => {
  const { page } = await returning({}, server.address);
  await openRecord(page, JSON.stringify(playedToday()));
  await page.evaluate(
    kept => localStorage.setItem('thorp-daily', kept),
    JSON.stringify({ [today()]: { snowcrest: tableOf(page) } }),
  );
  // Somebody manipulates what the page sends.
  const address = '**/api/daily/*/snowcrest/record*';
  await page.route(address, async route => {
    const record = JSON.parse(must(route.request().postData(), 'a record is sent')) as GameRecord;
    const end = must(record.end, 'it is over');
    await route.continue({ postData: JSON.stringify({ ...record, end: { ...end, totals: [999] } }) });
  });
  await openDaily(page);
  const sending = page.getByRole('button', { name: 'Send the result' });
  await sending.click();
  await page.getByText(/the totals are .* the record claims .*999/).waitFor();
  await page.unroute(address);
  await sending.click();
  await page.getByText('The result was verified and is listed.').waitFor();
});

test('the best game of yesterday can be looked at', MORE, async () => {
  const DAY = 24 * 60 * 60 * 1000;
  let ahead = 0;
  const site = await startOnline({}, undefined, () => Date.now() + ahead);
  const { page, context, complaints } = await visit(await sharedBrowser(), site.address);
  await openDaily(page);
  await deal(page, 'snowcrest').getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL(/\/table\/[0-9a-f]{32}$/);
  const table = tableOf(page);
  await playOn(context, table, site);
  await openDaily(page);
  await page.getByRole('row', { name: /you/ }).getByText('verified', { exact: true }).waitFor();
  expect(await page.locator('.dy-yesterday').count()).toBe(0);
  ahead = DAY + DAY / 12;
  await openDaily(page);
  await page.locator('.dy-yesterday').getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(`**/review/${table}*`);
  await page.locator('.rv-window [data-piece]').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await site.close();
});

test('the German page calls scenarios by their German names', MORE, async () => {
  const { page } = await returning({ locale: 'de-DE' });
  await openDaily(page);
  const mode = deal(page, 'feudalia').locator('.dy-plate span');
  await expect.poll(() => mode.textContent()).toMatch(/^Allein, \p{L}{3,}/u);
  expect(await mode.textContent()).not.toMatch(/Szenario/);
});

const today = (): string => dayOf(Date.now());

/** A solo game of a date's deal, played by always taking the last option. */
function playedToday(day = today()): GameRecord {
  const deal = must(dealOf(today(), 'snowcrest'), 'there is one every day');
  const match = begin(snowcrest, settleSettings(snowcrest, 1, deal.settings), offlineSecret(day, 'snowcrest'));
  while (match.questions.length > 0) {
    const { seat, options } = must(match.questions[0], 'somebody is asked');
    choose(match, seat, options.at(-1));
  }
  return recordOf(match);
}

async function send(page: Page, record: object): Promise<{ readonly status: number; readonly body: string }> {
  return page.evaluate(
    async ({ path, text }) => {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(path, { method: 'POST', headers, body: text });
      return { status: sent.status, body: await sent.text() };
    },
    { path: `/api/daily/${today()}/snowcrest/record?name=Eve`, text: JSON.stringify(record) },
  );
}

test('those who run the site see figures, and others do not', async () => {
  const { page } = await returning({}, server.address);
  await page.goto('/admin');
  await page.getByText('This page needs a token').waitFor();
  const store = await openStore(readConfig({ THORP_DATA: server.data }));
  const token = await newHostToken(store, 1);
  await store.close();
  await page.goto('about:blank');
  await page.goto(`/admin#${token}`);
  await page.getByRole('img', { name: /^Games that ended: most \d/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await faultsInBothThemes(page)).toEqual([]);
});
