import type { AnalysisDepth, Mark, PlayerSummary, PlyAnalysis } from '@thorp/bots';
import type { GameRecord, Seat } from '@thorp/kernel';
import type { WhyWords } from '@thorp/table';

/* What a bot thinks of a finished game, as the page shows it. Decisions are counted from 1, as in review. */

/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** What is known so far. */
export interface AnalysisFacts {
  readonly depth: AnalysisDepth;
  /** Decisions that were thought about, and all of them. */
  readonly done: number;
  readonly of: number;
  /** What the course and all differences are counted in: chances to win from 0 to 1, or points where nobody is a rival. */
  readonly scale: 'chance' | 'points';
  /** What each seat could expect before each decision, and the end as the last; null where nobody has thought yet. */
  readonly course: readonly (readonly number[] | null)[];
  /** By decision; null where nobody has thought yet. */
  readonly decisions: readonly (JudgedDecision | null)[];
  readonly players: readonly PlayerSummary[];
}

export interface JudgedDecision {
  readonly mark: Mark | null;
  /** Below 0: lost against the best choice. Above: gained against the next best. Null where there was no choice. */
  readonly by: Estimate | null;
}

/** Whether a game can be analysed, and what is known of it. */
export interface AnalysisState {
  /** A game that goes on, or whose record does not hold, is not analysed. */
  readonly possible: boolean;
  readonly facts: AnalysisFacts | null;
}

/** What the workers that think are given. */
export interface AnalysisTask {
  readonly game: string;
  readonly record: GameRecord;
  readonly depth: AnalysisDepth;
  /** The decisions that are missing, in portions; they are counted from 0 here, as the plies of the record. */
  readonly portions: readonly (readonly number[])[];
  readonly facts: AnalysisFacts;
}

/** What was found of a ply. */
export type FoundPly = readonly [ply: number, found: PlyAnalysis];

/** An option with what the bot expects of it. */
export interface OptionOpinion {
  readonly label: string;
  /** The piece that it is about, and the card it shows; null where there is none. */
  readonly target: string | null;
  readonly card: string | null;
  /** Null where nobody is a rival. */
  readonly chance: number | null;
  readonly points: string;
}

/** What the bot thinks of one decision. */
export interface Opinion {
  readonly decision: number;
  readonly seat: Seat;
  readonly mark: Mark | null;
  readonly played: OptionOpinion;
  /** The same as the played one where the bot agrees. */
  readonly best: OptionOpinion;
  /** What the best one is compared with: the played one, or the next best. */
  readonly other: OptionOpinion;
  readonly rest: readonly OptionOpinion[];
  readonly chance: Estimate | null;
  readonly points: Estimate;
  readonly why: WhyWords | null;
  /** Points of the best one less those of the other, by source. */
  readonly sources: readonly { readonly name: string; readonly amount: number }[];
  /** What came to light by it and nobody could choose, for the seat: points of its lead. */
  readonly luck: Estimate | null;
}

/** A decision at which the chance of a seat moved most. */
export interface TurningPoint {
  readonly decision: number;
  /** The round it belongs to; null before the first. */
  readonly round: string | null;
  readonly seat: Seat;
  /** What moved it: the choice, or what came to light by it. */
  readonly by: 'choice' | 'luck';
  readonly mark: Mark | null;
  readonly label: string;
  readonly card: string | null;
  /** What the bot would have taken, where it would have taken something else. */
  readonly instead: OptionOpinion | null;
  /** The two that `why` compares. */
  readonly better: string;
  readonly other: string;
  readonly why: WhyWords | null;
  /** Before and after, on the scale of the analysis. */
  readonly from: number;
  readonly to: number;
}

/** A marked choice of a seat that was better than the next best. */
export interface BestMove {
  readonly decision: number;
  readonly mark: Mark;
  readonly round: string | null;
  readonly label: string;
  readonly other: string;
  readonly why: WhyWords | null;
}

/** What the end of a game tells of its analysis. */
export interface Highlights {
  readonly scale: AnalysisFacts['scale'];
  /** Where the game turned for the seat, the earliest first. */
  readonly turning: readonly TurningPoint[];
  readonly best: readonly BestMove[];
  /** How many decisions of anybody have a mark. */
  readonly marked: number;
}

/** What the page asks of a worker that thinks about a game. */
export interface AnalysisCalls {
  open(game: string, record: GameRecord): Promise<void>;
  think(plies: readonly number[], depth: AnalysisDepth): Promise<readonly PlyAnalysis[]>;
}
