import { useEffect, useState, type RefObject } from 'react';

/** A village is not drawn smaller than this: what does not fit then is cut. */
const LEAST = 0.5;
const STEP = 0.92;
/** Milliseconds between two looks: the board lays itself out anew after each. */
const LOOK = 60;
/** So many looks without anything that scrolls, and it stays. */
const ENOUGH = 3;

/** How much smaller a picture of the board must be drawn so that nothing in it scrolls. */
export function useWhole(picture: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const { current } = picture;
    if (!current) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let [at, quiet] = [1, 0];
    const look = (): void => {
      if (!current.querySelector('.at-mine')) return;
      quiet = scrolls(current) ? 0 : quiet + 1;
      if (quiet === 0) at = Math.max(LEAST, at * STEP);
      setZoom(at);
      if (quiet === ENOUGH || at === LEAST) clearInterval(timer);
    };
    const begin = (): void => {
      clearInterval(timer);
      [at, quiet] = [1, 0];
      setZoom(at);
      timer = setInterval(look, LOOK);
    };
    const watcher = new ResizeObserver(begin);
    watcher.observe(current);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
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
