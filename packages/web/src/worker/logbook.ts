import type { Phrases, Seat } from '@thorp/kernel';

/** Which lines of the log a reader has, so that a line is put into words once and sent once. */
export interface Logbook {
  readonly seat: Seat | null;
  readonly words: Phrases;
  /** The ply of every line that was sent. */
  readonly plies: number[];
  /** The ply up to which the reader knows the log. */
  upTo: number;
}

export function newLogbook(seat: Seat | null, words: Phrases): Logbook {
  return { seat, words, plies: [], upTo: -1 };
}

/** Forgets what was sent of later plies: those moves were taken back. */
export function forgetAfter(book: Logbook, standing: number): void {
  book.upTo = Math.min(book.upTo, standing);
  while ((book.plies.at(-1) ?? -1) > standing) book.plies.pop();
}
