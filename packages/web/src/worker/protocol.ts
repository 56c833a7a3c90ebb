import type { CatalogueEntry, KnobText, Option, Seat, Types } from '@thorp/kernel';
import type { Action, Answer, Player, ThinkRequest } from '@thorp/table';
import type { ShelfLine } from '../store/store.ts';
import type { Choice, TableSight } from '../board/props.ts';

export type { ShelfLine };

/** A knob of a game's settings with its words, as a form needs it. */
export interface KnobFacts extends KnobText {
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'number' | 'seats' | 'subset';
  /** What can be chosen, for knobs that offer a choice. */
  readonly options: readonly string[];
  /** Those of them that cannot be played yet. */
  readonly notYet: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** What the shell knows of a game before anybody sits down. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly knobs: readonly KnobFacts[];
  readonly catalogue: readonly CatalogueEntry[];
}

export type LooseSettings = { readonly [knob: string]: unknown };

/** Settings filled in, or what is wrong with them and the nearest that work. */
export type Settled =
  | {
      readonly ok: true;
      readonly settings: LooseSettings;
      /** What the players should know about them before they start. */
      readonly caution: string | null;
    }
  | {
      readonly ok: false;
      /** What does not go together, as the game says it; null when it is one value that cannot be. */
      readonly why: string | null;
      readonly knob: string | null;
      readonly nearest: { readonly seats: number; readonly settings: LooseSettings } | null;
    };

export interface NewTable {
  readonly game: string;
  readonly players: readonly Player[];
  readonly settings: LooseSettings;
  readonly confirms: boolean;
  /** The same word deals the same cards again; '' deals as nobody can foresee. */
  readonly deal: string;
}

/** What the screen shows: a table through somebody's eyes, or a curtain until the next person lifts it. */
export type Scene =
  | { readonly kind: 'sight'; readonly sight: TableSight }
  | {
      readonly kind: 'curtain';
      readonly table: string;
      readonly game: string;
      readonly seat: Seat;
      readonly name: string;
    };

/** Something went wrong that the person should know; the table goes on where it can. */
export type Trouble =
  | { readonly kind: 'unsaved'; readonly full: boolean }
  /** The table was removed in another window. */
  | { readonly kind: 'removed' }
  /** What this window could not store was given up for what another window has stored. */
  | { readonly kind: 'diverged' }
  /** The bots' worker had to be started again. */
  | { readonly kind: 'restarted' }
  | { readonly kind: 'stuck'; readonly message: string };

/** What the host tells without being asked. */
export type Push =
  /** A scene; the page keeps the first `known` lines of the log it has, and the scene's log goes on from there. */
  | { readonly push: 'scene'; readonly scene: Scene; readonly known: number }
  | { readonly push: 'trouble'; readonly trouble: Trouble | null }
  /** The bots' worker does not answer: start another one. */
  | { readonly push: 'restartBots' };

/** How a table is to be told: the reader's language, and the pause between two moves of bots. */
export interface Manner {
  readonly locale: string;
  readonly pace: number;
}

/** A number of the table, and what it would become. */
export interface Change {
  readonly name: string;
  readonly before: number | string;
  readonly after: number | string;
}

/** One answer of a way: what it is, what else could be answered there, and what the seat hears and sees after it. */
export interface WayStep<T extends Types = Types> {
  readonly step: string;
  readonly choice: Choice<T>;
  readonly choices: readonly Choice<T>[];
  readonly events: readonly T['event'][];
  /** Null at the end of a way that brings something new to light: nobody knows what. */
  readonly view: T['view'] | null;
}

/** Where a choice leads, answered on as the game itself proposes, and what has changed at the end of it. */
export interface Way<T extends Types = Types> {
  readonly steps: readonly WayStep<T>[];
  readonly changes: readonly Change[];
}

/** What the page asks of the host. */
export interface HostCalls {
  describe(game: string, locale: string): Promise<GameFacts>;
  settle(game: string, locale: string, seats: number, settings: LooseSettings): Promise<Settled>;
  create(table: NewTable, manner: Manner): Promise<string>;
  /** Loads a table and shows it; scenes follow as pushes. */
  open(table: string, manner: Manner): Promise<void>;
  manner(manner: Manner): Promise<void>;
  act(action: Action): Promise<void>;
  /** The next person has taken the screen. */
  lift(): Promise<void>;
  /** The last scene is on the screen. */
  drawn(): Promise<void>;
  hint(): Promise<Option | null>;
  /** What a choice would change of the numbers on one's own side; nothing where that would betray something. */
  foretell(option: Option, version: number): Promise<readonly Change[]>;
  /**
   * Where these answers lead, and on from there as the game proposes: what a price takes from where, say. Questions of the
   * steps it goes `through` are answered in any case. Nowhere once the table has moved on.
   */
  way(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Way>;
  rematch(manner: Manner): Promise<string>;
  list(): Promise<readonly ShelfLine[]>;
  remove(table: string): Promise<void>;
  /** The record as text, with the names at the table: enough to play on elsewhere. */
  exported(table: string): Promise<string>;
  /** Loads a record from text and gives it a table of its own. */
  imported(text: string, manner: Manner): Promise<string>;
  close(): Promise<void>;
}

/** What the tables' worker asks of the bots' worker: a seat's view, question and imagined world, never the true state. */
export interface BotCalls {
  think(request: ThinkRequest): Promise<Answer>;
}
