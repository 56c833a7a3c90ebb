import type { Box } from '../../board/widgets.ts';
import { depthOf, widthOf, type Floor } from './houses.ts';

/** How large a zone's cards are drawn. */
export interface Fit {
  /** Width of a card in pixels. */
  readonly card: number;
  /** Height of a card in widths. */
  readonly shape: number;
  readonly rows: number;
  /** The cards do not fit even at their smallest: the zone scrolls sideways. */
  readonly pans: boolean;
  /** How wide the rows are when they are all about as long. */
  readonly width: number;
}

/** Sizes of a street of houses, in pixels, and in widths of a card. */
export interface StreetRules {
  readonly most: number;
  readonly least: number;
  /** Between houses, in widths: their roofs reach into it. */
  readonly gap: number;
  /** Between rows, in pixels. */
  readonly rise: number;
  /** Height of a roof, in widths, and of the head of a covered villager. */
  readonly roof: number;
  readonly head: number;
  /** Heights of a card that are tried, best first. */
  readonly shapes: readonly number[];
}

const STEP = 2;

/** The largest cards with which all houses fit into the box in rows from left to right. */
export function fitStreet(houses: readonly Floor[], box: Box, rules: StreetRules): Fit {
  for (let card = rules.most; card >= rules.least; card -= STEP) {
    for (const shape of rules.shapes) {
      const rows = rowsOf(houses, box.width, card, rules);
      if (heightOfAll(rows, card, shape, rules) > box.height) continue;
      return { card, shape, rows: rows.length, pans: false, width: balanced(houses, box, card, shape, rules) };
    }
  }
  const shape = rules.shapes.at(-1) ?? 1;
  const row = heightOf(houses, rules.least, shape, rules);
  const rows = Math.max(1, Math.floor(box.height / row));
  let { width } = box;
  while (rowsOf(houses, width, rules.least, rules).length > rows) width += rules.least;
  return { card: rules.least, shape, rows, pans: true, width };
}

/** The narrowest street with as many rows, so that no house stands alone in the last one. */
function balanced(houses: readonly Floor[], box: Box, card: number, shape: number, rules: StreetRules): number {
  const count = rowsOf(houses, box.width, card, rules).length;
  if (count === 1) return box.width;
  let width = box.width;
  for (let next = width - STEP; next > 0; next -= STEP) {
    const rows = rowsOf(houses, next, card, rules);
    if (rows.length > count) break;
    if (heightOfAll(rows, card, shape, rules) <= box.height) width = next;
  }
  return width;
}

function heightOfAll(rows: readonly Floor[][], card: number, shape: number, rules: StreetRules): number {
  return rows.reduce((sum, row) => sum + heightOf(row, card, shape, rules), 0);
}

function rowsOf(houses: readonly Floor[], width: number, card: number, { gap }: StreetRules): Floor[][] {
  const rows: Floor[][] = [];
  let left = 0;
  for (const house of houses) {
    const wide = (widthOf(house) + gap) * card;
    const row = rows.at(-1);
    if (row && wide <= left) row.push(house);
    else {
      rows.push([house]);
      left = width;
    }
    left -= wide;
  }
  return rows;
}

function heightOf(row: readonly Floor[], card: number, shape: number, { roof, head, rise }: StreetRules): number {
  const deepest = row.reduce((depth, house) => Math.max(depth, depthOf(house)), 0);
  return card * (roof + deepest * head + shape) + rise;
}
