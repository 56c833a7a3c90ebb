import { asAdmin, newPostgres, urlOf } from '@thorp/server/test/postgres';
import { searchReceived } from '@thorp/server/test/search';
import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser, visit, type Visit } from '../src/browser.ts';
import { isAsked, mover, playOn, playUntilAsked, together } from '../src/friends.ts';
import { LONG } from '../src/long.ts';
import { startOnline } from '../src/online.ts';
import { click, moment, settle } from '../src/play.ts';
import { startProxy, type Proxy } from '../src/proxy.ts';
import { storedEntries } from '../src/stored.ts';

/*
 * People in several browsers at one table, with a real server, and what can go wrong between them.
 */

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

async function proxies(count: number, address = server.address): Promise<Proxy[]> {
  const made = await Promise.all(Array.from({ length: count }, () => startProxy(address)));
  onTestFinished(async () => {
    for (const proxy of made) await proxy.close();
  });
  return made;
}

async function leave(visits: readonly Visit[]): Promise<void> {
  for (const { context } of visits) await context.close();
}

interface StoredMove {
  readonly kind: string;
  readonly id: string;
  readonly seat: number;
}

function storedMoves(link: string, data = server.data): readonly StoredMove[] {
  return entriesOf(link, data).filter(({ kind }) => kind === 'move');
}

/** What the server has stored of a table. */
function entriesOf(link: string, data = server.data): readonly StoredMove[] {
  return storedEntries(link, data) as StoredMove[];
}

interface SentMove {
  readonly type: string;
  readonly action?: { readonly kind: string; readonly id: string };
}

/** The ids of moves that pages have sent and that the server has not refused. */
function sentMoves(ways: readonly Proxy[]): string[] {
  const messages = ways.flatMap(({ sent }) => sent.map(text => JSON.parse(text) as SentMove));
  const ids = messages.flatMap(({ type, action }) => (type === 'act' && action?.kind === 'move' ? [action.id] : []));
  const refused = ways.map(way => way.received()).join('');
  return [...new Set(ids)]
    .filter(id => !new RegExp(`"type":"error","table":"[0-9a-f]+","id":"${id}"`).test(refused))
    .sort();
}

/** Every move that was sent is stored exactly once, and nothing else is. */
async function expectNothingLost(ways: readonly Proxy[], link: string): Promise<void> {
  const stored = (): string[] => storedMoves(link).map(({ id }) => id);
  await expect.poll(() => stored().toSorted()).toEqual(sentMoves(ways));
  expect(new Set(stored()).size).toBe(stored().length);
}

async function sameLog(pages: readonly Page[]): Promise<void> {
  const lines = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();
  const [first, ...others] = pages;
  if (!first) return;
  for (const other of others) {
    await expect.poll(async () => (await lines(other)).length === (await lines(first)).length).toBe(true);
  }
}

test('four people play a whole game of Villagers, from the link to the result', LONG, async () => {
  const { visits, pages } = await together(
    browser,
    Array.from({ length: 4 }, () => server.address),
    {
      game: 'villagers',
    },
  );
  const began = Date.now();
  const answers = await playOn(pages, 11);
  for (const page of pages) expect((await settle(page)).state).toBe('over');
  const totals = await Promise.all(pages.map(page => page.locator('.ending .en-total').allTextContents()));
  for (const each of totals) expect(each).toEqual(totals[0]);
  console.log(`four people: ${answers} answers in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  for (const { complaints } of visits) expect(complaints).toEqual([]);
  await leave(visits);
});

test('no move is lost or doubled over connections that break every few seconds', LONG, async () => {
  const ways = await proxies(2);
  const addresses = ways.map(({ address }) => address);
  const { visits, pages, link } = await together(browser, addresses, { game: 'helvetia' });
  let cuts = 0;
  const timer = setInterval(() => {
    for (const way of ways) cuts += way.cut();
  }, 3_000);
  const began = Date.now();
  const answers = await playOn(pages, 5, 120).finally(() => clearInterval(timer));
  console.log(`broken connections: ${answers} answers, ${cuts} cuts, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  expect(cuts).toBeGreaterThan(4);
  await mover(pages);
  await expectNothingLost(ways, link);
  await sameLog(pages);
  await leave(visits);
});

/** Whether somebody is asked for the wedding during setup. */
async function weds(page: Page): Promise<boolean> {
  const { state, prompt } = await moment(page);
  return state === 'asked' && prompt.endsWith('marry?');
}

// H-2.4 Seats that decide at the same time are asked in play order, so the second knows the first one's choice.
test('the weddings of Helvetia are asked on one device after the other', LONG, async () => {
  const { visits, pages, link } = await together(browser, [server.address, server.address], { game: 'helvetia' });
  const first = await playUntilAsked(pages, 4, weds);
  const second = pages.find(page => page !== first) ?? first;
  expect([await weds(first), await weds(second)]).toEqual([true, false]);
  const before = storedMoves(link).length;
  await playOn([first], 1, undefined, () => weds(second));
  await second.locator('.log li', { hasText: 'marries' }).first().waitFor({ state: 'attached' });
  await playOn([second], 1, undefined, async () => !(await weds(second)));
  await mover(pages);
  const weddings = storedMoves(link).slice(before, before + 2);
  expect(new Set(weddings.map(({ seat }) => seat)).size).toBe(2);
  await sameLog(pages);
  for (const { complaints } of visits) expect(complaints).toEqual([]);
  await leave(visits);
});

/** A server on each kind of database, and the ids of the moves that it has stored. */
const DATABASES = {
  async SQLite() {
    const own = await startOnline();
    onTestFinished(() => own.close());
    return { own, stored: async (link: string) => storedMoves(link, own.data).map(({ id }) => id) };
  },
  async PostgreSQL() {
    const database = await newPostgres();
    await database.start();
    const own = await startOnline({ DATABASE_URL: urlOf([database]) });
    onTestFinished(async () => {
      await own.close();
      await database.remove();
    });
    const stored = async (link: string): Promise<string[]> => {
      const rows = await asAdmin(database, `SELECT body FROM entries WHERE id = '${link.slice('/table/'.length)}'`);
      const entries = rows.map(row => JSON.parse(String((row as { body: unknown }).body)) as StoredMove);
      return entries.flatMap(({ kind, id }) => (kind === 'move' ? [id] : []));
    };
    return { own, stored };
  },
};

test.for(['SQLite', 'PostgreSQL'] as const)(
  'a game by correspondence goes on after each restart of the server: %s',
  LONG,
  async kind => {
    const { own, stored } = await DATABASES[kind]();
    const ways = await proxies(2, own.address);
    const clock = { kind: 'correspondence', perMove: 86_400_000, bank: 0, whenOut: 'turn' };
    const addresses = ways.map(({ address }) => address);
    const { visits, pages, link } = await together(browser, addresses, { game: 'feudalia', clock });
    for (let day = 0; day < 4; day++) {
      await playOn(pages, day + 1, 8);
      await own.restart();
      await mover(pages);
    }
    await playOn(pages, 9, 4);
    await mover(pages);
    await expect.poll(async () => (await stored(link)).toSorted()).toEqual(sentMoves(ways));
    expect(new Set(await stored(link)).size).toBeGreaterThan(8);
    await leave(visits);
  },
);

test('the server is gone for a minute: what was tapped meanwhile is sent once when it is back', LONG, async () => {
  const ways = await proxies(2);
  const { visits, pages, link } = await together(
    browser,
    ways.map(({ address }) => address),
    { game: 'snowcrest' },
  );
  await playOn(pages, 3, 4);
  const asked = await mover(pages);
  for (const way of ways) way.block();
  for (const page of pages) await page.getByText('Connection lost').first().waitFor();
  // The page may accept a tap now, or explain that it has to wait: in both cases nothing is done twice.
  await click(asked, 0);
  await asked.waitForTimeout(60_000);
  for (const way of ways) way.mend();
  for (const page of pages) await expect.poll(() => page.getByText('Connection lost').count()).toBe(0);
  await playOn(pages, 4, 6);
  await mover(pages);
  await expectNothingLost(ways, link);
  for (const { complaints } of visits) expect(complaints.filter(line => !/ERR_|WebSocket/.test(line))).toEqual([]);
  await leave(visits);
});

test('who looks on never receives a card of a hand', LONG, async () => {
  const [mine, theirs, watching] = await proxies(3);
  if (!mine || !theirs || !watching) throw new Error('there are three ways');
  const { visits, pages, link } = await together(browser, [mine.address, theirs.address], { game: 'villagers' });
  const third = await visit(browser, watching.address);
  await third.page.goto(link);
  await third.page.waitForSelector('.table .prompt');
  await playOn(pages, 7, 30);
  await mover(pages);
  const hands = (text: string): string[] => [...text.matchAll(/"hand":(\[[^\]]*\])/g)].map(([, hand = '']) => hand);
  // The players do receive hands, so the search can find something.
  expect(hands(mine.received()).some(hand => hand !== '[]')).toBe(true);
  expect(hands(watching.received()).filter(hand => hand !== '[]')).toEqual([]);
  expect(watching.received()).not.toContain('"passedCard"');
  expect(watching.received()).not.toMatch(/"decision":\{/);
  expect(await third.page.locator('[data-lit]').count()).toBe(0);
  const search = ({ told }: Proxy): ReturnType<typeof searchReceived> =>
    searchReceived(server.data, link.slice('/table/'.length), null, told);
  const { compared, hidden, withheld } = await search(watching);
  console.log(`somebody looks on: ${compared} updates, ${hidden} cards and ${withheld} private events not in them`);
  expect(compared).toBeGreaterThan(0);
  expect(hidden).toBeGreaterThan(0);
  await expect(search(mine)).rejects.toThrow('was sent a card that it has never seen');
  await leave([...visits, third]);
});

/** Asks to take the last move back, in the place where the page says who is asked. */
async function askUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask to undo' }).click();
  await page.getByText('You asked to take your last move back.').waitFor();
}

test('taking back is asked for, refused and allowed', LONG, async () => {
  const { visits, pages, link } = await together(browser, [server.address, server.address], { game: 'villagers' });
  const first = await mover(pages);
  const second = pages.find(page => page !== first) ?? first;
  await playOn([first], 2, undefined, () => isAsked(second));
  expect(storedMoves(link).length).toBeGreaterThan(0);
  const lines = (): Promise<number> => second.locator('.log li').count();
  const before = await lines();
  await askUndo(first);
  await second.getByRole('button', { name: 'Not now' }).click();
  await first.getByText('Not this time.').waitFor();
  await expect.poll(() => first.getByText('You asked to take your last move back.').count()).toBe(0);
  expect(await lines()).toBe(before);
  await askUndo(first);
  await second.getByRole('button', { name: 'Allow' }).click();
  await mover([first]);
  await expect.poll(lines).toBeLessThan(before);
  await leave(visits);
});

test('a clock runs out, and a bot plays that turn', LONG, async () => {
  const clock = { kind: 'live', base: 2_000, increment: 0, whenOut: 'turn' };
  const { visits, link } = await together(browser, [server.address, server.address], { game: 'snowcrest', clock });
  // Nobody answers: one clock runs out, then the other, and a bot plays each turn.
  await expect.poll(() => storedMoves(link).length).toBeGreaterThan(4);
  const [first] = entriesOf(link);
  expect(first?.kind).toBe('timeout');
  await leave(visits);
});

test('bots take the seats of all whose time is out, and the page says why the game has ended', LONG, async () => {
  const clock = { kind: 'live', base: 2_000, increment: 0, whenOut: 'seat' };
  const { visits, pages, link } = await together(browser, [server.address, server.address], {
    game: 'snowcrest',
    clock,
  });
  // Nobody answers.
  for (const page of pages) await page.getByRole('dialog', { name: /^Time is up and nobody is left/ }).waitFor();
  expect(
    entriesOf(link)
      .flatMap(({ kind, seat }) => (kind === 'timeout' ? [seat] : []))
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1]);
  await leave(visits);
});

test('a seat is continued on a second device, and both show the same', LONG, async () => {
  const { visits, pages, link } = await together(browser, [server.address, server.address], { game: 'snowcrest' });
  const asked = await mover(pages);
  const { prompt } = await moment(asked);
  const helper = await asked.context().newPage();
  await helper.goto('/me');
  await helper.getByRole('button', { name: 'Show the code' }).click();
  const secret = await helper.getByLabel('Link for the other device').inputValue();
  const second = await visit(browser, server.address, { size: 'phone' });
  await second.page.goto(secret);
  await second.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await second.page.getByRole('list', { name: 'Devices' }).waitFor();
  await second.page.goto(link);
  expect((await settle(second.page)).prompt).toBe(prompt);
  const before = storedMoves(link).length;
  await playOn([second.page], 1, undefined, async () => storedMoves(link).length > before);
  await expect.poll(async () => (await moment(asked)).prompt).not.toBe(prompt);
  await leave([...visits, second]);
});
