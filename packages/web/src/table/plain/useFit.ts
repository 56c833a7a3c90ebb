import { useLayoutEffect, type RefObject } from 'react';

/** Sizes that are tried, as shares of a card's usual width. Below the last one a region scrolls instead. */
const SIZES = [1.3, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.72, 0.66];

/** Draws each region's cards as large as they fit without scrolling. */
export function useFit(root: RefObject<HTMLElement | null>, selector: string, version: number): void {
  useLayoutEffect(() => {
    const fitAll = (): void => {
      for (const region of root.current?.querySelectorAll<HTMLElement>(selector) ?? []) fit(region);
    };
    fitAll();
    const watcher = new ResizeObserver(fitAll);
    if (root.current) watcher.observe(root.current);
    return () => watcher.disconnect();
  }, [root, selector, version]);
}

/** Looks for the largest size by halving: each try costs the browser a layout. */
function fit(region: HTMLElement): void {
  let low = 0;
  let high = SIZES.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(region, SIZES[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  region.style.setProperty('--fit', String(SIZES[low] ?? 1));
}

function fits(region: HTMLElement, size: number): boolean {
  region.style.setProperty('--fit', String(size));
  return region.scrollHeight <= region.clientHeight && region.scrollWidth <= region.clientWidth;
}
