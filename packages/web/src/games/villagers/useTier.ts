import { type Size, useIsShort, useSize } from '../../board/widgets.ts';
import type { Tier } from './tiers.ts';

/** The tier of the window, and which of the three layouts it has. */
export function useTier(): { readonly tier: Tier; readonly size: Size } {
  const size = useSize();
  const short = useIsShort();
  return { size, tier: size === 'desktop' ? (short ? 'short' : 'tall') : size };
}
