import { useSyncExternalStore } from 'react';
import { isShort, sizeOf, type Size } from '../ui/sizes.ts';
import type { Box } from './useBox.ts';

/** The size of the window. Measured only when it changes, because reading a size makes the browser lay out the page. */
let room: Box | null = null;
let readers = 0;

/** Which of the three layouts fits into the window. */
export function useSize(): Size {
  return useSyncExternalStore(watch, () => sizeOf(read()));
}

/** A value that a board derives from the size of the window; `of` returns plain values. */
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

/** The element that fills the window, or the element inside it in which a board is drawn; its pixels are zoomed. */
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
