import { useSyncExternalStore } from 'react';

export type Size = 'phone' | 'tablet' | 'desktop';

const PHONE = '(max-width: 599px)';
const TABLET = '(max-width: 1199px)';

/** Which of the three layouts the window asks for. */
export function useSize(): Size {
  return useSyncExternalStore(watch, read);
}

function watch(changed: () => void): () => void {
  const lists = [matchMedia(PHONE), matchMedia(TABLET)];
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

function read(): Size {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(TABLET).matches ? 'tablet' : 'desktop';
}
