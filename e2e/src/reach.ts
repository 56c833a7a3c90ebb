import type { Locator, Page } from 'playwright-core';
import { middleOf, press } from './mouse.ts';

/** Drawers of a board that contain choices. */
const DRAWERS = '.fe-supply-button[data-lit]';
const KINDS = '[data-piece^="kind:"][data-lit]';

/**
 * Choices that cannot be found on the screen: no button, no lit place, nothing in a drawer. A choice of a kind of
 * action must be found once that kind is chosen, when only its own places are lit.
 */
export async function unreached(page: Page, labels: readonly string[]): Promise<string[]> {
  const kinds = page.locator(KINDS);
  const missing: string[] = [];
  let others = labels;
  for (let i = 0; i < (await kinds.count()); i++) {
    const heard = (await kinds.nth(i).textContent()) ?? '';
    await press(page, await middleOf(kinds.nth(i)));
    const own = labels.filter(label => heard.includes(label));
    missing.push(...(await missingOf(page, own)));
    others = others.filter(label => !own.includes(label));
    await press(page, await middleOf(page.getByRole('button', { name: 'Cancel' })));
  }
  return [...missing, ...(await missingOf(page, others))];
}

async function missingOf(page: Page, labels: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(offered);
  for (const drawer of await page.locator(DRAWERS).all()) {
    await openDrawer(page, drawer);
    said.push(...(await page.evaluate(offered)));
    await shut(page);
  }
  return labels.filter(label => !said.some(each => each.includes(label)));
}

/**
 * Opens a drawer by a click. A kind of action opens a drawer by itself shortly after it is chosen; that drawer covers
 * the buttons, so then the click is sent as an event.
 */
async function openDrawer(page: Page, drawer: Locator): Promise<void> {
  const open = page.locator('dialog[open]');
  try {
    await drawer.click({ timeout: 2_000 });
  } catch (error) {
    if ((await open.count()) === 0) throw error;
    await drawer.dispatchEvent('click');
  }
  await open.waitFor();
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

/** Runs inside the page: the words of all choices that are not covered. */
function offered(): string[] {
  const around = document.querySelector('dialog[open]') ?? document;
  const lit = [...around.querySelectorAll<HTMLElement>('[data-lit]:not([data-piece^="kind:"])')].filter(element => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)));
  });
  return lit.map(element => `${element.textContent} ${element.ariaLabel ?? ''}`);
}
