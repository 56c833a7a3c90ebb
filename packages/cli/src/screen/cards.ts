import type { Piece, Zone } from '@thorp/kernel';
import { badgeOf, nameShown, wordsOf, type Look } from './pieces.ts';
import { flow, padEnd, widthOf, wrap } from './width.ts';

const NARROWEST = 12;
const WIDEST = 22;

/** Stacks of pieces as framed cards side by side, as many in a row as the zone or the screen holds. */
export function cardRows(stacks: readonly Piece[][], zone: Zone, look: Look): string[] {
  if (stacks.length === 0) return [];
  const width = cardWidth(stacks, zone, look.width);
  const fitting = Math.max(1, Math.floor((look.width + 1) / (width + 1)));
  const perRow = zone.layout === 'grid' && zone.columns ? Math.min(zone.columns, fitting) : fitting;
  const rows: string[] = [];
  for (let i = 0; i < stacks.length; i += perRow) {
    const row = stacks.slice(i, i + perRow);
    const even = row.every(stack => stack.length === 1);
    rows.push(
      ...sideBySide(
        row.map(stack => card(stack, width, look)),
        even,
      ),
    );
  }
  return rows;
}

/** As wide as the names need, but narrower if the whole zone then fits in one row. */
function cardWidth(stacks: readonly Piece[][], zone: Zone, screen: number): number {
  const pieces = stacks.flat();
  const longest = Math.max(...pieces.map(piece => Math.max(widthOf(nameShown(piece)), ...piece.marks.map(widthOf))));
  const natural = Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
  const across = zone.layout === 'grid' && zone.columns ? zone.columns : stacks.length;
  const oneRow = Math.floor((screen + 1) / across) - 1;
  return oneRow >= NARROWEST ? Math.min(natural, oneRow) : natural;
}

interface Card {
  readonly top: string;
  readonly body: readonly string[];
  readonly bottom: string;
  readonly blank: string;
}

function card(stack: readonly Piece[], width: number, look: Look): Card {
  const inner = width - 2;
  const [first] = stack;
  const body = stack.flatMap((piece, i) => {
    const side = look.paint.tint(piece.tint, '│');
    const lines = pieceLines(piece, inner, look).map(line => side + padEnd(line, inner) + side);
    return i === 0 ? lines : [edge('├┤', piece, inner, look), ...lines];
  });
  const side = look.paint.tint(first?.tint, '│');
  return {
    top: edge('╭╮', first, inner, look),
    body,
    bottom: look.paint.tint(first?.tint, `╰${'─'.repeat(inner)}╯`),
    blank: side + ' '.repeat(inner) + side,
  };
}

/** The edge above a piece, with the numbers to type. */
function edge(corners: '╭╮' | '├┤', piece: Piece | undefined, inner: number, { paint, numbers }: Look): string {
  const [left, right] = corners;
  const badge = badgeOf(piece && numbers.get(piece.id), paint);
  const rest = inner - 1 - widthOf(badge);
  if (badge === '' || rest < 0) return paint.tint(piece?.tint, `${left}${'─'.repeat(inner)}${right}`);
  return paint.tint(piece?.tint, `${left}─`) + badge + paint.tint(piece?.tint, `${'─'.repeat(rest)}${right}`);
}

function pieceLines(piece: Piece, inner: number, { paint }: Look): string[] {
  const name = wrap(nameShown(piece), inner);
  const words = flow(wordsOf(piece), ', ', inner).flatMap(line => wrap(line, inner));
  const strong = piece.active === false || piece.card === null ? paint.dim : paint.bold;
  return [...name.map(line => strong(paint.tint(piece.tint, line))), ...words.map(paint.dim)];
}

/** Single cards have the same height; stacks of cards have their own. */
function sideBySide(cards: readonly Card[], even: boolean): string[] {
  const height = Math.max(...cards.map(({ body }) => body.length));
  const columns = cards.map(({ top, body, bottom, blank }) => {
    const filling = even ? Array.from({ length: height - body.length }, () => blank) : [];
    return [top, ...body, ...filling, bottom];
  });
  const nothing = ' '.repeat(widthOf(cards[0]?.top ?? ''));
  return Array.from({ length: height + 2 }, (_, i) =>
    columns
      .map(column => column[i] ?? nothing)
      .join(' ')
      .trimEnd(),
  );
}
