import { putTable } from '@thorp/server/test/putTable';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit, type Look, type Visit } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { LONG, MORE } from '../src/long.ts';
import { arrive, isAsked, mover, openChat, openPeople, openTable, playOn, sitDown, together } from '../src/friends.ts';
import { startOnline } from '../src/online.ts';
import { moment } from '../src/play.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

/** Opens a table and sits down; returns the visit and the link. */
async function host(game: string, seats = 2): Promise<Visit & { readonly link: string }> {
  const visited = await visit(browser, server.address);
  const { page } = visited;
  await page.goto(`/friends/new/${game}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).click({ force: true });
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

/** Rowan asks to end the game without a result, and June agrees. */
async function agreeToEnd(rowan: Page, june: Page): Promise<void> {
  await openPeople(rowan);
  await rowan.getByRole('button', { name: 'Ask to end the game' }).click();
  await rowan.keyboard.press('Escape');
  await june.getByText('Rowan asks to end the game without a result.').waitFor();
  await june.getByRole('button', { name: 'Allow' }).click();
}

/** The lines of a page's log. */
async function logLines(page: Page): Promise<string[]> {
  return page.locator('.log li').allTextContents();
}

describe('people apart', () => {
  test('meet by a link, talk, and play: from the link to the first decision it takes a name and two taps', async () => {
    const one = await host('helvetia');
    const two = await visit(browser, server.address, { size: 'phone' });
    await one.page.getByRole('button', { name: 'I am ready' }).click();
    await one.page.getByLabel('Say something').fill('Hello June');
    await one.page.keyboard.press('Enter');
    // The form of links in messages: after a #, which is not sent to a server.
    const { taps, seconds } = await arrive(two.page, one.link.replace('/table/', '/#/table/'), 'June');
    console.log(`from the link to the table on a phone: ${taps} taps, ${seconds.toFixed(1)} s`);
    expect(taps).toBe(2);
    await one.page.waitForSelector('.table .prompt');
    // Lines from before one's arrival are new, too.
    await two.page.getByRole('button', { name: 'Chat, 1 new' }).click();
    await two.page.getByText('Hello June').waitFor();
    await two.page.getByText('new', { exact: true }).waitFor();
    await two.page.keyboard.press('Escape');
    for (const { page } of [one, two]) expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await playOn([one.page, two.page], 7, 24);
    for (const { page, context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      expect(await page.locator('.on-here').count()).toBe(1);
      await context.close();
    }
  });

  test('see at once what the host changes, and start without the open seat', async () => {
    const one = await host('helvetia', 3);
    const two = await join(one.link);
    await two.page.getByRole('button', { name: 'I am ready' }).click();
    await two.page.getByText('You are ready. Rowan can start without the open seats.').waitFor();
    await one.page.getByText('June sits down.').waitFor();
    await one.page.getByRole('radio', { name: 'Days' }).click({ force: true });
    await two.page.getByText('2 days a move').waitFor();
    await two.page.getByText('Say when you are ready.').waitFor();
    await one.page.getByRole('button', { name: 'Change what is played' }).click();
    const sheet = one.page.getByRole('dialog', { name: 'Change what is played' });
    await sheet.getByRole('radio', { name: '4', exact: true }).click({ force: true });
    await sheet.getByRole('button', { name: 'Change it for all' }).click();
    await two.page.getByText('4 seats', { exact: true }).waitFor();
    await two.page.getByRole('button', { name: 'I am ready' }).click();
    await one.page.getByRole('button', { name: /^Start with 2/ }).click();
    for (const { page, context, complaints } of [one, two]) {
      await page.waitForSelector('.table .prompt');
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('somebody alone starts with bots in the open seats', async () => {
    const { page, context } = await host('snowcrest', 3);
    await page.getByRole('combobox', { name: 'Open seats' }).selectOption('easy');
    await page.getByRole('button', { name: /^Start with 3/ }).click();
    await page.waitForSelector('.table .prompt');
    await context.close();
  });

  test('read what they missed, talk in two languages, mute, and invite each other again', MORE, async () => {
    const one = await host('helvetia');
    const two = await visit(browser, server.address, { locale: 'de' });
    await two.page.goto(one.link);
    await two.page.getByLabel('Dein Name').fill('June');
    await two.page.getByRole('button', { name: 'Platz nehmen' }).click();
    await two.page.getByRole('button', { name: 'Ich bin bereit' }).click();
    await one.page.getByRole('button', { name: 'Well played!' }).click();
    await two.page.locator('.on-said', { hasText: 'Gut gespielt!' }).waitFor();
    await one.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [one, two]) await page.waitForSelector('.table .prompt');
    const [away, there] = (await moment(one.page)).state === 'asked' ? [two, one] : [one, two];
    const back = away.page.url();
    await away.page.goto('/about');
    // The first player places three buildings before the other is asked.
    await playOn([there.page], 5, undefined, async () => (await logLines(there.page)).length >= 5);
    await away.page.goto(back);
    const recap = away.page.getByRole('region', { name: /While you were away|Während du weg warst/ });
    await recap.waitFor();
    expect(await recap.getByRole('listitem').count()).toBe(3);
    // What happened before the page was loaded is replayed on the table, from where the person left it.
    const lines = await logLines(away.page);
    await recap.getByRole('button', { name: /Show me|Zeig es mir/ }).click();
    await away.page.locator('.prompt-replay').waitFor();
    await expect.poll(async () => (await logLines(away.page)).length).toBeLessThan(lines.length);
    await away.page.getByRole('button', { name: /^(To now|Skip|Zum Jetzt|Überspringen)$/ }).click();
    await expect.poll(() => logLines(away.page)).toEqual(lines);
    await recap.waitFor({ state: 'detached' });
    await openPeople(two.page);
    await two.page.getByRole('button', { name: 'Rowan stummschalten' }).click();
    await two.page.getByRole('button', { name: 'Rowan wieder hören' }).waitFor();
    await two.page.keyboard.press('Escape');
    await openChat(two.page);
    expect(await two.page.locator('.on-said').count()).toBe(0);
    await openPeople(two.page);
    await two.page.getByRole('button', { name: 'Rowan wieder hören' }).click();
    await two.page.keyboard.press('Escape');
    await two.page.locator('.on-said', { hasText: 'Gut gespielt!' }).waitFor();
    await one.page.goto('/friends/new/villagers');
    await one.page.getByRole('button', { name: 'Open the table' }).click();
    await one.page.getByRole('button', { name: 'Invite June' }).click();
    await one.page.getByRole('button', { name: 'June is invited' }).waitFor();
    await two.page.goto('/friends');
    await two.page.getByRole('link', { name: 'Mitspielen: Villagers, Rowan' }).waitFor();
    await two.page.getByRole('button', { name: 'Nein, danke: Villagers, Rowan' }).click();
    await two.page.getByText('Rowan lädt dich ein.').waitFor({ state: 'detached' });
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('set an answer ahead, take it back, and have it given when they are asked', MORE, async () => {
    const one = await host('villagers');
    const two = await join(one.link, {});
    await begin(one.page, two.page);
    const asked = await mover([one.page, two.page]);
    const waits = asked === one.page ? two.page : one.page;
    const set = async (): Promise<void> => {
      await waits.getByRole('button', { name: 'Play ahead' }).click();
      const sheet = waits.getByRole('dialog', { name: 'Play ahead' });
      await sheet.getByText(/^Probably next/).waitFor();
      // Somebody may have taken the first one before.
      for (const at of [0, 1, 2]) await sheet.locator('.on-answers .btn').nth(at).click();
      await sheet.getByRole('button', { name: 'Set', exact: true }).click();
      await waits.getByText(/^Next: /).waitFor();
    };
    await set();
    expect(await asked.getByText(/^Next: /).count()).toBe(0);
    expect(await faultsInBothThemes(waits)).toEqual([]);
    await waits.getByRole('button', { name: 'Take back' }).click();
    await waits.getByText(/^Next: /).waitFor({ state: 'detached' });
    await set();
    const before = (await logLines(asked)).length;
    await playOn([asked], 5, 1);
    // Both have drafted: the second without a tap.
    await waits.getByText(/^Next: /).waitFor({ state: 'detached' });
    await expect.poll(async () => (await logLines(asked)).length).toBeGreaterThan(before + 1);
    expect(await moment(asked)).toMatchObject({ state: 'asked' });
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('see the same game after a reload, and nothing is lost', async () => {
    const one = await host('snowcrest');
    const two = await join(one.link, {});
    await begin(one.page, two.page);
    await playOn([one.page, two.page], 3, 10);
    const before = await logLines(one.page);
    await one.page.reload();
    await one.page.waitForSelector('.table .prompt');
    // The last answer may have come in the meantime: as a line of its own, or in what was the last line.
    const ended = before.slice(0, -1);
    await expect.poll(async () => (await logLines(one.page)).slice(0, ended.length)).toEqual(ended);
    expect((await logLines(one.page)).length).toBeGreaterThanOrEqual(before.length);
    await mover([one.page, two.page]);
    const [asked, waits] = (await moment(one.page)).state === 'asked' ? [one.page, two.page] : [two.page, one.page];
    await asked.goto('/friends');
    await asked.getByRole('heading', { name: 'Your turn 1' }).waitFor();
    // The bar and the title say it on every page.
    await asked.goto('/about');
    await asked.getByRole('navigation').getByRole('link', { name: 'Friends 1' }).waitFor();
    await expect.poll(() => asked.title()).toMatch(/^\(1\) /);
    await waits.goto('/friends');
    await waits.getByRole('heading', { name: 'Waiting for others' }).waitFor();
    expect(await waits.title()).not.toMatch(/^\(/);
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('meet by a code that was read out, and agree to end a game without a result', MORE, async () => {
    const one = await host('villagers');
    const code = await one.page.getByRole('img', { name: /^Code of the table/ }).textContent();
    const two = await visit(browser, server.address, { size: 'phone' });
    await two.page.goto('/friends');
    await two.page.getByRole('button', { name: /^Enter a code/ }).click();
    await two.page.getByLabel('Code of the table').fill('aaa-aa');
    await two.page.getByRole('button', { name: 'To the table' }).click();
    await two.page.getByText('No table has this code now.').waitFor();
    await two.page.getByLabel('Code of the table').fill(`${code?.toLowerCase()}`);
    await two.page.getByRole('button', { name: 'To the table' }).click();
    await sit(two.page, 'June');
    await begin(one.page, two.page);
    await agreeToEnd(one.page, two.page);
    for (const { page, context } of [one, two]) {
      await page.getByText('Everybody agreed to end this game.').waitFor();
      // Nobody has won.
      await page.getByRole('dialog').getByRole('heading', { name: 'The game was given up' }).waitFor();
      await context.close();
    }
  });

  testInSizes('the room is accessible and readable: %s', async size => {
    const one = await host('feudalia');
    const two = await join(one.link, { size });
    expect(await faultsInBothThemes(two.page)).toEqual([]);
    expect(await smallText(two.page, size === 'phone' ? 12 : 11)).toEqual([]);
    await two.page.goto('/friends');
    await two.page.getByRole('heading', { name: 'Not begun yet' }).waitFor();
    expect(await faultsInBothThemes(two.page)).toEqual([]);
    for (const { context } of [one, two]) await context.close();
  });

  test(
    'the big screen shows the code, then the board without hands, in the browser of a player too',
    MORE,
    async () => {
      const one = await host('villagers');
      const screen = await one.context.newPage();
      await screen.goto(one.link.replace('/table/', '/screen/'));
      await screen.getByRole('img', { name: 'The link as a code for phones' }).waitFor();
      const two = await join(one.link);
      await screen.getByText('June', { exact: true }).waitFor();
      expect(await screen.getByRole('button', { name: /Sit down|I am ready|Send/ }).count()).toBe(0);
      expect(await faultsInBothThemes(screen)).toEqual([]);
      await begin(one.page, two.page);
      await screen.waitForSelector('.table .prompt');
      expect(await one.page.locator('.vi-hand [data-card]').count()).toBeGreaterThan(0);
      expect(await screen.locator('.vi-hand').count()).toBe(0);
      // It shows the village of the player who has to move.
      const name = (await mover([one.page, two.page])) === one.page ? 'Rowan' : 'June';
      await screen.getByRole('region', { name: `${name}’s village` }).waitFor();
      expect(await screen.locator('[data-lit]').count()).toBe(0);
      expect(await screen.locator('.prompt :is(button, select):visible').count()).toBe(0);
      await agreeToEnd(one.page, two.page);
      // The table has such a button too, behind the result.
      await one.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
      await one.page.getByRole('button', { name: 'I am ready' }).waitFor();
      await screen.waitForURL(one.page.url().replace('/table/', '/screen/'));
      await screen.locator('.on-big').getByText('June', { exact: true }).waitFor();
      for (const { context } of [one, two]) await context.close();
    },
  );

  test('block somebody from the card of the person, in the room and at the table', MORE, async () => {
    const one = await host('helvetia');
    const two = await join(one.link, {});
    const say = async (text: string): Promise<void> => {
      await two.page.getByLabel('Say something').fill(text);
      await two.page.keyboard.press('Enter');
      await two.page.locator('.on-said', { hasText: text }).waitFor();
    };
    const heard = one.page.locator('.on-said');
    await say('One');
    await heard.filter({ hasText: 'One' }).waitFor();
    await one.page.getByRole('button', { name: /^June, here/ }).click();
    const card = one.page.getByRole('dialog', { name: 'June' });
    await card.getByRole('button', { name: 'Block June' }).click();
    await card.getByText('Blocked: cannot join your tables or write to you.').waitFor();
    await expect.poll(() => heard.count()).toBe(0);
    await one.page.keyboard.press('Escape');
    await say('Two');
    await begin(one.page, two.page);
    await openPeople(one.page);
    const people = one.page.getByRole('dialog', { name: 'People at the table' });
    expect(await people.getByRole('button', { name: 'Mute June' }).count()).toBe(0);
    await people.getByRole('button', { name: 'Unblock June' }).click();
    await people.getByRole('button', { name: 'Mute June' }).waitFor();
    await one.page.keyboard.press('Escape');
    await openChat(two.page);
    await say('Three');
    await openChat(one.page);
    await heard.filter({ hasText: 'Three' }).waitFor();
    // Lines that were said in the meantime were not received.
    expect(await heard.filter({ hasText: 'Two' }).count()).toBe(0);
    for (const { context, complaints } of [one, two]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('copy and share the link of a room', MORE, async () => {
    const { page, context, link } = await host('helvetia');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)).toEqual([{ url: link }]);
    await context.close();
  });

  test('see without reloading where it has become their turn, and go from table to table with one tap', async () => {
    const [rowan, june] = [await visit(browser, server.address), await visit(browser, server.address)] as const;
    await june.page.addInitScript(() => {
      const badges: number[] = [];
      Object.assign(globalThis, { badges });
      Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
    });
    const room = await openTable(rowan.page, { game: 'snowcrest', seats: 2 });
    await sitDown(rowan.page, room, 'Rowan');
    await sitDown(june.page, room, 'June');
    const put = (word: string, seat: number): ReturnType<typeof putTable> =>
      putTable(server.data, room, {
        word,
        at: Date.now(),
        until: ({ match: { questions } }) => questions[0]?.seat === seat,
      });
    const [other, own] = [await put('one', 0), await put('two', 1)];
    for (const { link } of [other, own]) {
      await rowan.page.goto(link);
      await june.page.goto(link);
      await june.page.waitForSelector('.table .prompt');
    }
    await june.page.goto('/friends');
    await june.page.getByRole('heading', { name: 'Your turn 1' }).waitFor();
    await rowan.page.goto(other.link);
    const both = june.page.getByRole('heading', { name: 'Your turn 2' });
    await playOn([rowan.page], 3, undefined, async () => (await both.count()) > 0);
    expect(await june.page.title()).toMatch(/^\(2\) Friends/);
    const badges = await june.page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges);
    expect(badges.at(-1)).toBe(2);
    await june.page
      .getByRole('link', { name: /^Play Snowcrest/ })
      .first()
      .click();
    await june.page.waitForSelector('.table .prompt');
    const first = june.page.url();
    await june.page.getByRole('link', { name: 'Next table where it is your turn (1)' }).click();
    await expect.poll(() => june.page.url()).not.toBe(first);
    await june.page.waitForSelector('.table .prompt');
    expect(await isAsked(june.page)).toBe(true);
    for (const { context, complaints } of [rowan, june]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('remind somebody who lets a slow table wait for half a day', MORE, async () => {
    const pair = [await visit(browser, server.address), await visit(browser, server.address)] as const;
    const clock = { kind: 'correspondence', perMove: 259_200_000, bank: 0, whenOut: 'turn' };
    const room = await openTable(pair[0].page, { game: 'snowcrest', seats: 2, clock });
    for (const [i, { page }] of pair.entries()) await sitDown(page, room, ['Rowan', 'June'][i] ?? '');
    const put = { word: 'slow', at: Date.now() - 13 * 3_600_000, until: () => true };
    const { link } = await putTable(server.data, room, put);
    for (const { page } of pair) await page.goto(link);
    const asked = await mover(pair.map(({ page }) => page));
    const other = pair.find(({ page }) => page !== asked) ?? pair[0];
    // A person who is present needs no reminder.
    await other.page.getByText('Here, thinking for 13 h').waitFor();
    expect(await other.page.getByRole('button', { name: /^Remind/ }).count()).toBe(0);
    await asked.goto('/about');
    await other.page.getByRole('button', { name: /^Remind (Rowan|June)$/ }).click();
    await other.page.getByText(/^Sent. It reaches (Rowan|June) if notifications are on there.$/).waitFor();
    await other.page.reload();
    await other.page.getByRole('button', { name: /^Remind/ }).click();
    await other.page.getByText('Reminded before. Once a day is enough.').waitFor();
    expect(await faultsInBothThemes(other.page)).toEqual([]);
    for (const { context } of pair) await context.close();
  });

  test('somebody who only looks on is asked nothing and sees no hand', async () => {
    const one = await host('villagers');
    const two = await join(one.link);
    await begin(one.page, two.page);
    const third = await visit(browser, server.address);
    await third.page.goto(one.link);
    await third.page.waitForSelector('.table .prompt');
    await third.page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Wren', portrait: '' }) });
    });
    // The players see that somebody watches, and who.
    await one.page.getByRole('button', { name: 'One person is watching' }).click();
    await one.page.getByRole('dialog', { name: 'Watching' }).getByText('Wren').waitFor();
    await one.page.keyboard.press('Escape');
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

  test('read what they are asked, find open tables by their pace, and games to watch', MORE, async () => {
    const own = await startOnline();
    const wish = { game: 'helvetia', watch: 'anyone' } as const;
    const { visits, pages } = await together(browser, [own.address, own.address], wish);
    const asked = await mover(pages);
    await asked.goto('/friends');
    await asked.getByRole('link', { name: /^Play Helvetia: \w/ }).waitFor();
    const clock = { kind: 'correspondence', perMove: 172_800_000, bank: 0, whenOut: 'turn' };
    const host = pages.find(page => page !== asked) ?? asked;
    const link = await openTable(host, { game: 'villagers', seats: 2, listed: true, clock });
    await sitDown(host, link, 'Tobias');
    const third = await visit(browser, own.address);
    await third.page.goto('/friends');
    const open = third.page.getByRole('link', { name: 'Join: Villagers' });
    await open.waitFor();
    await third.page.getByRole('radio', { name: 'Live' }).click({ force: true });
    await third.page.getByText('No open table has this pace.').waitFor();
    await third.page.getByRole('radio', { name: 'Days' }).click({ force: true });
    await open.waitFor();
    expect(await faultsInBothThemes(third.page)).toEqual([]);
    await third.page.getByRole('link', { name: 'Watch: Helvetia' }).click();
    await third.page.waitForSelector('.table .prompt');
    expect(await third.page.locator('[data-lit]').count()).toBe(0);
    for (const { context, complaints } of [...visits, third]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
    await own.close();
  });

  test(
    'are asked after their first turn of some days whether to be notified, and read what an undo takes back',
    MORE,
    async () => {
      const clock = { kind: 'correspondence', perMove: 172_800_000, bank: 0, whenOut: 'turn' };
      const addresses = [server.address, server.address];
      // With a service worker the browser would ask for permission, but this one has no notifications.
      const { visits, pages } = await together(browser, addresses, { game: 'villagers', clock }, { offline: true });
      for (const { context } of visits) {
        await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      }
      for (const page of pages) {
        await page.reload();
        await page.waitForSelector('.table .prompt');
      }
      const first = await mover(pages);
      const second = pages.find(page => page !== first) ?? first;
      const question = first.getByRole('alertdialog', { name: 'Notify you when it is your turn?' });
      expect(await question.count()).toBe(0);
      await playOn([first], 2, undefined, () => isAsked(second));
      await question.waitFor();
      await question.getByRole('button', { name: 'Not now' }).click();
      await question.waitFor({ state: 'detached' });
      await first.getByRole('button', { name: 'Ask to undo' }).click();
      const slip = second.getByRole('alertdialog', { name: /asks to take back the last move/ });
      await slip.getByText('This is undone:').waitFor();
      expect(await slip.getByRole('listitem').first().textContent()).toMatch(/^(Rowan|June) \w/);
      for (const { context } of visits) await context.close();
    },
  );

  test('play a whole game', LONG, async () => {
    const one = await host('villagers');
    const two = await join(one.link, {});
    await begin(one.page, two.page);
    await playOn([one.page, two.page], 11, 4_000);
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
