import type { PastScreen, Screen } from './calls.ts';

/** How the moves of others are shown just now: one after the other, at the pace of the person who watches. */
export interface PlaybackState {
  /** Milliseconds for which the screen stands before the next one; 0 if nothing is to be followed. */
  readonly stands: number;
  /** Screens that have arrived and are not shown yet. */
  readonly waiting: number;
  readonly paused: boolean;
  /** Something stands over the table. */
  readonly held: boolean;
  /** Which of how many screens of a replay is shown; null while nothing is shown again. */
  readonly replay: { readonly at: number; readonly of: number } | null;
  /** There is something to show again. */
  readonly canReplay: boolean;
  /** What the prompt says instead of whom the table waits for. */
  readonly caption?: string;
}

/** The same, and what can be done about it. */
export interface Playback extends PlaybackState {
  /** Shows the next screen at once. */
  next(): void;
  pause(paused: boolean): void;
  /** While something stands over the table, nothing changes behind it. */
  hold(held: boolean): void;
  /** Calls back with every screen that is shown, the present one too. If the answer is true, the next one waits for `hold`. */
  watch(watcher: (screen: Screen) => boolean): () => void;
  /** Shows again what has happened since the person's last turn. */
  again(): void;
  /** Shows moments of before the table was opened, and then all that came since. */
  showPast(past: readonly PastScreen[]): void;
  /** Ends a replay: the newest screen that was shown before is shown again. */
  skip(): void;
}
