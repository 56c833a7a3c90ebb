import type { CatalogueEntry, Types } from '@thorp/kernel';
import type { Refused, TableUpdate } from '../protocol/update.ts';

/*
 * Why not: `actions.showWhy(refused)` opens a bubble beside the piece that was tapped (pages/table/WhyNot.tsx), on every
 * board. It says the reason, names the clause, whose text opens in a sheet, and offers ways out.
 *
 * A game's manifest may name a module that knows ways out (`waysOut`). It is fetched with the first bubble. A way says in
 * words what would help, lights the piece it names (`at`, an id of `data-piece`), and may be a choice: then its button makes
 * it. At most two are shown. One that is not possible now says when (`note`: "next draft").
 */

export interface Way<T extends Types = Types> {
  readonly text: string;
  readonly note?: string | undefined;
  /** The piece it is about. */
  readonly at?: string;
  /** The choice of its button; without one the button only leads to the piece. */
  readonly option?: T['option'];
}

/** The input of a game's `waysOut`. */
export interface WayContext<T extends Types = Types> {
  readonly refused: Refused<T>;
  readonly update: TableUpdate<T>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** The reader's language, such as 'de'. */
  readonly locale: string;
}

/** `waysOut` is written as a method on purpose: a module takes the updates of its own game, and the page gives it no others. */
export interface WaysModule {
  waysOut(context: WayContext): readonly Way[];
}
