import type { Page } from 'playwright-core';

/** The smallest target for a finger, in pixels both ways (WCAG 2.5.5, and our own limit). */
const FINGER = 44;

/**
 * Buttons of a board that are too small for a finger, with the size of the target, which may be larger than the
 * drawing.
 */
export async function smallTargets(page: Page, board: string): Promise<string[]> {
  return page.evaluate(measure, [board, FINGER] as const);
}

/** Runs inside the page. */
function measure([board, finger]: readonly [string, number]): string[] {
  /** Words within a sentence, as in the log, are only as high as the sentence. */
  const isTarget = (element: Element): boolean =>
    element.getClientRects().length > 0 && element.closest('[aria-hidden="true"], .sr-only, .log') === null;
  /** How far from its middle an element can be hit, in one direction. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
    let far = 0;
    while (far < finger && element.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    return far;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${board} :is(button, a[href], input, select)`)) {
    if (!isTarget(element)) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const wide = reach(element, x, y, -1, 0) + 1 + reach(element, x, y, 1, 0);
    const high = reach(element, x, y, 0, -1) + 1 + reach(element, x, y, 0, 1);
    // One pixel may be lost by rounding.
    if (wide < finger - 1 || high < finger - 1) {
      found.push(`${wide}×${high}: ${element.className} "${(element.textContent ?? '').slice(0, 40)}"`);
    }
  }
  return found;
}
