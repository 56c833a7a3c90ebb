import type { Phrases, Seat } from '@thorp/kernel';

/** Which entries of the log the page has, so that each is put into words once and sent once. */
export interface SentLog {
  readonly seat: Seat | null;
  readonly words: Phrases;
  /** The ply of every entry that was sent. */
  readonly plies: number[];
  /** The ply up to which the page has the log. */
  upTo: number;
}

export function newSentLog(seat: Seat | null, words: Phrases): SentLog {
  return { seat, words, plies: [], upTo: -1 };
}

/** Forgets the entries of plies after `last`: those moves were taken back. */
export function forgetAfter(sent: SentLog, last: number): void {
  sent.upTo = Math.min(sent.upTo, last);
  while ((sent.plies.at(-1) ?? -1) > last) sent.plies.pop();
}
