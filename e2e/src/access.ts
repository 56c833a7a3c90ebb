import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SIZES, type Size, type Theme } from './browser.ts';

/** What a page is held to. Only what breaks a law is told in full: on long pages that halves the time. */
const JUDGED = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
} satisfies Parameters<AxeBuilder['options']>[0];

/** Every size by day and by lamplight. */
export const LOOKS: readonly { readonly size: Size; readonly theme: Theme }[] = (Object.keys(SIZES) as Size[]).flatMap(
  size => (['light', 'dark'] as const).map(theme => ({ size, theme })),
);

/** What is wrong on the page as it is now: the rule, and where. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(JUDGED).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.target.join(' '))
        .slice(0, 4)
        .join(', ')}`,
  );
}

/** A table never scrolls the page. */
export async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}

/** Words that are cut off or leave their card, and lit things that nobody could see. */
export async function cuts(page: Page, board: string): Promise<string[]> {
  return [...(await page.evaluate(cutWords, board)), ...(await page.evaluate(hiddenLights, board))];
}

/** Runs inside the page. */
function cutWords(board: string): string[] {
  const speaks = (element: Element): boolean =>
    [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '');
  const leaves = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    const card = element.closest('.place')?.getBoundingClientRect();
    return card !== undefined && (right > card.right + 2 || left < card.left - 2);
  };
  const wrong = [...document.querySelectorAll(`${board} *`)].filter(element => {
    if (!speaks(element) || element.getClientRects().length === 0 || element.closest('.vh, .log')) return false;
    return (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) || leaves(element);
  });
  return wrong.map(element => `cut: ${element.className} "${element.textContent}"`);
}

/** Runs inside the page. Zones that pan bring what is beyond their edge when they are turned to. */
function hiddenLights(board: string): string[] {
  const outside = [...document.querySelectorAll(`${board} [data-lit]`)].filter(element => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || element.closest('.is-panning, .answers, [tabindex="0"]')) return false;
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  return outside.map(element => `out of sight: ${element.className} "${element.textContent}"`);
}
