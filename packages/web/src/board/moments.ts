import type { CatalogueEntry, Types } from '@thorp/kernel';
import { createContext, use, type ReactNode } from 'react';
import type { LogEntry, TableUpdate } from '../protocol/update.ts';

/*
 * Big moments: a Rest, a Market, a wedding, the scoring. A game's manifest may name a module that knows them (`moments`). It
 * is fetched after the first move and has two parts:
 *
 * - `find` is given two updates that one seat saw one after the other, and says which moments happened between them.
 * - the component draws one of them: a `BigMoment` (BigMoment.tsx) with the words and figures of the game inside, or a
 *   `SmallMoment`, one line.
 *
 * The frame does the rest: the next updates wait while a big moment stands, Continue has the focus, moments of others go on
 * after a time unless somebody holds them, and a person can turn them off: then each is a slip with "Show".
 */

/**
 * What a seat saw before, what it sees now, and what happened in between. A line of the log may grow: then its entry in
 * `news` has only the new events. Games that combine events into lines read `events`, not `event`.
 */
export interface TableChange<T extends Types = Types> {
  readonly before: TableUpdate<T>;
  readonly after: TableUpdate<T>;
  readonly news: readonly LogEntry<T>[];
}

/** Something that deserves more than a line of the log. Games add what their boards need. */
export interface Moment {
  readonly kind: string;
  /** The viewer's own moments wait for Continue, others continue by themselves. */
  readonly own: boolean;
  /** One line for a short time; nothing waits for it. */
  readonly small?: boolean;
}

export interface MomentProps<T extends Types = Types, M extends Moment = Moment> {
  readonly moment: M;
  readonly change: TableChange<T>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
}

/** Both parts are written as methods on purpose: a module takes the updates of its own game, and the page gives it no others. */
export interface MomentsModule {
  /** In the order in which they are shown. */
  find(change: TableChange): readonly Moment[];
  default(props: MomentProps): ReactNode;
}

/** How a moment is shown now. */
export interface MomentStage {
  /** Reduced to a slip: moments are turned off, or this one is small. */
  readonly folded: boolean;
  /** Seconds after which it continues by itself; null if it waits for Continue. */
  readonly seconds: number | null;
  /** Shows a folded moment in full. */
  open(): void;
  close(): void;
}

const Stage = createContext<MomentStage | null>(null);

export const MomentStageProvider = Stage.Provider;

export function useMomentStage(): MomentStage {
  const stage = use(Stage);
  if (!stage) throw new Error('a moment was drawn outside of its frame');
  return stage;
}
