import { useSyncExternalStore } from 'react';
import { isShort, sizeOf, type Size } from '../ui/sizes.ts';
import type { Box } from './useBox.ts';

/** What the window has room for. Measured when it changes only: reading a size makes the browser lay out the page. */
let room: Box | null = null;
let readers = 0;

/** Which of the three layouts fits into the window. */
export function useSize(): Size {
  return useSyncExternalStore(watch, () => sizeOf(read()));
}

/** What a board makes of the room in the window, where it needs to know more; `of` returns plain values. */
export function useRoom<R extends string | null>(of: (room: Box) => R): R {
  return useSyncExternalStore(watch, () => of(read()));
}

/** Whether the window is low for its width. */
export function useIsShort(): boolean {
  return useSyncExternalStore(watch, () => isShort(read()));
}

function read(): Box {
  room ??= measure();
  return room;
}

function measure(): Box {
  const { offsetWidth: width, offsetHeight: height } = theWindow();
  return { width, height };
}

/** The element that fills the window, or the one inside of it that a board is drawn in; its pixels are zoomed. */
function theWindow(): HTMLElement {
  return document.querySelector<HTMLElement>('.window .window, .window:not(:has(.window))') ?? document.body;
}

function watch(changed: () => void): () => void {
  readers++;
  const watcher = new ResizeObserver(() => {
    room = measure();
    changed();
  });
  watcher.observe(theWindow());
  return () => {
    watcher.disconnect();
    if (--readers === 0) room = null;
  };
}
