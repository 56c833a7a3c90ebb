import type { Board, Counter, Piece, Zone } from '@thorp/kernel';
import { cardRows } from './cards.ts';
import { badgeOf, nameShown, stacksOf, wordsOf, type Look } from './pieces.ts';
import { flow, padEnd, widthOf } from './width.ts';

/** From this width on, two zones that need little room stand side by side. */
const WIDE_ENOUGH = 110;
const GUTTER = 2;

/** The board for a terminal: the others at a glance, the common table, then what is mine. */
export function boardLines(board: Board, look: Look): string[] {
  const others = board.zones.filter(zone => zone.seat !== null && zone.seat !== look.viewer);
  const common = board.zones.filter(zone => zone.seat === null);
  const mine = board.zones.filter(zone => zone.seat !== null && zone.seat === look.viewer);
  return [...arranged(others, { ...look, compact: true }), ...arranged(common, look), ...arranged(mine, look)];
}

/** Zones below each other, and two in a line where half the width costs neither of them height. */
function arranged(zones: readonly Zone[], look: Look): string[] {
  const half = { ...look, width: Math.floor((look.width - GUTTER) / 2) };
  const fitsHalf = (zone: Zone | undefined): zone is Zone =>
    look.width >= WIDE_ENOUGH &&
    zone !== undefined &&
    zoneLines(zone, half).length <= Math.max(zoneLines(zone, look).length, look.compact ? 4 : 0);
  const lines: string[] = [];
  for (let i = 0; i < zones.length; i++) {
    const [zone, next] = [zones[i], zones[i + 1]];
    if (fitsHalf(zone) && fitsHalf(next)) {
      lines.push(...abreast(zoneLines(zone, half), zoneLines(next, half), half.width));
      i++;
    } else if (zone) lines.push(...zoneLines(zone, look));
  }
  return lines;
}

function abreast(left: readonly string[], right: readonly string[], width: number): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) =>
    `${padEnd(left[i] ?? '', width + GUTTER)}${right[i] ?? ''}`.trimEnd(),
  );
}

function zoneLines(zone: Zone, look: Look): string[] {
  const stacks = stacksOf(zone.pieces);
  return [...heading(zone, look), ...(look.compact ? textRows(stacks, look) : cardRows(stacks, zone, look))];
}

/** `── Road [3] ─────────── deck 34 · discard 2 ──` */
function heading({ id, title, counters }: Zone, { paint, width, numbers }: Look): string[] {
  const badge = badgeOf(numbers.get(id), paint);
  const left = `${paint.dim('──')} ${paint.bold(title)}${badge ? ` ${badge}` : ''} `;
  const values = flow(counters.map(counterText), ' · ', Math.max(20, width - widthOf(left) - 6));
  const right = values[0] === undefined ? '' : ` ${values[0]} ${paint.dim('──')}`;
  const rule = paint.dim('─'.repeat(Math.max(2, width - widthOf(left) - widthOf(right))));
  return [left + rule + right, ...values.slice(1).map(line => `   ${line}`)];
}

function counterText({ name, value }: Counter): string {
  return `${name} ${value}`;
}

function textRows(stacks: readonly Piece[][], look: Look): string[] {
  const texts = stacks.map(stack => stack.map(piece => pieceText(piece, look)).join(look.paint.dim(' › ')));
  return flow(merged(texts), look.paint.dim(' · '), look.width - 3).map(line => `   ${line}`);
}

/** What reads alike is told once: `3× Lumberjack`. */
function merged(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ${text}` : text));
}

function pieceText(piece: Piece, { paint, numbers }: Look): string {
  const name = paint.tint(piece.tint, nameShown(piece));
  const words = wordsOf(piece);
  const badge = badgeOf(numbers.get(piece.id), paint);
  const remarks = words.length > 0 ? paint.dim(`[${words.join(', ')}]`) : '';
  return [badge, piece.active === false ? paint.dim(name) : name, remarks].filter(Boolean).join(' ');
}
