import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SIZES, type Size, type Theme } from './browser.ts';

const LAWS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every size by day and by lamplight. */
export const LOOKS: readonly { readonly size: Size; readonly theme: Theme }[] = (Object.keys(SIZES) as Size[]).flatMap(
  size => (['light', 'dark'] as const).map(theme => ({ size, theme })),
);

/** What is wrong on the page as it is now: the rule, and where. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LAWS).analyze();
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
  return page.evaluate(root => {
    const seen = (element: HTMLElement): boolean =>
      element.getClientRects().length > 0 && !element.closest('.vh, .log, .sprite');
    const found: string[] = [];
    const tell = (what: string, element: Element): void => {
      found.push(`${what}: ${element.className} "${element.textContent?.trim().slice(0, 30)}"`);
    };
    for (const element of document.querySelectorAll<HTMLElement>(`${root} *`)) {
      const speaks = [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) => {
        return nodeType === 3 && data?.trim() !== '';
      });
      if (!speaks || !seen(element)) continue;
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) tell('cut', element);
      const card = element.closest<HTMLElement>('.place');
      const box = element.getBoundingClientRect();
      const frame = card?.getBoundingClientRect();
      if (frame && (box.right > frame.right + 2 || box.left < frame.left - 2)) tell('leaves its card', element);
    }
    for (const element of document.querySelectorAll<HTMLElement>(`${root} [data-lit]`)) {
      const { right, bottom, left, top } = element.getBoundingClientRect();
      const pans = element.closest('.is-panning, .fe-table, .answers, .fe-chips');
      if (!pans && seen(element) && (right > innerWidth || bottom > innerHeight || left < 0 || top < 0))
        tell('out of sight', element);
    }
    return found;
  }, board);
}
