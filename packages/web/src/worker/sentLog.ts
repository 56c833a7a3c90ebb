import type { Phrases, Seat } from '@thorp/kernel';
import type { LogEvent } from '@thorp/table';

/** A line of the log: its events. */
type Line = readonly LogEvent[];

/** Which lines of the log the page has, so that each is put into words and sent only if it is new or has changed. */
export interface SentLog {
  readonly seat: Seat | null;
  readonly words: Phrases;
  readonly lines: Line[];
  /** How many lines the page has that are unchanged. */
  known: number;
  /** The ply up to which the page has the log. */
  upTo: number;
}

export function newSentLog(seat: Seat | null, words: Phrases): SentLog {
  return { seat, words, lines: [], known: 0, upTo: -1 };
}

/** Adds events to the log: each begins a line or continues the last one, which the page then gets again. */
export function addTo(sent: SentLog, events: readonly LogEvent[]): void {
  for (const event of events) {
    const last = sent.lines.at(-1);
    if (last && sent.words.log?.joins(event.event, eventsOf(last))) sent.lines.splice(-1, 1, [...last, event]);
    else sent.lines.push([event]);
    sent.known = Math.min(sent.known, sent.lines.length - 1);
  }
}

/** Drops the events of plies after `last`, because those moves were taken back. */
export function forgetAfter(sent: SentLog, last: number): void {
  sent.upTo = Math.min(sent.upTo, last);
  while ((sent.lines.at(-1)?.at(-1)?.ply ?? -1) > last) {
    const kept = sent.lines.pop()?.filter(({ ply }) => ply <= last) ?? [];
    sent.known = Math.min(sent.known, sent.lines.length);
    if (kept.length > 0) sent.lines.push(kept);
  }
}

/** How many lines the last events take. */
export function linesOfLast({ lines }: SentLog, events: number): number {
  let [count, left] = [0, events];
  while (left > 0 && count < lines.length) left -= lines[lines.length - ++count]?.length ?? 0;
  return count;
}

export function eventsOf(line: Line): LogEvent['event'][] {
  return line.map(({ event }) => event);
}
