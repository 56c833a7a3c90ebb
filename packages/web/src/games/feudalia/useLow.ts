import { useSyncExternalStore } from 'react';
import { WINDOWS } from '../../ui/sizes.ts';

/* Windows in which the prompt has a column of its own; see style/low.css. */
const SHORT = matchMedia('(min-width: 1200px) and (max-height: 859px)');
const SLIM = matchMedia(`${WINDOWS.wide} and (max-width: 1199px)`);

/** `short`: the others at the left, the prompt at the right. `slim`: only the prompt has a column. */
export type Low = 'short' | 'slim' | null;

export function useLow(): Low {
  return useSyncExternalStore(watch, read);
}

function watch(changed: () => void): () => void {
  for (const list of [SHORT, SLIM]) list.addEventListener('change', changed);
  return () => {
    for (const list of [SHORT, SLIM]) list.removeEventListener('change', changed);
  };
}

function read(): Low {
  if (SHORT.matches) return 'short';
  return SLIM.matches ? 'slim' : null;
}
