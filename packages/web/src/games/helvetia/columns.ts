import type { Size } from '../../board/widgets.ts';

/** How many tiles fit side by side and stay readable. */
const ACROSS: { readonly [S in Size]: number } = { phone: 6, tablet: 6, desktop: 8 };

/** Two rows while the tiles stay readable, then three. */
export function columnsFor(kinds: number, size: Size): number {
  const two = Math.max(6, Math.ceil(kinds / 2));
  return two <= ACROSS[size] ? two : Math.max(6, Math.ceil(kinds / 3));
}

/** With few seats my own panel is beside those of the others. */
export const isFew = (seats: number): boolean => seats < 4;
