import { useSyncExternalStore } from 'react';
import { type Size, useSize } from '../../board/widgets.ts';
import { WINDOWS } from '../../ui/sizes.ts';
import type { Tier } from './tiers.ts';

/** The tier of the window, and which of the three layouts it has. */
export function useTier(): { readonly tier: Tier; readonly size: Size } {
  const size = useSize();
  const short = useSyncExternalStore(watchShort, isShort);
  return { size, tier: size === 'desktop' ? (short ? 'short' : 'tall') : size };
}

function watchShort(changed: () => void): () => void {
  const list = matchMedia(WINDOWS.short);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

function isShort(): boolean {
  return matchMedia(WINDOWS.short).matches;
}
