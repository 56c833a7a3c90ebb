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
 * The index of the next spot in a direction. Left and right follow the rows as one reads them, cyclically, so that every spot
 * can be reached with one key. Up and down go to the nearest spot there, and along the row where there is none.
 */
export function neighbour(spots: readonly Spot[], from: number, direction: Direction): number {
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  const nearest = direction === 'up' || direction === 'down' ? nearestTo(spots, from, step) : -1;
  if (nearest >= 0) return nearest;
  const order = inRows(spots);
  return order[(order.indexOf(from) + step + order.length) % order.length] ?? from;
}

/** All spots by rows, each from left to right. A spot whose middle is below the first one of a row begins the next row. */
function inRows(spots: readonly Spot[]): number[] {
  const byTop = [...spots.entries()].toSorted(([, a], [, b]) => a.top - b.top);
  const rows: { readonly bottom: number; readonly spots: [index: number, spot: Spot][] }[] = [];
  for (const [index, spot] of byTop) {
    const row = rows.at(-1);
    if (row && middle(spot.top, spot.bottom) < row.bottom) row.spots.push([index, spot]);
    else rows.push({ bottom: spot.bottom, spots: [[index, spot]] });
  }
  return rows.flatMap(row => row.spots.toSorted(([, a], [, b]) => a.left - b.left).map(([index]) => index));
}

/** The nearest spot below (1) or above (-1); -1 if there is none. */
function nearestTo(spots: readonly Spot[], from: number, step: 1 | -1): number {
  const start = spots[from];
  let best = -1;
  let least = Infinity;
  for (const [i, spot] of spots.entries()) {
    const distance = start && i !== from ? distanceTo(start, spot, step) : null;
    if (distance === null || distance >= least) continue;
    best = i;
    least = distance;
  }
  return best;
}

/** The distance to a spot, weighted; null if it is not ahead. */
function distanceTo(from: Spot, to: Spot, step: 1 | -1): number | null {
  const ahead = (middle(to.top, to.bottom) - middle(from.top, from.bottom)) * step;
  const aside = Math.max(0, to.left - from.right, from.left - to.right);
  // A spot that is more sideways than ahead belongs to the row.
  if (ahead <= 1 || aside > ahead) return null;
  return ahead + ASIDE * aside + Math.abs(middle(to.left, to.right) - middle(from.left, from.right)) / ASIDE;
}

function middle(from: number, to: number): number {
  return (from + to) / 2;
}
