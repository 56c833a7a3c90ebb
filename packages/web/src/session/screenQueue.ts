import type { PastScreen, Screen } from '../protocol/calls.ts';
import { asPast } from '../protocol/past.ts';
import type { Playback, PlaybackState } from '../protocol/playback.ts';
import type { TableUpdate } from '../protocol/update.ts';
import { screenAfter } from './screens.ts';
import { PACES } from '../preferences/pace.ts';

/*
 * The screens of a table, shown one after the other at the pace of the person who watches. Whoever sends them, a worker or a
 * server, does not wait for the drawing of each; screens that come too early wait here. Nothing waits for one's own move, nor
 * while the shown screen asks for an answer, since an answer to an old screen would be refused.
 *
 * The screens since the person's last turn are kept: `again` shows them. Screens that arrive meanwhile wait.
 */

/** What is shown now, and what comes next. A new object for every change. */
interface Showing extends PlaybackState {
  readonly screen: Screen | null;
}

/** The services of the queue; tests provide their own clock. */
interface Surroundings {
  now(): number;
  /** Calls back after some milliseconds; the returned function cancels it. */
  after(ms: number, done: () => void): () => void;
}

/** How many screens are kept for a replay. */
const KEPT = 120;

/** How long a replay shows a screen if others move at once. */
const REPLAY = PACES.normal;

/** The share of the pace for which the person's own move is shown. */
const BREATH = 0.4;

const NOTHING: Showing = {
  screen: null,
  stands: 0,
  waiting: 0,
  paused: false,
  held: false,
  replay: null,
  canReplay: false,
};

export class ScreenQueue implements Omit<Playback, keyof PlaybackState> {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #showing = NOTHING;
  #shownAt = 0;
  #waiting: Screen[] = [];
  /** From the last screen that asked the person, or the first one, to the newest shown one. */
  #sinceTurn: Screen[] = [];
  #replayed: readonly Screen[] = [];
  #pace = 0;
  #hidden = false;
  #callOff: () => void = () => undefined;
  #watcher: (screen: Screen) => boolean = () => false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  readonly showing = (): Showing => this.#showing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (screen: Screen): void => {
    this.#waiting.push(screen);
    this.#goOn();
  };

  /** Milliseconds between two moves of others; infinite if the person steps through them. */
  readonly setPace = (pace: number): void => {
    this.#pace = pace;
    this.#goOn();
  };

  /** A hidden page makes nobody wait. */
  readonly setHidden = (hidden: boolean): void => {
    this.#hidden = hidden;
    this.#goOn();
  };

  /** Shows the next screen at once. */
  readonly next = (): void => {
    const { replay, held } = this.#showing;
    if (replay) this.#showAgain(replay.at + 1);
    else if (this.#waiting.length > 0 && !held) this.#advance();
    this.#goOn();
  };

  readonly pause = (paused: boolean): void => {
    this.#show({ ...this.#showing, paused });
    this.#goOn();
  };

  /** While something covers the table, nothing changes behind it. */
  readonly hold = (held: boolean): void => {
    if (held === this.#showing.held) return;
    this.#show({ ...this.#showing, held });
    this.#goOn();
  };

  readonly watch = (watcher: (screen: Screen) => boolean): (() => void) => {
    this.#watcher = watcher;
    const { screen } = this.#showing;
    if (screen && watcher(screen)) this.hold(true);
    return () => {
      if (this.#watcher === watcher) this.#watcher = () => false;
    };
  };

  /** Replays what has happened since the person's last turn. */
  readonly again = (): void => {
    if (!this.#showing.canReplay) return;
    this.#replayed = this.#sinceTurn;
    this.#showAgain(0);
    this.#goOn();
  };

  /** Shows moments from before the table was opened, and the screens since then. */
  readonly showPast = (past: readonly PastScreen[]): void => {
    const { screen } = this.#showing;
    if (screen?.kind !== 'table' || past.length === 0) return;
    const screens: Screen[] = [];
    for (const each of past) {
      const next = screenAfter(screens.at(-1) ?? null, { push: 'screen', ...each }, screen.update.table);
      if (next) screens.push(next);
    }
    this.#sinceTurn = [...screens, screen];
    this.#show({ ...this.#showing, canReplay: true });
    this.again();
  };

  /** Ends a replay and shows the newest screen from before it. */
  readonly skip = (): void => {
    if (this.#showing.replay) this.#showAgain(this.#replayed.length);
    this.#goOn();
  };

  /** Drops everything: another table is opened. */
  readonly clear = (): void => {
    this.#callOff();
    this.#waiting = [];
    this.#sinceTurn = [];
    this.#show(NOTHING);
  };

  /** Shows everything that need not wait any longer, and waits for the rest. */
  #goOn(): void {
    this.#callOff();
    while (this.#isNextDue()) {
      const { replay } = this.#showing;
      if (replay) this.#showAgain(replay.at + 1);
      else this.#advance();
    }
    const { replay, waiting } = this.#showing;
    if (waiting !== this.#waiting.length) this.#show({ ...this.#showing, waiting: this.#waiting.length });
    if (!replay && this.#waiting.length === 0) return;
    const left = this.#left();
    if (Number.isFinite(left)) this.#callOff = this.#surroundings.after(left, () => this.#goOn());
  }

  #isNextDue(): boolean {
    const { screen, replay, held } = this.#showing;
    const [next] = this.#waiting;
    if (held) return false;
    if (replay) return this.#left() <= 0;
    return next !== undefined && (!isToBeFollowed(screen, next) || this.#left() <= 0);
  }

  /** How long the shown screen must still be shown, in milliseconds. */
  #left(): number {
    const { paused, held, replay, stands } = this.#showing;
    if (paused || held || this.#pace === Infinity) return Infinity;
    if (this.#hidden && !replay) return 0;
    return this.#shownAt + (stands || this.#pace * BREATH) - this.#surroundings.now();
  }

  #advance(): void {
    const before = this.#showing.screen;
    const screen = this.#waiting.shift();
    if (!screen) return;
    this.#keep(before, screen);
    const follows = !this.#hidden && isToBeFollowed(before, screen);
    this.#shownAt = this.#surroundings.now();
    this.#show({
      ...this.#showing,
      screen,
      held: this.#watcher(screen),
      stands: follows ? this.#pace : 0,
      waiting: this.#waiting.length,
      canReplay: this.#sinceTurn.length > 1,
    });
  }

  #keep(before: Screen | null, screen: Screen): void {
    const isNewStretch =
      screen.kind !== 'table' || before?.kind !== 'table' || isTakenBack(before.update, screen.update);
    if (isNewStretch) this.#sinceTurn = [screen];
    // Only words or scores have changed: nothing has happened.
    else if (eventsTold(screen.update) === eventsTold(before.update)) this.#sinceTurn.splice(-1, 1, screen);
    else if (asks(before.update)) this.#sinceTurn = [before, screen];
    else this.#sinceTurn = [...this.#sinceTurn.slice(-KEPT), screen];
  }

  #showAgain(at: number): void {
    const of = this.#replayed.length;
    const ended = at >= of;
    const screen = (ended ? this.#sinceTurn.at(-1) : this.#replayed[at]) ?? null;
    this.#shownAt = this.#surroundings.now();
    this.#show({
      ...this.#showing,
      screen: !ended && screen?.kind === 'table' ? { ...screen, update: asPast(screen.update) } : screen,
      stands: ended ? 0 : this.#pace || REPLAY,
      replay: ended ? null : { at, of },
    });
  }

  #show(showing: Showing): void {
    this.#showing = showing;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a screen shows a move that the person should follow, after one without a question. */
function isToBeFollowed(shown: Screen | null, next: Screen): boolean {
  if (shown?.kind !== 'table' || asks(shown.update)) return false;
  return next.kind !== 'table' || eventsTold(next.update) > eventsTold(shown.update);
}

function asks({ question, holding }: TableUpdate): boolean {
  return question !== null || holding;
}

function isTakenBack(before: TableUpdate, after: TableUpdate): boolean {
  return before.seat !== after.seat || eventsTold(after) < eventsTold(before);
}

/** The number of events so far. A line of the log may grow, so lines are not counted. */
function eventsTold({ log }: TableUpdate): number {
  return log.reduce((sum, { events }) => sum + events.length, 0);
}
