import type { Page } from 'playwright-core';
import { settle } from './play.ts';

/** The next action of somebody who follows hints: a spot to click, or null to ask for a hint. */
type Next = { readonly x: number; readonly y: number } | null;

/** Plays to the end by clicks, as a strong bot advises. Returns the number of hints. */
export async function playByHints(page: Page, limit = 500): Promise<number> {
  for (let hints = 0; hints < limit;) {
    const { state } = await settle(page);
    if (state === 'over') return hints;
    const next = await page.evaluate(marked);
    if (next) await page.mouse.click(next.x, next.y);
    else {
      hints++;
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('.prompt .prompt-hint').waitFor();
    }
  }
  throw new Error(`no end after ${limit} hints`);
}

/** Runs in the page: what is asked again, a plan or a held turn is confirmed, and a hinted choice is tapped. */
function marked(): Next {
  const places = [
    'dialog[open] .btn[data-lit]',
    '[data-planning="true"] .answers .btn',
    '.prompt-actions .btn--primary[data-lit]',
    '[data-lit].is-hinted:not(.is-picked)',
  ];
  const found = places.map(place => document.querySelector(`.table ${place}`)).find(element => element !== null);
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
