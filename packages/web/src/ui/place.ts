export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between the subject, the note and the edge of the window. */
const GAP = 12;

interface Around {
  /** What must stay visible. */
  readonly inSight: readonly Box[];
  /** The choices: they stay reachable if there is space. */
  readonly lit?: readonly Box[];
  readonly view: { readonly width: number; readonly height: number };
  readonly first?: 'below' | 'above';
}

/**
 * The position of a note: it covers neither its subject nor what must stay visible; if that is impossible, as little as
 * possible.
 */
export function placeOf(
  note: { readonly width: number; readonly height: number },
  about: Box,
  { inSight, lit = [], view, first = 'below' }: Around,
): { readonly left: number; readonly top: number } {
  const across = (left: number): number => clamp(left, view.width - note.width);
  const down = (top: number): number => clamp(top, view.height - note.height);
  const middle = across(about.left + (about.width - note.width) / 2);
  const level = down(about.top + (about.height - note.height) / 2);
  const below = { left: middle, top: down(about.top + about.height + GAP) };
  const above = { left: middle, top: down(about.top - note.height - GAP) };
  const places = [
    ...(first === 'below' ? [below, above] : [above, below]),
    { left: across(about.left + about.width + GAP), top: level },
    { left: across(about.left - note.width - GAP), top: level },
    { left: middle, top: down(view.height) },
    { left: middle, top: down(0) },
    ...inSight.flatMap(({ top, height }) => [
      { left: middle, top: down(top + height + GAP) },
      { left: middle, top: down(top - note.height - GAP) },
    ]),
  ];
  const covered = ({ left, top }: { left: number; top: number }): number =>
    [about, ...inSight, ...inSight, ...lit].reduce((sum, box) => sum + overlap({ left, top, ...note }, box), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function clamp(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}

/** How many square pixels two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
