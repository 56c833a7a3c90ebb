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

/** As wide as the names want, but narrower when the whole zone then fits in one row. */
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
  const frame = (text: string, piece?: Piece) => look.paint.tint((piece ?? stack[0])?.tint, text);
  const body = stack.flatMap((piece, i) => {
    const lines = pieceLines(piece, inner, look).map(
      line => frame('│', piece) + padEnd(line, inner) + frame('│', piece),
    );
    return i === 0 ? lines : [frame(`├${rule(piece, inner, look)}┤`, piece), ...lines];
  });
  const [first] = stack;
  return {
    top: frame(`╭${first ? rule(first, inner, look) : ''}╮`),
    body,
    bottom: frame(`╰${'─'.repeat(inner)}╯`),
    blank: frame('│') + ' '.repeat(inner) + frame('│'),
  };
}

/** The edge above a piece, with the numbers to type. */
function rule(piece: Piece, inner: number, { paint, numbers }: Look): string {
  const badge = badgeOf(numbers.get(piece.id), paint);
  if (badge === '' || widthOf(badge) + 1 > inner) return '─'.repeat(inner);
  return `─${badge}${paint.tint(piece.tint, '─'.repeat(inner - 1 - widthOf(badge)))}`;
}

function pieceLines(piece: Piece, inner: number, { paint }: Look): string[] {
  const name = wrap(nameShown(piece), inner);
  const words = flow(wordsOf(piece), ', ', inner).flatMap(line => wrap(line, inner));
  const strong = piece.active === false || piece.card === null ? paint.dim : paint.bold;
  return [...name.map(line => strong(paint.tint(piece.tint, line))), ...words.map(paint.dim)];
}

/** Single cards are drawn equally tall; where cards lie on one another, each stack is as tall as it is. */
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
