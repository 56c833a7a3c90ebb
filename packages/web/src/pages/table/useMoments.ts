import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Moment, MomentsModule, TableChange } from '../../board/moments.ts';
import { gameOf } from '../../games/index.ts';
import type { Screen } from '../../protocol/calls.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { motionOf, preferences, usePreferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/useSession.ts';
import { closed, isOver, opened, START, withModule, withScreen, type Shown } from './shownMoments.ts';

/** What the page shows of a table: the last screen, or an earlier one while its big moment is shown. */
export interface ShownMoments {
  readonly screen: Screen | null;
  readonly moment: MomentOnStage | null;
  /** Whether the game is over and its big moments have been shown. */
  readonly over: boolean;
}

/** A moment that is drawn now, in full or as a slip. */
export interface MomentOnStage {
  readonly moment: Moment;
  readonly change: TableChange;
  readonly module: MomentsModule;
  readonly folded: boolean;
  readonly seconds: number | null;
  open(): void;
  close(): void;
}

/** Seconds after which a moment of somebody else ends. */
const SECONDS = 8;

/** The moments over the table, as a store: the queue of screens checks it before it continues. */
class MomentStore {
  #state = START;
  #wanted = true;
  readonly #listeners = new Set<() => void>();

  readonly state = (): Shown => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly setWanted = (wanted: boolean): void => {
    this.#wanted = wanted;
  };

  /** Whether a big moment covers this screen, so that the next one has to wait. */
  readonly shows = (screen: Screen): boolean => {
    this.#set(withScreen(this.#state, screen, this.#wanted));
    return this.#state.standing.length > 0;
  };

  readonly setModule = (module: MomentsModule): void => this.#set(withModule(this.#state, module, this.#wanted));

  readonly open = (): void => this.#set(opened(this.#state));

  readonly close = (): void => this.#set(closed(this.#state));

  #set(state: Shown): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The big moments of a session's screens. The next screen waits while one of them is shown. On a `shared` screen nobody
 * presses Continue, so every moment ends by itself.
 */
export function useMoments({ screen, playback: { replay, hold, watch } }: Session, shared: boolean): ShownMoments {
  const { moments: wanted } = usePreferences();
  const [store] = useState(() => new MomentStore());
  useLayoutEffect(() => store.setWanted(wanted), [store, wanted]);
  useLayoutEffect(() => watch(store.shows), [store, watch]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  useModule(state, store.setModule);
  const { standing, slip, module } = state;
  const stands = standing.length > 0;
  useEffect(() => hold(stands), [hold, stands]);
  const held = useMemo(() => (screen?.kind === 'table' ? withheld(screen.update) : null), [screen]);
  // A replay shows what was seen before, without big moments.
  if (replay) return { screen, moment: null, over: false };
  const over = isOver(state);
  const found = standing[0] ?? slip;
  if (!found || !module) return { screen, moment: null, over };
  const isTimed = shared || (!found.moment.own && !state.asked && motionOf(preferences()) !== 'none');
  const { open, close } = store;
  const seconds = isTimed && stands ? SECONDS : null;
  return {
    screen: stands && held ? { kind: 'table', update: held } : screen,
    over,
    moment: { ...found, module, folded: !stands, seconds, open, close },
  };
}

/** A table at which nothing can be chosen until the moment is over. */
function withheld(update: TableUpdate): TableUpdate {
  // The person is asked after the moment, so nobody waits for them meanwhile.
  const seats = update.seats.map(each => (each.seat === update.seat ? { ...each, asked: false } : each));
  return { ...update, seats, question: null, refused: [], holding: false, mayUndo: false, noUndo: 'watching' };
}

/** If the module cannot be loaded, the game is played without moments. */
const NO_MOMENTS: MomentsModule = { find: () => [], default: () => null };

/** The game's moments are loaded after the first move: the first decision does not need them. */
function useModule({ moved, screen, module }: Shown, onLoaded: (module: MomentsModule) => void): void {
  const game = screen?.kind === 'table' ? screen.update.game : null;
  const isNeeded = moved && module === null;
  useEffect(() => {
    if (!isNeeded || game === null) return undefined;
    let isCurrent = true;
    const fetched = gameOf(game)?.moments?.() ?? Promise.resolve(NO_MOMENTS);
    void fetched.catch(() => NO_MOMENTS).then(loaded => isCurrent && onLoaded(loaded));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, game, onLoaded]);
}
