import { putTable } from '@thorp/server/test/putTable';
import type { Browser, Page } from 'playwright-core';
import { SIZES, visit, type Look, type Size } from './browser.ts';
import { mover, openChat, openPeople, openTable, playOn, sitDown } from './friends.ts';
import { startOnline, type OnlineServer } from './online.ts';
import { moment } from './play.ts';
import { startProxy } from './proxy.ts';

/* Pictures of everything that is about people elsewhere, with a real server. */

type Take = (page: Page, name: string, look: Look) => Promise<void>;

const NAMED = {
  code: /^Enter a code|^Code eingeben/,
  ready: /^(I am ready|Ich bin bereit)$/,
  sit: /^(Sit down|Platz nehmen)$/,
  name: /^(Your name|Dein Name)$/,
  ahead: /^(Play ahead|Vorausspielen)$/,
  set: /^(Set|Festlegen)$/,
  leave: /^(Leave|Aufstehen)$/,
};

const button = (page: Page, name: keyof typeof NAMED) => page.getByRole('button', { name: NAMED[name] });

/** Somebody who is photographed, and a friend who is not. */
interface Scene {
  readonly me: Page;
  readonly friend: Page;
  readonly take: (name: string) => Promise<void>;
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel(NAMED.name).fill(name);
  await button(page, 'sit').click();
  await button(page, 'ready').waitFor();
}

/** Before anything has been played. */
async function first({ me, take }: Scene): Promise<void> {
  await me.goto('/friends');
  await button(me, 'code').first().waitFor();
  await take('friends-empty');
  await button(me, 'code').first().click();
  await me.locator('dialog[open]').waitFor();
  await take('code');
  await me.goto('/friends/new/villagers');
  await me.locator('.start, .btn--primary').last().waitFor();
  await take('new');
}

/** The waiting room of a friend, and my own. */
async function rooms({ me, friend, take }: Scene): Promise<string> {
  const clock = { kind: 'live', base: 1_200_000, increment: 5_000, whenOut: 'turn' };
  const link = await openTable(friend, { game: 'villagers', seats: 2, clock });
  await sitDown(friend, link, 'Tobias');
  await me.goto(link);
  await button(me, 'sit').waitFor();
  await take('arrive');
  await sit(me, 'Rowan');
  await friend.getByRole('button', { name: 'Hello!' }).click();
  await me.locator('.on-said').first().waitFor({ state: 'attached' });
  await take('room-guest');
  const own = await openTable(me, { game: 'helvetia', seats: 3 });
  await me.goto(own);
  await sit(me, 'Rowan');
  await sitDown(friend, own, 'Tobias');
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await me.getByText('Tobias').first().waitFor();
  await take('room-host');
  await me.goto(own.replace('/table/', '/screen/'));
  await me.locator('.on-big').waitFor();
  await take('screen-room');
  return link;
}

/** At the table: waiting, setting answers ahead, chatting, being asked. */
async function atTable({ me, friend, take }: Scene, link: string): Promise<void> {
  for (const page of [me, friend]) {
    await page.goto(link);
    await button(page, 'ready').click();
  }
  for (const page of [me, friend]) await page.waitForSelector('.table .prompt');
  if ((await mover([me, friend])) === me) {
    await take('table-turn');
    await playOn([me], 3, undefined, async () => (await moment(friend)).state === 'asked');
  }
  await button(me, 'ahead').waitFor();
  await take('table-wait');
  await button(me, 'ahead').click();
  await me.locator('.on-answers').waitFor();
  await me.locator('.on-answers .btn').first().click();
  await take('ahead');
  await button(me, 'set').click();
  await me.locator('dialog[open]').waitFor({ state: 'detached' });
  await take('ahead-set');
  await openChat(me);
  await take('chat');
  // In a small window both are in one sheet.
  await me.keyboard.press('Escape');
  await me.locator('dialog[open]').waitFor({ state: 'detached' });
  await openPeople(me);
  await take('people');
  await me.goto('/about');
  await playOn([friend], 3, 12, async () => (await moment(friend)).state !== 'asked');
  await me.goto(link);
  await me.waitForSelector('.table .prompt');
  await take('table-back');
}

const DAY = 86_400_000;

const inDays = (days: number): object => ({ kind: 'correspondence', perMove: days * DAY, bank: 0, whenOut: 'turn' });

/** A table of both, up to a condition. Its room is left open. */
async function played(
  { me, friend }: Scene,
  server: OnlineServer,
  wish: { readonly game: string; readonly clock: object },
  put: { readonly word: string; readonly ago: number; readonly until: (questions: number, seat: number) => boolean },
): Promise<string> {
  const room = await openTable(friend, { ...wish, seats: 2 });
  await friend.goto(room);
  await friend.getByLabel(NAMED.name).fill('Tobias');
  await friend.getByRole('button', { name: NAMED.sit }).click();
  await me.goto(room);
  await sit(me, 'Rowan');
  const { word, ago, until } = put;
  const { link } = await putTable(server.data, room, {
    word,
    at: Date.now() - ago,
    until: ({ match: { questions } }) => until(questions.length, questions[0]?.seat ?? -1),
  });
  await friend.goto(link);
  await friend.waitForSelector('.table .prompt, dialog.ending');
  await button(me, 'leave').click();
  await friend.goto(room);
  await friend.getByRole('button', { name: NAMED.leave }).click();
  return link;
}

/** What a person with several tables has: turns, tables that wait, open ones, and results. */
async function several(scene: Scene, server: OnlineServer): Promise<void> {
  const { me, friend, take } = scene;
  const over = (questions: number): boolean => questions === 0;
  await played(scene, server, { game: 'snowcrest', clock: inDays(3) }, { word: 'oak', ago: 5 * DAY, until: over });
  await played(scene, server, { game: 'helvetia', clock: inDays(3) }, { word: 'elm', ago: 3 * DAY, until: over });
  await played(scene, server, { game: 'villagers', clock: inDays(3) }, { word: 'ash', ago: 2 * DAY, until: over });
  const mine = (_: number, seat: number): boolean => seat === 1;
  const theirs = (_: number, seat: number): boolean => seat === 0;
  const hour = DAY / 24;
  await played(scene, server, { game: 'snowcrest', clock: inDays(1) }, { word: 'fir', ago: 19 * hour, until: mine });
  await played(scene, server, { game: 'villagers', clock: inDays(2) }, { word: 'yew', ago: 3 * hour, until: mine });
  const long = { word: 'bay', ago: 13 * hour, until: theirs };
  const slow = await played(scene, server, { game: 'villagers', clock: inDays(3) }, long);
  await me.goto(slow);
  await me.waitForSelector('.table .prompt');
  await take('table-slow');
  const live = { kind: 'live', base: 1_200_000, increment: 0, whenOut: 'turn' };
  for (const wish of [
    { game: 'villagers', seats: 3, clock: live },
    { game: 'helvetia', seats: 4, clock: inDays(1) },
    { game: 'feudalia', seats: 2 },
  ]) {
    const link = await openTable(friend, { ...wish, listed: true });
    await friend.goto(link);
    await friend.getByLabel(NAMED.name).fill('Tobias');
    await friend.getByRole('button', { name: NAMED.sit }).click();
    await button(friend, 'ready').waitFor();
  }
}

/** The lists of somebody who has played. */
async function later({ me, take }: Scene): Promise<void> {
  await me.goto('/friends');
  await me.locator('.on-card, .on-row, li').first().waitFor();
  await take('friends');
  await me.goto('/me');
  await me.locator('h1').waitFor();
  await take('me');
}

async function picture(browser: Browser, look: Look, take: Take): Promise<void> {
  const server = await startOnline();
  const way = await startProxy(server.address);
  const mine = await visit(browser, way.address, look);
  const friends = await visit(browser, server.address);
  const watcher = await visit(browser, server.address, look);
  const scene: Scene = { me: mine.page, friend: friends.page, take: name => take(mine.page, name, look) };
  await first(scene);
  const link = await rooms(scene);
  await atTable(scene, link);
  await watcher.page.goto(link);
  await watcher.page.waitForSelector('.table .prompt');
  await take(watcher.page, 'watch', look);
  await watcher.page.goto(link.replace('/table/', '/screen/'));
  await watcher.page.waitForSelector('.table .prompt');
  await take(watcher.page, 'screen-table', look);
  way.block();
  await mine.page.locator('.on-link.is-lost').waitFor();
  await take(mine.page, 'lost', look);
  way.mend();
  await several(scene, server);
  await later(scene);
  for (const { context } of [mine, friends, watcher]) await context.close();
  await way.close();
  await server.close();
}

/** English in the light theme and German in the dark one, in every size. */
const LOOKS: readonly Look[] = (Object.keys(SIZES) as Size[]).flatMap(size => [
  { size, theme: 'light', locale: 'en-GB' },
  { size, theme: 'dark', locale: 'de-DE' },
]);

export async function onlineScreens(browser: Browser, take: Take, looks = LOOKS): Promise<void> {
  for (const look of looks) {
    await picture(browser, look, take);
    console.log(`online: ${look.size}, ${look.theme}`);
  }
}
