import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, scrolls } from '../src/access.ts';
import type { Size } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { LONG, MORE } from '../src/long.ts';
import { misfits } from '../src/fit.ts';
import { mouseOver } from '../src/mouse.ts';
import { openForm, openRecord, playByClicks, playByKeys, settle, sitDown, start } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { LONG_NAMES, POSITIONS, snowcrestTables, type Position } from '../src/snowcrest.ts';
import { returning } from '../src/returning.ts';

const MOMENTS: ReadonlySet<Position> = new Set(['offering', 'curse', 'giving', 'beating', 'meditation']);
/** Axe is slow, so it checks one board of each layout. */
const JUDGED: ReadonlySet<Position> = new Set(['stress', 'curse', 'beating']);

const records = snowcrestTables();

/** S-19.2 Solitaire, and the Rest with which each level is lost. */
const LEVELS = Array.from({ length: 10 }, (_, i) => ({ level: i + 1, rests: i + 1 < 10 ? 4 : 3 }));

async function openPosition(page: Page, name: Position): Promise<void> {
  await openRecord(page, records[name]);
  // Moments are loaded when the first one is shown.
  if (MOMENTS.has(name)) await page.locator('.sn-moment').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

testInSizes('on a %s nothing is cut, covered, too small or out of reach; all is accessible', async size => {
  const { page, complaints } = await returning({ size });
  const found: Record<string, string[]> = {};
  for (const name of POSITIONS) {
    await openPosition(page, name);
    const wrong = await misfits(page, '.sn');
    if (size !== 'desktop')
      wrong.push(...(await page.locator('.sn [data-lit], .sn .prompt button').evaluateAll(tooSmall)));
    if (JUDGED.has(name)) wrong.push(...(await faultsInBothThemes(page)));
    if (await scrolls(page)) wrong.push('the page scrolls');
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
  expect(complaints).toEqual([]);
});

/** Runs inside the page: targets that are too small for a finger. */
function tooSmall(all: readonly Element[]): string[] {
  return all
    .map(each => ({ words: each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 36)
    .map(({ words, box }) => `too small: ${words} ${Math.round(box.width)}×${Math.round(box.height)}`);
}

testInSizes('in German nothing is cut on a %s either', async size => {
  const { page } = await returning({ size, locale: 'de-DE' });
  const found: Record<string, string[]> = {};
  for (const name of ['stress', 'paying', 'offering', 'beating', 'meditation'] as const) {
    await openPosition(page, name);
    await page.getByRole('region', { name: 'Dein Dorf' }).waitFor();
    const wrong = await misfits(page, '.sn');
    wrong.push(...(await page.locator('.sn-card').evaluateAll(coveredNames)));
    if (wrong.length > 0) found[name] = wrong;
  }
  // A Baumeister is in a hand that a moment has made small.
  await openRecord(page, positionsOf('snowcrest').late);
  await page.locator('.sn-moment').waitFor();
  expect(await page.locator('.sn-card').evaluateAll(coveredNames)).toEqual([]);
  expect(found).toEqual({});
});

/** Runs inside the page: names of cards that reach under the symbols in the corner. */
function coveredNames(cards: readonly Element[]): string[] {
  return cards.flatMap(card => {
    const [name, corner] = ['.sn-name', '.sn-corner'].map(part => card.querySelector(part));
    if (!name || !corner || corner.childElementCount === 0) return [];
    const words = document.createRange();
    words.selectNodeContents(name);
    const [text, symbols] = [words, corner].map(part => part.getBoundingClientRect());
    // On a phone the symbols are below the name.
    if (!text || !symbols || symbols.top >= text.bottom || symbols.bottom <= text.top) return [];
    const out = text.right - symbols.left;
    return out > 1 ? [`covered by ${Math.round(out)} px: ${name.textContent}`] : [];
  });
}

test('a payment names its sources and what they come to, and is made for me as it was foretold, with one key', async () => {
  const { page, complaints } = await returning();
  await openPosition(page, 'paying');
  expect(await page.locator('.sn-needs .is-open').count()).toBeGreaterThan(1);
  expect(await page.locator('.sn-village .sn-on, .sn-hand .sn-on').first().textContent()).toMatch(
    /^(pays \d|no use here)/,
  );
  const tokens = page.locator('.sn-tray [data-lit] > b');
  const before = Number(await tokens.textContent());
  const taken = Number(await page.locator('.sn-plan li .sn-resource b').first().textContent());
  expect(await page.locator('.sn-plan').textContent()).toContain(`${taken} Barley tokens`);
  await page.keyboard.press('f');
  await expect.poll(() => page.locator('.sn-needs').count()).toBe(0);
  const left = page.locator('.sn-tray .sn-token').first().locator('> b');
  expect(Number(await left.textContent())).toBe(before - taken);
  expect(complaints).toEqual([]);
});

test('a card chosen by keyboard leaves the focus near its place', async () => {
  const { page } = await returning();
  await openPosition(page, 'stress');
  await page.locator('.sn-cards [data-lit]').last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.prompt .prompt-question').textContent()).toContain('Where does');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.sn-places [data-lit]'))).toBe(true);
});

test('what cannot pay says why, with its clause; a turn can be taken back; a bot gives a hint', async () => {
  const { page, complaints } = await returning();
  await openPosition(page, 'paying');
  await page.locator('.sn .place.is-off').first().click({ force: true });
  await expect.poll(() => page.locator('.whynot').textContent()).toContain('S-5.7');
  await page.locator('.prompt-actions .btn--icon').click();
  await page.locator('.prompt .prompt-hint').waitFor();
  await page.locator('.prompt .prompt-hint summary').click();
  const rated = await page.locator('.prompt .prompt-hint li').allTextContents();
  expect(rated.length).toBeGreaterThan(1);
  expect(rated[0]).toMatch(/\d+ % to win, \d+ point/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.prompt .prompt-question').textContent()).toContain('Where does');
  expect(complaints).toEqual([]);
});

test('a card on its way is dragged onto its place', async () => {
  const { page, complaints } = await returning();
  await openPosition(page, 'placing');
  const place = page.locator('.sn-places .sn-slot.is-lit, .sn-places .place.is-lit').first();
  const [from, to] = [await page.locator('[data-piece="arriving"]').boundingBox(), await place.boundingBox()];
  if (!from || !to) throw new Error('nothing is on its way');
  await page.mouse.move(from.x + 30, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 90, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => page.locator('.prompt .prompt-question').textContent()).not.toContain('Where does');
  expect(complaints).toEqual([]);
});

describe('two quick clicks', () => {
  test('answer one item of an offering: nobody has seen the next one yet', async () => {
    const { page, complaints } = await returning({ size: 'phone' });
    await openPosition(page, 'offering');
    const item = page.locator('.sn-item[aria-current="step"] .sn-item-mark');
    const click = await mouseOver(page, page.getByRole('button', { name: 'Take an Omen' }));
    const first = Number(await item.textContent());
    await click(0);
    await expect.poll(() => item.textContent()).toBe(String(first + 1));
    await settle(page);
    await click(200);
    await settle(page);
    expect(await item.textContent()).toBe(String(first + 1));
    await click(900);
    await expect.poll(() => item.textContent()).toBe(String(first + 2));
    expect(complaints).toEqual([]);
  });

  test('pay with two tokens: a choice may be made again at once', async () => {
    const { page, complaints } = await returning({ size: 'phone' });
    await openPosition(page, 'paying');
    const open = page.locator('.sn-needs .is-open');
    const due = await open.count();
    const click = await mouseOver(page, page.locator('.sn-tray [data-lit]'));
    for (const paid of [1, 2]) {
      await click(200 * paid);
      await expect.poll(() => open.count()).toBe(due - paid);
      await settle(page);
    }
    expect(complaints).toEqual([]);
  });
});

describe('moments of suspense', () => {
  test('a curse shows the items of everybody in order', MORE, async () => {
    const { page } = await returning();
    await openPosition(page, 'curse');
    expect(await page.locator('.sn-settler').count()).toBe(LONG_NAMES.length);
    expect(await page.locator('.sn-settler.is-now > b').textContent()).toBe(LONG_NAMES[0]);
    expect(await page.locator('.sn-item[aria-current="step"]').count()).toBe(1);
    expect(await page.locator('.sn-spirit').count()).toBe(1);
  });

  test('an item that was given and one that was refused are told apart, by eye and by ear', async () => {
    const { page } = await returning({ size: 'phone' });
    await openPosition(page, 'offering');
    await page.getByRole('button', { name: 'Take an Omen' }).click();
    const items = page.locator('.sn-settle .sn-item');
    await expect.poll(() => items.locator('small').allTextContents()).toContain('Omen taken');
    expect(await items.locator('small').allTextContents()).toEqual([
      'given',
      'Omen taken',
      'being settled',
      'then this',
    ]);
    const [given, refused] = [items.nth(0), items.nth(1)];
    expect([
      await given.locator('.sn-item-mark svg').count(),
      await refused.locator('.sn-item-mark svg').count(),
    ]).toEqual([1, 0]);
    expect([
      await given.locator('.sn-item-omen > svg').count(),
      await refused.locator('.sn-item-omen > svg').count(),
    ]).toEqual([0, 1]);
  });

  test('a Meditation shows the number to beat and who has answered', MORE, async () => {
    const { page } = await returning();
    await openPosition(page, 'meditation');
    const bells = await page.locator('.sn-bells i').count();
    expect(await page.locator('.sn-beat').textContent()).toContain(String(bells + 1));
    expect(await page.locator('.sn-answers .is-now .sn-who b').textContent()).toBe(LONG_NAMES[0]);
  });
});

describe('whole games', () => {
  test('the whole game for two, by keyboard', LONG, async () => {
    const { page, complaints } = await returning();
    await sitDown(page, 'snowcrest', 'For two');
    expect(await playByKeys(page, 19)).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  const byClicks = async (preset: string, size: Size): Promise<void> => {
    const { page, complaints } = await returning({ size });
    await sitDown(page, 'snowcrest', preset);
    expect(await playByClicks(page, 23)).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  };

  test('the first game to the last Scroll, by clicks', MORE, () => byClicks('First game', 'phone'));

  test.each([
    { preset: 'Whole game', size: 'tablet' },
    { preset: 'Full table', size: 'desktop' },
  ] as const)('$preset to the last Scroll, by clicks', LONG, ({ preset, size }) => byClicks(preset, size));

  test.each(LEVELS)('alone at level $level, with the Rests counted', LONG, async ({ level, rests }) => {
    const { page, complaints } = await returning({ size: 'tablet' });
    await openForm(page, 'snowcrest');
    await page.getByRole('radio', { name: 'Alone' }).click();
    await page.getByText('All options').click();
    await page.getByLabel(/^Level/).fill(String(level));
    await start(page);
    await settle(page);
    await page.getByRole('heading', { name: `Level ${level}` }).waitFor();
    expect(await page.locator('.sn-rests i').count()).toBe(rests);
    expect(await playByClicks(page, level)).toBeGreaterThan(5);
    expect(await page.locator('dialog.ending .en-line').textContent()).toMatch(/^(Won|Lost): /);
    expect(complaints).toEqual([]);
  });
});
