import { expect, test } from 'vitest';
import { EVERY_SIZE, faults, faultsInBothThemes, scrolls } from '../src/access.ts';
import type { Size } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { inTestFor, MORE } from '../src/long.ts';
import { GAMES, openRecord, settle, sitDown } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';

type Tables = readonly (readonly [name: string, record: string])[];

async function areAccessible(size: Size, tables: Tables): Promise<void> {
  const { page } = await returning({ size });
  const found: Record<string, string[]> = {};
  for (const [name, record] of tables) {
    await openRecord(page, record);
    await page.evaluate(() => document.fonts.ready);
    const wrong = await faultsInBothThemes(page);
    if (await scrolls(page)) wrong.push('the page scrolls');
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
}

testInSizes('on a %s the table of Villagers is accessible in both themes and fits the screen', size =>
  areAccessible(size, [['late', positionsOf('villagers').late]]),
);

// The fuller tables of the other games have their own tests, in `npm test`.
test.each(EVERY_SIZE)('on a %s all tables are accessible early in a game and fit the screen', MORE, size =>
  areAccessible(
    size,
    GAMES.map(game => [game, positionsOf(game).early]),
  ),
);

for (const game of GAMES) {
  test(`forced colours show what can be chosen at the table of ${game}`, inTestFor(game, 'snowcrest'), () =>
    isSeenInForcedColours(game),
  );
}

async function isSeenInForcedColours(game: (typeof GAMES)[number]): Promise<void> {
  const { page } = await returning();
  await openRecord(page, positionsOf(game).middle);
  await page.emulateMedia({ forcedColors: 'active' });
  const outlines = await page.locator('.boardarea [data-lit]').evaluateAll(lit =>
    lit.map(each => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 3}`;
    }),
  );
  const others = await page
    .locator('.boardarea .place:not([data-lit], :has([data-lit]))')
    .evaluateAll(places => places.filter(each => getComputedStyle(each).outlineStyle === 'solid').length);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(new Set(outlines)).toEqual(new Set(['solid true']));
  expect(others).toBe(0);
}

test('sheets over a table are accessible', async () => {
  const { page } = await returning({ size: 'phone', theme: 'dark' });
  await sitDown(page, 'villagers');
  await settle(page);
  for (const name of ['Menu', 'Points so far']) {
    await page.getByRole('button', { name }).first().click();
    await page.waitForSelector('dialog[open]');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
});
