import { type Box, type Size, useIsShort, useRoom, useSize } from '../../board/widgets.ts';
import { sizeOf } from '../../ui/sizes.ts';
import type { Tier } from './tiers.ts';

/** The tier of the window, and which of the three layouts it has. */
export function useTier(): { readonly tier: Tier; readonly size: Size } {
  const size = useSize();
  const short = useIsShort();
  return { size, tier: size === 'desktop' ? (short ? 'short' : 'tall') : size };
}

/**
 * Whether the window is so low that Road and hand cannot both be open: a phone, or one in landscape; see style/low.css.
 */
export function useFolds(): boolean {
  return useRoom(foldsIn) !== null;
}

const LOW = 600;

function foldsIn(room: Box): 'folds' | null {
  const size = sizeOf(room);
  return size === 'phone' || (size === 'tablet' && room.height < LOW) ? 'folds' : null;
}
