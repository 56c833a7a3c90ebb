import { expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { click, settle, sitDown } from '../src/play.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

test('a running table changes its language: board, question, log and card help', async () => {
  const { page, complaints } = await returning();
  await sitDown(page, 'villagers', 'For two');
  for (let i = 0; i < 3; i++) {
    await settle(page);
    await click(page, 0);
  }
  await settle(page);
  const lines = await page.locator('.log li').count();
  expect(await page.locator('.log').textContent()).toMatch(/takes|took/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.log').textContent()).toContain('nimmt');
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.getByRole('heading', { name: 'Dein Dorf' }).waitFor();
  await page.locator('.vi-bank').getByText('Heumacher').first().waitFor();
  expect((await settle(page)).prompt).toMatch(/Nimm|Baue|Wähle|beende/);
  await page.locator('.log .cardname').first().click();
  expect(await page.locator('dialog .group').textContent()).not.toBe('');
  expect(await page.locator('dialog').textContent()).not.toMatch(/\b(the|gold from|when)\b/);
  expect(complaints).toEqual([]);
});

test('what goes wrong is said in German to whoever reads German', async () => {
  const { page, context } = await visit(browser, inject('address'), { locale: 'de-DE' });
  await page.goto('/table/nothere');
  await page.getByRole('heading', { name: 'Diesen Tisch gibt es in diesem Browser nicht.' }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('there is no table');
  await page.goto('/games');
  await page.locator('textarea').fill('{"thorp":1,"game":"snow');
  await page.getByRole('button', { name: 'Laden', exact: true }).click();
  await page.getByText('Ihr Text bricht ab oder ist beschädigt').waitFor();
  await page.goto('/new/feudalia');
  await page.getByText('Alle Optionen').click();
  await page.locator('input[type=number]').first().fill('5000');
  await page.getByText(/ist eine ganze Zahl von \d+ bis \d+/).waitFor();
  await context.close();
});
