import { useEffect, useState, type RefObject } from 'react';

/** A village is not drawn smaller than this: what does not fit is cut. */
const LEAST = 0.4;
/** How much smaller it gets in one step. */
const STEP = { most: 0.7, least: 0.95 } as const;
/** Milliseconds after a change until the board is laid out. */
const REST = 60;

/** How much smaller a picture of the board must be drawn so that nothing in it scrolls. */
export function useWhole(picture: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const { current } = picture;
    if (!current) return undefined;
    let at = 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      at = Math.max(LEAST, at * stepFor(current));
      setZoom(at);
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    // Each step is a change, so another check follows.
    const changes = new MutationObserver(soon);
    changes.observe(current, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(() => {
      at = 1;
      soon();
    });
    sizes.observe(current);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [picture]);
  return zoom;
}

/** The visible share of everything that scrolls. Smaller pieces also need fewer rows, hence the square root. */
function stepFor(picture: HTMLElement): number {
  const parts = [...picture.querySelectorAll('.at-mine, .at-mine *')].flatMap(part => {
    const { scrollHeight, clientHeight } = part;
    if (clientHeight === 0 || scrollHeight <= clientHeight + SLACK) return [];
    return /auto|scroll/.test(getComputedStyle(part).overflowY) ? [clientHeight / scrollHeight] : [];
  });
  const seen = Math.min(1, ...parts);
  return seen === 1 ? 1 : Math.max(STEP.most, Math.min(STEP.least, Math.sqrt(seen)));
}

/** Pixels that may be below the edge. */
const SLACK = 8;
