import { must } from '@thorp/kernel';
import { putTable } from '@thorp/server/test/putTable';
import { searchReceived } from '@thorp/server/test/search';
import { logFor, type Table } from '@thorp/table';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { mover, openTable, playOn, sitDown } from '../src/friends.ts';
import { LONG } from '../src/long.ts';
import { startOnline } from '../src/online.ts';
import { click, moment } from '../src/play.ts';
import { startProxy, type Proxy } from '../src/proxy.ts';
import { storedEntries } from '../src/stored.ts';

/*
 * Weddings (V-10.7) on three devices: everybody passes a hand card face-down. The seats are asked in turn order (V-20.11), and
 * nobody may learn a card before all have chosen (V-17.9), nor ever one that was passed between two others.
 */

const browser = await sharedBrowser();
const server = await startOnline();
afterAll(() => server.close());

/** One of three people, each with their own device. */
interface Guest {
  readonly seat: number;
  readonly page: Page;
  readonly way: Proxy;
}

const NAMES = ['Rowan', 'June', 'Tobias'];

async function asksForGift(page: Page): Promise<boolean> {
  const { state, prompt } = await moment(page);
  return state === 'asked' && prompt.startsWith('Weddings:');
}

/** The cards that were passed at a table, by seat, as the server has stored them. */
function passed(link: string): ReadonlyMap<number, string> {
  const gifts = new Map<number, string>();
  for (const { seat, options = [] } of storedEntries(link, server.data) as Passing[]) {
    for (const { kind, card } of options) if (kind === 'pass' && card) gifts.set(seat, card);
  }
  return gifts;
}

interface Passing {
  readonly seat: number;
  readonly options?: readonly { readonly kind: string; readonly card?: string }[];
}

/** Taps a card of the own hand until the server has stored it. */
async function pass({ page, seat }: Guest, card: string, link: string): Promise<void> {
  const at = await page.evaluate(
    wanted => [...document.querySelectorAll('[data-lit]')].findIndex(each => each.getAttribute('data-card') === wanted),
    card,
  );
  await click(page, at);
  await playOn([page], 3, undefined, async () => passed(link).has(seat));
}

/** A card of the seat's hand that is nowhere in what the others see or have read. */
function secretIn(table: Table, seat: number): string {
  const { game, state } = table.match;
  const hand = (game.view(state, seat) as { players: { hand: string[] }[] }).players[seat]?.hand ?? [];
  const others = table.header.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const known = JSON.stringify(others.map(other => [game.view(state, other), logFor(table, other)]));
  return must(
    hand.find(card => !known.includes(`"${card}"`)),
    'everybody has a card that is new to the others',
  );
}

test('nobody learns which card another device passes at the Weddings before all have chosen', LONG, async () => {
  const ways = await Promise.all(NAMES.map(() => startProxy(server.address)));
  const visits = await Promise.all(ways.map(way => visit(browser, way.address)));
  const guests = ways.map((way, seat): Guest => ({ seat, way, page: must(visits[seat], 'one for each way').page }));
  const [one, two] = guests as [Guest, Guest, Guest];
  const room = await openTable(one.page, { game: 'villagers', seats: 3, settings: { events: true } });
  for (const { page, seat } of guests) await sitDown(page, room, NAMES[seat] ?? '');
  const { link, table } = await putTable(server.data, room, {
    // Here everybody still has a card of the first deal that nobody else has seen.
    word: 'weddings 117',
    at: Date.now(),
    until: ({ match: { questions } }) => questions.some(({ step }) => step === 'wedding'),
  });
  for (const { page } of guests) await page.goto(link);
  for (const { page } of guests) await page.waitForSelector('.table .prompt');

  const secrets = guests.map(({ seat }) => secretIn(table, seat));
  const secretOf = (seat: number): string => must(secrets[seat], 'everybody has one');
  const search = ({ way, seat }: Guest): ReturnType<typeof searchReceived> =>
    searchReceived(server.data, link.replace('/table/', ''), seat, way.told);
  /** Whether a device has ever received a text over its socket. */
  const knows = ({ way }: Guest, text: string): boolean => way.told.some(each => each.includes(text));

  const chosen: Guest[] = [];
  while (chosen.length < guests.length) {
    const asked = await mover(guests.map(({ page }) => page));
    const guest = must(
      guests.find(({ page }) => page === asked),
      'one of them is asked',
    );
    const others = guests.filter(each => each !== guest);
    // One at a time, and nobody twice.
    expect(await asksForGift(asked)).toBe(true);
    for (const { page } of others) expect(await asksForGift(page)).toBe(false);
    expect(chosen).not.toContain(guest);
    const gift = secretOf(guest.seat);
    await pass(guest, gift, link);
    expect(passed(link).get(guest.seat)).toBe(gift);
    chosen.push(guest);
    await expect.poll(() => knows(guest, `"kind":"passedCard","seat":${guest.seat},"card":"${gift}"`)).toBe(true);
    for (const other of others) {
      await expect.poll(() => knows(other, `"kind":"passed","seat":${guest.seat}`)).toBe(true);
    }
    if (chosen.length === guests.length) break;
    for (const reader of guests) {
      const known = chosen.filter(giver => giver !== reader && knows(reader, `"${secretOf(giver.seat)}"`));
      expect(known.map(({ seat }) => seat)).toEqual([]);
      await search(reader);
    }
  }

  // V-10.18 The card goes to the right: each learns the card of the seat after them, and nobody that of the third.
  for (const guest of guests) {
    const [mine, third] = [secretOf((guest.seat + 1) % 3), secretOf((guest.seat + 2) % 3)];
    await expect.poll(() => knows(guest, `"kind":"gotCard","seat":${guest.seat},"card":"${mine}"`)).toBe(true);
    expect(knows(guest, `"${third}"`)).toBe(false);
    const { compared, hidden, withheld } = await search(guest);
    for (const count of [compared, hidden, withheld]) expect(count).toBeGreaterThan(0);
  }
  // The search does find cards: what one device has received contains secrets of another.
  await expect(search({ ...one, way: two.way })).rejects.toThrow(
    /^(seat 0 was sent a card that it has never seen|Expected values)/,
  );
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
  for (const way of ways) await way.close();
});
