import { useLayoutEffect, type RefObject } from 'react';

/**
 * A list that scrolls shows whole lines only: one that would be cut at an edge is marked (`data-cut`) and not drawn. A line
 * higher than the list stays. While the newest line is in sight, the first whole line stands at the top.
 */
export function useWholeLines(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = list;
    const content = current?.firstElementChild;
    if (!current || !(content instanceof HTMLElement)) return undefined;
    const mark = (): void => markCut(current, content);
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(current);
    observer.observe(content);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', mark);
    };
  });
}

/** Pixels that may be outside without anybody seeing a cut. */
const SLACK = 2;

function markCut(list: Element, content: HTMLElement): void {
  const box = list.getBoundingClientRect();
  const atRest = Math.abs(list.scrollTop) <= SLACK;
  content.style.translate = 'none';
  let free = 0;
  // The newest lines are the last ones and mostly in sight, so the search begins there.
  for (let line = content.lastElementChild; line; line = line.previousElementSibling) {
    const { top, bottom, height } = line.getBoundingClientRect();
    const isOver = (edge: number): boolean => top < edge - SLACK && bottom > edge + SLACK;
    const isCut = height <= box.height && (isOver(box.top) || isOver(box.bottom));
    line.toggleAttribute('data-cut', isCut);
    if (isCut && isOver(box.top)) free = bottom - box.top;
    if (bottom < box.top) break;
  }
  // The room of the line that is not drawn comes below the newest one, not between the heading and the first line.
  if (atRest && free > 0) content.style.translate = `0 ${-free}px`;
}
