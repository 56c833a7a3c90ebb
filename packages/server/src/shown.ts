import type { SentUpdate } from '@thorp/client/protocol';
import type { Seat, Types } from '@thorp/kernel';
import { changesBetween, unscoredUpdateFor, type Changes, type Table } from '@thorp/table';

/**
 * The state that a reader was last shown. States are never edited, so the view that the reader has follows from it; nothing
 * has to be kept for each reader.
 */
export interface Shown {
  readonly state: Types['state'];
  readonly seat: Seat | null;
}

/** The update for a reader, with what has changed in its view since, or with the whole view for a new one. */
export function updateSince(table: Table, seat: Seat | null, logAfter: number, shown: Shown | null): SentUpdate {
  const update = unscoredUpdateFor(table, seat, logAfter);
  if (shown === null || shown.seat !== seat) return update;
  const { view, ...rest } = update;
  return { ...rest, viewChanges: viewChanges(table, view, shown) };
}

function viewChanges({ match: { game, state } }: Table, view: unknown, shown: Shown): Changes {
  if (shown.state === state) return {};
  return changesBetween(game.view(shown.state, shown.seat), view) ?? {};
}
