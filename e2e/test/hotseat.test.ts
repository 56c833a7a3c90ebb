import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONG, MORE } from '../src/long.ts';
import { mouseOver } from '../src/mouse.ts';
import { click, dice, type GameId, lift, openForm, playByClicks, settle, start } from '../src/play.ts';
import { returning } from '../src/returning.ts';

async function twoPeople(page: Page, game: GameId): Promise<void> {
  await openForm(page, game);
  const two = page.getByRole('radio', { name: 'For two' });
  await page.getByRole('radio', { name: 'First game' }).waitFor();
  if ((await two.count()) > 0) await two.click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name of player 2').fill('Ben');
  await start(page);
}

test('a curtain falls between two people, and nothing of the table is behind it', async () => {
  const { page, complaints } = await returning();
  await twoPeople(page, 'snowcrest');
  const roll = dice(4);
  const lifted: string[] = [];
  for (let i = 0; i < 40 && lifted.length < 5; i++) {
    const now = await settle(page);
    if (now.state !== 'curtain') {
      await click(page, roll(now.lit));
      continue;
    }
    expect(await page.locator('[data-piece]').count()).toBe(0);
    lifted.push(await lift(page));
  }
  expect(new Set(lifted)).toEqual(new Set(['I am Ada', 'I am Ben']));
  expect(complaints).toEqual([]);
});

test('a double click on the curtain lifts it, and touches nothing behind it', async () => {
  const { page, complaints } = await returning({ size: 'phone' });
  await twoPeople(page, 'snowcrest');
  const roll = dice(4);
  for (let now = await settle(page); now.state !== 'curtain'; now = await settle(page))
    await click(page, roll(now.lit));
  const again = await mouseOver(page, page.locator('.curtain .btn'));
  await again(0);
  await page.waitForSelector('.table');
  const behind = await page.evaluateHandle(() => {
    const button = document.createElement('button');
    button.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    button.textContent = '0';
    button.addEventListener('click', () => (button.textContent = String(Number(button.textContent) + 1)));
    document.querySelector('.table')?.append(button);
    return button;
  });
  await again(200);
  expect(await behind.textContent()).toBe('0');
  await again(900);
  expect(await behind.textContent()).toBe('1');
  expect(complaints).toEqual([]);
});

test('two people play a whole game at one screen', LONG, async () => {
  const { page, complaints } = await returning({ size: 'tablet' });
  await twoPeople(page, 'villagers');
  expect(await playByClicks(page, 13)).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
});

test('with open hands no curtain falls, and a draft pick is asked for again if the setting says so', MORE, async () => {
  const { page, complaints } = await returning();
  await page.goto('/settings');
  await page.getByLabel('Confirm a draft pick').check({ force: true });
  await openForm(page, 'villagers');
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByText('All options').click();
  await page.getByLabel('Open hands').check({ force: true });
  await start(page);
  const dialog = page.getByRole('dialog', { name: 'Your pick' });
  for (let picks = 0; picks < 2; picks++) {
    await settle(page);
    const before = await page.locator('.log li').count();
    await click(page, 0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await settle(page);
    expect(await page.locator('.log li').count()).toBe(before);
    await click(page, 0);
    await dialog.getByRole('button', { name: 'Yes, take it' }).click();
    await page.locator('.log li').nth(before).waitFor({ state: 'attached' });
  }
  expect(await page.locator('.curtain').count()).toBe(0);
  expect(complaints).toEqual([]);
});
