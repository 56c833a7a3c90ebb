import type { Piece, Seat } from '@thorp/kernel';
import type { Paint } from './paint.ts';

/** Who looks at a board, and its width. */
export interface Viewing {
  readonly paint: Paint;
  readonly width: number;
  /** The viewing seat; other seats are drawn small. Null for a spectator, for whom all seats are others. */
  readonly viewer: Seat | null;
  /** The numbers to type, by the piece or zone they are about. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/** How the zones are drawn, in addition to who looks. */
export interface Look extends Viewing {
  /** Zones whose pieces are drawn as cards; the others are running text. */
  readonly cards: ReadonlySet<string>;
  /** Shorten long texts that the question is not about. */
  readonly terse: boolean;
}

/** Pieces that lie on one another, the lowest first. */
export function stacksOf(pieces: readonly Piece[]): Piece[][] {
  const ids = new Set(pieces.map(piece => piece.id));
  const above = Map.groupBy(pieces, piece => (piece.on !== undefined && ids.has(piece.on) ? piece.on : null));
  const climb = (piece: Piece): Piece[] => [piece, ...(above.get(piece.id) ?? []).flatMap(climb)];
  return (above.get(null) ?? []).map(climb);
}

/** The numbers of the options about a piece, as they are typed. */
export function badgeOf(numbers: readonly number[] | undefined, paint: Paint): string {
  return numbers && numbers.length > 0 ? paint.accent(`[${spans(numbers)}]`) : '';
}

/** 1, 2, 3, 7 as `1–3,7`. */
function spans(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(',');
}

/** An inactive piece is in brackets, so that it is visible without colour too. */
export function nameShown({ name, active }: Piece): string {
  return active === false ? `(${name})` : name;
}

/** Labels of a piece, including its tint: colour is never the only sign. */
export function wordsOf({ name, marks, tint }: Piece): string[] {
  if (tint === undefined) return [...marks];
  const said = [name, ...marks]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{Letter}]+/u);
  return said.includes(tint.toLowerCase()) ? [...marks] : [tint, ...marks];
}
