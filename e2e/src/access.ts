import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SIZES, type Size } from './browser.ts';

/** The rules that axe checks. Only violations are reported in full: on long pages that halves the time. */
const JUDGED = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // An experimental rule: it wants all text on a card, including figures, in one piece in the card's name. `unsaid`
  // checks what people who speak to the page need: the words that are visible.
  rules: { 'label-content-name-mismatch': { enabled: false } },
} satisfies Parameters<AxeBuilder['options']>[0];

/** The rules about colours. */
const COLOURS = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
} satisfies Parameters<AxeBuilder['options']>[0];

export const EVERY_SIZE = Object.keys(SIZES) as Size[];

/** The faults of the page as it is now: the rule, and where. */
export async function faults(page: Page, judged: Parameters<AxeBuilder['options']>[0] = JUDGED): Promise<string[]> {
  // Axe is added to a page only once: reading its half a megabyte takes longer than some of its rules.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  // The other mode is for frames of other origins, which we do not have, and takes twice as long.
  const { violations } = await builder.setLegacyMode().options(judged).analyze();
  const wrong = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => `${node.target.join(' ')}${coloursOf(node.any[0]?.data)}`)
        .slice(0, 4)
        .join(', ')}`,
  );
  return judged === JUDGED ? [...wrong, ...(await unsaid(page))] : wrong;
}

/** The colours that axe has seen, as these tell words that fade in from words in a wrong colour. */
function coloursOf(data: unknown): string {
  const has = typeof data === 'object' && data !== null && 'fgColor' in data && 'bgColor' in data;
  return has ? ` (${String(data.fgColor)} on ${String(data.bgColor)})` : '';
}

/** Buttons and links whose name lacks the first visible word: nobody could choose them by voice. */
async function unsaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Soft hyphens only mark where a word may break; they are not read.
    const wordsOf = (text: string): string[] =>
      text
        .replaceAll('\u00AD', '')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? [];
    const seenOn = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let seen = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const within = node.parentElement;
        if (within?.checkVisibility() && !within.closest('.sr-only, title, [data-ornament]'))
          seen += ` ${node.textContent}`;
      }
      return seen;
    };
    return [...document.querySelectorAll(':is(button, a, [role="button"])[aria-label]')].flatMap(element => {
      const name = element.getAttribute('aria-label') ?? '';
      const [first] = wordsOf(seenOn(element));
      return first === undefined || wordsOf(name).includes(first) ? [] : [`"${name}" is seen as "${first}"`];
    });
  });
}

/**
 * The same in both themes. The dark theme may change colours only: no box may move or change its size, so everything
 * else is the same as in the light theme.
 */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.evaluate(withoutGrain);
  // Whatever still fades in has ended after that: axe would judge half-transparent words.
  const light = await page.evaluate(layout);
  const wrong = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(layout);
  if (dark.colours === light.colours) wrong.push('the dark theme looks like the light one');
  wrong.push(...(await faults(page, COLOURS)).map(fault => `dark: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  if (dark.boxes.join() !== light.boxes.join()) wrong.push(...(await movedByTheme(page, dark.boxes)));
  return wrong;
}

/** Something that was drawn late moves boxes too, but a theme that moves them does so every time. */
async function movedByTheme(page: Page, before: readonly string[], tries = 3): Promise<string[]> {
  const light = await page.evaluate(layout);
  const moved = light.boxes.filter((box, i) => box !== before[i]);
  if (moved.length === 0) return [];
  if (tries === 0) return [`the dark theme changes the layout: ${moved.slice(0, 3).join(', ')}`];
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(layout);
  await page.emulateMedia({ colorScheme: 'light' });
  return movedByTheme(page, dark.boxes, tries - 1);
}

/**
 * Runs inside the page. Axe does not judge words on a picture, such as the grain of the paper, so the colour below it
 * is used.
 */
function withoutGrain(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage } = getComputedStyle(element);
    if (/grain/.test(backgroundImage) && !/gradient/.test(backgroundImage)) element.style.backgroundImage = 'none';
  }
}

/** Runs inside the page: the positions and colours of everything. */
async function layout(): Promise<{ boxes: string[]; colours: string }> {
  // The end of one animation may begin another.
  for (;;) {
    const passing = document
      .getAnimations()
      .filter(each => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
    if (passing.length === 0) break;
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  }
  const boxes: string[] = [];
  const colours = new Set<string>();
  for (const element of document.querySelectorAll('body, body *')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes.push(`${element.tagName} ${element.id} ${element.classList.value}: ${[left, top, width, height].join(' ')}`);
    colours.add(getComputedStyle(element).color);
  }
  return { boxes, colours: [...colours].join() };
}

/** A table never scrolls the page. */
export async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}

/** Words that are cut off or outside their card, and lit pieces that are not visible. */
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
    if (!speaks(element) || element.getClientRects().length === 0 || element.closest('.sr-only, .log')) return false;
    return (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) || leaves(element);
  });
  return wrong.map(element => `cut: ${element.className} "${element.textContent}"`);
}

/** Runs inside the page. Zones that scroll show hidden pieces when they get the focus. */
function hiddenLights(board: string): string[] {
  const outside = [...document.querySelectorAll(`${board} [data-lit]`)].filter(element => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || element.closest('.is-panning, .answers, [tabindex="0"]')) return false;
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  return outside.map(element => `out of sight: ${element.className} "${element.textContent}"`);
}
