import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, kept up to date. */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setBox(old => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return box;
}
