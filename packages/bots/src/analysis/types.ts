import type { Option, Part, Seat } from '@thorp/kernel';
import type { Gain } from '../reasons.ts';

/*
 * What a bot thinks of a finished game, as plain data that is kept with the record. It is made ply by ply and in any order,
 * so it can be stopped, gone on with later, and shared out among workers. Every opinion rests on imagined worlds: what the
 * seat knew then, never what was hidden from it.
 */

/** How much is spent on a game. */
export type AnalysisDepth = 'quick' | 'medium' | 'deep';

export interface Analysis {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  /** The hash link of the record's last ply: the analysis belongs to this record and to no other. */
  readonly link: string;
  readonly depth: AnalysisDepth;
  readonly seats: number;
  /** By ply, the first one at 0; null where nobody has thought about it yet. */
  readonly plies: readonly (PlyAnalysis | null)[];
  /** How it ended. */
  readonly end: Outlook;
  /** The net that judged; absent where the game's estimate did. */
  readonly net?: string;
}

/** One ply of a record. */
export interface PlyAnalysis {
  readonly seat: Seat;
  /** What the seat that is asked could expect for everybody before its choice. */
  readonly before: Outlook;
  /** What came to light by the choice and nobody could choose, by seat: points of its lead. Null where nothing did. */
  readonly luck: readonly Gain[] | null;
  /** Null where there was nothing to choose. */
  readonly choice: ChoiceAnalysis | null;
}

/** What is to be expected for each seat. */
export interface Outlook {
  /** Chances to win, which sum to 1; null for a lone player and for seats that win and lose together. */
  readonly chances: readonly number[] | null;
  /** Points ahead of the best of the others at the end; where there are no chances, the points themselves. */
  readonly leads: readonly number[];
}

/** An option as search sees it. */
export interface OptionValue<O extends Option = Option> {
  readonly option: O;
  /** In how many imagined worlds it was tried. */
  readonly worlds: number;
  /** The chance of the asked seat to win; null as in `Outlook`. */
  readonly chance: number | null;
  readonly points: number;
  readonly lead: number;
  /** How widely the points scatter from world to world: their standard deviation. */
  readonly spread: number;
}

/** How much better one option is than another, tried in the same worlds; the errors are standard errors. */
export interface Difference {
  readonly worlds: number;
  /** Null as in `Outlook`. */
  readonly chance: Gain | null;
  readonly points: Gain;
  readonly lead: Gain;
  /** What one brings more than the other, by line of the score sheet as it stands where search stops. */
  readonly lines: readonly Part[];
}

export type Mark = 'brilliant' | 'good' | 'doubtful' | 'mistake';

export interface ChoiceAnalysis<O extends Option = Option> {
  /** Best first; those with the fewest worlds are the least sure. */
  readonly options: readonly OptionValue<O>[];
  /** Where in the list the played one is; 0 when it was the best. */
  readonly played: number;
  /** What was lost: the best against the played one. Null when the best one was played. */
  readonly lost: Difference | null;
  /** How far the best one is ahead of the next best; null when another one was played. */
  readonly ahead: Difference | null;
  /** What the choice changed for each seat's lead, against the best one: 0 for all when that was played. */
  readonly effects: readonly number[];
  /** Whether neither a quick guess nor a look one step ahead finds the best one. */
  readonly hard: boolean;
  readonly mark: Mark | null;
}

/** A player's game in figures. They are about the plies that were thought about. */
export interface PlayerSummary {
  readonly seat: Seat;
  /** Choices that were no choice are left out. */
  readonly decisions: number;
  readonly marks: { readonly [M in Mark]: number };
  /** How much of what could be decided was decided well: 100 for the best choice every time, 0 for choices at random. */
  readonly accuracy: number | null;
  /** What was lost by choices, per decision: of the chance to win (null as in `Outlook`), and of the lead. */
  readonly lostChance: Gain | null;
  readonly lostLead: Gain;
  /** Null until every ply was thought about. */
  readonly balance: Balance | null;
}

/** How a seat's lead came about, in points: start + luck + own + others = margin. */
export interface Balance {
  /** What was to be expected before the first choice. */
  readonly start: number;
  /** What draws and reveals brought, against what was to be expected of them; its error is a standard error. */
  readonly luck: Gain;
  /** What the own choices changed, and those of the others, against what a bot expected of them. */
  readonly own: number;
  readonly others: number;
  readonly margin: number;
}
