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
  const { state } = table.match;
  const rest = shortUpdateFor(table, seat);
  const log = logFor(table, seat, logAfter);
  const shown = { state, rest };
  if (before === null || before.rest.seat !== seat) {
    return { update: { view: viewOf(table, seat), log, logAfter, ...rest }, shown };
  }
  const changes = fieldChanges(before.rest, rest) ?? {};
  const seen = before.state === state ? null : viewChanges(table, seat, before);
  return { update: { changes: seen ? { ...changes, view: seen } : changes, log, logAfter }, shown };
}

/** The latest view of a seat, and what has changed in it since an earlier version. */
interface LatestView {
  readonly version: number;
  readonly view: Types['view'];
  readonly since: number;
  readonly changes: Changes | null;
}

/** For the seats of a table; null stands for everybody who looks on. */
type LatestViews = Map<Seat | null, LatestView>;

/** How long the views of a table are kept: between moves that follow each other, not at tables where people think. */
const KEPT_MS = 5_000;

/**
 * The latest views of tables. A move is told by what has changed since the view before it, so that one is needed again; and
 * all who look on are told the same. Tables without a move for a while are forgotten.
 */
let recent = new WeakMap<Table, LatestViews>();
let earlier = recent;
let turned = 0;

function latestOf(table: Table): LatestViews {
  const now = performance.now();
  if (now > turned + KEPT_MS) [recent, earlier, turned] = [new WeakMap(), recent, now];
  let found = recent.get(table);
  if (!found) recent.set(table, (found = earlier.get(table) ?? new Map<Seat | null, LatestView>()));
  return found;
}

function viewOf(table: Table, seat: Seat | null): Types['view'] {
  const { match, version } = table;
  const views = latestOf(table);
  const latest = views.get(seat);
  if (latest?.version === version) return latest.view;
  const view = match.game.view(match.state, seat);
  views.set(seat, { version, view, since: version, changes: null });
  return view;
}

function viewChanges(table: Table, seat: Seat | null, { state, rest: { version: since } }: Shown): Changes | null {
  const { match, version } = table;
  const views = latestOf(table);
  const latest = views.get(seat);
  if (latest?.version === version && latest.since === since) return latest.changes;
  const before = latest?.version === since ? latest.view : match.game.view(state, seat);
  const view = latest?.version === version ? latest.view : match.game.view(match.state, seat);
  const changes = changesBetween(before, view);
  views.set(seat, { version, view, since, changes });
  return changes;
}

/** Past moments with the first view whole, and of the others what has changed since the one before. */
export function momentsSent(moments: readonly PastMoment[]): SentMoment[] {
  return moments.map(({ view, ...rest }, i) => {
    const before = moments[i - 1];
    return before ? { ...rest, viewChanges: changesBetween(before.view, view) ?? {} } : { ...rest, view };
  });
}
