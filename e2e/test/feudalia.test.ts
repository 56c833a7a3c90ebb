import { must } from '@thorp/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cuts, EVERY_SIZE, faults, faultsInBothThemes, scrolls } from '../src/access.ts';
import { SIZES, type Size, type Visit } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { LONG, MORE } from '../src/long.ts';
import {
  busyTable,
  cathedralTable,
  choicesAt,
  fullTable,
  goodPlayer,
  type Player,
  payingTable,
  playedAt,
  taxTable,
  tradingTable,
} from '../src/feudalia.ts';
import { misfits } from '../src/fit.ts';
import { follow } from '../src/follow.ts';
import { press } from '../src/mouse.ts';
import { click, dice, lift, openForm, openRecord, playByClicks, playByKeys, settle, start } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { unreached } from '../src/reach.ts';
import { smallText, WINDOWS } from '../src/text.ts';
import { smallTargets } from '../src/touch.ts';
import { returning } from '../src/returning.ts';

const { early, middle, late } = positionsOf('feudalia');
const trading = tradingTable();
const full = fullTable();
const paying = payingTable();
const busy = busyTable();

interface Agreed {
  readonly preset: string;
  /** A switch in the list of all options. */
  readonly option?: string;
  readonly rounds: number;
}

/** Opens a table that ends after some rounds, because random games are long. */
async function agree(page: Page, { preset, option, rounds }: Agreed): Promise<void> {
  await openForm(page, 'feudalia');
  await page.getByRole('radio', { name: preset }).click();
  await page.getByText('All options').click();
  if (option) await page.getByRole('switch', { name: option }).check();
  const limit = page.getByLabel(/^Most rounds/);
  await limit.fill(String(rounds));
  await expect.poll(() => limit.inputValue()).toBe(String(rounds));
  await start(page);
}

async function at(record: string, size: Size = 'desktop'): Promise<Visit> {
  const visitor = await returning({ size });
  await openRecord(visitor.page, record);
  return visitor;
}

/** Clicks an element that may now be where something else was just clicked. */
async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  const box = must(await target.boundingBox(), 'what is shown has a place');
  await press(target.page(), { x: box.x + box.width / 2, y: box.y + Math.min(20, box.height / 2) });
}

/** The words of elements whose edges are cut off or covered. */
async function hidden(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(shown => {
    const lies = [...document.querySelectorAll<HTMLElement>(shown)].filter(element => element.offsetParent !== null);
    const covered = lies.filter(element => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const seen = (dx: number, dy: number): boolean => element.contains(document.elementFromPoint(dx, dy));
      return !(seen(x, top + 1) && seen(x, bottom - 1) && seen(left + 1, y) && seen(right - 1, y));
    });
    return covered.map(element => element.textContent);
  }, selector);
}

/** The points that end the first game of the tutorial. */
const GOAL = 6;

const kind = (page: Page, name: string): Locator => page.locator(`[data-piece="kind:${name}"]`);

/** F-10.4 Solitaire and time trials cannot be shortened: forty rounds by random clicks take long. */
const EVENING = { ...LONG, timeout: 1_800_000 };

describe('to its end', () => {
  test.each([
    { way: 'the second step of the tutorial', preset: 'Second game', rounds: 3, size: 'tablet', seed: 31 },
    { way: 'the third step of the tutorial', preset: 'Third game', rounds: 2, size: 'phone', seed: 32 },
    { way: 'solitaire', preset: 'Alone', rounds: 40, size: 'phone', seed: 33 },
    { way: 'solitaire for practice', preset: 'Alone', option: 'Practice', rounds: 40, size: 'tablet', seed: 34 },
    { way: 'a quick start', preset: 'Quick start', rounds: 1, size: 'desktop', seed: 35 },
    { way: 'a time trial', preset: 'Whole game', option: 'Time trial', rounds: 40, size: 'tablet', seed: 36 },
    { way: 'Iron mode', preset: 'Whole game', option: 'Iron mode', rounds: 2, size: 'desktop', seed: 37 },
    { way: 'trading', preset: 'Whole game', option: 'Trading', rounds: 2, size: 'phone', seed: 38 },
  ] as const)('$way is played by clicks', EVENING, async ({ size, seed, ...agreed }) => {
    const { page, complaints } = await returning({ size });
    await agree(page, agreed);
    expect(await playByClicks(page, seed)).toBeGreaterThan(5);
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a game against bots is played by keyboard', LONG, async () => {
    const { page, complaints } = await returning();
    await agree(page, { preset: 'First game', rounds: 3 });
    expect(await playByKeys(page, 41)).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });
});

/** Plays to the end like an experienced player; the game ends by points, not by a number of rounds. */
async function playWell({ record, says }: Player): Promise<void> {
  const { page, complaints } = await at(record);
  const next = async (): Promise<string | null> => says(await playedAt(page));
  for (let label = await next(); label !== null; label = await next()) {
    await follow(page, label);
    await settle(page);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor();
  const best = page.locator('.ending .en-total').first();
  expect(Number.parseInt((await best.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(GOAL);
  expect(complaints).toEqual([]);
}

test('a whole game against a bot is played to its natural end by clicks', LONG, () => playWell(goodPlayer()));

test('the last rounds against a bot are played to their natural end by clicks', MORE, () => playWell(goodPlayer(225)));

describe('on a phone every choice can be reached', () => {
  const cathedral = cathedralTable();
  const isReached = async (record: string): Promise<void> => {
    const { page } = await at(record, 'phone');
    const choices = choicesAt(record);
    expect(choices.length).toBeGreaterThan(0);
    expect(await unreached(page, choices)).toEqual([]);
  };

  test.each([
    ['early', early],
    ['midway', middle],
    ['late', late],
  ])('%s', MORE, (_, record) => isReached(record));

  test.each([
    ['at the fullest table', full],
    ['where players trade', trading],
    ['with all three cathedral masters for hire', cathedral],
  ])('%s', (_, record) => isReached(record));

  test('each of three cathedral masters is hired', MORE, async () => {
    const { page } = await at(cathedral, 'phone');
    await tap(kind(page, 'master'));
    const answers = page.locator('.answers .btn', { hasText: /Bishop|Glazier|Silversmith/ });
    expect(await answers.count()).toBe(3);
    await tap(answers.last());
    await tap(page.getByRole('button', { name: 'Pay', exact: true }));
    await page.locator('.fe-city', { hasText: 'Silversmith' }).waitFor();
  });
});

test.each(EVERY_SIZE)(
  'a middle position is accessible in both themes, fits the screen and cuts no words on a %s',
  MORE,
  size => isAccessible(middle, size),
);

testInSizes('the fullest position is accessible in both themes, fits the screen and cuts no words on a %s', size =>
  isAccessible(full, size),
);

async function isAccessible(record: string, size: Size): Promise<void> {
  const { page, complaints } = await at(record, size);
  await page.evaluate(() => document.fonts.ready);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await scrolls(page)).toBe(false);
  expect(await cuts(page, '.fe')).toEqual([]);
  if (size !== 'desktop') expect(await smallTargets(page, '.fe')).toEqual([]);
  expect(complaints).toEqual([]);
}

testInSizes('in German the fullest table fits a %s', async size => {
  const { page, complaints } = await returning({ size, locale: 'de-DE' });
  await openRecord(page, full);
  expect((await settle(page)).prompt).toBe('Wähle eine Aktion oder beende deine Hauptphase');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('.fe').textContent()).not.toMatch(/\b(the|of|fief|coins?|hand|free|works|saved)\b/);
  expect(await scrolls(page)).toBe(false);
  expect(await cuts(page, '.fe')).toEqual([]);
  if (size !== 'desktop') expect(await smallTargets(page, '.fe')).toEqual([]);
  expect(complaints).toEqual([]);
});

testInSizes('a payment that lies open moves nothing on a %s', async size => {
  const { page } = await at(paying, size);
  await page.evaluate(() => document.fonts.ready);
  const boxes = async (): Promise<unknown[]> =>
    Promise.all(['.fe-town', '.fe-fiefs', '.fe-board'].map(part => page.locator(part).boundingBox()));
  const before = await boxes();
  await tap(page.locator('.fe-lot[data-lit]'));
  expect(await boxes()).toEqual(before);
  await tap(page.locator('.answers .btn').last());
  await page.locator('.fe-slot').first().waitFor();
  expect(await boxes()).toEqual(before);
  // If cubes are shown as heaps, the sign for lost cubes is above everything else.
  expect(await hidden(page, '.fe-heap > i')).toEqual([]);
});

testInSizes('every card that was played shows its name on a %s', async size => {
  const { page } = await at(busy, size);
  expect(await page.locator('.fe-table .fe-name').count()).toBe(5);
  expect(await hidden(page, '.fe-table .fe-name')).toEqual([]);
});

test('what is laid out large is accessible', async () => {
  const { page } = await at(middle, 'phone');
  for (const opener of ['.fe-opponent', '.fe-supply-button', '.fe-own-cards']) {
    await page.locator(opener).last().click();
    await page.waitForSelector('dialog[open]');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
});

const NARROWEST = ['phone', 'laptop', 'desktop at 200 %'];

test('the evening and the tax tell what paid what, and fit narrow windows', MORE, async () => {
  const { page, complaints } = await returning({ moments: true });
  await openRecord(page, taxTable());
  const wrong: string[] = [];
  const look = async (kind: string): Promise<void> => {
    await page.locator(`.moment[data-moment="${kind}"]`).waitFor();
    wrong.push(...(await faults(page)));
    for (const { name, width, height, floor } of WINDOWS.filter(each => NARROWEST.includes(each.name))) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await smallText(page, floor)).map(line => `${kind}, ${name}: ${line}`));
      wrong.push(...(await misfits(page, '.moment')).map(line => `${kind}, ${name}: ${line}`));
    }
    await page.setViewportSize(SIZES.desktop);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.moment').waitFor({ state: 'detached' });
  };
  await tap(page.getByRole('button', { name: 'End the main phase' }));
  await tap(page.getByRole('button', { name: 'Show', exact: true }));
  await look('evening');
  while ((await page.locator('.moment').count()) === 0) {
    await tap(page.getByRole('button', { name: 'For me' }));
    await page.locator('.table[aria-busy="false"]').waitFor();
  }
  expect(await page.locator('.moment .is-paying').count()).toBeGreaterThan(0);
  await look('tax');
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the log draws whole lines only', async () => {
  const { page } = await at(late);
  await page.setViewportSize({ width: 1366, height: 657 });
  const lines = page.locator('.log li');
  await expect.poll(() => lines.and(page.locator('[data-cut]')).count()).toBeLessThan(await lines.count());
  const halves = (): Promise<number> =>
    page.locator('.log .scroll').evaluate(list => {
      const { top, bottom } = list.getBoundingClientRect();
      const drawn = [...list.querySelectorAll('li:not([data-cut])')].map(line => line.getBoundingClientRect());
      return drawn.filter(line => [top, bottom].some(edge => line.top < edge - 2 && line.bottom > edge + 2)).length;
    });
  await expect.poll(halves).toBe(0);
  await page.locator('.log .scroll').evaluate(list => list.scrollBy(0, -37));
  await expect.poll(halves).toBe(0);
});

describe('at the table', () => {
  test('a kind of action leaves only its places lit', async () => {
    const { page } = await at(trading);
    const hand = page.locator('.fe-hand [data-lit]');
    const lit = await hand.count();
    expect(lit).toBeGreaterThan(0);
    await tap(kind(page, 'trade'));
    await expect.poll(() => hand.count()).toBe(0);
    await tap(page.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => hand.count()).toBe(lit);
  });

  test('a card that is picked for a kind of action is asked about that kind alone', async () => {
    const { page } = await at(trading);
    await tap(kind(page, 'field'));
    await tap(page.locator('.fe-hand [data-lit]', { has: page.locator('[data-use="income"]') }).first());
    await page.locator('.answers .btn').first().waitFor();
    expect(await page.locator('.answers .btn', { hasText: 'income' }).count()).toBe(0);
  });

  test('Enter ends the main phase after a question while something else could be done, and a click at once', async () => {
    const { page } = await at(trading);
    const end = page.getByRole('button', { name: 'End the main phase' });
    const dialog = page.getByRole('dialog', { name: 'End the main phase' });
    await end.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    // Whoever presses Enter once more by mistake has ended nothing.
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => end.evaluate(button => button === document.activeElement)).toBe(true);
    await end.click();
    await end.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
  });

  test('what cannot be done says why, with its clause', async () => {
    const { page } = await at(late);
    // A refused choice is marked as such, and still answers.
    await page.locator('.is-off > .fe-pile').last().click({ force: true });
    await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/F-4\.1|F-24\.10/);
  });

  test('income can be taken back, and a hint lights a choice', async () => {
    const { page } = await at(trading);
    const now = page.locator('.fe-track .is-now');
    const before = await now.textContent();
    await tap(page.locator('.fe-hand [data-lit]').first());
    await tap(page.locator('.answers .btn', { hasText: 'income' }));
    await expect.poll(() => now.textContent()).not.toBe(before);
    await tap(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => now.textContent()).toBe(before);
    await tap(page.getByRole('button', { name: 'Hint' }));
    await page.locator('.prompt .prompt-hint').waitFor();
  });

  test('a card that is held up shows the fields it could work on', async () => {
    const { page } = await at(trading);
    const card = page.locator('.fe-hand [data-lit]', { has: page.locator('[data-use="field"].is-ok') }).first();
    const name = await card.locator('.fe-name').textContent();
    await tap(card);
    await tap(page.locator('button.fe-plot').first());
    await page.locator('.fe-land .fe-on-field', { hasText: name ?? '' }).waitFor();
  });

  test('an offer is put together cube by cube, and answered', async () => {
    const { page, complaints } = await at(trading);
    await tap(kind(page, 'trade'));
    await tap(page.locator('.answers .btn', { hasText: 'Mirela' }));
    await tap(page.locator('.fe-deal .fe-chip').first());
    await expect.poll(() => page.locator('.fe-deal .fe-tray .fe-cube').count()).toBe(1);
    await tap(page.getByRole('button', { name: 'Make this offer' }));
    await page.locator('.log li', { hasText: /Mirela (accepts|declines)/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a price is shown with the fiefs it is taken from, changed, and paid in one go', async () => {
    const { page, complaints } = await at(paying);
    const slots = page.locator('.fe-slot');
    const left = (): Promise<string[]> => page.locator('.fe-fiefs .fe-count b').allTextContents();
    const before = await left();
    const goesFrom = (): Promise<string[]> => page.locator('.fe-slot .fe-fief-symbol').allTextContents();
    const build = page.getByRole('button', { name: 'Build Foundations (½ VP) for 3 clay', exact: true });
    await tap(page.locator('.fe-lot[data-lit]'));
    await tap(build);
    await expect.poll(goesFrom).toEqual(['Clay', 'Clay', 'Clay']);
    // Escape cancels it: nothing has happened.
    await page.keyboard.press('Escape');
    await expect.poll(() => slots.count()).toBe(0);
    await tap(build);
    await expect.poll(goesFrom).toEqual(['Clay', 'Clay', 'Clay']);
    expect(await page.locator('.fe-cell.is-going').count()).toBe(3);
    await tap(slots.first());
    // The only clay of the wheat fief is used, so the other two have to come from the clay fief.
    await expect.poll(goesFrom).toEqual(['Clay', 'Wheat']);
    expect(await page.locator('.fe-cell.is-going').count()).toBe(3);
    const told = await left();
    await tap(page.getByRole('button', { name: 'Pay', exact: true }));
    await page.locator('.log li', { hasText: 'You build' }).waitFor();
    await expect.poll(() => slots.count()).toBe(0);
    expect(await left()).toEqual(told);
    // What was paid at once is taken back at once.
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.locator('.log li', { hasText: 'You build' }).waitFor({ state: 'detached' });
    expect(await left()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('a payment is put away when another language is chosen', MORE, async () => {
    const { page } = await at(paying);
    await tap(page.locator('.fe-lot[data-lit]'));
    await tap(page.locator('.answers .btn').last());
    await page.locator('.fe-slot').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.locator('.prompt', { hasText: 'Fundament' }).waitFor();
    expect(await page.locator('.fe-slot').count()).toBe(0);
    expect(await page.locator('.prompt').textContent()).not.toMatch(/Build|Pay|Foundations/);
  });

  test('two people share a screen without seeing each other’s hand', MORE, async () => {
    const { page } = await returning();
    await openForm(page, 'feudalia');
    await page.getByLabel('Who plays seat 2').selectOption('human');
    await start(page);
    const roll = dice(4);
    const lifted = new Set<string>();
    for (let i = 0; i < 60 && lifted.size < 2; i++) {
      const now = await settle(page);
      if (now.state !== 'curtain') {
        await click(page, roll(now.lit));
        continue;
      }
      expect(await page.locator('[data-piece]').count()).toBe(0);
      lifted.add(await lift(page));
    }
    expect(lifted.size).toBe(2);
  });
});

test('a scenario is chosen from what the catalogue says about it', () =>
  choosesScenario('en-GB', 'Scenario', 'Not yet available', 'Goal: 8 VP'));

test('a scenario is chosen from what the catalogue says about it, in German', MORE, () =>
  choosesScenario('de-DE', 'Szenario', 'Noch nicht verfügbar', 'Ziel: 8 SP'),
);

async function choosesScenario(locale: string, title: string, later: string, goal: string): Promise<void> {
  const { page } = await returning({ locale });
  await openForm(page, 'feudalia');
  const scenarios = page.getByRole('group', { name: title }).getByRole('radio');
  await scenarios.nth(1).check();
  await page.locator('.chooser .told', { hasText: goal }).waitFor();
  const names = await page.locator('.chooser .segments span').allTextContents();
  const order = ['T1', 'T2', 'T3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'M1', 'M2', 'G1', 'G2'];
  expect(names.map(name => name.split(' ')[0])).toEqual(order);
  const notYet = page.getByRole('group', { name: later }).getByRole('radio');
  expect(await notYet.count()).toBe(4);
  for (const radio of await notYet.all()) expect(await radio.isDisabled()).toBe(true);
  expect(await faults(page)).toEqual([]);
}
