import { describe, expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { inTestFor } from '../src/long.ts';
import { watchLoad } from '../src/load.ts';
import { GAMES, go, settle } from '../src/play.ts';

/** The limit for gzip bytes of JavaScript from the first address to the first decision. */
const FIRST_LOAD = 200_000;

const browser = await sharedBrowser();

describe('a newcomer', () => {
  describe.for(GAMES)('of %s', game => {
    test(
      'reaches the first decision in two clicks and 200 KB of JavaScript',
      inTestFor(game, 'villagers', 'feudalia'),
      async () => {
        const { page, context, complaints } = await visit(browser, inject('address'));
        const load = watchLoad(context);
        await page.goto('/');
        await page.getByRole('list', { name: 'Games' }).getByRole('link', { name: game }).click();
        await page.getByRole('button', { name: 'Sit down' }).click();
        const now = await settle(page);
        expect(now.state).toBe('asked');
        expect(now.prompt).not.toBe('');
        const { scripts, bytes } = load();
        console.log(`${game}: ${(bytes / 1000).toFixed(1)} KB gzip in ${scripts.length} files`);
        expect(scripts.some(name => name.startsWith('worker-'))).toBe(true);
        expect(bytes).toBeLessThan(FIRST_LOAD);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });

  test('reaches the first decision of a solo game in three clicks', async () => {
    const { page, context, complaints } = await visit(browser, inject('address'), { size: 'phone' });
    await page.goto('/');
    await page.getByRole('list', { name: 'Games' }).getByRole('link', { name: 'Snowcrest' }).click();
    await page.getByRole('radio', { name: 'Alone' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    expect((await settle(page)).state).toBe('asked');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('finds every place by its address', async () => {
    const { page, context, complaints } = await visit(browser, inject('address'));
    for (const [path, heading] of [
      ['/games', 'My games'],
      ['/learn', 'Learn'],
      ['/learn/helvetia', 'Helvetia'],
      ['/settings', 'Settings'],
      ['/about', 'About Thorp'],
      ['/new', 'Which village?'],
      ['/nowhere', 'No such place'],
    ] as const) {
      await go(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    // Also after a fresh load: the server does not know such paths, and answers with the page.
    await page.goto('/learn/helvetia');
    await page.getByRole('heading', { level: 1, name: 'Helvetia' }).waitFor();
    await page.goto('/table/nothere');
    await page.getByRole('heading', { name: 'This table is not in this browser.' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('sees a card of the cards page large, with the legend of its symbols', async () => {
    const { page, context } = await visit(browser, inject('address'), { size: 'phone' });
    await page.goto('/learn/snowcrest');
    await page.getByRole('button', { name: 'Peasant, large with its symbols' }).click();
    const dialog = page.getByRole('dialog', { name: 'Peasant' });
    await dialog.locator('.legend dt').first().waitFor();
    const [small, large] = await Promise.all(
      [page.locator('.entries .helpface').first(), dialog.locator('.helpface')].map(face => face.boundingBox()),
    );
    expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  test('reads the page in German', async () => {
    const { page, context } = await visit(browser, inject('address'), { locale: 'de-DE' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Vier Dörfer, ein Tisch' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await context.close();
  });
});
