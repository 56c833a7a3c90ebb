import type { Board, Zone } from '@thorp/kernel';
import type { Viewing, Look } from './pieces.ts';
import { padEnd } from './width.ts';
import { cardZone, headedZone, inlineZone } from './zones.ts';

/** From this width on, two narrow blocks are drawn side by side. */
const WIDE_ENOUGH = 110;
const GUTTER = 2;

/** The board in at most this many lines if possible: the most important zones as cards, the rest as running text. */
export function fittedBoard(board: Board, look: Viewing, rows: number): string[] {
  const whole = withCards(board, { ...look, terse: false }, rows);
  const vital = board.zones.filter(zone => rankOf(zone, look) <= VITAL && zone.pieces.length > 0);
  const fits = whole.lines.length <= rows && vital.every(zone => whole.cards.has(zone.id));
  return fits ? whole.lines : withCards(board, { ...look, terse: true }, rows).lines;
}

/** The whole board, however long. */
export function wholeBoard(board: Board, look: Viewing): string[] {
  return withCards(board, { ...look, terse: false }, Number.POSITIVE_INFINITY).lines;
}

/** Draws zones as cards, the most important first, while there is space. */
function withCards(
  board: Board,
  look: Omit<Look, 'cards'>,
  rows: number,
): { readonly lines: string[]; readonly cards: ReadonlySet<string> } {
  const wanted = board.zones.filter(zone => zone.pieces.length > 0 && rankOf(zone, look) < OTHERS);
  let cards = new Set<string>();
  let lines = boardLines(board, { ...look, cards });
  for (const zone of wanted.sort((a, b) => rankOf(a, look) - rankOf(b, look))) {
    const more = new Set([...cards, zone.id]);
    const larger = boardLines(board, { ...look, cards: more });
    if (larger.length <= rows) [cards, lines] = [more, larger];
  }
  return { lines, cards };
}

/**
 * Zones up to this rank are drawn as cards even if the rest must be shortened; zones of other seats are always text.
 */
const VITAL = 2;
const OTHERS = 5;

/** First the zones with choices, own ones before the common table, then the own hand and the rest. */
function rankOf(zone: Zone, { viewer, numbers }: Viewing): number {
  if (zone.seat !== null && zone.seat !== viewer) return OTHERS;
  if (zone.pieces.some(piece => numbers.has(piece.id))) return zone.seat === null ? 1 : 0;
  if (zone.seat === null) return 4;
  return zone.layout === 'hand' ? 2 : 3;
}

/** The board for a terminal: the other seats in short, the common table, then the own zones. */
export function boardLines({ zones }: Board, look: Look): string[] {
  const shown = zones.filter(zone => zone.pieces.length + zone.counters.length > 0 || look.numbers.has(zone.id));
  const others = shown.filter(zone => zone.seat !== null && zone.seat !== look.viewer);
  const common = shown.filter(zone => zone.seat === null);
  const mine = shown.filter(zone => zone.seat !== null && zone.seat === look.viewer);
  const seats = [...Map.groupBy(others, zone => zone.seat).values()];
  const blocks = seats.map(owned => (width: number) => ownerLines(owned, { ...look, width, cards: new Set() }));
  return [...columns(blocks, look), ...ownerLines(common, look), ...ownerLines(mine, look)];
}

/**
 * The zones of one owner. Text follows its heading; two zones of cards stand side by side if that needs no more lines.
 */
function ownerLines(zones: readonly Zone[], look: Look): string[] {
  const lines: string[] = [];
  for (let i = 0; i < zones.length; i++) {
    const [zone, next] = [zones[i], zones[i + 1]];
    if (!zone) continue;
    const pair = next && look.cards.has(zone.id) && look.cards.has(next.id) ? pairLines(zone, next, look) : null;
    if (pair) {
      lines.push(...pair);
      i++;
    } else if (look.cards.has(zone.id)) lines.push(...cardZone(zone, look));
    else lines.push(...(i === 0 ? headedZone(zone, look) : inlineZone(zone, look)));
  }
  return lines;
}

function pairLines(left: Zone, right: Zone, look: Look): string[] | null {
  if (look.width < WIDE_ENOUGH) return null;
  const half = { ...look, width: halfOf(look.width) };
  const pair = abreast(cardZone(left, half), cardZone(right, half), half.width);
  const apart = Math.max(cardZone(left, look).length, cardZone(right, look).length);
  return pair.length <= apart ? pair : null;
}

/** Blocks below each other on a narrow screen, two side by side on a wide one. */
function columns(blocks: readonly ((width: number) => string[])[], { width }: Look): string[] {
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const [left, right] = [blocks[i], blocks[i + 1]];
    if (left && right && width >= WIDE_ENOUGH) {
      lines.push(...abreast(left(halfOf(width)), right(halfOf(width)), halfOf(width)));
      i++;
    } else if (left) lines.push(...left(width));
  }
  return lines;
}

function halfOf(width: number): number {
  return Math.floor((width - GUTTER) / 2);
}

function abreast(left: readonly string[], right: readonly string[], width: number): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) =>
    `${padEnd(left[i] ?? '', width + GUTTER)}${right[i] ?? ''}`.trimEnd(),
  );
}
