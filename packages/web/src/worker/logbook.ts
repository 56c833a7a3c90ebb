import type { Phrases, Seat, Told } from '@thorp/kernel';
import type { LogLine } from '@thorp/table';
import type { LogEntry } from '../board/props.ts';

/** The log as one reader has been told it: a line is put into words once and sent once. */
export interface Logbook {
  readonly seat: Seat | null;
  readonly words: Phrases;
  readonly entries: readonly LogEntry[];
  /** How many of its first lines the reader was told before. */
  readonly known: number;
}

/** The log with what has happened since; lines that were taken back are gone. A new reader or language begins anew. */
export function writeUp(
  before: Logbook | null,
  log: readonly LogLine[],
  reader: { readonly seat: Seat | null; readonly words: Phrases; readonly told: Told<unknown> },
): Logbook {
  const { seat, words, told } = reader;
  const old = before?.seat === seat && before.words === words ? before.entries : [];
  const changed = log.findIndex(({ event }, i) => old[i]?.event !== event);
  const known = changed < 0 ? log.length : changed;
  const fresh = log.slice(known).map(({ ply, event }) => ({ ply, event, text: words.tell(event, told) }));
  return { seat, words, entries: [...old.slice(0, known), ...fresh], known };
}
