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
 * kept for each reader.
 */
export interface Shown {
  readonly state: Types['state'];
  readonly rest: ShortUpdate;
}

/** The message for a reader, and what the reader has seen after it. */
export interface Telling {
  readonly update: SentUpdate;
  readonly shown: Shown;
}

/** The update for a reader: the changes since the last message, or everything for a new reader. */
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

/** The latest view of a seat, and its changes since an earlier version. */
interface LatestView {
  readonly version: number;
  readonly view: Types['view'];
  readonly since: number;
  readonly changes: Changes | null;
}

/** The seats of a table; null stands for all spectators. */
type LatestViews = Map<Seat | null, LatestView>;

/** How long the views of a table are kept: long enough for quick moves, not while people think. */
const KEPT_MS = 5_000;

/**
 * The latest views of tables. A move is sent as changes since the view before it, so that view is needed again; and all
 * spectators get the same message. Tables without a move for a while are dropped.
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

/** Past moments: the first view whole, the others as changes since the one before. */
export function momentsSent(moments: readonly PastMoment[]): SentMoment[] {
  return moments.map(({ view, ...rest }, i) => {
    const before = moments[i - 1];
    return before ? { ...rest, viewChanges: changesBetween(before.view, view) ?? {} } : { ...rest, view };
  });
}
