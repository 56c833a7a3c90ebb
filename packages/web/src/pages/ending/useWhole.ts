import { useEffect, useState, type RefObject } from 'react';

/** A village is not drawn smaller than this: what does not fit then is cut. */
const LEAST = 0.4;
const STEP = 0.92;
/** Milliseconds after a change of the board at which it has laid itself out. */
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
      if (at > LEAST && scrolls(current)) at = Math.max(LEAST, at * STEP);
      setZoom(at);
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    // Each step is a change, so that the next look follows.
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

/** Whatever scrolls can be reached by keyboard, so it says so. */
function scrolls(picture: HTMLElement): boolean {
  return [...picture.querySelectorAll('[tabindex="0"]')].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8,
  );
}
