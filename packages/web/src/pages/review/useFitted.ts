import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/** The smallest room for which boards are laid out; in a lower one the board scrolls, since its text must stay readable. */
const LEAST = { width: 960, height: 560 } as const;
/** On a phone a board has the width of the window, and is as high as it needs. */
const PHONE = 600;
const PHONE_HEIGHT = 790;
/** Between the two, boards are laid out from top to bottom. */
const TABLET_HEIGHT = 940;

/** How the window of a board fits into a room: its own size in its own pixels, and how much smaller it is drawn. */
export function useFitted(room: RefObject<HTMLElement | null>): CSSProperties | null {
  const [style, setStyle] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      const next = fitted(width, height);
      setStyle(old => (old && same(old, next) ? old : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [room]);
  return style;
}

function fitted(width: number, height: number): CSSProperties {
  const narrow = width < PHONE ? PHONE_HEIGHT : width < 900 ? TABLET_HEIGHT : 0;
  if (narrow > 0) return styled(width, narrow, 1);
  const zoom = Math.min(1, width / LEAST.width);
  return styled(width / zoom, Math.max(height / zoom, LEAST.height), zoom);
}

function styled(width: number, height: number, zoom: number): CSSProperties {
  return { width, height, zoom, '--tall': `${height}px`, '--across': `${width}px`, '--least': '0px' };
}

function same(a: CSSProperties, b: CSSProperties): boolean {
  return a.width === b.width && a.height === b.height && a.zoom === b.zoom;
}
