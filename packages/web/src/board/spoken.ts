import type { CatalogueEntry, Piece, Zone } from '@thorp/kernel';
import type { SeatFacts } from '../protocol/update.ts';
import type { Messages } from '../text/en.ts';
import type { Light } from './lights.ts';

/*
 * What screen readers say about drawings. The name of a button is set as a whole (`aria-label`), because the parts of a
 * drawing would be read as separate words and numbers.
 */

/** The name of a place, everything that lies on it, and what can be done with it. */
export function pieceInWords(
  piece: Piece | undefined,
  { choices, refused }: Light,
  note: string | undefined,
  table: Messages['table'],
): string {
  const can = choices.length > 0 ? table.canChoose(choices.map(({ label }) => label).join('; ')) : undefined;
  const cannot = !can && refused[0] ? table.cannot(refused[0].why) : undefined;
  const idle = piece?.active === false ? table.idle : undefined;
  const parts = [...(piece ? nameAndMarks(piece) : []), note, idle, can, cannot];
  return withoutSigns(parts.filter(Boolean).join(', '), table);
}

/** A piece that represents several begins with the number: "2 Barley" and not "Barley, ×2". */
function nameAndMarks({ name, marks }: Piece): string[] {
  const times = marks.find(mark => /^×\d+$/.test(mark));
  return times ? [`${times.slice(1)} ${name}`, ...marks.filter(mark => mark !== times)] : [name, ...marks];
}

/** The text of a card, for its description; undefined if there is none. */
export function cardInWords(
  catalogue: ReadonlyMap<string, CatalogueEntry>,
  card: string | null | undefined,
  table: Messages['table'],
): string | undefined {
  const lines = card ? (catalogue.get(card)?.lines ?? []) : [];
  return withoutSigns(lines.map(line => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' '), table) || undefined;
}

/** "1 wood → 3 coins" with a word instead of the arrow, which screen readers skip or call by its shape. */
export function withoutSigns(words: string, { gives, toAndFro }: Messages['table']): string {
  return words.replaceAll('→', gives).replaceAll('⇄', toAndFro);
}

/** A seat with everything in its zones: "Mirela, bot. Scrolls 3. Peasant; Farmer, face-down; 2 Barley". */
export function seatInWords(seat: SeatFacts, zones: readonly Zone[], points: string, table: Messages['table']): string {
  const state = stateInWords(seat, table);
  const head = [seat.name, state, points].filter(Boolean).join(', ');
  return [head, ...zones.map(zone => zoneInWords(zone, table.of))].filter(Boolean).join('. ');
}

/** Whether a seat has resigned or lost by time, is asked, or is played by a bot; '' for a waiting person. */
export function stateInWords({ resigned, outOfTime, asked, kind }: SeatFacts, table: Messages['table']): string {
  if (resigned) return outOfTime ? table.lostByTime : table.resigned;
  return asked ? table.turn : kind === 'bot' ? table.bot : '';
}

/** `of` replaces the slash in "0/1". */
function zoneInWords({ counters, pieces }: Zone, of: string): string {
  const counted = counters.map(({ name, value }) => `${name} ${value}`.replace(/(\d)\/(\d)/, `$1 ${of} $2`)).join(', ');
  const lying = pieces.filter(({ card }) => card !== null).map(piece => nameAndMarks(piece).join(', '));
  return [counted, lying.join('; ')].filter(Boolean).join('. ');
}

/** A total with its unit, also in games whose sheets have only the number. */
export function inPoints(total: string, table: Messages['table']): string {
  return /\p{L}/u.test(total) ? total : table.points(total);
}
