import type { Moment, MomentsModule, TableChange } from '../../board/moments.ts';
import type { Screen } from '../../protocol/calls.ts';
import type { LogEntry, TableUpdate } from '../../protocol/update.ts';

/*
 * Which moments are shown over the present screen: plain functions over one state. The screens themselves wait in
 * session/screenQueue.ts, which pauses while a moment is shown.
 */

export interface FoundMoment {
  readonly moment: Moment;
  readonly change: TableChange;
}

export interface Shown {
  /** The screen that is shown. */
  readonly screen: Screen | null;
  /** What every seat saw last: several people may share one screen. */
  readonly seen: ReadonlyMap<number | null, TableUpdate>;
  /** Whether something has happened since the table was opened. */
  readonly moved: boolean;
  readonly module: MomentsModule | null;
  /** Changes from before the module was loaded, or of a seat that is not shown now. */
  readonly unchecked: readonly TableChange[];
  /** Big moments to show in full, one after the other. While there are any, no other screen is shown. */
  readonly standing: readonly FoundMoment[];
  /** The last moment that is only a slip. */
  readonly slip: FoundMoment | null;
  /** Whether the person has asked to see a moment in full. */
  readonly asked: boolean;
}

export const START: Shown = {
  screen: null,
  seen: new Map(),
  moved: false,
  module: null,
  unchecked: [],
  standing: [],
  slip: null,
  asked: false,
};

/** Another screen is shown. */
export function withScreen(old: Shown, screen: Screen, wanted: boolean): Shown {
  const isOther = old.screen !== null && tableOf(old.screen) !== tableOf(screen);
  const state = isOther ? START : old;
  if (screen.kind !== 'table') return { ...state, screen, slip: null };
  const { update } = screen;
  const before = state.seen.get(update.seat);
  const shown: Shown = { ...state, screen, seen: new Map(state.seen).set(update.seat, update) };
  const news = before ? newsIn(before.log, update.log) : [];
  // Another language or an undo is no news.
  if (!before || news.length === 0) return found(shown, wanted);
  const change = { before, after: update, news };
  const acted = before.question !== null || before.holding;
  const unchecked = [...shown.unchecked, change];
  return found({ ...shown, moved: true, unchecked, slip: acted ? null : shown.slip }, wanted);
}

/** New lines of the log, and what was added to the previous last line. */
function newsIn(before: readonly LogEntry[], after: readonly LogEntry[]): readonly LogEntry[] {
  const last = Math.max(0, before.length - 1);
  return after.slice(last).flatMap((entry, i) => {
    const events = i === 0 ? entry.events.slice(before[last]?.events.length ?? 0) : entry.events;
    const [event] = events;
    return event ? [{ ...entry, event, events }] : [];
  });
}

/** The game's moments have been loaded. */
export function withModule(state: Shown, module: MomentsModule, wanted: boolean): Shown {
  return found({ ...state, module }, wanted);
}

/** Finds moments in what the present seat has seen. Those of another seat at this screen wait for it. */
function found(state: Shown, wanted: boolean): Shown {
  const { module, screen } = state;
  if (!module || screen?.kind !== 'table') return state;
  const isMine = ({ after }: TableChange): boolean => after.seat === screen.update.seat;
  const mine = state.unchecked.filter(isMine);
  if (mine.length === 0) return state;
  const all = mine.flatMap(change => module.find(change).map(moment => ({ moment, change })));
  const unchecked = state.unchecked.filter(change => !isMine(change));
  const standing = wanted ? all.filter(({ moment }) => !moment.small) : [];
  const slip = all.findLast(({ moment }) => !wanted || moment.small) ?? state.slip;
  return { ...state, unchecked, standing, slip, asked: false };
}

/** Whether the result may be shown: the game is over, no moment is shown, and none can still be found. */
export function isOver({ screen, standing, module, unchecked }: Shown): boolean {
  const ended = screen?.kind === 'table' && screen.update.result !== null;
  return ended && standing.length === 0 && (module !== null || unchecked.length === 0);
}

/** A slip is shown in full. */
export function opened(state: Shown): Shown {
  return state.slip ? { ...state, standing: [state.slip], slip: null, asked: true } : state;
}

/** The shown moment is over. */
export function closed(state: Shown): Shown {
  return state.standing.length > 0 ? { ...state, standing: state.standing.slice(1) } : { ...state, slip: null };
}

function tableOf(screen: Screen): string {
  return screen.kind === 'table' ? screen.update.table : screen.table;
}
