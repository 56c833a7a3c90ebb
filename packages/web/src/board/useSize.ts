import { useSyncExternalStore } from 'react';
import { WINDOWS } from '../ui/sizes.ts';

export type Size = 'phone' | 'tablet' | 'desktop';

/** Which of the three layouts the window asks for. */
export function useSize(): Size {
  return useSyncExternalStore(watch, read);
}

function watch(changed: () => void): () => void {
  const lists = [matchMedia(WINDOWS.phone), matchMedia(WINDOWS.narrow)];
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

function read(): Size {
  if (matchMedia(WINDOWS.phone).matches) return 'phone';
  return matchMedia(WINDOWS.narrow).matches ? 'tablet' : 'desktop';
}
