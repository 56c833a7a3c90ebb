import type { Page } from 'playwright-core';

/** A window in which every table must be readable. Browser zoom leaves fewer, larger pixels for the page. */
export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The smallest readable size, in pixels. */
  readonly floor: number;
}

export const WINDOWS: readonly Window[] = [
  { name: 'phone', width: 390, height: 844, floor: 12 },
  { name: 'tablet', width: 820, height: 1180, floor: 11 },
  { name: 'tablet held across', width: 1024, height: 768, floor: 11 },
  { name: 'laptop', width: 1366, height: 657, floor: 11 },
  { name: 'desktop', width: 1440, height: 900, floor: 11 },
  { name: 'large desktop', width: 1920, height: 1080, floor: 11 },
  { name: 'desktop at 150 %', width: 960, height: 600, floor: 11 },
  { name: 'desktop at 200 %', width: 720, height: 450, floor: 11 },
];

/** The windows with the least space, and the largest one: those that `npm test` checks. */
const EXTREME: ReadonlySet<string> = new Set(['phone', 'laptop', 'large desktop', 'desktop at 200 %']);
export const EXTREME_WINDOWS = WINDOWS.filter(({ name }) => EXTREME.has(name));
export const OTHER_WINDOWS = WINDOWS.filter(({ name }) => !EXTREME.has(name));

/** Words on the screen, with the height of their letters in pixels of the screen. */
interface Words {
  readonly text: string;
  readonly px: number;
  /** The class of the element that contains them. */
  readonly where: string;
}

/** With a zoom, sizes are fractions. */
const SLACK = 0.05;

/** Words and figures on the table that are drawn smaller than `floor` pixels, the smallest first. */
export async function smallText(page: Page, floor: number): Promise<string[]> {
  const small = (await words(page)).filter(({ px }) => px < floor - SLACK);
  return small
    .toSorted((a, b) => a.px - b.px)
    .map(({ text, px, where }) => `${px.toFixed(1)} px: "${text}" in ${where}`);
}

/** The smallest size of each word or figure that the page shows. */
export async function textSizes(page: Page): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const { text, px, where } of await words(page)) {
    const key = `"${text}" in ${where}`;
    sizes.set(key, Math.min(px, sizes.get(key) ?? Infinity));
  }
  return sizes;
}

/** What is drawn smaller in the second of two measurements. */
export function shrunk(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] {
  return [...after]
    .filter(([key, px]) => px < (before.get(key) ?? 0) - SLACK)
    .map(([key, px]) => `${key}: ${before.get(key)?.toFixed(1)} → ${px.toFixed(1)} px`);
}

async function words(page: Page): Promise<readonly Words[]> {
  return page.evaluate(look);
}

/** Runs inside the page. Decorative letters in drawings have `data-ornament`. */
function look(): Words[] {
  const found: Words[] = [];
  /** By how much the lengths of an element are larger on the screen than in its style. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    }
    // Boxes do not tell: the widths that layout gives are rounded to whole pixels.
    let scale = element.currentCSSZoom;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const { c, d } = new DOMMatrixReadOnly(style.transform);
      const [across = '1', down = across] = style.scale === 'none' ? [] : style.scale.split(' ');
      scale *= Number(down) * Math.hypot(c, d);
    }
    return scale;
  };
  /** Whether the content of a style has letters or figures: "x", attr(data-n), counter(n). */
  const says = (content: string): boolean =>
    !['none', 'normal'].includes(content) && /[\p{L}\p{N}]/u.test(content.replace(/ \/ .*/u, ''));
  const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (text === '' || !element || element.closest('.sr-only, [data-ornament], title, style')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    const px = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    found.push({ text, px, where: `.${element.getAttribute('class')}` });
  }
  // Letters and figures that a style sheet adds.
  const root = walker.root as Element;
  for (const element of root.querySelectorAll('*')) {
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const part of seen ? ['::before', '::after'] : []) {
      const { content, display, fontSize } = getComputedStyle(element, part);
      if (display === 'none' || !says(content)) continue;
      const px = parseFloat(fontSize) * scaleOf(element);
      found.push({ text: content, px, where: `.${element.getAttribute('class')}${part}` });
    }
  }
  return found;
}
