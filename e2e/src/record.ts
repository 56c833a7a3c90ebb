import type { Page } from 'playwright-core';
import { settle } from './play.ts';

/** Opens a record as a table, in whatever language the page speaks. */
export async function open(page: Page, record: string): Promise<void> {
  await page.goto('/games');
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: /^(Load|Laden)$/ }).click();
  await page.waitForURL(/table/);
  await settle(page);
}
