import type { AnalysisDepth, Difference, Why } from '@thorp/bots';
import type { CatalogueEntry, KnobText, Option, Seat, Types } from '@thorp/kernel';
import type {
  Action,
  Ahead,
  Answer,
  HintWords,
  RatedWords,
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
  /** The question, or how the game ended. */
  readonly line: string;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** The seats that won. Empty for a running game, a solo game, and a game that was given up; older rows lack it. */
  readonly winners?: readonly number[];
  /** The version of the game's rules. */
  readonly rules?: number;
  /** The version with which it began, if it was converted since. */
  readonly began?: number;
  /** The installed version, if the game began with another one; `playable` says whether it can go on. */
  readonly otherRules?: ListedRules;
  /** The game it is a branch of; branches are listed with their game. */
  readonly branch?: BranchFacts;
  /** The result of its only person, once it is over. */
  readonly mine?: MyResult | null;
}

/** The result of the only person at a table. */
export interface MyResult {
  readonly seat: Seat;
  readonly rank: number;
  /** Null for a solo game that is neither won nor lost. */
  readonly won: boolean | null;
  readonly total: number;
  readonly totalText: string;
  /** The line of the score sheet with the most points. */
  readonly best: { readonly points: number; readonly text: string; readonly what: string } | null;
  /** The settings as text: only games with equal settings are compared. */
  readonly settings: string;
}

export interface ListedRules extends OtherRules {
  readonly playable: boolean;
}

/** The result of an import: the new tables, and why other games could not be read. */
export interface Imported {
  readonly tables: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** A game that could not be imported. */
export interface ImportProblem {
  /** The index of its text. */
  readonly text: number;
  /** The number of the game in the text, from 1; null if the text is one game. */
  readonly game: number | null;
  readonly why: Fault;
}

/** A knob of a game's settings with its words, for a form. */
export interface KnobFacts extends KnobText {
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'number' | 'seats' | 'subset';
  /** The values, for knobs with a choice. */
  readonly options: readonly string[];
  /** Those of them that cannot be played yet. */
  readonly notYet: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** What the page knows about a game before a table is made. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly knobs: readonly KnobFacts[];
  readonly catalogue: readonly CatalogueEntry[];
}

export type LooseSettings = { readonly [knob: string]: unknown };

/** Complete settings, or what is wrong with them and the nearest that work. */
export type Settled =
  | {
      readonly ok: true;
      readonly settings: LooseSettings;
      /** What players should know about them before they start. */
      readonly caution: string | null;
    }
  | {
      readonly ok: false;
      /** Why the settings cannot be combined, in the game's words; null if a single value is wrong. */
      readonly why: string | null;
      readonly knob: string | null;
      readonly nearest: { readonly seats: number; readonly settings: LooseSettings } | null;
    };

export interface NewTable {
  readonly game: string;
  readonly players: readonly Player[];
  readonly settings: LooseSettings;
  readonly confirms: boolean;
  /** Whether people at this screen play without a curtain. */
  readonly openHands: boolean;
  /** The same word deals the same cards again; '' makes an unpredictable deal. */
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

/** The source of a position: a description for the game's `sketch`, or a deal and the indexes of the chosen options. */
export type Beginning =
  | { readonly sketch: object }
  | { readonly seed: string; readonly taken: readonly number[]; readonly seats: number };

/** What the page shows: a table as one seat sees it, or a curtain until the next person opens it. */
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

/** Something went wrong that the person should know; the table goes on if it can. */
export type Trouble =
  | { readonly kind: 'unsaved'; readonly full: boolean }
  /** The table was removed in another window. */
  | { readonly kind: 'removed' }
  /** What this window could not store was dropped in favour of what another window has stored. */
  | { readonly kind: 'diverged' }
  /** The bots' worker had to be restarted. */
  | { readonly kind: 'restarted' }
  | { readonly kind: 'stuck'; readonly message: string };

/** Messages that the tables' worker sends without a request. */
export type Push =
  /** The page keeps the first `known` entries of its log; the log of the update continues from there. */
  | { readonly push: 'screen'; readonly screen: Screen; readonly known: number }
  | { readonly push: 'trouble'; readonly trouble: Trouble | null }
  /** The facts about a table on a server besides the game. */
  | { readonly push: 'online'; readonly table: string; readonly facts: OnlineFacts }
  /** The connection to that server. */
  | { readonly push: 'connection'; readonly connection: ServerConnection }
  /** A bot has to think, and there is no bots' worker, or it does not answer: start one. */
  | { readonly push: 'startBots' };

/** What the worker must know about the reader. */
export interface ReaderPreferences {
  readonly locale: string;
  /** A screen that everybody in a room looks at: a table on a server is shown as to spectators. */
  readonly shared?: boolean;
}

/** What a strong bot would choose, why, and what it expects of the best choices. */
export interface Hint {
  readonly option: Option;
  readonly reason: HintWords | null;
  readonly best: readonly RatedWords[];
}

/** Why one choice is better than another. */
export interface WhyWords {
  readonly kind: Why['kind'];
  /** How many more points it brings, or how much further ahead it leaves the seat; '' if that is not clear. */
  readonly points: string;
  /** The headings of the score sheet on which it gains most, and those on which the other one does. */
  readonly brings: readonly SourceOfPoints[];
  readonly lacks: readonly SourceOfPoints[];
}

export interface SourceOfPoints {
  readonly title: string;
  readonly points: string;
}

/** A number of the table, and its new value. */
export interface Change {
  readonly name: string;
  readonly before: number | string;
  readonly after: number | string;
}

/** One answer of a preview: the answer, the alternatives, and what the seat sees after it. */
export interface PreviewAnswer<T extends Types = Types> {
  readonly step: string;
  readonly choice: Choice<T>;
  readonly choices: readonly Choice<T>[];
  readonly events: readonly T['event'][];
  /** Null after an answer that reveals something unknown. */
  readonly view: T['view'] | null;
}

/** The effect of some answers: each of them, those that the game proposes after them, and the changes at the end. */
export interface Preview<T extends Types = Types> {
  readonly steps: readonly PreviewAnswer<T>[];
  readonly changes: readonly Change[];
}

/** The probable next question of a seat, in words. */
export interface Outlook {
  /** The question; null if not known. */
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

/** The calls of the page to the tables' worker. */
export interface HostCalls {
  describe(game: string, locale: string): Promise<GameFacts>;
  settle(game: string, locale: string, seats: number, settings: LooseSettings): Promise<Settled>;
  create(table: NewTable, reader: ReaderPreferences): Promise<string>;
  /** Makes a table that starts from a position and exists only while the page is open; returns its id. */
  position(table: PositionTable): Promise<string>;
  /** Why one choice is better than another, in the game's words. */
  whyBetter(game: string, better: Difference, locale: string): Promise<WhyWords | null>;
  /** Loads a table and shows it; screens follow as pushes. */
  open(table: string, reader: ReaderPreferences): Promise<void>;
  setReader(reader: ReaderPreferences): Promise<void>;
  act(action: Action): Promise<void>;
  /** Actions at a table on a server, besides moves. */
  online(action: OnlineAction): Promise<void>;
  /** Sets the answers ahead for the seat on the screen. */
  setAhead(ahead: Ahead): Promise<void>;
  /** The probable next question of the seat on the screen. */
  outlook(): Promise<Outlook>;
  /** The moments that the seat on the screen has missed, the oldest first. */
  missed(): Promise<readonly PastScreen[]>;
  /** The next person has taken the screen. */
  lift(): Promise<void>;
  /** The last screen is drawn: bots may continue. */
  drawn(): Promise<void>;
  hint(): Promise<Hint | null>;
  /** Makes a thinking bot answer with the best option found so far. */
  hurry(): Promise<void>;
  /** Which numbers of the own side a choice would change; empty if that would reveal something. */
  previewChoice(option: Option, version: number): Promise<readonly Change[]>;
  /**
   * The effect of these answers, and the answers that the game proposes after them, for example where a payment comes
   * from. Questions of the steps in `through` are answered in any case. Empty if the table has changed.
   */
  preview(answers: readonly Option[], version: number, through?: readonly string[]): Promise<Preview>;
  /** Opens a rematch; returns its table. */
  rematch(reader: ReaderPreferences): Promise<string>;
  list(reader: ReaderPreferences): Promise<readonly TableSummary[]>;
  /** The finished games of the reader, for statistics. Some may not be computed yet: then call it again. */
  statistics(reader: ReaderPreferences): Promise<CountedGames>;
  remove(table: string): Promise<void>;
  /** The record as text, with the names at the table: enough to continue elsewhere. */
  exported(table: string): Promise<string>;
  /** Imports a record from text as a new table. */
  imported(text: string, reader: ReaderPreferences): Promise<string>;
  /** All games in one text, with favourites and notes. */
  exportedAll(): Promise<string>;
  /** Imports games from texts; reports those that cannot be read. */
  importedMany(texts: readonly string[], reader: ReaderPreferences): Promise<Imported>;
  close(): Promise<void>;
  /** Opens a game for review: one of this browser, or a finished one on a server. */
  reviewOpen(table: string, reader: ReaderPreferences): Promise<ReviewFacts>;
  /** The game at a decision. Each answer continues the log of the previous one, so they must be applied in order. */
  reviewAt(table: string, decision: number, seenBy: SeenBy): Promise<ReviewMoment>;
  /** All decisions in words. */
  reviewDecisions(table: string): Promise<readonly ReviewDecision[]>;
  /** Replays a game from its deal: is its record valid? */
  fairness(table: string): Promise<FairnessFacts>;
  /** Stores a record that cannot become a table, to look at its valid part; returns its id. */
  keepRecord(text: string): Promise<string>;
  /** Whether a game can be analysed, and the results so far. */
  analysis(table: string, reader: ReaderPreferences): Promise<AnalysisState>;
  /** What is left to analyse; an analysis of another depth starts again. */
  analysisTask(table: string, depth: AnalysisDepth, reader: ReaderPreferences): Promise<AnalysisTask>;
  /** Stores results. */
  analysisFound(table: string, found: readonly FoundPly[]): Promise<AnalysisFacts>;
  /** The stored analyses of some games; null for a game that was not analysed. */
  analysesKept(tables: readonly string[]): Promise<readonly (AnalysisFacts | null)[]>;
  /** The bot's opinion of a decision; null if there was no choice, or it is not analysed yet. */
  opinion(table: string, decision: number, reader: ReaderPreferences): Promise<Opinion | null>;
  /** The turning points for a seat, and its best moves; null until the analysis is complete. */
  highlights(table: string, seat: Seat, reader: ReaderPreferences): Promise<Highlights | null>;
  /** Starts a branch from a decision of a finished game, with a person at one seat; returns its id. */
  branch(of: string, decision: number, seat: Seat, reader: ReaderPreferences): Promise<string>;
  /** The choices of a branch, for its address. */
  branchChoices(table: string, reader: ReaderPreferences): Promise<string>;
  /** The branch of an address: the stored one, or a new one with the same choices; returns its id. */
  linkedBranch(of: string, linked: LinkedBranch, reader: ReaderPreferences): Promise<string>;
  /** The branches of a game, the oldest first. */
  branches(of: string, reader: ReaderPreferences): Promise<readonly BranchRow[]>;
  nameBranch(table: string, name: string): Promise<void>;
  /** Lets bots play on in a branch. */
  botsPlayOn(table: string, reader: ReaderPreferences): Promise<void>;
  /** Personal records that this game has set. */
  records(table: string): Promise<readonly PersonalRecord[]>;
  /** The person's favourites and notes. */
  allExtras(): Promise<readonly Extras[]>;
  extras(table: string): Promise<Extras | null>;
  /** Changes some of them. */
  keepExtras(extras: Extras): Promise<void>;
}

/**
 * The calls of the tables' worker to the bots' worker: a seat's view, question and imagined world, never the true
 * state.
 */
export interface BotCalls {
  think(request: ThinkRequest): Promise<Answer>;
  /** Makes a thinking bot answer with the best option found so far. */
  hurry(): Promise<void>;
}
