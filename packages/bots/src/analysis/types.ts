import type { Option, Part, Seat } from '@thorp/kernel';
import type { Gain } from '../reasons.ts';

/*
 * A bot's opinion of a finished game, as plain data that is stored with the record. It is made ply by ply in any order,
 * so it can be stopped, continued later, and shared among workers. Every opinion rests on imagined worlds: on what the
 * seat knew then, never on what was hidden from it.
 */

/** How much time is spent on a game. */
export type AnalysisDepth = 'quick' | 'medium' | 'deep';

export interface Analysis {
  readonly format: 5;
  readonly game: string;
  readonly version: number;
  /** The hash link of the record's last ply: the analysis belongs to this record only. */
  readonly link: string;
  readonly depth: AnalysisDepth;
  readonly seats: number;
  /** By ply, the first one at 0; null if it is not analysed yet. */
  readonly plies: readonly (PlyAnalysis | null)[];
  /** How it ended. */
  readonly end: Outlook;
  /** How many units of its leads, gains and amounts make a point; 1 if absent. */
  readonly scale?: number;
  /** By how much the luck of the game is told wrongly on average, in these units; 0 if absent. */
  readonly luckOff?: number;
  /** The net that judged; absent if the game's estimate judged. */
  readonly net?: string;
}

/** One ply of a record. */
export interface PlyAnalysis {
  readonly seat: Seat;
  /** What the asked seat could expect for everybody before its choice. */
  readonly before: Outlook;
  /** What the choice revealed that nobody could choose, by seat, in points of its lead; null if it revealed nothing. */
  readonly luck: readonly Gain[] | null;
  /** Null if there was nothing to choose. */
  readonly choice: ChoiceAnalysis | null;
}

/** The expectation for each seat. */
export interface Outlook {
  /** Chances to win, which sum to 1; null for a lone player and for seats that win and lose together. */
  readonly chances: readonly number[] | null;
  /** Points ahead of the best of the others at the end; without chances, the points themselves. */
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
  /** How much the points vary from world to world: their standard deviation. */
  readonly spread: number;
}

/** How much better one option is than another, tried in the same worlds; the errors are standard errors. */
export interface Difference {
  readonly worlds: number;
  /** Null as in `Outlook`. */
  readonly chance: Gain | null;
  readonly points: Gain;
  readonly lead: Gain;
  /** How much more one brings than the other, by line of the score sheet where search stops. */
  readonly lines: readonly Part[];
}

export type Mark = 'brilliant' | 'good' | 'doubtful' | 'mistake';

export interface ChoiceAnalysis<O extends Option = Option> {
  /** Best first; those tried in the fewest worlds are the least certain. */
  readonly options: readonly OptionValue<O>[];
  /** The index of the played one; 0 when it was the best. */
  readonly played: number;
  /** What was lost: the best against the played one. Null when the best one was played. */
  readonly lost: Difference | null;
  /** How far the best one is ahead of the next best; null when another one was played. */
  readonly ahead: Difference | null;
  /** What the choice changed for each seat's lead, against the best one: 0 for all when that was played. */
  readonly effects: readonly number[];
  /** Whether the best one is hard to find: neither a quick guess nor a look one step ahead finds it. */
  readonly hard: boolean;
  readonly mark: Mark | null;
}

/** A player's game in figures, from the plies analysed so far. */
export interface PlayerSummary {
  readonly seat: Seat;
  /** Questions with a single answer are left out. */
  readonly decisions: number;
  readonly marks: { readonly [M in Mark]: number };
  /** How much of what could be decided was decided well: 100 for the best choice every time, 0 for choices at random. */
  readonly accuracy: number | null;
  /** What was lost by choices, per decision: of the chance to win (null as in `Outlook`), and of the lead. */
  readonly lostChance: Gain | null;
  readonly lostLead: Gain;
  /** Null until every ply is analysed. */
  readonly balance: Balance | null;
}

/** How a seat's lead came about, in points: start + luck + own + others = margin. */
export interface Balance {
  /** The expected lead before the first choice. */
  readonly start: number;
  /**
   * What draws and reveals brought, compared with what was expected of them. Its error is the standard error together
   * with what is known to be off on average.
   */
  readonly luck: Gain;
  /** What the seat's own choices changed, and those of the others, compared with a bot's best choices. */
  readonly own: number;
  readonly others: number;
  readonly margin: number;
}
