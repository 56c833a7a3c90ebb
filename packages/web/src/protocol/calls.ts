import type { AnalysisDepth, Difference, Why } from '@thorp/bots';
import type { CatalogueEntry, KnobText, Option, Seat, Types } from '@thorp/kernel';
import type {
  Action,
  Ahead,
  Answer,
  HintWords,
  ListedTable,
  OtherRules,
  PlannedAnswer,
  Player,
  ThinkRequest,
} from '@thorp/table';
import type { OnlineAction, OnlineFacts, RoomFacts, ServerConnection } from './online.ts';
import type { AnalysisFacts, AnalysisState, AnalysisTask, FoundPly, Highlights, Opinion } from './analysis.ts';
import type { Extras } from './extras.ts';
import type {
  BranchFacts,
  BranchRow,
  LinkedBranch,
  FairnessFacts,
  PersonalRecord,
  ReviewDecision,
  ReviewFacts,
  ReviewMoment,
  SeenBy,
} from './review.ts';
import type { Fault } from './remote.ts';
import type { CountedGames } from './statistics.ts';
import type { Choice, TableUpdate } from './update.ts';

/** A table in the list of games, in words. */
export interface TableSummary extends ListedTable {
  /** The language of its words; older rows lack it. */
  readonly locale?: string;
  readonly updated: number;
  readonly title: string;
  /** What is asked, or how it ended. */
  readonly line: string;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** The seats that won. Empty while the game goes on, for a solo game, and for one that was given up; older rows lack it. */
  readonly winners?: readonly number[];
  /** The version of the rules that the game goes by. */
  readonly rules?: number;
  /** The version that it began with, if it was converted since. */
  readonly began?: number;
  /** The version that is here, if the game began with another one; `playable` says whether it can go on. */
  readonly otherRules?: ListedRules;
  /** The game it is a branch of; branches are listed with their game. */
  readonly branch?: BranchFacts;
  /** What its only person reached, once it is over. */
  readonly mine?: MyResult | null;
}

/** The result of the only person at a table. */
export interface MyResult {
  readonly seat: Seat;
  readonly rank: number;
  /** Null for a game alone that is not won or lost. */
  readonly won: boolean | null;
  readonly total: number;
  readonly totalText: string;
  /** The line of the score sheet with the most points. */
  readonly best: { readonly points: number; readonly text: string; readonly what: string } | null;
  /** The settings as text: only games with the same are compared. */
  readonly settings: string;
}

export interface ListedRules extends OtherRules {
  readonly playable: boolean;
}

/** What became of games that were taken over: their tables, and why the others could not be read. */
export interface Imported {
  readonly tables: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** A game that could not be taken over. */
export interface ImportProblem {
  /** Which of the texts it stood in, counted from 0. */
  readonly text: number;
  /** Which game of the text it is, counted from 1; null where the text is one game. */
  readonly game: number | null;
  readonly why: Fault;
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
  /** No curtain comes between people at this screen. */
  readonly openHands: boolean;
  /** The same word deals the same cards again; '' makes a deal that nobody can predict. */
  readonly deal: string;
  /** As in the setup of the table; for deals of the date. */
  readonly sameForAll?: boolean;
}

/** A position to try. */
export interface PositionTable {
  readonly game: string;
  readonly players: readonly Player[];
  readonly settings: LooseSettings;
  readonly from: Beginning;
}

/** Where a position comes from: the words of the game's `sketch`, or a deal and which options were taken, by their places. */
export type Beginning =
  | { readonly sketch: object }
  | { readonly seed: string; readonly taken: readonly number[]; readonly seats: number };

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
  | { readonly push: 'connection'; readonly connection: ServerConnection }
  /** Somebody is to think, and no bots' worker is there, or it does not answer: start one. */
  | { readonly push: 'startBots' };

/** What the worker must know of the reader. */
export interface ReaderPreferences {
  readonly locale: string;
  /** A screen that everybody in the room looks at: a table on a server is shown as to spectators. */
  readonly shared?: boolean;
}

/** What a strong bot would choose, and why. */
export interface Hint {
  readonly option: Option;
  readonly reason: HintWords | null;
}

/** Why one choice is better than another. */
export interface WhyWords {
  readonly kind: Why['kind'];
  /** How many points it brings more, or leaves the seat further ahead; '' where that is not clear. */
  readonly points: string;
  /** Headings of the score sheet under which it brings the most more, and under which the other one does. */
  readonly brings: readonly SourceOfPoints[];
  readonly lacks: readonly SourceOfPoints[];
}

export interface SourceOfPoints {
  readonly title: string;
  readonly points: string;
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

/** What a seat will probably be asked next, in words. */
export interface Outlook {
  /** What is asked; null when that is not known. */
  readonly prompt: string | null;
  readonly answers: readonly PlannedAnswer[];
  /** Whether the game ever proposes an answer ("pay for me"). */
  readonly pays: boolean;
}

/** A screen of the past; the reader keeps the first `known` entries of the log before it. */
export interface PastScreen {
  readonly screen: Screen;
  readonly known: number;
}

/** What the page asks the tables' worker. */
export interface HostCalls {
  describe(game: string, locale: string): Promise<GameFacts>;
  settle(game: string, locale: string, seats: number, settings: LooseSettings): Promise<Settled>;
  create(table: NewTable, reader: ReaderPreferences): Promise<string>;
  /** Makes a table that begins in the middle and is kept only as long as the page is open; gives its id. */
  position(table: PositionTable): Promise<string>;
  /** What can be said of the better of two choices, in the game's words. */
  whyBetter(game: string, better: Difference, locale: string): Promise<WhyWords | null>;
  /** Loads a table and shows it; screens follow as pushes. */
  open(table: string, reader: ReaderPreferences): Promise<void>;
  setReader(reader: ReaderPreferences): Promise<void>;
  act(action: Action): Promise<void>;
  /** What a person asks of a table on a server, besides moves. */
  online(action: OnlineAction): Promise<void>;
  /** Sets what is answered for the seat on the screen when it is asked. */
  setAhead(ahead: Ahead): Promise<void>;
  /** What the seat on the screen will probably be asked next. */
  outlook(): Promise<Outlook>;
  /** The moments that the seat on the screen has missed, the oldest first. */
  missed(): Promise<readonly PastScreen[]>;
  /** The next person has taken the screen. */
  lift(): Promise<void>;
  /** The last screen is drawn: bots may move on. */
  drawn(): Promise<void>;
  hint(): Promise<Hint | null>;
  /** Whoever is thinking answers with the best found so far. */
  hurry(): Promise<void>;
  /** Which numbers of the own side a choice would change; empty where that would reveal something. */
  previewChoice(option: Option, version: number): Promise<readonly Change[]>;
  /**
   * What these answers would bring, and the answers that the game proposes after them: where a payment comes from, for
   * example. Questions of the steps in `through` are answered in any case. Empty if the table has changed.
   */
  preview(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Preview>;
  /** The table of the rematch. */
  rematch(reader: ReaderPreferences): Promise<string>;
  list(reader: ReaderPreferences): Promise<readonly TableSummary[]>;
  /** The finished games of the reader, for statistics. Some may have to be worked out yet: then ask again. */
  statistics(reader: ReaderPreferences): Promise<CountedGames>;
  remove(table: string): Promise<void>;
  /** The record as text, with the names at the table: enough to continue elsewhere. */
  exported(table: string): Promise<string>;
  /** Loads a record from text and gives it a table of its own. */
  imported(text: string, reader: ReaderPreferences): Promise<string>;
  /** All games in one text, with favourites and notes. */
  exportedAll(): Promise<string>;
  /** Takes games over from texts; what cannot be read is told. */
  importedMany(texts: readonly string[], reader: ReaderPreferences): Promise<Imported>;
  close(): Promise<void>;
  /** Opens a game to look at it again: one of this browser, or one that is over on a server. */
  reviewOpen(table: string, reader: ReaderPreferences): Promise<ReviewFacts>;
  /** The game at a decision. Answers build on each other's logs, so each has to be taken over in its turn. */
  reviewAt(table: string, decision: number, seenBy: SeenBy): Promise<ReviewMoment>;
  /** All decisions in words. */
  reviewDecisions(table: string): Promise<readonly ReviewDecision[]>;
  /** Deals and plays a game again: does its record hold? */
  fairness(table: string): Promise<FairnessFacts>;
  /** Keeps a record that cannot become a table, to look at it as far as it holds; gives its id. */
  keepRecord(text: string): Promise<string>;
  /** Whether a game can be analysed, and what a bot has found so far. */
  analysis(table: string, reader: ReaderPreferences): Promise<AnalysisState>;
  /** What is left to think about; an analysis of another depth is begun anew. */
  analysisTask(table: string, depth: AnalysisDepth, reader: ReaderPreferences): Promise<AnalysisTask>;
  /** Keeps what was found. */
  analysisFound(table: string, found: readonly FoundPly[]): Promise<AnalysisFacts>;
  /** What is known of some games by their ids; null for one that nobody has thought about. */
  analysesKept(tables: readonly string[]): Promise<readonly (AnalysisFacts | null)[]>;
  /** What the bot thinks of a decision; null where there was no choice, or nobody has thought yet. */
  opinion(table: string, decision: number, reader: ReaderPreferences): Promise<Opinion | null>;
  /** Where the game turned for a seat, and its best moves; null until the analysis is whole. */
  highlights(table: string, seat: Seat, reader: ReaderPreferences): Promise<Highlights | null>;
  /** Begins another game from a decision of one that is over, with a person at one seat; gives its id. */
  branch(of: string, decision: number, seat: Seat, reader: ReaderPreferences): Promise<string>;
  /** What was chosen in a branch, for its address. */
  branchChoices(table: string, reader: ReaderPreferences): Promise<string>;
  /** The branch of an address: the one that is kept here, or else the same again; gives its id. */
  linkedBranch(of: string, linked: LinkedBranch, reader: ReaderPreferences): Promise<string>;
  /** The branches of a game, the oldest first. */
  branches(of: string, reader: ReaderPreferences): Promise<readonly BranchRow[]>;
  nameBranch(table: string, name: string): Promise<void>;
  /** Leaves a branch to bots. */
  botsPlayOn(table: string, reader: ReaderPreferences): Promise<void>;
  /** What the person has never reached before this game. */
  records(table: string): Promise<readonly PersonalRecord[]>;
  /** What the person keeps beside games. */
  allExtras(): Promise<readonly Extras[]>;
  extras(table: string): Promise<Extras | null>;
  /** Changes some of it. */
  keepExtras(extras: Extras): Promise<void>;
}

/** What the tables' worker asks of the bots' worker: a seat's view, question and imagined world, never the true state. */
export interface BotCalls {
  think(request: ThinkRequest): Promise<Answer>;
  /** Whoever is thinking answers with the best found so far. */
  hurry(): Promise<void>;
}
