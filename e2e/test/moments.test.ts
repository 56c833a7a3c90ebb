import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, SIZES, visit } from '../src/browser.ts';
import { misfits } from '../src/fit.ts';
import { MORE } from '../src/long.ts';
import { click, dice, openRecord, settle } from '../src/play.ts';
import { beforeEvent } from '../src/positions.ts';
import { snowcrestAlone, snowcrestTable } from '../src/snowcrest.ts';
import { EXTREME_WINDOWS, OTHER_WINDOWS, smallText, type Window } from '../src/text.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

/** Plays a solo game until the first Rest, which follows an own move. A game with another deal may end before it. */
async function playToRest(page: Page, sign: string): Promise<void> {
  await openRecord(page, snowcrestAlone());
  const roll = dice(4);
  for (let clicks = 0; clicks < 300; clicks++) {
    const { lit } = await settle(page);
    if ((await page.locator(sign).count()) > 0) return;
    await click(page, roll(lit));
  }
  throw new Error('no Rest in 300 clicks');
}

test('a big moment of one’s own waits for Continue, and fits the smallest and largest windows', () =>
  waitsAndFits(EXTREME_WINDOWS));

test('a big moment of one’s own fits the windows between', MORE, () => waitsAndFits(OTHER_WINDOWS));

async function waitsAndFits(windows: readonly Window[]): Promise<void> {
  const { page, complaints } = await returning({ moments: true });
  await playToRest(page, '[data-moment="rest"]');
  const onward = page.getByRole('button', { name: 'Continue' });
  expect(await onward.evaluate(button => button === document.activeElement)).toBe(true);
  expect(await page.locator('.moment-ring').count()).toBe(0);
  // Nothing else can be chosen at the same time.
  expect(await page.locator('.table [data-lit]').count()).toBe(1);
  const wrong = await faultsInBothThemes(page);
  for (const { name, width, height, floor } of windows) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.moment')).map(line => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
  await page.setViewportSize(SIZES.desktop);
  await onward.press('Enter');
  await page.locator('.moment').waitFor({ state: 'detached' });
  expect((await settle(page)).state).toBe('asked');
  expect(complaints).toEqual([]);
}

test('turned off, a big moment is a slip that shows it', MORE, async () => {
  const { page, complaints } = await returning({ size: 'phone' });
  await playToRest(page, '.moment-slip');
  expect(await page.locator('.moment').count()).toBe(0);
  expect(await page.locator('.moment-slip').textContent()).toMatch(/^Rest: you take/);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('heading', { name: 'You rest' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.moment').waitFor({ state: 'detached' });
  expect(await page.locator('.moment-slip').count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** A Guardian that a bot has revealed, after seat 0 has answered everything that it asks. */
async function settleGuardian(page: Page): Promise<void> {
  await page.clock.install();
  await openRecord(page, snowcrestTable('curse'));
  for (;;) {
    await page.locator('.moment, .answers').first().waitFor();
    if ((await page.locator('.moment').count()) > 0) return;
    await page.getByRole('button', { name: 'Take an Omen' }).click();
    await page.locator('.table[aria-busy="false"]').waitFor();
  }
}

test('a big moment of others goes on by itself, unless somebody holds it', MORE, async () => {
  const { page, context, complaints } = await visit(browser, inject('address'), { moments: true, motion: true });
  await settleGuardian(page);
  expect(await page.locator('.moment').getAttribute('data-moment')).toBe('spirit');
  await page.getByRole('button', { name: 'Hold', exact: true }).waitFor();
  await page.clock.runFor(9_000);
  await page.locator('.moment').waitFor({ state: 'detached' });
  await page.goto('about:blank');
  await settleGuardian(page);
  await page.keyboard.press('h');
  await page.locator('.moment-ring').waitFor({ state: 'detached' });
  await page.clock.runFor(20_000);
  expect(await page.locator('.moment').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Answers by chance until a big moment comes. */
async function playToMoment(page: Page): Promise<void> {
  const roll = dice(7);
  for (let clicks = 0; clicks < 60; clicks++) {
    const { lit } = await settle(page);
    if ((await page.locator('.moment').count()) > 0) return;
    await click(page, roll(lit));
  }
  throw new Error('no big moment in 60 clicks');
}

const EVENTS = [
  ['travellers', /^(You|Mirela|Tobias): (no keyring|\d keyrings?, \d+ gold)$/],
  ['castellans', /^It is carried out by everybody/],
] as const;

test.each(EVENTS)('an Event of a season says what it does and brings: %s', MORE, async (event, says) => {
  const { page, complaints } = await returning({ moments: true });
  await openRecord(page, beforeEvent(event));
  await playToMoment(page);
  const moment = page.locator('[data-moment="event"]');
  await moment.getByRole('heading', { name: event === 'travellers' ? /Travellers/ : /Castellans/ }).waitFor();
  const icon = moment.locator('.moment-head svg');
  expect(await icon.evaluate(each => getComputedStyle(each).stroke)).not.toBe('none');
  const told = await moment.locator('li, .muted').allTextContents();
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(line => !says.test(line))).toEqual([]);
  const wrong = await faultsInBothThemes(page);
  for (const { name, width, height, floor } of EXTREME_WINDOWS) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.moment')).map(line => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
});
