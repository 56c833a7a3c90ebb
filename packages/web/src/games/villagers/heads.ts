import type { Villager } from '@thorp/villagers/cards';

/** How the head of a card is drawn: the font size of its name, and what fits beside it. */
export interface HeadFit {
  /** Size of the letters in pixels. */
  readonly size: number;
  /** Discs of the suit: none if the name needs their space; the colour of the head shows the suit too. */
  readonly glyphs: number;
  readonly locked: boolean;
  /** Whether the letters are closer together. */
  readonly tight: boolean;
}

/** The smallest font size of a name. */
const FLOOR = 12;

/** Widths in pixels of the other parts of a head, at the usual size of a card. */
const GLYPH = 18;
const SECOND_GLYPH = 11;
const LOCK = 14;
const GAP = 4;
const EDGES = 11;

/** Fits the name of a villager into a head of this width, with letters of at most `most` pixels. */
export function fitHead(it: Villager, name: string, width: number, most: number): HeadFit {
  const locked = it.lock !== null;
  const em = widthOf(name);
  const room = width - EDGES - (locked ? LOCK + GAP : 0);
  const discs = it.symbols > 0 ? GLYPH + GAP + SECOND_GLYPH * (it.symbols - 1) : 0;
  const beside = (room - discs) / em;
  if (beside >= FLOOR) return { size: Math.min(most, beside), glyphs: it.symbols, locked, tight: false };
  const alone = room / em;
  return { size: Math.max(FLOOR, Math.min(most, alone)), glyphs: 0, locked, tight: alone < FLOOR };
}

/** Padlock, price and edges of the line about the unlocker, in pixels. */
const LINE = { icon: 16, price: 26, edges: 11 };

/** Whether the padlock, a name and a price fit side by side in the line of a card of this width. */
export function fitsLine(name: string, width: number): boolean {
  return widthOf(name) * FLOOR + LINE.icon + LINE.price + LINE.edges <= width;
}

/** Widths of letters relative to the font size: wide ones, narrow ones, capitals, and all others. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[MW]/, 0.87],
  [/[mw]/, 0.73],
  [/[ijlftr ]/, 0.31],
  [/\p{Lu}/u, 0.58],
  [/./, 0.475],
];

/** Cached, because names are few and drawn often. */
const widths = new Map<string, number>();

/** The width of a name relative to its font size. */
export function widthOf(name: string): number {
  let width = widths.get(name);
  if (width === undefined) {
    width = Array.from(name).reduce((sum, letter) => sum + (LETTERS.find(([some]) => some.test(letter))?.[1] ?? 0), 0);
    widths.set(name, width);
  }
  return width;
}
