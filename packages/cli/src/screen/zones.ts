import type { Counter, Piece, Zone } from '@thorp/kernel';
import { cardRows } from './cards.ts';
import { badgeOf, nameShown, stacksOf, wordsOf, type Look } from './pieces.ts';
import { flow, widthOf } from './width.ts';

const INDENT = '   ';
/** Lines of a shortened zone. */
const TERSE = 2;

/** A zone with its pieces as cards. */
export function cardZone(zone: Zone, look: Look): string[] {
  return [...heading(zone, look), ...cardRows(stacksOf(zone.pieces), zone, look)];
}

/** A zone with its pieces in running text under a heading. */
export function headedZone(zone: Zone, look: Look): string[] {
  const brief = look.terse && isOthers(zone, look);
  const rows = flow(pieceTexts(zone, look, brief), look.paint.dim(' · '), look.width - INDENT.length);
  return [...heading(zone, look), ...rows.map(line => INDENT + line)];
}

/** A zone in running text below another of the same owner. */
export function inlineZone(zone: Zone, look: Look): string[] {
  const { paint, numbers, width } = look;
  const title = [paint.bold(zone.title), badgeOf(numbers.get(zone.id), paint)].filter(Boolean).join(' ');
  const brief = look.terse && !matters(zone, look);
  const [first = '', ...more] = [...zone.counters.map(counterText), ...pieceTexts(zone, look, brief)];
  const rows = flow([`${title}: ${first}`, ...more], paint.dim(' · '), width - INDENT.length - 2);
  const shown = brief && rows.length > TERSE + 1 ? [...rows.slice(0, TERSE), paint.dim('… (board shows all)')] : rows;
  return shown.map((line, i) => INDENT + (i === 0 ? '' : '  ') + line);
}

/** Own zones, and zones with choices, are never shortened. */
function matters(zone: Zone, { viewer, numbers }: Look): boolean {
  return (zone.seat !== null && zone.seat === viewer) || zone.pieces.some(piece => numbers.has(piece.id));
}

function isOthers(zone: Zone, look: Look): boolean {
  return zone.seat !== null && !matters(zone, look);
}

/** `── Road [3] ─────────── deck 34 · discard 2 ──` */
function heading({ id, title, counters }: Zone, { paint, width, numbers }: Look): string[] {
  const badge = badgeOf(numbers.get(id), paint);
  const left = `${paint.dim('──')} ${paint.bold(title)}${badge ? ` ${badge}` : ''} `;
  const values = flow(counters.map(counterText), ' · ', Math.max(20, width - widthOf(left) - 6));
  const right = values[0] === undefined ? '' : ` ${values[0]} ${paint.dim('──')}`;
  const rule = paint.dim('─'.repeat(Math.max(2, width - widthOf(left) - widthOf(right))));
  return [left + rule + right, ...values.slice(1).map(line => INDENT + line)];
}

function counterText({ name, value }: Counter): string {
  return `${name} ${value}`;
}

/** Every stack as a text, in brief without labels; equal texts are combined: `3× Lumberjack`. */
function pieceTexts(zone: Zone, look: Look, brief: boolean): string[] {
  const counts = new Map<string, number>();
  for (const stack of stacksOf(zone.pieces)) {
    const text = stack.map(piece => pieceText(piece, look, brief)).join(look.paint.dim(' › '));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ${text}` : text));
}

function pieceText(piece: Piece, { paint, numbers }: Look, brief: boolean): string {
  const tinted = (word: string) => paint.tint(piece.tint, piece.active === false ? paint.dim(word) : word);
  const name = wordByWord(nameShown(piece), tinted);
  const words = brief ? [] : wordsOf(piece);
  const badge = badgeOf(numbers.get(piece.id), paint);
  const remarks = words.length > 0 ? wordByWord(`[${words.join(', ')}]`, paint.dim) : '';
  return [badge, name, remarks].filter(Boolean).join(' ');
}

/** Colours end with each word, so that a line can break anywhere. */
function wordByWord(text: string, brush: (word: string) => string): string {
  return text.split(' ').map(brush).join(' ');
}
