import type { Moment, MomentsModule, TableChange } from '../../board/moments.ts';
import type { Screen } from '../../protocol/calls.ts';
import type { TableUpdate } from '../../protocol/update.ts';

/* Which screen is shown, which wait, and which moments stand: plain functions over one state. */

export interface FoundMoment {
  readonly moment: Moment;
  readonly change: TableChange;
}

export interface Shown {
  /** The last screen that came. */
  readonly latest: Screen | null;
  /** The screen that is shown. */
  readonly screen: Screen | null;
  readonly waiting: readonly Screen[];
  /** What every seat saw last: several people may share one screen. */
  readonly seen: ReadonlyMap<number | null, TableUpdate>;
  /** Something has happened since the table was opened. */
  readonly moved: boolean;
  readonly module: MomentsModule | null;
  /** The last change, as long as the module has not come. */
  readonly unchecked: TableChange | null;
  /** Big moments that are shown in full, one after the other. While there are any, screens wait. */
  readonly standing: readonly FoundMoment[];
  /** The last moment that is only a slip. */
  readonly slip: FoundMoment | null;
  /** The person has asked to see a moment in full. */
  readonly asked: boolean;
}

export const START: Shown = {
  latest: null,
  screen: null,
  waiting: [],
  seen: new Map(),
  moved: false,
  module: null,
  unchecked: null,
  standing: [],
  slip: null,
  asked: false,
};

/** A screen has come: it is shown at once, unless others wait or a moment stands. */
export function received(state: Shown, latest: Screen, wanted: boolean): Shown {
  const isOther = state.latest !== null && tableOf(state.latest) !== tableOf(latest);
  const known = isOther ? START : state;
  const next = { ...known, latest, waiting: [...known.waiting, latest] };
  return next.waiting.length === 1 && next.standing.length === 0 ? nextScreen(next, wanted) : next;
}

/** The first screen that waits is shown. */
export function nextScreen(state: Shown, wanted: boolean): Shown {
  const [screen, ...waiting] = state.waiting;
  if (!screen || state.standing.length > 0) return state;
  if (screen.kind !== 'table') return { ...state, screen, waiting, slip: null };
  const { update } = screen;
  const before = state.seen.get(update.seat);
  const shown: Shown = { ...state, screen, waiting, seen: new Map(state.seen).set(update.seat, update) };
  // Another language or an undo tells nothing new.
  if (!before || update.log.length <= before.log.length) return shown;
  const change = { before, after: update, news: update.log.slice(before.log.length) };
  const acted = before.question !== null || before.holding;
  return found({ ...shown, moved: true, unchecked: change, slip: acted ? null : shown.slip }, wanted);
}

/** The game's moments have been fetched. */
export function withModule(state: Shown, module: MomentsModule, wanted: boolean): Shown {
  return found({ ...state, module }, wanted);
}

/** Looks for moments in the last change. */
function found(state: Shown, wanted: boolean): Shown {
  const { module, unchecked: change } = state;
  if (!module || !change) return state;
  const all = module.find(change).map(moment => ({ moment, change }));
  const standing = wanted ? all.filter(({ moment }) => !moment.small) : [];
  const slip = all.findLast(({ moment }) => !wanted || moment.small) ?? state.slip;
  return { ...state, unchecked: null, standing, slip, asked: false };
}

/** A slip is shown in full. */
export function opened(state: Shown): Shown {
  return state.slip ? { ...state, standing: [state.slip], slip: null, asked: true } : state;
}

/** The moment that is shown is over. */
export function closed(state: Shown): Shown {
  return state.standing.length > 0 ? { ...state, standing: state.standing.slice(1) } : { ...state, slip: null };
}

function tableOf(screen: Screen): string {
  return screen.kind === 'table' ? screen.update.table : screen.table;
}
