import type { Board, Counter, Piece, Zone } from '@thorp/kernel';
import { cardRows } from './cards.ts';
import { badgeOf, stacksOf, wordsOf, type Look } from './pieces.ts';
import { flow, widthOf } from './width.ts';

/** The board for a terminal: the others at a glance, the common table, then what is mine. */
export function boardLines(board: Board, look: Look): string[] {
  const others = board.zones.filter(zone => zone.seat !== null && zone.seat !== look.viewer);
  const common = board.zones.filter(zone => zone.seat === null);
  const mine = board.zones.filter(zone => zone.seat !== null && zone.seat === look.viewer);
  const small = { ...look, compact: true };
  return [
    ...others.flatMap(zone => zoneLines(zone, small)),
    ...common.flatMap(zone => zoneLines(zone, look)),
    ...mine.flatMap(zone => zoneLines(zone, look)),
  ];
}

function zoneLines(zone: Zone, look: Look): string[] {
  const stacks = stacksOf(zone.pieces);
  const body = look.compact ? textRows(stacks, look) : cardRows(stacks, zone, look);
  return [heading(zone, look), ...body];
}

/** `── Road [3] ─────────── deck 34 · discard 2 ──` */
function heading({ id, title, counters }: Zone, { paint, width, numbers }: Look): string {
  const badge = badgeOf(numbers.get(id), paint);
  const left = `${paint.dim('──')} ${paint.bold(title)}${badge ? ` ${badge}` : ''} `;
  const values = flow(counters.map(counterText), ' · ', Math.max(20, width - widthOf(left) - 6));
  const right = values[0] === undefined ? '' : ` ${values[0]} ${paint.dim('──')}`;
  const rule = paint.dim('─'.repeat(Math.max(2, width - widthOf(left) - widthOf(right))));
  return [left + rule + right, ...values.slice(1).map(line => `   ${line}`)].join('\n');
}

function counterText({ name, value }: Counter): string {
  return `${name} ${value}`;
}

function textRows(stacks: readonly Piece[][], look: Look): string[] {
  const texts = stacks.map(stack => stack.map(piece => pieceText(piece, look)).join(look.paint.dim(' › ')));
  return flow(merged(texts), look.paint.dim(' · '), look.width - 3).map(line => `   ${line}`);
}

/** Equal neighbours are told once: `3× Lumberjack`. */
function merged(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ${text}` : text));
}

function pieceText(piece: Piece, { paint, numbers }: Look): string {
  const name = paint.tint(piece.tint, piece.name);
  const shown = piece.active === false ? paint.dim(`(${name})`) : name;
  const words = wordsOf(piece);
  const badge = badgeOf(numbers.get(piece.id), paint);
  return [badge, shown, words.length > 0 ? paint.dim(`[${words.join(', ')}]`) : ''].filter(Boolean).join(' ');
}
