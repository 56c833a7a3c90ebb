import { firstLink, nextLink, type GameRecord } from '@thorp/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedBrowser, SIZES, visit, type Look, type Visit } from '../src/browser.ts';
import { faultsInBothThemes } from '../src/access.ts';
import { MORE } from '../src/long.ts';
import { storeOld } from '../src/oldTables.ts';
import { GAMES, go, openRecord } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();
const { end } = positionsOf('villagers');

/** A visitor whose browser has one finished game, shown at its end. */
interface Reader extends Visit {
  readonly table: string;
}

async function reader(look: Look = {}): Promise<Reader> {
  const visitor = await returning(look);
  await openRecord(visitor.page, end);
  const table = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
  return { ...visitor, table };
}

/** The stored data of a table in the browser's database, as text. */
function stored({ page, table }: Reader): Promise<string> {
  return page.evaluate(
    async wanted =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('thorp');
        opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['tables', 'entries']);
          const rows = reading.objectStore('tables').get(wanted);
          const entries = reading.objectStore('entries').getAll(IDBKeyRange.bound([wanted, 0], [wanted, Infinity]));
          reading.oncomplete = () => {
            opening.result.close();
            resolve(JSON.stringify([rows.result, entries.result]));
          };
        };
      }),
    table,
  );
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Course of the game' });
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

async function review({ page, table }: Reader, query = ''): Promise<void> {
  await go(page, `/review/${table}${query}`);
  await page.locator('.rv-window [data-piece]').first().waitFor();
}

test('the end of a game shows who won, opens rows, checks the deal and draws a picture to share', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  const ending = page.locator('dialog.ending');
  await ending.getByText('Deal verified').waitFor();
  await ending.getByRole('button', { name: 'How it works' }).click();
  const fair = page.getByRole('dialog', { name: 'Was the deal fair?' });
  // What it proves and what it does not, and the numbers with which everybody can check it.
  await fair.getByText('All cards and draws follow from that secret').waitFor();
  await fair.getByText('Whether another game was written down').waitFor();
  const { commitment, secret = '', plies } = JSON.parse(end) as GameRecord;
  for (const number of [commitment, secret, plies.at(-1)?.link ?? '']) await fair.getByText(number).waitFor();
  await fair.getByRole('button', { name: 'Check again' }).click();
  await fair.getByText('Deal verified').waitFor();
  await page.keyboard.press('Escape');
  await fair.waitFor({ state: 'detached' });
  // The winner's village is drawn small enough to be seen completely.
  const street = ending.locator('.en-village .vi-street');
  const below = (): Promise<number> => street.evaluate(each => each.scrollHeight - each.clientHeight);
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desktop]) {
    await page.setViewportSize(size);
    await expect.poll(below, { message: `${size.width}` }).toBeLessThanOrEqual(8);
  }
  const row = ending.getByRole('button', { name: /Mirela, / });
  await row.click();
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
  await ending.getByRole('button', { name: 'Share' }).click();
  const picture = page.locator('.en-postcard img');
  await picture.waitFor();
  const size = (): Promise<number[]> =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1200, 630]);
  const drawn = await picture.getAttribute('src');
  await page.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });
  // Whoever gets the picture sees the same, whatever the theme here.
  await page.emulateMedia({ colorScheme: 'dark' });
  await ending.getByRole('button', { name: 'Share' }).click();
  await picture.waitFor();
  expect((await picture.getAttribute('src')) === drawn).toBe(true);
  await page.keyboard.press('Escape');
  await ending.getByRole('button', { name: 'See the table' }).click();
  await ending.waitFor({ state: 'detached' });
  // Result, review and another game stay one tap away.
  const onward = await page.locator('.prompt-actions button').allTextContents();
  expect(onward).toEqual(['Result', 'Review', 'Play again']);
  await page.locator('.prompt-actions').getByRole('button', { name: 'Review' }).click();
  await page.waitForURL('**/review/*');
  expect(complaints).toEqual([]);
});

describe('review', () => {
  test('opens at a linked moment and goes by keys from decision to decision, round to round, start and end', async () => {
    const visitor = await reader();
    const { page, complaints } = visitor;
    // A fresh load, as by a link from elsewhere.
    await page.goto(`/review/${visitor.table}?at=57&seat=2`);
    await expect.poll(() => at(page)).toBe(57);
    await expect.poll(() => page.getByRole('radio', { name: 'Mirela' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(58);
    await page.keyboard.press('Home');
    await expect.poll(() => at(page)).toBe(1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => at(page)).toBeGreaterThan(1);
    const second = await at(page);
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Round \d.*Decision \d+ of \d+$/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe(second - 1);
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.rv-decision h2').textContent()).toBe('The end');
    await page.keyboard.press('1');
    await expect.poll(() => page.getByRole('radio', { name: 'Rowan' }).isChecked()).toBe(true);
    await page.keyboard.press('0');
    await page.getByRole('region', { name: 'All hands' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\?at=\d+&seat=all$/);
    expect(complaints).toEqual([]);
  });

  test('plays by itself, and stops when something is touched', async () => {
    const visitor = await reader();
    const { page, complaints } = visitor;
    await review(visitor, '?at=10&seat=1');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(12);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('moves cards as at the table when one decision follows another, and not when it jumps to a round', async () => {
    const visitor = await reader({ motion: true });
    const { page, complaints } = visitor;
    await page.evaluate(() => {
      const seen = Object.assign(globalThis, { moves: 0 });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function counted(...how) {
        if (this.closest('.rv-window')) seen.moves++;
        return animate.apply(this, how);
      };
    });
    const moves = (): Promise<number> => page.evaluate(() => (globalThis as { moves?: number }).moves ?? 0);
    await review(visitor, '?at=2&seat=1');
    // The places of the pieces are remembered when the table rests. Decision 2 takes a card from the Road.
    await page.waitForTimeout(1000);
    const before = await moves();
    await page.keyboard.press('ArrowRight');
    await expect.poll(moves).toBeGreaterThan(before);
    const after = await moves();
    await page.getByRole('button', { name: /^Round 4/ }).click();
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Round 4/);
    await page
      .locator('.rv-at')
      .getByText(/^Round 4/)
      .waitFor();
    expect(await at(page)).toBeGreaterThan(60);
    expect(await moves()).toBe(after);
    // Slowly it takes longer from decision to decision than quickly.
    const passed = async (speed: string): Promise<number> => {
      const from = await at(page);
      await page.getByRole('combobox', { name: 'Speed' }).selectOption(speed);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForTimeout(4000);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      return (await at(page)) - from;
    };
    const slow = await passed('slow');
    expect(slow).toBeGreaterThan(0);
    expect(await passed('fast')).toBeGreaterThan(slow);
    expect(complaints).toEqual([]);
  });

  test('is sound by axe', async () => {
    const visitor = await reader();
    const { page, complaints } = visitor;
    await review(visitor, '?at=40&seat=1');
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('What if plays on in a branch, keeps it beside the game, and leaves the game as it is to the byte', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  await review(visitor, '?at=60&seat=1');
  const before = await stored(visitor);
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('region', { name: 'What if 1' }).waitFor();
  await page.locator('.prompt [data-lit], .table [data-lit]').first().click();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('region', { name: 'What happened, and what if' }).getByText('What if 1').waitFor();
  await expect.poll(() => at(page)).toBe(60);
  expect(await stored(visitor)).toBe(before);
  await go(page, '/games');
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /^Review/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('several branches are kept with the game and compared with it side by side, and each is dropped alone', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  const before = await stored(visitor);
  for (const [decision, name] of [
    [60, 'What if 1'],
    [120, 'What if 2'],
  ] as const) {
    await review(visitor, `?at=${decision}&seat=1`);
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.waitForURL('**/table/*');
    await page.getByRole('region', { name }).waitFor();
    await page.locator('.prompt [data-lit], .table [data-lit]').first().click();
  }
  // A fresh load: they are stored.
  await page.goto(`/review/${visitor.table}?at=60&seat=1`);
  const compared = page.getByRole('region', { name: 'What happened, and what if' });
  const names = compared.getByRole('rowheader');
  await expect
    .poll(() => names.allTextContents())
    .toEqual(['As it was', 'What if 1from decision 60, goes on', 'What if 2from decision 120, goes on']);
  const { totals } = (JSON.parse(end) as { end: { totals: number[] } }).end;
  const rows = compared.locator('tbody');
  const points = (row: number): Promise<string[]> =>
    rows.nth(row).locator('tr').first().locator('td').allTextContents();
  expect((await points(0)).slice(0, totals.length)).toEqual(totals.map(String));
  // Every branch has the points of all seats and the sources of those of the reader's seat.
  for (const row of [1, 2]) {
    expect((await points(row)).slice(0, totals.length).join(' ')).toMatch(/^\d+( \d+){3}$/);
    expect(await rows.nth(row).locator('.sr-only').textContent()).toMatch(/\d/);
  }
  // On a phone the page scrolls in the window, and nothing lies below the window, not even words for screen readers.
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('radio', { name: 'What if' }).check();
  await compared.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize(SIZES.desktop);
  await compared.getByRole('button', { name: 'Drop: What if 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click();
  await expect.poll(() => names.allTextContents()).toEqual(['As it was', 'What if 2from decision 120, goes on']);
  expect(await stored(visitor)).toBe(before);
  expect(complaints).toEqual([]);
});

test(
  'what changed since the last turn is told over a branch of Feudalia, and its table keeps its width',
  MORE,
  async () => {
    const { page, complaints } = await returning();
    await openRecord(page, positionsOf('feudalia').end);
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await go(page, `/review/${table}?at=102&seat=1`);
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.waitForURL('**/table/*');
    await page.getByRole('button', { name: /^Since your turn: \d+ change/ }).click();
    await page.getByRole('region', { name: /^Since your turn/ }).waitFor();
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1366, 657],
    ] as const) {
      await page.setViewportSize({ width, height });
      const columns = (): Promise<string> =>
        page.locator('.tabletop').evaluate(board => getComputedStyle(board).gridTemplateColumns);
      // A column that no part of the table has asked for has no width.
      await expect.poll(columns).not.toMatch(/(^| )0px/);
    }
    expect(complaints).toEqual([]);
  },
);

test('on a phone the slip of changes waits for a board of Feudalia that loads after it', MORE, async () => {
  const { page, context, complaints } = await returning();
  await openRecord(page, positionsOf('feudalia').end);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.setViewportSize(SIZES.phone);
  await go(page, `/review/${table}?at=102&seat=1`);
  await page.getByRole('radio', { name: 'What if' }).check();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: /^Since your turn: \d+ change/ }).waitFor();
  const held = Promise.withResolvers<void>();
  const board = '**/FeudaliaBoard-*.js';
  await context.route(board, async route => {
    await held.promise;
    await route.continue();
  });
  // Both parts of the slip are here before the board.
  const parts = [/\/SinceTurnMarks-[^/]*\.js$/, /\/sinceTurn-[^/]*\.js$/];
  const loaded = Promise.all(parts.map(part => page.waitForResponse(part)));
  await page.reload();
  await loaded;
  await page.waitForTimeout(1000);
  expect(await page.locator('.tabletop').count()).toBe(0);
  held.resolve();
  await page.getByRole('region', { name: /^Since your turn/ }).waitFor();
  const width = (): Promise<number> => page.locator('.tabletop').evaluate(each => each.getBoundingClientRect().width);
  await expect.poll(width).toBe(SIZES.phone.width);
  expect(await page.locator('.tabletop > .since-slip').count()).toBe(1);
  await context.unroute(board);
  expect(complaints).toEqual([]);
});

test('a change at a seat that a phone leaves out has no number in the corner of the window', MORE, async () => {
  const { page, complaints } = await returning();
  await openRecord(page, positionsOf('snowcrest').end);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.setViewportSize(SIZES.phone);
  // Somebody meditates: the others are not drawn.
  await go(page, `/review/${table}?at=80&seat=1`);
  await page.getByRole('radio', { name: 'What if' }).check();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: /^Since your turn: \d+ change/ }).waitFor();
  const tops = (): Promise<number[]> =>
    page.locator('.piece-mark').evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  await page.waitForTimeout(500);
  expect((await tops()).filter(top => top < 20)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the link to a branch holds its choices: it opens the one that is here, or makes it again', MORE, async () => {
  const visitor = await reader();
  const { page, context, complaints } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // In the last draft, because bots think about every remaining choice.
  await review(visitor, '?at=226&seat=1');
  await page.getByRole('button', { name: 'What if?' }).click();
  const bar = page.getByRole('region', { name: 'What if 1' });
  await bar.waitFor();
  await page.locator('.prompt [data-lit], .table [data-lit]').first().click();
  // Its person leaves it to bots, so that it comes to an end.
  await bar.getByRole('button', { name: 'Bots play on' }).click();
  await page.locator('dialog.ending').getByText('there is nothing to prove').waitFor();
  await page.locator('dialog.ending').getByRole('button', { name: 'See the table' }).click();
  await bar.getByRole('button', { name: 'Link' }).click();
  await page.getByText('Link to this branch copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/review\/[0-9a-f]+\?at=226&seat=1&branch=\d+-\d+(\.\d+-\d+)+$/);
  const branch = page.url();
  await page.goto(link);
  await page.waitForURL(branch);
  const totals = (): Promise<string[]> => page.locator('dialog.ending .en-total').allTextContents();
  await expect.poll(async () => (await totals()).length).toBe(4);
  const before = await totals();
  await page.getByRole('button', { name: 'See the table' }).click();
  await bar.getByRole('button', { name: 'Drop' }).click();
  await page.waitForURL('**/review/*');
  await page.goto(link);
  await page.waitForURL('**/table/*');
  expect(page.url()).not.toBe(branch);
  await expect.poll(totals).toEqual(before);
  await page.goto(`${link}.9-9`);
  await page.getByText('The branch of this link does not fit this game.').waitFor();
  // There is no branch after the last decision.
  await page.goto(`/review/${visitor.table}?at=9999&seat=1&branch=`);
  await page.getByText('The branch of this link does not fit this game.').waitFor();
  expect(complaints).toEqual([]);
});

test('the link to a game of another browser says that the game is not here, and what helps', async () => {
  const { page, complaints } = await returning();
  await go(page, '/review/0123456789abcdef?at=57&seat=2');
  await page.getByText('This table is not in this browser.').waitFor();
  await page.getByText('A record can be loaded under “My games”.').waitFor();
  await page.getByRole('link', { name: 'To my games' }).waitFor();
  expect(complaints).toEqual([]);
});

test('on a tablet the course does not lie over the board', MORE, async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  for (const size of [
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await review(visitor, '?at=20');
    const over = async (): Promise<number> => {
      const [board, course] = [
        await page.locator('.rv-window').boundingBox(),
        await page.locator('.rv-course').boundingBox(),
      ];
      return (board?.y ?? 0) + (board?.height ?? 0) - (course?.y ?? 0);
    };
    await expect.poll(over).toBeLessThanOrEqual(0);
    expect(await smallText(page, 11)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('in German everything in the bar, the buttons and the line over the village is seen whole', MORE, async () => {
  const { page, complaints } = await returning({ locale: 'de-DE' });
  const cut = (): Promise<string[]> =>
    page.evaluate(() => {
      const parts = '.review .top, .review .top .tools > *, .rv-transport > .btn, .en-acts > .btn, .he-village-head';
      return [...document.querySelectorAll<HTMLElement>(parts)]
        .filter(({ scrollWidth, clientWidth, offsetWidth }) => offsetWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ className }) => className);
    });
  for (const [game, at] of [
    ['villagers', 40],
    ['helvetia', 33],
  ] as const) {
    await page.setViewportSize(SIZES.desktop);
    await openRecord(page, positionsOf(game).end);
    await page.locator('dialog.ending').waitFor();
    expect(await cut()).toEqual([]);
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await go(page, `/review/${table}?at=${at}&seat=1`);
    await page.locator('.rv-window [data-piece]').first().waitFor();
    for (const size of [SIZES.phone, SIZES.tablet, { width: 1366, height: 657 }, SIZES.desktop]) {
      await page.setViewportSize(size);
      // Two frames, so that everything that measures the window has done so.
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect([size.width, ...(await cut())]).toEqual([size.width]);
    }
  }
  expect(complaints).toEqual([]);
});

test('a changed record is named by its ply when it is loaded, and is shown up to there', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  const record = JSON.parse(end) as { plies: { seat: number; option: object; link: string }[] };
  const plies = record.plies.with(40, { ...(record.plies[39] ?? { seat: 0, option: {}, link: '' }), link: 'x' });
  await go(page, '/games');
  await page.getByLabel('Or paste its text').fill(JSON.stringify({ ...record, plies }));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('alert').getByText('41').waitFor();
  await page.getByRole('button', { name: 'Look at it as far as it holds' }).click();
  await page.getByText('The record stops at decision 41.').waitFor();
  await page.getByText('Decision 41 differs.').waitFor();
  await expect.poll(() => slider(page).getAttribute('max')).toBe('41');
  expect(complaints).toEqual([]);
});

test('a record whose links were made again after a change is named by its decision, too', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  const changed = relinked(JSON.parse(end) as GameRecord, 40);
  await go(page, '/games');
  await page.getByLabel('Or paste its text').fill(JSON.stringify(changed));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('alert').getByText('Choice 41 of the record is not allowed by the rules').waitFor();
  await page.getByRole('button', { name: 'Look at it as far as it holds' }).click();
  await page.getByText('this choice was not on offer').waitFor();
  await page.getByText('Decision 41 differs.').waitFor();
  await expect.poll(() => slider(page).getAttribute('max')).toBe('41');
  await go(page, '/games');
  const other = { ...(JSON.parse(end) as GameRecord), end: { state: 'x', totals: [999, 1, 1, 1] } };
  await page.getByLabel('Or paste its text').fill(JSON.stringify(other));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('alert').getByText('another end than it tells').waitFor();
  await page.getByRole('button', { name: 'Look at it as far as it holds' }).click();
  await page.getByText('The record does not hold.').waitFor();
  expect(complaints).toEqual([]);
});

/** A record with another choice at a ply, whose links are all valid. */
function relinked({ plies, secret = '', end: last, ...header }: GameRecord, at: number): GameRecord {
  const { thorp, game, version, seats, settings, commitment, entropy } = header;
  let link = firstLink({ thorp, game, version, seats, settings, commitment, entropy });
  const linked = plies.map((ply, i) => {
    const option = i === at ? { kind: 'forged' } : ply.option;
    link = nextLink(link, ply.seat, option);
    return { seat: ply.seat, option, link };
  });
  return { ...header, plies: linked, secret, ...(last ? { end: last } : {}) };
}

test('texts that are no record, huge, foreign or forged are refused in words, and nothing is stored', async () => {
  const { page, complaints } = await returning();
  await go(page, '/games');
  const good = JSON.parse(end) as GameRecord;
  const { end: _, ...endless } = good;
  const { secret: __, ...hidden } = good;
  const player = { kind: 'human', name: 'x'.repeat(5000) };
  const bad: { readonly [what: string]: unknown } = {
    'no record': [],
    'a game of another page': { ...good, game: '../villagers' },
    'a name of every object': { ...good, game: 'constructor' },
    'more seats than any game has': { ...good, seats: 1e9 },
    'fewer seats than were dealt': { ...good, seats: 1 },
    'no end': endless,
    'no secret': hidden,
    'a name as long as a book': { ...good, players: [player, player, player, player] },
    'a choice that is a number': { ...good, plies: [5] },
    'other chance': { ...good, entropy: ['a', 'b', 'c', 'd'] },
    'commitments of nobody': { ...good, entropyCommitments: ['a'] },
  };
  const texts = Object.entries(bad).map(([what, data]) => [what, JSON.stringify(data)] as const);
  texts.push(['cut off', end.slice(0, 5000)], ['deep', '['.repeat(300_000)], ['huge', `"${'x'.repeat(20_000_000)}"`]);
  const alert = page.getByRole('alert');
  for (const [what, text] of texts) {
    await page.locator('textarea').evaluate((field: HTMLTextAreaElement, pasted) => {
      // As React hears it, without typing megabytes.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, pasted);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect.poll(() => alert.count(), { message: what }).toBe(1);
    expect(await alert.textContent(), what).toMatch(/[a-z]{3}.*[.!]/);
    expect(await page.locator('.row').count(), what).toBe(0);
    await go(page, '/about');
    await alert.waitFor({ state: 'detached' });
    await go(page, '/games');
  }
  expect(new URL(page.url()).pathname).toBe('/games');
  expect(complaints).toEqual([]);
});

test('a link with numbers that the game does not have shows the nearest moment, as the reader’s own seat', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  const last = String((JSON.parse(end) as GameRecord).plies.length + 1);
  for (const [query, decision] of [
    ['?at=0&seat=0', '1'],
    ['?at=-7&seat=9', '1'],
    ['?at=1e300&seat=-1', last],
    ['?at=x%00&seat=%3Cb%3E', '1'],
    ['?at=2.5&seat=1.5', '1'],
  ] as const) {
    await page.goto(`/review/${visitor.table}${query}`);
    await expect.poll(() => slider(page).inputValue(), { message: query }).toBe(decision);
    expect(await page.getByRole('radio', { name: 'Rowan' }).isChecked(), query).toBe(true);
  }
  await page.goto(`/review/${visitor.table}?at=60&seat=1&branch=%3Cscript%3E`);
  await page.getByText('The branch of this link does not fit this game.').waitFor();
  expect(complaints).toEqual([]);
});

test('in a low window the board keeps most of the height, and the course is all there', MORE, async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  await page.setViewportSize({ width: 1366, height: 657 });
  // Only the whole page of the end scrolls, none of its panels.
  const panels = page.locator('dialog.ending .panel');
  expect(await panels.evaluateAll(all => all.filter(each => each.scrollHeight > each.clientHeight + 4).length)).toBe(0);
  await review(visitor, '?at=20');
  const course = page.locator('.rv-course');
  await expect.poll(async () => (await page.locator('.rv-table').boundingBox())?.height ?? 0).toBeGreaterThan(420);
  expect(await smallText(page, 11)).toEqual([]);
  expect((await course.locator('.rv-play').boundingBox())?.width ?? 0).toBeGreaterThan(60);
  const tops = await course
    .locator('.rv-transport > *')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  expect(complaints).toEqual([]);
});

test('on a phone tabs show one part at a time below the table', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await go(page, `/review/${visitor.table}?at=20`);
  const decision = page.locator('.rv-decision');
  await decision.waitFor();
  const rows = page.locator('.rv-list');
  expect([await decision.isVisible(), await rows.isVisible()]).toEqual([true, false]);
  await page.getByRole('radio', { name: 'Decisions' }).check();
  await rows.waitFor();
  expect(await decision.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'What if' }).check();
  await page.getByRole('button', { name: 'What if?' }).waitFor();
  expect(await rows.isVisible()).toBe(false);
  expect(await smallText(page, 12)).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'the piece of a choice is ringed, on a phone scrolled into sight, and its seat where the piece is hidden',
  MORE,
  async () => {
    const visitor = await reader();
    const { page, complaints } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    // The second seat builds a card of its hand, which is at the lower end of its table.
    await go(page, `/review/${visitor.table}?at=9&seat=2`);
    const ring = page.locator('.rv-window [data-taken]');
    await expect.poll(() => ring.getAttribute('data-piece')).toBe('hand:1:swineherd');
    const room = page.locator('.rv-table');
    expect(await room.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    const [outer, inner] = [await room.boundingBox(), await ring.boundingBox()];
    if (!outer || !inner) throw new Error('the ring is not drawn');
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    // The first seat cannot see that card.
    await page.goto(`/review/${visitor.table}?at=9&seat=1`);
    await expect.poll(() => ring.getAttribute('data-seat')).toBe('1');
    // While the slider moves nothing is marked; the mark comes when it rests.
    await slider(page).fill('12');
    await expect.poll(() => ring.getAttribute('data-seat')).toBe('2');
    expect(complaints).toEqual([]);
  },
);

test('the rows of the board stand still while the slider is drawn, and follow their contents again', MORE, async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  await review(visitor, '?at=20');
  const drawn = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('.rv-slider input');
    const board = document.querySelector<HTMLElement>('.rv-window .tabletop');
    if (!input || !board) throw new Error('there is no slider');
    const rows: string[] = [];
    for (let decision = 20; decision < 40; decision++) {
      input.value = String(decision);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      rows.push(board.style.gridTemplateRows);
    }
    return rows;
  });
  expect(drawn.at(-1)).toMatch(/px/);
  const rows = page.locator('.rv-window .tabletop');
  await expect.poll(() => rows.evaluate(({ style }: HTMLElement) => style.gridTemplateRows)).toBe('');
  expect(complaints).toEqual([]);
});

test('a game of older rules says so, and is shown by those that are here', async () => {
  const { page, complaints } = await visit(browser, inject('address'));
  const table = await storeOld(page, 'snowcrest');
  await page.goto(`/review/${table}?at=20`);
  await page.locator('.rv-window [data-piece]').first().waitFor();
  await page.getByText('Played with version 2 of the rules. Every decision still stands in version 3').waitFor();
  await expect.poll(() => at(page)).toBe(20);
  expect(complaints).toEqual([]);
});

test('my games are exported as one file and loaded again, with favourite and note', async () => {
  const visitor = await reader();
  const { page, complaints } = visitor;
  await go(page, '/games');
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Note/ }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('that close evening');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.getByText('that close evening').waitFor();
  await page
    .getByLabel('Or paste its text')
    .fill(JSON.stringify({ thorpGames: 1, games: [{ text: end }, { text: '{}' }] }));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByText('1 game loaded.').waitFor();
  await page.getByText('1 could not be read:').waitFor();
  await page.getByRole('status').getByText('game 2 This is not a record of a Thorp game').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('thorp-games.json');
  const again = await visit(browser, inject('address'));
  await again.page.goto('/games');
  await again.page.locator('input[type=file]').setInputFiles(await file.path());
  await again.page.getByText('2 games loaded.').waitFor();
  await again.page.getByText('that close evening').waitFor();
  expect(await again.page.getByRole('button', { name: /^Favourite/, pressed: true }).count()).toBe(1);
  expect([...complaints, ...again.complaints]).toEqual([]);
  await again.context.close();
});

test('my games are searched and narrowed by game, opponent, result, date and favourites', MORE, async () => {
  const { page, complaints, context } = await visit(browser, inject('address'));
  await page.goto('/games');
  const records = GAMES.map(game => ({
    name: `${game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(positionsOf(game).end),
  }));
  await page.locator('input[type=file]').setInputFiles(records);
  await page.getByText('4 games loaded.').waitFor();
  const narrow = page.locator('.gm-narrow');
  const titles = (): Promise<string[]> => page.locator('.row h2').allTextContents();
  const all = await titles();
  expect(all.toSorted()).toEqual(['Feudalia', 'Helvetia', 'Snowcrest', 'Villagers']);
  const list = async (label: string, value: string, found: readonly string[]): Promise<void> => {
    await narrow.getByRole('combobox', { name: label }).selectOption(value);
    await expect.poll(async () => (await titles()).toSorted()).toEqual(found);
    await narrow.getByRole('combobox', { name: label }).selectOption('');
  };
  await list('Game', 'helvetia', ['Helvetia']);
  // June sits at the tables of four.
  await list('Opponent', 'June', ['Helvetia', 'Villagers']);
  await list('Result', 'won', ['Feudalia']);
  await list('Result', 'lost', ['Helvetia', 'Snowcrest', 'Villagers']);
  await list('Result', 'running', []);
  await list('Played', '7', all.toSorted());
  await narrow.getByLabel('Search').fill('mirela snow');
  await expect.poll(titles).toEqual(['Snowcrest']);
  await narrow.getByLabel('Search').fill('nobody of that name');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await titles()).length).toBe(4);
  await page.getByRole('button', { name: 'Favourite: Villagers' }).click();
  await narrow.getByLabel('Favourites').check();
  await expect.poll(titles).toEqual(['Villagers']);
  await narrow.getByLabel('Favourites').uncheck();
  // Forty days later they are no longer among the last 30 days.
  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000);
  await page.reload();
  await list('Played', '30', []);
  await list('Played', '365', all.toSorted());
  expect(complaints).toEqual([]);
  await context.close();
});
