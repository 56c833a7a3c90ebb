import type { PastScreen, Screen } from './calls.ts';

/** How the moves of others are shown now: one after the other, at the person's pace. */
export interface PlaybackState {
  /** Milliseconds for which the screen is shown before the next one; 0 if nothing follows. */
  readonly stands: number;
  /** Screens that have arrived and are not shown yet. */
  readonly waiting: number;
  readonly paused: boolean;
  /** Whether something covers the table. */
  readonly held: boolean;
  /** Which of how many screens of a replay is shown; null if there is no replay. */
  readonly replay: { readonly at: number; readonly of: number } | null;
  /** Whether there is something to replay. */
  readonly canReplay: boolean;
  /** The text of the prompt instead of whom the table waits for. */
  readonly caption?: string;
}

/** The state of playback, with its controls. */
export interface Playback extends PlaybackState {
  /** Shows the next screen at once. */
  next(): void;
  pause(paused: boolean): void;
  /** While something covers the table, nothing changes behind it. */
  hold(held: boolean): void;
  /**
   * Calls back with every shown screen, including the present one. If it returns true, the next one waits for `hold`.
   */
  watch(watcher: (screen: Screen) => boolean): () => void;
  /** Replays what has happened since the person's last turn. */
  again(): void;
  /** Shows moments from before the table was opened, and then everything since. */
  showPast(past: readonly PastScreen[]): void;
  /** Ends a replay and shows the newest screen from before it. */
  skip(): void;
}
