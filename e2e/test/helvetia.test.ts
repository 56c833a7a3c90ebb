import { LEVELS, thinkWith, situationOf } from '@thorp/bots';
import { helvetia } from '@thorp/helvetia';
import { begin, choose, decisions, must, recordOf, secretFromSeed, settle as agree, type Game } from '@thorp/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { faults, faultsInBothThemes, scrolls } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { playByHints } from '../src/hints.ts';
import { testInSizes } from '../src/inSizes.ts';
import { LONG, MORE } from '../src/long.ts';
import { click, dice, lift, moment, openForm, openRecord, playByKeys, settle, start } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

const NAMES = ['Rowan', 'Mirela', 'Tobias', 'June'];
const LONG_NAMES = ['Maximiliane Ottilie', 'Bartholomew Kirkpatrick', 'Wilhelmina Josefine', 'Konstantin Alexander'];

const browser = await sharedBrowser();
const records: Record<string, string> = {};
beforeAll(() => {
  records['middle'] = recordAt(4, 150, 'turn', NAMES);
  records['stress'] = recordAt(4, 400, 'turn', LONG_NAMES);
  records['watch'] = recordAt(2, 150, 'wake', NAMES);
  records['placing'] = recordAt(4, 236, 'place', NAMES);
});

/**
 * The weights of the bot that played these games. They are fixed, so that the tables stay the same when the game's
 * weights are tuned.
 */
const WEIGHTS = [
  0.672, 0.883, 0.512, 0.269, 0.394, 0.5, 0.742, 0.237, 0.206, 0.325, 0.163, 0.0457, 0.0879, 0.73, 0.651, 0.962,
];
const PLAYER = { ...LEVELS.greedy, search: { ...LEVELS.greedy.search, weights: WEIGHTS } };

/** A game played by bots, up to a question of this kind to seat 0. */
function recordAt(seats: number, plies: number, step: string, names: readonly string[]): string {
  const game = helvetia as unknown as Game;
  const match = begin(game, agree(game, seats, {}), secretFromSeed(`shots ${seats}`));
  for (;;) {
    const [asked] = decisions(game, match.state);
    const there = match.plies.length >= plies && asked?.seat === 0 && asked.step === step;
    if (there) break;
    const { seat } = must(asked, 'the game goes on');
    const situation = must(situationOf(game, match.state, seat), 'the seat is asked');
    choose(match, seat, thinkWith(situation, PLAYER, match.plies.length).option);
  }
  const players = names
    .slice(0, seats)
    .map((name, seat) => (seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' }));
  return JSON.stringify({ ...recordOf(match, true), players });
}

const load = (page: Page, record: string): Promise<void> =>
  openRecord(page, must(records[record], 'the record was made'));

/** Opens a table through the form, with an end that random play reaches. */
async function sitDownFor(page: Page, rounds: number, preset: string): Promise<void> {
  await openForm(page, 'helvetia');
  await page.getByRole('radio', { name: preset }).click();
  await page.getByText('All options').click();
  await page.getByLabel(/^Round limit/).fill(String(rounds));
  await start(page);
}

/** On a phone the button of a plan has the question, and the question itself is not shown. */
const asked = (page: Page, prompt: string): Promise<void> =>
  page.locator('.prompt .prompt-question', { hasText: prompt }).waitFor({ state: 'attached' });

/** The real state of the table: coins, everybody's figures, and the log. */
async function stateOf(page: Page): Promise<unknown> {
  const told = await page.locator('.log li').count();
  const asleep = await page.locator('.he-crowd .is-asleep').count();
  return { told, asleep, coins: await page.locator('.he-purse').allTextContents() };
}

/** The planned state: the lines of the plan, planned workers, and the planned house. */
async function planned(page: Page): Promise<{ lines: number; lying: number; houses: number }> {
  const count = (what: string): Promise<number> => page.locator(what).count();
  return {
    lines: await count('.he-plan .he-choice.is-chosen'),
    lying: await count('.he-figure.is-planned'),
    houses: await count('.he-tile.is-planned'),
  };
}

async function planCowShed(page: Page): Promise<void> {
  await page.locator('[data-piece="character:builder"]').click();
  await page.locator('[data-piece="display:cow-shed"][data-lit]').click();
  await asked(page, 'Build the Cow Shed like this?');
}

/** Changes the first line of that plan: wood is bought with a coin. */
async function buyWood(page: Page): Promise<void> {
  const wood = page.getByRole('group', { name: 'Wood' });
  await wood.getByRole('button', { name: /Buy it/ }).click();
  await page.locator('.prompt', { hasText: 'Coins 4 → 3' }).waitFor();
}

test('a whole game is played by keyboard only', async () => {
  const { page, complaints } = await returning();
  await sitDownFor(page, 3, 'First game');
  expect(await playByKeys(page, 11)).toBeGreaterThan(8);
  expect(complaints).toEqual([]);
});

/** Follows hints to the end of the game, which comes by points and not by a number of rounds. */
async function finishByHints(page: Page): Promise<number> {
  const hints = await playByHints(page);
  await page.getByRole('button', { name: 'See the table' }).click();
  expect(await page.locator('.log').textContent()).toContain('The game is over: somebody has 20 points');
  return hints;
}

test('a whole game against a bot is played to its natural end, as hints advise', LONG, async () => {
  const { page, complaints } = await returning();
  await openForm(page, 'helvetia');
  await page.getByRole('radio', { name: 'First game' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('easy');
  await start(page);
  expect(await finishByHints(page)).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
});

test('the last rounds are played to the natural end, as hints advise', LONG, async () => {
  const { page, complaints } = await returning();
  await openRecord(page, positionsOf('helvetia').late);
  expect(await finishByHints(page)).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('the draft and the placement phases follow each other, and the sign says which', async () => {
  const { page } = await returning();
  await openForm(page, 'helvetia');
  await page.getByRole('radio', { name: 'Whole game' }).click();
  await start(page);
  const seen: string[] = [];
  const roll = dice(3);
  for (let i = 0; i < 60; i++) {
    const now = await settle(page);
    const phase = await page.locator('.he-phases').evaluate(list => list.querySelector('[aria-current]')?.textContent);
    // In the first round no character has been called yet.
    if (phase === undefined) break;
    if (seen.at(-1) !== phase) seen.push(phase);
    await click(page, roll(now.lit));
  }
  expect(seen).toEqual(['Draft', 'Buildings', 'First couple', 'School', 'Wedding']);
});

describe('a building', () => {
  test('is planned before anything happens: every line can be changed, and it can be cancelled', async () => {
    const { page, complaints } = await returning();
    await load(page, 'middle');
    await planCowShed(page);
    const before = await stateOf(page);
    await expect.poll(() => planned(page)).toMatchObject({ lines: 3, lying: 2, houses: 1 });
    await buyWood(page);
    await expect.poll(() => planned(page)).toMatchObject({ lines: 3, lying: 1, houses: 1 });
    await page.getByRole('button', { name: 'Place it in the bottom right corner' }).click();
    await page.locator('[data-slot="B3"] .he-tile.is-planned', { hasText: 'Cow Shed' }).waitFor();
    await page.locator('.prompt', { hasText: 'Coins 4 → 3' }).waitFor();
    await expect.poll(() => stateOf(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await asked(page, 'Which building do you build?');
    await expect.poll(() => planned(page)).toEqual({ lines: 0, lying: 0, houses: 0 });
    await expect.poll(() => stateOf(page)).toEqual(before);
    // A keyboard player continues where the plan began.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).toBe('display:cow-shed');
    expect(complaints).toEqual([]);
  });

  test('is confirmed by one key, and taken back by one undo', async () => {
    const { page, complaints } = await returning();
    await load(page, 'middle');
    await planCowShed(page);
    const before = await stateOf(page);
    await buyWood(page);
    await page.getByRole('button', { name: 'Build the Cow Shed', exact: true }).focus();
    await page.keyboard.press('Enter');
    await asked(page, 'Another coin');
    await page.locator('.he-map [data-card="building:cow-shed"]').waitFor();
    expect(await stateOf(page)).not.toEqual(before);
    await page.keyboard.press('u');
    await asked(page, 'Which building do you build?');
    await expect.poll(() => stateOf(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('is taken back by one undo after a reload, and in another window', async () => {
    const { page, context } = await returning();
    await load(page, 'middle');
    await planCowShed(page);
    const before = await stateOf(page);
    const build = page.getByRole('button', { name: 'Build the Cow Shed', exact: true });
    await build.click();
    await asked(page, 'Another coin');
    await page.reload();
    await asked(page, 'Another coin');
    await page.getByRole('button', { name: 'Undo' }).click();
    await asked(page, 'Which building do you build?');
    await expect.poll(() => stateOf(page)).toEqual(before);

    await page.locator('[data-piece="display:cow-shed"][data-lit]').click();
    await build.click();
    await asked(page, 'Another coin');
    const second = await context.newPage();
    await second.goto(page.url());
    await asked(second, 'Another coin');
    await second.getByRole('button', { name: 'Undo' }).click();
    for (const window of [second, page]) {
      await asked(window, 'Which building do you build?');
      await expect.poll(() => stateOf(window)).toEqual(before);
    }
  });

  test('that was paid for when the game was loaded is taken up, and taken back answer by answer', MORE, async () => {
    const { page } = await returning();
    await load(page, 'placing');
    await page.locator('.he-plan').waitFor();
    await expect.poll(() => planned(page)).toMatchObject({ lines: 3, houses: 1 });
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    await page.keyboard.press('u');
    await page.locator('.prompt', { hasText: 'Coins 3 → 2' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await asked(page, 'Which building do you build?');
  });

  test('is told in another language as soon as that is chosen', MORE, async () => {
    const { page } = await returning();
    await load(page, 'middle');
    await planCowShed(page);
    await buyWood(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await asked(page, 'Kuhstall bauen');
    await page.locator('.prompt', { hasText: 'Münzen 4 → 3' }).waitFor();
    expect(await page.locator('.he-plan').textContent()).not.toMatch(/coin|Woodcutter/);
  });

  test('waits for its player: nothing moves by itself, so a tap hits what was lit', async () => {
    const { page, context } = await visit(browser, inject('address'));
    await page.clock.install();
    await load(page, 'middle');
    await planCowShed(page);
    const seen = async (): Promise<unknown[]> => [
      await stateOf(page),
      await page.locator('.table [data-lit]').allTextContents(),
    ];
    const before = await seen();
    // Runs every timer of the page that would end within a minute.
    await page.clock.runFor(60_000);
    expect(await seen()).toEqual(before);
    await context.close();
  });
});

test('a building is dragged to its place', async () => {
  const { page } = await returning();
  await load(page, 'middle');
  await page.locator('[data-piece="character:builder"]').click();
  const lot = must(await page.locator('[data-slot="B3"]').boundingBox(), 'there is room');
  await page.locator('[data-piece="display:cow-shed"][data-lit]').hover();
  await page.mouse.down();
  await page.mouse.move(lot.x + lot.width / 2, lot.y + lot.height / 2, { steps: 5 });
  await asked(page, 'Build the Cow Shed like this?');
  await page.mouse.up();
  await page.locator('[data-slot="B3"] .he-tile.is-planned', { hasText: 'Cow Shed' }).waitFor();
});

test('a delivery shows who would lie down, and happens when it is confirmed', async () => {
  const { page } = await returning({ size: 'tablet' });
  await load(page, 'middle');
  const before = await stateOf(page);
  // Only one good can be delivered: it is planned together with the character, whose coin is not paid yet.
  await page.locator('[data-piece="character:trader"]').click();
  await asked(page, 'Deliver a cow like this?');
  await expect.poll(() => planned(page)).toMatchObject({ lines: 2, lying: 2 });
  expect(await page.locator('.he-cube.is-planned').count()).toBe(1);
  await expect.poll(() => stateOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Deliver a cow', exact: true }).click();
  await asked(page, 'Another coin');
  await expect.poll(() => planned(page)).toEqual({ lines: 0, lying: 0, houses: 0 });
});

test('the Night Watchman shows whom a quarter wakes before it is chosen', async () => {
  const { page } = await returning();
  await load(page, 'watch');
  await page.locator('.he-villages button').nth(1).click();
  await page.locator('[data-quarter="top"]').hover();
  await expect.poll(() => page.locator('.he-mini .is-quarter').count()).toBe(6);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(misfits)).toEqual([]);
  await page.locator('[data-quarter="left"]').focus();
  await expect.poll(() => page.locator('.he-mini .is-quarter').count()).toBe(3);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.he-watch').count()).toBe(0);
});

test('what cannot be done says why with its clause, and a hint is marked', async () => {
  const { page } = await returning();
  await load(page, 'stress');
  // A refused choice can still be tapped: it is only marked as disabled.
  await page.locator('.he-character.is-off').first().click({ force: true });
  await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/Rule H-\d/);
  await page.locator('.he-character[data-refused]').waitFor();
  await page.locator('.whynot').getByRole('button', { name: 'Close' }).click();
  await page.waitForSelector('.whynot', { state: 'detached' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.waitForSelector('.prompt .prompt-hint');
  expect(await page.locator('.he .is-hinted').count()).toBeGreaterThan(0);
});

test('a tile that cannot be built is marked, and the bubble points at it', async () => {
  const { page } = await returning({ size: 'phone' });
  await load(page, 'middle');
  await page.locator('[data-piece="character:builder"]').click();
  await asked(page, 'Which building do you build?');
  await page.locator('[data-piece="display:mill"]').click({ force: true });
  const bubble = page.locator('.whynot:is([data-points="up"], [data-points="down"])');
  await expect.poll(() => bubble.textContent()).toMatch(/^Mill.*can supply bread.*Rule H-10\.4/);
  await page.locator('[data-refused][data-piece="display:mill"]').waitFor();
  // The bubble covers the table until it is closed.
  await page.keyboard.press('Escape');
  await page.waitForSelector('.whynot', { state: 'detached' });
  expect(await page.evaluate(misfits)).toEqual([]);
});

test('points are marked as an estimate, and a village opens large', async () => {
  const { page } = await returning();
  await load(page, 'stress');
  await page.locator('.he-points', { hasText: 'estimate' }).waitFor();
  await page.getByRole('button', { name: /Look at Bartholomew/ }).click();
  await page.locator('dialog .he-tile').first().waitFor();
});

test('two people share a screen', MORE, async () => {
  const { page, complaints } = await returning();
  await openForm(page, 'helvetia');
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name of player 2').fill('Ben');
  await start(page);
  const roll = dice(4);
  const seen = new Set<string>();
  for (let i = 0; i < 40 && seen.size < 2; i++) {
    const now = await settle(page);
    if (now.state === 'curtain') await lift(page);
    else {
      seen.add((await page.locator('.he-me .he-who b').textContent()) ?? '');
      await click(page, roll(now.lit));
    }
  }
  expect([...seen].toSorted()).toEqual(['Ada', 'Ben']);
  expect(complaints).toEqual([]);
});

/** Runs in the page: words that do not fit, and lit elements that are covered. */
function misfits(): string[] {
  const wrong: string[] = [];
  const words =
    '.he-band, .he-good-name, .he-plan-note, .he-character-name, .he-spent, .he-bench, .he-fail, .he-choice, .he-quarter, .he-phases li, .he-lot > span:not(.sr-only)';
  for (const each of document.querySelectorAll<HTMLElement>(words)) {
    const cut = each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0;
    if (cut) wrong.push(`cut: ${each.className} ${each.textContent}`);
  }
  for (const each of document.querySelectorAll<HTMLElement>('.table [data-lit]')) {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = each.getBoundingClientRect();
    if (!each.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)))) {
      wrong.push(`hidden: ${each.className} ${each.textContent}`);
    }
  }
  return wrong;
}

/** Runs in the page: choices that are too small for a finger. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.table [data-lit]')]
    .filter(each => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) < 43.5;
    })
    .map(each => `${each.className} ${Math.round(each.offsetWidth)}×${Math.round(each.offsetHeight)}`);
}

testInSizes(
  'on a %s the middle of a game and the fullest board are accessible in both themes, fit the screen, and cut nothing',
  async size => {
    const { page } = await returning({ size });
    const found: Record<string, string[]> = {};
    const judge = async (name: string): Promise<void> => {
      const wrong = [...(await faultsInBothThemes(page)), ...(await page.evaluate(misfits))];
      if (await scrolls(page)) wrong.push('the page scrolls');
      if (size !== 'desktop') wrong.push(...(await page.evaluate(tooSmall)));
      if (wrong.length > 0) found[name] = wrong;
    };
    await load(page, 'middle');
    await planCowShed(page);
    await judge('plan');
    await load(page, 'stress');
    await judge('stress');
    expect((await moment(page)).state).toBe('asked');
    expect(found).toEqual({});
  },
);
