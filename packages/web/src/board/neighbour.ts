/** A box on the screen. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much more sideways distance counts than distance ahead. */
const ASIDE = 2;

/**
 * The index of the next spot in a direction. If there is none, the next one in order, cyclically, so that every spot
 * can be reached with one key.
 */
export function neighbour(spots: readonly Spot[], from: number, direction: Direction): number {
  const start = spots[from];
  let best = -1;
  let least = Infinity;
  for (const [i, spot] of spots.entries()) {
    const distance = start && i !== from ? distanceTo(start, spot, direction) : null;
    if (distance === null || distance >= least) continue;
    best = i;
    least = distance;
  }
  if (best >= 0) return best;
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  return (from + step + spots.length) % spots.length;
}

/** The distance to a spot, weighted; null if it is not ahead. */
function distanceTo(from: Spot, to: Spot, direction: Direction): number | null {
  const inRow = direction === 'left' || direction === 'right';
  const [here, there] = inRow ? [from, to] : [turned(from), turned(to)];
  const backwards = direction === 'left' || direction === 'up';
  const ahead = (middle(there.left, there.right) - middle(here.left, here.right)) * (backwards ? -1 : 1);
  const aside = Math.max(0, there.top - here.bottom, here.top - there.bottom);
  // A spot that is more sideways than ahead belongs to another direction. Left and right stay in the row: else they could lead
  // up to one on which they end, and from there back again.
  if (ahead <= 1 || aside > (inRow ? 0 : ahead)) return null;
  return ahead + ASIDE * aside + Math.abs(middle(there.top, there.bottom) - middle(here.top, here.bottom)) / ASIDE;
}

/** Rows become columns. */
function turned({ left, top, right, bottom }: Spot): Spot {
  return { left: top, top: left, right: bottom, bottom: right };
}

function middle(from: number, to: number): number {
  return (from + to) / 2;
}
