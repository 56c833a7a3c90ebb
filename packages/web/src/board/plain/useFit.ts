import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Sizes to try, as shares of a card's usual width. Below the last one a region scrolls instead. */
const SIZES = [1.3, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.72, 0.66];

/**
 * Draws each region's cards as large as possible without scrolling. Every try costs the browser a layout, so the search
 * runs again only if a region has another number of pieces, another size, or overflows.
 */
export function useFit(root: RefObject<HTMLElement | null>, selector: string, version: number): void {
  const fitted = useRef<Map<Element, string>>(new Map());
  useLayoutEffect(() => {
    const check = (): void => {
      for (const region of root.current?.querySelectorAll<HTMLElement>(selector) ?? []) {
        const shape = shapeOf(region);
        if (fitted.current.get(region) === shape && !runsOver(region)) continue;
        fitted.current.set(region, shape);
        fit(region);
      }
    };
    check();
    const watcher = new ResizeObserver(check);
    if (root.current) watcher.observe(root.current);
    return () => watcher.disconnect();
  }, [root, selector, version]);
}

function shapeOf(region: HTMLElement): string {
  const things = region.querySelectorAll('[data-piece], .counters > *, header').length;
  return `${things} ${region.clientWidth}×${region.clientHeight}`;
}

/** Finds the largest size by bisection. */
function fit(region: HTMLElement): void {
  let low = 0;
  let high = SIZES.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    setSize(region, middle);
    if (runsOver(region)) low = middle + 1;
    else high = middle;
  }
  setSize(region, low);
}

/** Below this size, words come before initials. */
const DENSE = 0.8;

function setSize(region: HTMLElement, at: number): void {
  const size = SIZES[at] ?? 1;
  region.style.setProperty('--fit', String(size));
  region.toggleAttribute('data-dense', size < DENSE);
}

function runsOver(region: HTMLElement): boolean {
  return region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
}
