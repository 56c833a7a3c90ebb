import { useLayoutEffect, type RefObject } from 'react';

/**
 * A scrolling list shows only whole lines: a line that an edge would cut is marked (`data-cut`) and hidden. A line
 * higher than the list stays. While the newest line is visible, the first whole line is at the top.
 */
export function useWholeLines(list: RefObject<HTMLElement | null>): void {
  // Just before the frame is drawn: an earlier measurement would make the browser lay out twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => mark(list.current));
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const look = (): void => mark(current);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [list]);
}

function mark(list: HTMLElement | null): void {
  const content = list?.firstElementChild;
  if (list && content instanceof HTMLElement) markCut(list, content);
}

/** Pixels that may be outside without a visible cut. */
const SLACK = 2;

function markCut(list: Element, content: HTMLElement): void {
  const atRest = Math.abs(list.scrollTop) <= SLACK;
  if (content.style.translate !== 'none') content.style.translate = 'none';
  const { cuts, free } = measure(list.getBoundingClientRect(), content);
  for (const [line, isCut] of cuts) line.toggleAttribute('data-cut', isCut);
  // The space of a hidden line goes below the newest line, not between the heading and the first line.
  if (atRest && free > 0) content.style.translate = `0 ${-free}px`;
}

/**
 * Which of the visible lines are cut, and how much of one shows at the top. Nothing is written in between, because the
 * browser would lay out again for the next line.
 */
function measure(
  box: DOMRect,
  content: Element,
): { readonly cuts: readonly [Element, boolean][]; readonly free: number } {
  const cuts: [Element, boolean][] = [];
  let free = 0;
  // The newest lines are the last ones and usually visible, so the search begins there.
  for (let line = content.lastElementChild; line; line = line.previousElementSibling) {
    const { top, bottom, height } = line.getBoundingClientRect();
    const isOver = (edge: number): boolean => top < edge - SLACK && bottom > edge + SLACK;
    const isCut = height <= box.height && (isOver(box.top) || isOver(box.bottom));
    cuts.push([line, isCut]);
    if (isCut && isOver(box.top)) free = bottom - box.top;
    if (bottom < box.top) break;
  }
  return { cuts, free };
}
