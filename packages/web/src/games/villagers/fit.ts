import type { Box } from '../../board/widgets.ts';
import { depthOf, widthOf, type Floor } from './houses.ts';
import type { Lengths } from './tiers.ts';

/** How large the houses of a village are drawn. */
export interface Fit {
  /** Width of a card, and height of its picture, in pixels. */
  readonly card: number;
  readonly picture: number;
  readonly rows: number;
  /** Whether the houses do not fit even with their lowest pictures, so that the village scrolls. */
  readonly scrolls: boolean;
  /** The width of the rows if they are balanced. */
  readonly width: number;
}

type Rules = Pick<Lengths, 'house' | 'head' | 'foot' | 'roof' | 'between' | 'rise'>;

const STEP = 2;

/**
 * The largest cards with which all houses fit into the box in rows from left to right. At their least width the
 * pictures become lower, and then the village scrolls. Remaining height goes to the pictures.
 */
export function fitStreet(houses: readonly Floor[], box: Box, rules: Rules): Fit {
  const { least, most, picture, low } = rules.house;
  for (let card = most; card >= least; card -= STEP) {
    const usual = Math.round((picture * card) / least);
    if (heightOfAll(houses, box.width, card, usual, rules) <= box.height)
      return { ...grown(houses, box, card, usual, rules), scrolls: false };
  }
  for (let lower = picture - STEP; lower >= low; lower -= STEP) {
    if (heightOfAll(houses, box.width, least, lower, rules) <= box.height)
      return { ...grown(houses, box, least, lower, rules), scrolls: false };
  }
  return { ...shaped(houses, box, least, low, rules), scrolls: true };
}

/** Pictures as high as the box allows, up to a square. */
function grown(houses: readonly Floor[], box: Box, card: number, picture: number, rules: Rules): Omit<Fit, 'scrolls'> {
  const rows = rowsOf(houses, box.width, card, rules).length;
  const left = box.height - heightOfAll(houses, box.width, card, picture, rules);
  const higher = Math.min(card, picture + Math.floor(left / Math.max(1, rows)));
  return shaped(houses, box, card, Math.max(picture, higher), rules);
}

function shaped(houses: readonly Floor[], box: Box, card: number, picture: number, rules: Rules): Omit<Fit, 'scrolls'> {
  const rows = rowsOf(houses, box.width, card, rules).length;
  return { card, picture, rows, width: balanced(houses, box.width, card, rows, rules) };
}

/** The narrowest street with the same number of rows, so that no house is alone in the last one. */
function balanced(houses: readonly Floor[], most: number, card: number, rows: number, rules: Rules): number {
  if (rows === 1) return most;
  let width = most;
  while (width > STEP && rowsOf(houses, width - STEP, card, rules).length === rows) width -= STEP;
  return width;
}

function heightOfAll(houses: readonly Floor[], width: number, card: number, picture: number, rules: Rules): number {
  return rowsOf(houses, width, card, rules).reduce((sum, row) => sum + heightOf(row, card, picture, rules), 0);
}

function rowsOf(houses: readonly Floor[], width: number, card: number, { between }: Rules): Floor[][] {
  const rows: Floor[][] = [];
  let left = 0;
  for (const house of houses) {
    const wide = widthOf(house) * card + between;
    const row = rows.at(-1);
    if (row && wide <= left) row.push(house);
    else {
      rows.push([house]);
      left = width + between;
    }
    left -= wide;
  }
  return rows;
}

/** Heads and feet grow with large cards: shares of their width, as in style/face.css. */
const HEAD = 0.19;
const FOOT = 0.25;

/** A roof, a head for each covered villager, and the card at the door. */
function heightOf(row: readonly Floor[], card: number, picture: number, { roof, head, foot, rise }: Rules): number {
  const deepest = row.reduce((depth, house) => Math.max(depth, depthOf(house)), 0);
  const heads = (deepest + 1) * Math.max(head, HEAD * card);
  return roof + heads + picture + Math.max(foot, FOOT * card) + rise;
}
