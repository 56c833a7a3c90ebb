import type { Level } from '@thorp/bots';
import type { Board, Seat, Types, Verdict } from '@thorp/kernel';
import type { NoUndo, OtherRules, StandingAhead } from '@thorp/table';
import type { BranchFacts } from './review.ts';

/* What the page gets about a table: everything in words of the reader's language, ready to be drawn. */

/** Something that may be chosen now. */
export interface Choice<T extends Types = Types> {
  readonly option: T['option'];
  readonly label: string;
  /** The piece or zone of `board` it is about; null for a plain button. */
  readonly target: string | null;
}

/** Something that may not be chosen now, with the reason and the clause of the rules. */
export interface Refused<T extends Types = Types> extends Choice<T> {
  /** The reason as data, for boards that show where it fails. */
  readonly reason: T['reason'];
  /** The same in words. */
  readonly why: string;
  readonly clause: string;
}

/** What the shown seat is asked. */
export interface Question<T extends Types = Types> {
  readonly step: string;
  readonly frame: T['frame'];
  readonly prompt: string;
  readonly choices: readonly Choice<T>[];
  /** The answer that the game proposes ("pay for me"); one of the choices. */
  readonly forMe: Choice<T> | null;
}

export interface SeatFacts {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: Level | null;
  /** Whether a bot plays a person's seat for good. */
  readonly resigned: boolean;
  /** Whether that is because their time ran out. */
  readonly outOfTime: boolean;
  /** The table waits for this seat. */
  readonly asked: boolean;
}

/** A line of the log. */
export interface LogEntry<T extends Types = Types> {
  readonly ply: number;
  readonly text: string;
  /** Its first event. */
  readonly event: T['event'];
  /** All its events. */
  readonly events: readonly T['event'][];
  /** Whether it begins a round or a season. */
  readonly isHeading: boolean;
}

/** One seat's score sheet. During the game it has what the shown seat can know. */
export interface Sheet {
  readonly seat: Seat;
  readonly low: number;
  readonly high: number;
  /** The total with its unit; a range while hidden cards count. */
  readonly total: string;
  readonly parts: readonly SheetLine[] | null;
  /** The headings of the lines in order, with their subtotals. */
  readonly groups: readonly SheetGroup[];
  /** The few sources of the points, always all of them and in the same order; empty if the game names none. */
  readonly sources: readonly SheetSource[];
}

/** Points from one source. */
export interface SheetSource {
  readonly title: string;
  readonly points: number;
  readonly total: string;
  /** The largest amounts, each card once; `rest` is the sum of the others. */
  readonly lines: readonly { readonly name: string; readonly card: string | null; readonly amount: string }[];
  readonly rest: { readonly count: number; readonly amount: string } | null;
}

export interface SheetGroup {
  readonly title: string;
  readonly total: string;
}

export interface SheetLine {
  readonly text: string;
  /** Its heading; null if the game has no groups. */
  readonly group: string | null;
  /** Points, as players of the game write them. */
  readonly amount: string;
  readonly card: string | null;
  readonly count: number | null;
}

export interface Result {
  /** Place of every seat, 1 for the best. */
  readonly ranks: readonly number[];
  readonly verdict: Verdict | null;
  readonly verdictText: string | null;
  /** Given up, or ended by agreement: nobody has won. */
  readonly givenUp: boolean;
  /** Whether it was given up because the time of the last person ran out. */
  readonly outOfTime: boolean;
  /** What broke a tie, in words; null if there was none. */
  readonly tieBreak: string | null;
}

/** The table as one seat sees it. */
export interface TableUpdate<T extends Types = Types> {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly settings: T['settings'];
  readonly version: number;
  /** The seat that sees it; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFacts[];
  /** By how many seats people have moved over rematches: see SeatTurn in ui/SeatMark.tsx. */
  readonly turned: number;
  readonly view: T['view'];
  readonly board: Board;
  readonly question: Question<T> | null;
  readonly refused: readonly Refused<T>[];
  /** The seat has finished its turn and may still take it back; `confirm` ends it. */
  readonly holding: boolean;
  /** The seat's answers set ahead; null for a spectator. */
  readonly ahead: StandingAhead | null;
  readonly mayUndo: boolean;
  /** Why the last choice cannot be taken back; null if it can. */
  readonly noUndo: NoUndo | 'watching' | null;
  readonly log: readonly LogEntry<T>[];
  /** How many of the last entries happened since the seat last looked. */
  readonly unread: number;
  readonly sheets: readonly Sheet[];
  /** What the dealer committed to before the first choice; null if the deal comes from a word. */
  readonly commitment: string | null;
  readonly result: Result | null;
  /** Why the table can only be looked at; null if it can be played. */
  readonly otherRules: OtherRules | null;
  /** The game it is a branch of. */
  readonly branch?: BranchFacts;
}
