import { createContext, use } from 'react';
import type { Types } from '@thorp/kernel';
import type { LogEntry, TableUpdate } from '../protocol/update.ts';

/*
 * Since your turn: what others have changed since the person last acted, marked until the person acts.
 *
 * A game supplies one thing, a module that its manifest names (`sinceTurn`), with the function `touched`. It is given an event
 * of the log and the update, and returns the ids of the pieces (`data-piece`) at which the change can be seen, the best first;
 * `[]` if it can be seen at no piece; `null` if the event is no change worth a number. For example in Villagers:
 *
 *   took  -> [roadId(slot)]            built -> [villagerId(seat, at)]            round -> null
 *
 * The page does the rest: a line of the log with such an event gets a number. A disc with that number, in the colour of the
 * seat, lies on the first of the pieces that is drawn, or on the panel of the seat (`SeatPanel`) if none is. A line of several
 * events has a disc for each of them. The prompt has a button with the number of changes; it opens a slip with the lines and
 * "Show me again". The slip opens by itself for somebody who comes back to a table. A game without the module has the log and
 * "Show me again" only.
 */

/** `touched` is written as a method on purpose: a module takes the updates of its own game, and the page gives it no others. */
export interface SinceTurnModule {
  touched(event: LogEntry['event'], update: TableUpdate): readonly string[] | null;
}

/** A line of the log that is marked on the table. */
export interface TurnChange {
  readonly number: number;
  /** The seat that did it; null if none did. */
  readonly seat: number | null;
  readonly text: string;
  /** For each event the pieces that show it, the best first. */
  readonly places: readonly (readonly string[])[];
}

export interface TurnChanges {
  readonly changes: readonly TurnChange[];
  /** The number of older changes, which are only in the log. */
  readonly more: number;
}

/** More changes than this would be too many to read: then only the newest are kept. */
const MOST = 9;
const KEPT = 7;

export const NO_CHANGES: TurnChanges = { changes: [], more: 0 };

export function changesSince<T extends Types>(
  update: TableUpdate<T>,
  touched: (event: T['event'], update: TableUpdate<T>) => readonly string[] | null,
): TurnChanges {
  const all = othersNews(update)
    .flatMap(({ text, event, events, isHeading }) => {
      const places = isHeading ? [] : events.flatMap(each => listed(touched(each, update)));
      return places.length > 0 ? [{ seat: seatOf(event), text, places }] : [];
    })
    .map((change, i) => ({ number: i + 1, ...change }));
  const changes = all.length > MOST ? all.slice(-KEPT) : all;
  return { changes, more: all.length - changes.length };
}

/** What happened since the first move of another seat, without the seat's own lines. */
function othersNews<T extends Types>({ log, unread, seat }: TableUpdate<T>): LogEntry<T>[] {
  const news = log.slice(log.length - unread);
  const from = news.findIndex(({ event }) => ![null, seat].includes(seatOf(event)));
  return from < 0 ? [] : news.slice(from).filter(({ event }) => seatOf(event) === null || seatOf(event) !== seat);
}

function listed(pieces: readonly string[] | null): (readonly string[])[] {
  return pieces ? [pieces] : [];
}

function seatOf(event: LogEntry['event']): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** The changes that are marked now, and the slip that lists them. */
export interface SinceTurn extends TurnChanges {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

const SinceTurnContext = createContext<SinceTurn | null>(null);

export const SinceTurnProvider = SinceTurnContext.Provider;

/** Null while nothing is marked. */
export function useSinceTurn(): SinceTurn | null {
  return use(SinceTurnContext);
}
