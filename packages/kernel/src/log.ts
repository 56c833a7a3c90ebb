import type { GameEvent, Note, Types } from './game.ts';
import type { Match } from './match.ts';

/** A note with the ply it belongs to; 0 for the deal. */
export interface LoggedNote<E extends GameEvent = GameEvent> extends Note<E> {
  readonly ply: number;
}

/** Older notes of a log in a compact form. */
export interface PackedNotes {
  /** The ply of the last one. */
  readonly upTo: number;
  text(): string;
}

/** Packs a text, and returns the function that unpacks it. */
export type Pack = (text: string) => () => string;

/** Packing fewer notes than this at a time saves little. */
const WORTH_PACKING = 64;

/** Packs notes up to a ply. */
export function packLog({ log, earlier }: Match, ply: number, pack: Pack): void {
  if (log.length < WORTH_PACKING) return;
  let count = 0;
  while ((log[count]?.ply ?? Infinity) <= ply) count++;
  if (count < WORTH_PACKING) return;
  const older = log.splice(0, count);
  earlier.push({ upTo: older.at(-1)?.ply ?? 0, text: pack(JSON.stringify(older)) });
}

/** Drops the notes after a ply, because the later plies are taken back. */
export function dropNotes({ log, earlier }: Match, ply: number): void {
  while ((earlier.at(-1)?.upTo ?? 0) > ply) log.unshift(...readNotes(earlier.pop()?.text() ?? '[]'));
  while ((log.at(-1)?.ply ?? 0) > ply) log.pop();
}

/** The notes after a ply. Packed notes are read only if they are asked for. */
export function notesAfter<T extends Types>({ log, earlier }: Match<T>, ply: number): LoggedNote<T['event']>[] {
  let from = log.length;
  while (from > 0 && (log[from - 1]?.ply ?? 0) > ply) from--;
  const recent = log.slice(from);
  // Most readers ask for new notes only.
  if ((earlier.at(-1)?.upTo ?? -1) <= ply) return recent;
  const older = earlier.filter(({ upTo }) => upTo > ply).flatMap(({ text }) => readNotes<T>(text()));
  return [...older.filter(note => note.ply > ply), ...recent];
}

/** Only `packLog` writes these texts. */
function readNotes<T extends Types>(text: string): LoggedNote<T['event']>[] {
  return JSON.parse(text) as LoggedNote<T['event']>[];
}
