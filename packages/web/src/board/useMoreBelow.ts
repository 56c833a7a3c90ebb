import { useEffect, useState, type RefObject } from 'react';

/** Pixels that may be below the edge without a mark. */
const SLACK = 8;

interface Scrolling {
  /** Whether an element has more in it than it shows. */
  readonly scrolls: boolean;
  /** Whether more of it lies below its edge; `.scroll-frame.has-more` around it shows that. */
  readonly more: boolean;
}

/** How an element scrolls that may be higher than its place on the table. */
export function useMoreBelow(frame: RefObject<HTMLElement | null>, version: number): Scrolling {
  const [scrolling, setScrolling] = useState<Scrolling>({ scrolls: false, more: false });
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const look = (): void => {
      const { scrollHeight, clientHeight, scrollTop } = current;
      const scrolls = scrollHeight - clientHeight > SLACK;
      const more = scrollHeight - clientHeight - scrollTop > SLACK;
      setScrolling(old => (old.scrolls === scrolls && old.more === more ? old : { scrolls, more }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(current);
    for (const child of current.children) watcher.observe(child);
    // A moving piece is outside for a moment.
    const moving = current.getAnimations({ subtree: true });
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(look);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [frame, version]);
  return scrolling;
}
