import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrolls } from '../src/access.ts';
import { misfits } from '../src/fit.ts';
import { MORE } from '../src/long.ts';
import { GAMES, go, openRecord, settle } from '../src/play.ts';
import { lateWith, longHand, OTHER_SEATS, positionsOf } from '../src/positions.ts';
import { busyTable, cathedralTable, eightMasters, fullTable, payingTable, tradingTable } from '../src/feudalia.ts';
import { POSITIONS, snowcrestTable } from '../src/snowcrest.ts';
import { EXTREME_WINDOWS, OTHER_WINDOWS, shrunk, smallText, textSizes, type Window, WINDOWS } from '../src/text.ts';
import { returning } from '../src/returning.ts';

/** Games whose tables are readable in every window. */
const READABLE = [
  'villagers',
  'seasons',
  'monastery',
  'countess',
  'helvetia',
  'snowcrest',
  'feudalia',
] as const satisfies readonly Parameters<typeof positionsOf>[0][];

const STAGES = ['early', 'middle', 'late'] as const;

/**
 * `npm test` checks the fullest tables of the four games in the smallest and largest windows, and one table each with
 * German words, which are longer, and with larger text; `npm run e2e:more` checks the others. Snowcrest's and
 * Feudalia's own tests check their German tables on a phone.
 */
const IN_TEST: ReadonlySet<string> = new Set([
  ...GAMES.map(game => `${game} late`),
  'helvetia German',
  'villagers large',
]);

/** Pages, each with what is drawn last on it: missing parts would not be measured. */
const PAGES = [
  ['/', '.covers a'],
  ['/new', '.picks a'],
  ['/new/snowcrest', '.start:not([disabled])'],
  ['/learn', '.firstgame'],
  ['/learn/helvetia', '.entries .helpface .he-tile'],
  ['/problems', '.problemlist'],
  ['/rules/villagers', '.chapters-text .sec'],
  ['/daily', '.dy-deals a, .dy-deals button'],
  ['/statistics', '.st-page .panel'],
  ['/games', 'textarea'],
  ['/settings', '.panels .form'],
  ['/about', '.page .prose'],
] as const;

test.each(PAGES)('the page %s is readable in the smallest and largest windows', (path, last) =>
  isPageReadable(path, last, EXTREME_WINDOWS),
);

test.each(PAGES)('the page %s is readable in the windows between', MORE, (path, last) =>
  isPageReadable(path, last, OTHER_WINDOWS),
);

async function isPageReadable(path: string, last: string, windows: readonly Window[]): Promise<void> {
  const { page } = await returning();
  await go(page, path);
  await page.waitForSelector(last);
  const wrong: string[] = [];
  for (const { name, width, height, floor } of windows) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
}

/** Waits until the page is laid out for its window, including parts that measure themselves. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe.each(READABLE)('%s', game => {
  const often = (stage: string): object => (IN_TEST.has(`${game} ${stage}`) ? {} : MORE);

  for (const [which, windows] of [
    ['the smallest and largest windows', EXTREME_WINDOWS],
    ['the windows between', OTHER_WINDOWS],
  ] as const) {
    const when = (stage: string): object => (windows === EXTREME_WINDOWS ? often(stage) : MORE);
    test(`is readable and whole in ${which}: in German`, when('German'), () =>
      isReadable(windows, positionsOf(game).late, 'de-DE'),
    );
    for (const stage of STAGES) {
      test(`is readable and whole in ${which}: ${stage}`, when(stage), () =>
        isReadable(windows, positionsOf(game)[stage]),
      );
    }
  }

  test('browser zoom makes nothing smaller', MORE, () => isNotShrunkByZoom(positionsOf(game).late));

  test('a larger text size makes nothing smaller', often('large'), () => isNotShrunk(positionsOf(game).middle));
});

test.each(OTHER_SEATS)('%s for %i is readable and whole in every window', MORE, (game, seats) =>
  isReadable(WINDOWS, lateWith(game, seats)),
);

/** Snowcrest's questions that take space: a Guardian or a curse, a Meditation, a payment, a place. */
test.each(POSITIONS)('snowcrest is readable and whole in every window: %s', MORE, position =>
  isReadableInBoth(snowcrestTable(position)),
);

// They replace the row and take most of the height.
test.each(['offering', 'curse'] as const)('snowcrest is readable and whole in low windows: %s', position =>
  isReadable(LOW_WINDOWS, snowcrestTable(position)),
);

const LOW_WINDOWS = WINDOWS.filter(({ height }) => height < 700);

test.each([
  ['the fullest table', fullTable],
  ['many played cards', busyTable],
  ['a payment', payingTable],
  ['a trade', tradingTable],
  ['three cathedral masters', cathedralTable],
  ['eight masters', eightMasters],
])('feudalia is readable and whole in every window: %s', MORE, (_, record) => isReadableInBoth(record()));

async function isReadableInBoth(record: string): Promise<void> {
  await isReadable(WINDOWS, record);
  await isReadable(WINDOWS, record, 'de-DE');
}

test('every card of a long hand is seen in every window, with its name', async () => {
  const { page } = await returning();
  await openRecord(page, longHand());
  expect(await page.locator('.vi-hand [data-card]').count()).toBe(13);
  const wrong: string[] = [];
  for (const { name, width, height, floor } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    wrong.push(...(await page.evaluate(hiddenNames)).map(card => `${name}: ${card} is hidden`));
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.boardarea')).map(line => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
});

/** Runs inside the page: the cards of the hand whose name cannot be touched, after scrolling to it. */
function hiddenNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.vi-hand [data-card]')]
    .filter(card => {
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(left + 30, top + 10));
    })
    .map(card => card.dataset['card'] ?? '');
}

test('sizes are measured as they are on the screen, after every zoom and transform', async () => {
  const { page } = await returning();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.stamped::after { content: "d"; font-size: 5px }');
    document.adoptedStyleSheets = [sheet];
    const table = document.createElement('div');
    table.className = 'table';
    table.innerHTML = `
      <div style="zoom: 1.5"><b class="zoomed" style="font-size: 8px">a</b></div>
      <div style="transform: rotate(90deg)"><b class="scaled" style="display: block; font-size: 20px; scale: .5">b</b></div>
      <svg class="drawing" width="10" height="10" viewBox="0 0 100 100"><text class="drawn" y="60" font-size="60">c</text></svg>
      <p class="stamped" style="font-size: 20px">D</p>`;
    document.body.prepend(table);
  });
  const sizes = await textSizes(page);
  const small = await smallText(page, 11);
  await page.evaluate(() => {
    document.querySelector('.table')?.remove();
    document.adoptedStyleSheets = [];
  });
  expect([...sizes].map(([key, px]) => `${key} ${px.toFixed(1)}`)).toEqual([
    '"a" in .zoomed 12.0',
    '"b" in .scaled 10.0',
    '"c" in .drawn 6.0',
    '"D" in .stamped 20.0',
    '""d"" in .stamped::after 5.0',
  ]);
  expect(small).toHaveLength(3);
});

async function isReadable(windows: readonly Window[], record: string, locale?: string): Promise<void> {
  const { page } = await returning(locale === undefined ? {} : { locale });
  await openRecord(page, record);
  const wrong: string[] = [];
  for (const { name, width, height, floor } of windows) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await settle(page);
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.boardarea')).map(line => `${name}: ${line}`));
    if (await scrolls(page)) wrong.push(`${name}: the page scrolls`);
  }
  expect(wrong).toEqual([]);
}

/** A desktop of 1440×900 pixels at 100, 150 and 200 %. */
const ZOOMS = [1, 1.5, 2];

async function isNotShrunkByZoom(record: string): Promise<void> {
  const { page } = await returning();
  await openRecord(page, record);
  const sizes: ReadonlyMap<string, number>[] = [];
  for (const zoom of ZOOMS) {
    await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
    await drawn(page);
    await settle(page);
    sizes.push(new Map([...(await textSizes(page))].map(([words, px]) => [words, px * zoom])));
  }
  const [whole, ...zoomed] = sizes;
  expect(zoomed.flatMap(each => shrunk(whole ?? new Map(), each))).toEqual([]);
}

const TEXT_SIZE_WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function isNotShrunk(record: string): Promise<void> {
  const { page } = await returning();
  await openRecord(page, record);
  const wrong: string[] = [];
  for (const size of TEXT_SIZE_WINDOWS) {
    await page.setViewportSize(size);
    await setTextSize(page, '100');
    const before = await textSizes(page);
    await setTextSize(page, '150');
    wrong.push(...shrunk(before, await textSizes(page)).map(line => `${size.width}: ${line}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  expect(wrong).toEqual([]);
}

test('a larger text size lays a table out for the space that is left', async () => {
  const { page } = await returning();
  await openRecord(page, positionsOf('villagers').early);
  const othersAreBeside = (): Promise<boolean> =>
    page.evaluate(() => {
      const [others, mine] = ['.at-others', '.at-mine'].map(part =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return others !== undefined && mine !== undefined && others.right <= mine.left;
    });
  await page.setViewportSize({ width: 1280, height: 1000 });
  expect(await othersAreBeside()).toBe(true);
  await setTextSize(page, '150');
  await expect.poll(othersAreBeside).toBe(false);
});

/** Chooses a text size in the menu of the table. */
async function setTextSize(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: `${percent} %` }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await settle(page);
}
