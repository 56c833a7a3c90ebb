import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/**
 * The smallest size for which boards are laid out; in a lower space the board scrolls, because its text must stay
 * readable.
 */
const LEAST = { width: 960, height: 560 } as const;
/** On a phone a board has the width of the window and the height it needs. */
const PHONE = 600;
const PHONE_HEIGHT = 640;
/** Between the two, boards are laid out vertically. If the timeline would cover them, they get smaller, then lower. */
const TABLET = { height: 1020, zoom: 0.92, lowest: 840 } as const;

/** How the window of a board fits into a space: its size in its own pixels, and the scale. */
export function useFitted(room: RefObject<HTMLElement | null>): CSSProperties | null {
  const [style, setStyle] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      const next = fitted(width, height, freeBelow(current));
      setStyle(old => (old && same(old, next) ? old : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    const course = courseOf(current);
    if (course) watcher.observe(course);
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [room]);
  return style;
}

const courseOf = (room: HTMLElement): Element | null => room.parentElement?.querySelector('.rv-course') ?? null;

/** Pixels from the upper edge of the space to the timeline, which stays at the lower edge of the window. */
function freeBelow(room: HTMLElement): number {
  const { top, width } = room.getBoundingClientRect();
  const large = width / Math.max(1, room.offsetWidth);
  return (innerHeight - top - scrollY) / large - (courseOf(room)?.clientHeight ?? 0) - GAP;
}

const GAP = 10;

function fitted(width: number, height: number, free: number): CSSProperties {
  if (width < PHONE) return styled(width, PHONE_HEIGHT, 1);
  if (width < 900) {
    const smaller = Math.min(1, Math.max(TABLET.zoom, free / TABLET.height));
    const tall = Math.max(TABLET.lowest, Math.min(TABLET.height, free / smaller));
    return styled(width / smaller, tall, smaller);
  }
  const zoom = Math.min(1, width / LEAST.width);
  return styled(width / zoom, Math.max(height / zoom, LEAST.height), zoom);
}

function styled(width: number, height: number, zoom: number): CSSProperties {
  return { width, height, zoom, '--tall': `${height}px`, '--across': `${width}px`, '--least': '0px' };
}

function same(a: CSSProperties, b: CSSProperties): boolean {
  return a.width === b.width && a.height === b.height && a.zoom === b.zoom;
}
