import type { SentMoment, SentUpdate } from '@thorp/client/protocol';
import type { Seat, Types } from '@thorp/kernel';
import {
  changesBetween,
  fieldChanges,
  logFor,
  shortUpdateFor,
  type Changes,
  type PastMoment,
  type ShortUpdate,
  type Table,
} from '@thorp/table';

/**
 * What a reader was last sent. States are never edited, so the reader's view can be computed from the state and is not
 * kept for each reader. This object is edited: a new one for each message would be moved twice when young objects are
 * collected, and then be an old one.
 */
export interface Shown {
  state: Types['state'];
  readonly rest: { -readonly [F in keyof ShortUpdate]: ShortUpdate[F] };
}

/** The message for a reader, and what the reader has seen after it. */
export interface Telling {
  readonly update: SentUpdate;
  readonly shown: Shown;
}

/** The update for a reader: the changes since the last message, or everything for a new reader. Edits `shown`. */
export function updateSince(table: Table, seat: Seat | null, logAfter: number, shown: Shown | null): Telling {
  const { state } = table.match;
  const rest = shortUpdateFor(table, seat);
  const log = logFor(table, seat, logAfter);
  if (shown === null || shown.rest.seat !== seat) {
    const update = { view: table.match.game.view(state, seat), log, logAfter, ...rest };
    return { update, shown: { state, rest } };
  }
  const changes = fieldChanges(shown.rest, rest) ?? {};
  const seen = shown.state === state ? null : viewChanges(table, seat, shown);
  shown.state = state;
  Object.assign(shown.rest, rest);
  return { update: { changes: seen ? { ...changes, view: seen } : changes, log, logAfter }, shown };
}

/**
 * The changes of one version of one table, by reader: seats, and null for all spectators, who get the same message. They
 * are sent one after the other, so only those of the table that was sent last are kept. Views are computed again rather
 * than kept: what stays in memory from one move to the next costs more when garbage is collected.
 */
interface Latest {
  readonly table: Table;
  readonly version: number;
  readonly since: Map<Seat | null, { readonly version: number; readonly changes: Changes | null }>;
}

let latest: Latest | null = null;

function viewChanges(table: Table, seat: Seat | null, { state, rest: { version: since } }: Shown): Changes | null {
  const { match, version } = table;
  if (latest?.table !== table || latest.version !== version) latest = { table, version, since: new Map() };
  const known = latest.since.get(seat);
  if (known?.version === since) return known.changes;
  const changes = changesBetween(match.game.view(state, seat), match.game.view(match.state, seat));
  latest.since.set(seat, { version: since, changes });
  return changes;
}

/** Past moments: the first view whole, the others as changes since the one before. */
export function momentsSent(moments: readonly PastMoment[]): SentMoment[] {
  return moments.map(({ view, ...rest }, i) => {
    const before = moments[i - 1];
    return before ? { ...rest, viewChanges: changesBetween(before.view, view) ?? {} } : { ...rest, view };
  });
}
