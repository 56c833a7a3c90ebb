import type { CatalogueEntry, KnobText, Option, Seat, Types } from '@thorp/kernel';
import type { Action, Answer, ListedTable, Player, ThinkRequest } from '@thorp/table';
import type { ConnectionState, OnlineAction, OnlineFacts, RoomFacts } from './online.ts';
import type { Choice, TableUpdate } from './update.ts';

/** A table in the list of games, in the language it was last played in. */
export interface TableSummary extends ListedTable {
  readonly updated: number;
  readonly title: string;
  /** What is asked, or how it ended. */
  readonly line: string;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** The seats that won. Empty while the game goes on, for a solo game, and for one that was given up; older rows lack it. */
  readonly winners?: readonly number[];
}

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

/** What the page knows of a game before a table is made. */
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
      /** What does not fit together, in the game's words; null if a single value is wrong. */
      readonly why: string | null;
      readonly knob: string | null;
      readonly nearest: { readonly seats: number; readonly settings: LooseSettings } | null;
    };

export interface NewTable {
  readonly game: string;
  readonly players: readonly Player[];
  readonly settings: LooseSettings;
  readonly confirms: boolean;
  /** The same word deals the same cards again; '' makes a deal that nobody can predict. */
  readonly deal: string;
}

/** What the page shows: a table as one seat sees it, or a curtain until the next person lifts it. */
export type Screen =
  | { readonly kind: 'table'; readonly update: TableUpdate }
  | ({ readonly kind: 'room' } & RoomFacts)
  | {
      readonly kind: 'curtain';
      readonly table: string;
      readonly game: string;
      readonly seat: Seat;
      readonly name: string;
    };

/** Something went wrong that the person should know; the table continues if it can. */
export type Trouble =
  | { readonly kind: 'unsaved'; readonly full: boolean }
  /** The table was removed in another window. */
  | { readonly kind: 'removed' }
  /** What this window could not store was given up for what another window has stored. */
  | { readonly kind: 'diverged' }
  /** The bots' worker had to be started again. */
  | { readonly kind: 'restarted' }
  | { readonly kind: 'stuck'; readonly message: string };

/** What the tables' worker sends without being asked. */
export type Push =
  /** The page keeps the first `known` entries of the log it has; the log of the update continues from there. */
  | { readonly push: 'screen'; readonly screen: Screen; readonly known: number }
  | { readonly push: 'trouble'; readonly trouble: Trouble | null }
  /** What the table on the screen has besides the game, if it is on a server. */
  | { readonly push: 'online'; readonly table: string; readonly facts: OnlineFacts }
  /** The connection to that server. */
  | { readonly push: 'connection'; readonly state: ConnectionState }
  /** The bots' worker does not answer: start another one. */
  | { readonly push: 'restartBots' };

/** What the worker must know of the reader. */
export interface ReaderPreferences {
  readonly locale: string;
}

/** A number of the table, and what it would become. */
export interface Change {
  readonly name: string;
  readonly before: number | string;
  readonly after: number | string;
}

/** One answer of a preview: what it is, what else could be answered there, and what the seat sees after it. */
export interface PreviewAnswer<T extends Types = Types> {
  readonly step: string;
  readonly choice: Choice<T>;
  readonly choices: readonly Choice<T>[];
  readonly events: readonly T['event'][];
  /** Null after an answer that reveals something new: nobody knows what. */
  readonly view: T['view'] | null;
}

/** What answers would bring: each of them, those that the game proposes after them, and what has changed at the end. */
export interface Preview<T extends Types = Types> {
  readonly steps: readonly PreviewAnswer<T>[];
  readonly changes: readonly Change[];
}

/** What the page asks the tables' worker. */
export interface HostCalls {
  describe(game: string, locale: string): Promise<GameFacts>;
  settle(game: string, locale: string, seats: number, settings: LooseSettings): Promise<Settled>;
  create(table: NewTable, reader: ReaderPreferences): Promise<string>;
  /** Loads a table and shows it; screens follow as pushes. */
  open(table: string, reader: ReaderPreferences): Promise<void>;
  setReader(reader: ReaderPreferences): Promise<void>;
  act(action: Action): Promise<void>;
  /** What a person asks of a table on a server, besides moves. */
  online(action: OnlineAction): Promise<void>;
  /** The next person has taken the screen. */
  lift(): Promise<void>;
  /** The last screen is drawn: bots may move on. */
  drawn(): Promise<void>;
  hint(): Promise<Option | null>;
  /** Which numbers of the own side a choice would change; empty where that would reveal something. */
  previewChoice(option: Option, version: number): Promise<readonly Change[]>;
  /**
   * What these answers would bring, and the answers that the game proposes after them: where a payment comes from, for
   * example. Questions of the steps in `through` are answered in any case. Empty if the table has changed.
   */
  preview(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Preview>;
  /** The table of the rematch. */
  rematch(reader: ReaderPreferences): Promise<string>;
  list(): Promise<readonly TableSummary[]>;
  remove(table: string): Promise<void>;
  /** The record as text, with the names at the table: enough to continue elsewhere. */
  exported(table: string): Promise<string>;
  /** Loads a record from text and gives it a table of its own. */
  imported(text: string, reader: ReaderPreferences): Promise<string>;
  close(): Promise<void>;
}

/** What the tables' worker asks of the bots' worker: a seat's view, question and imagined world, never the true state. */
export interface BotCalls {
  think(request: ThinkRequest): Promise<Answer>;
}
