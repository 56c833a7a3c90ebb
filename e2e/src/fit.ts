import type { Page } from 'playwright-core';

/** What does not fit on a board as it is drawn now: words that are cut off, and choices that cannot be reached. */
export async function misfits(page: Page, board: string): Promise<string[]> {
  return page.evaluate(look, board);
}

/** Runs inside the page. */
function look(board: string): string[] {
  /** Pixels by which letters may exceed their box. */
  const SLACK = { across: 1, down: 1 };
  const found: string[] = [];
  const say = (what: string, element: Element): void => {
    found.push(`${what}: .${element.className} "${(element.textContent ?? '').slice(0, 40)}"`);
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.closest('.sr-only, svg, dialog') === null;
  };
  const ruler = document.createElement('canvas').getContext('2d');
  /** By how much a line is higher than its letters: above them, and below. */
  const blankOf = (element: Element, text: string): { above: number; below: number } => {
    if (!ruler) return { above: 0, below: 0 };
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const metrics = ruler.measureText(text);
    return {
      above: (metrics.fontBoundingBoxAscent - metrics.actualBoundingBoxAscent) * element.currentCSSZoom,
      below: (metrics.fontBoundingBoxDescent - metrics.actualBoundingBoxDescent) * element.currentCSSZoom,
    };
  };
  /** The box of the element's own words, from the first to the last. Its children are checked separately. */
  const boxOfWords = (element: Element): DOMRect | null => {
    const own = [...element.childNodes].filter(
      node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (own.length === 0) return null;
    const boxes = own.map(node => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    const left = Math.min(...boxes.map(box => box.left));
    const top = Math.min(...boxes.map(box => box.top));
    const right = Math.max(...boxes.map(box => box.right));
    const bottom = Math.max(...boxes.map(box => box.bottom));
    const blank = blankOf(element, own.map(node => node.textContent ?? '').join(''));
    return new DOMRect(left, top + blank.above, right - left, bottom - top - blank.above - blank.below);
  };
  const isPanning = (style: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);

  for (const element of document.querySelectorAll(`${board} *`)) {
    const words = isSeen(element) ? boxOfWords(element) : null;
    if (!words) continue;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (isPanning(style)) break;
      if (style.overflowX === 'visible' && around.localName !== 'body') continue;
      const box = around.getBoundingClientRect();
      const across = Math.max(box.left - words.left, words.right - box.right);
      const down = Math.max(box.top - words.top, words.bottom - box.bottom);
      if (across > SLACK.across || down > SLACK.down) {
        say(`cut by ${Math.round(Math.max(across, down))} px of .${around.className}`, element);
        break;
      }
    }
  }

  for (const element of document.querySelectorAll(`${board} [data-lit]`)) {
    // A panel that scrolls shows it when it gets the focus.
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    if (!element.contains(at)) say('cannot be reached', element);
  }
  return found;
}
