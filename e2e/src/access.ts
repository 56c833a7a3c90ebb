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
