import type { SentMoment, SentUpdate } from '@thorp/client/protocol';
import type { Seat, Types } from '@thorp/kernel';
import {
  changesBetween,
  fieldChanges,
  logFor,
  shortUpdateFor,
  type PastMoment,
  type ShortUpdate,
  type Table,
} from '@thorp/table';

/**
 * What a reader was last shown. States are never edited, so the view that the reader has follows from the state and is not
 * kept for each reader.
 */
export interface Shown {
  readonly state: Types['state'];
  readonly rest: ShortUpdate;
}

/** What a reader is sent, and what it has been shown then. */
export interface Telling {
  readonly update: SentUpdate;
  readonly shown: Shown;
}

/** The update for a reader: what has changed since it was last shown the table, or all of it for a new reader. */
export function updateSince(table: Table, seat: Seat | null, logAfter: number, before: Shown | null): Telling {
  const { game, state } = table.match;
  const rest = shortUpdateFor(table, seat);
  const log = logFor(table, seat, logAfter);
  const shown = { state, rest };
  if (before === null || before.rest.seat !== seat) {
    return { update: { view: game.view(state, seat), log, logAfter, ...rest }, shown };
  }
  const changes = fieldChanges(before.rest, rest) ?? {};
  const seen = before.state === state ? null : changesBetween(game.view(before.state, seat), game.view(state, seat));
  return { update: { changes: seen ? { ...changes, view: seen } : changes, log, logAfter }, shown };
}

/** Past moments with the first view whole, and of the others what has changed since the one before. */
export function momentsSent(moments: readonly PastMoment[]): SentMoment[] {
  return moments.map(({ view, ...rest }, i) => {
    const before = moments[i - 1];
    return before ? { ...rest, viewChanges: changesBetween(before.view, view) ?? {} } : { ...rest, view };
  });
}
