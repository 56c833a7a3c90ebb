import { describe, expect, inject, test } from 'vitest';
import { scrolls } from '../src/access.ts';
import { sharedBrowser, visit } from '../src/browser.ts';
import { misfits } from '../src/fit.ts';
import { openRecord, settle } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { smallText, WINDOWS } from '../src/text.ts';

/** Games whose tables are readable in every window. */
const READABLE = ['villagers', 'monastery', 'countess', 'helvetia'] as const satisfies readonly Parameters<
  typeof positionsOf
>[0][];

const STAGES = ['early', 'middle', 'late'] as const;

const browser = await sharedBrowser();

test.each(['/', '/new', '/new/snowcrest', '/learn', '/learn/helvetia', '/games', '/settings', '/about'])(
  'the page %s is readable in every window',
  async path => {
    const { page, context } = await visit(browser, inject('address'));
    await page.goto(path);
    await page.waitForSelector('h1');
    const wrong: string[] = [];
    for (const { name, width, height, floor } of WINDOWS) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    }
    expect(wrong).toEqual([]);
    await context.close();
  },
);

describe.each(READABLE)('%s', game => {
  test.each(STAGES)('is readable and whole in every window: %s', stage => isReadable(positionsOf(game)[stage]));

  // German words are longer.
  test('is readable and whole in every window: in German', () => isReadable(positionsOf(game).middle, 'de-DE'));
});

async function isReadable(record: string, locale?: string): Promise<void> {
  const { page, context } = await visit(browser, inject('address'), locale === undefined ? {} : { locale });
  await openRecord(page, record);
  const wrong: string[] = [];
  for (const { name, width, height, floor } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await settle(page);
    wrong.push(...(await smallText(page, floor)).map(line => `${name}: ${line}`));
    wrong.push(...(await misfits(page, '.boardarea')).map(line => `${name}: ${line}`));
    if (await scrolls(page)) wrong.push(`${name}: the page scrolls`);
  }
  expect(wrong).toEqual([]);
  await context.close();
}
