import type { AnalysisDepth, Mark, PlayerSummary, PlyAnalysis } from '@thorp/bots';
import type { GameRecord, Seat } from '@thorp/kernel';
import type { WhyWords } from '@thorp/table';

/* A bot's opinion of a finished game, as the page shows it. Decisions are counted from 1, as in review. */

/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** The results so far. */
export interface AnalysisFacts {
  readonly depth: AnalysisDepth;
  /** The number of analysed decisions, and of all decisions. */
  readonly done: number;
  readonly of: number;
  /** The unit of the course and of all differences: chances to win from 0 to 1, or points if there are no rivals. */
  readonly scale: 'chance' | 'points';
  /** What each seat could expect before each decision, and at the end; null if not analysed yet. */
  readonly course: readonly (readonly number[] | null)[];
  /** By decision; null if not analysed yet. */
  readonly decisions: readonly (JudgedDecision | null)[];
  readonly players: readonly PlayerSummary[];
}

export interface JudgedDecision {
  readonly mark: Mark | null;
  /** Below 0: lost against the best choice. Above: gained over the next best. Null if there was no choice. */
  readonly by: Estimate | null;
}

/** Whether a game can be analysed, and the results so far. */
export interface AnalysisState {
  /** False for a running game, and for an invalid record. */
  readonly possible: boolean;
  readonly facts: AnalysisFacts | null;
}

/** The task of the analysing workers. */
export interface AnalysisTask {
  readonly game: string;
  readonly record: GameRecord;
  readonly depth: AnalysisDepth;
  /** The missing decisions, in portions; here they are counted from 0, like the plies of the record. */
  readonly portions: readonly (readonly number[])[];
  readonly facts: AnalysisFacts;
}

/** The result for a ply. */
export type FoundPly = readonly [ply: number, found: PlyAnalysis];

/** An option with the bot's expectation. */
export interface OptionOpinion {
  readonly label: string;
  /** Its piece, and the card of that piece; null if there is none. */
  readonly target: string | null;
  readonly card: string | null;
  /** Null if there are no rivals. */
  readonly chance: number | null;
  readonly points: string;
}

/** The bot's opinion of one decision. */
export interface Opinion {
  readonly decision: number;
  readonly seat: Seat;
  readonly mark: Mark | null;
  readonly played: OptionOpinion;
  /** The same as the played one if the bot agrees. */
  readonly best: OptionOpinion;
  /** The option that the best one is compared with: the played one, or the next best. */
  readonly other: OptionOpinion;
  readonly rest: readonly OptionOpinion[];
  readonly chance: Estimate | null;
  readonly points: Estimate;
  readonly why: WhyWords | null;
  /** Points of the best one minus those of the other, by source. */
  readonly sources: readonly { readonly name: string; readonly amount: number }[];
  /** What was revealed and nobody could choose, for the seat: points of its lead. */
  readonly luck: Estimate | null;
}

/** A decision at which a seat's chance changed a lot. */
export interface TurningPoint {
  readonly decision: number;
  /** Its round; null before the first round. */
  readonly round: string | null;
  readonly seat: Seat;
  /** The cause: the choice, or what it revealed. */
  readonly by: 'choice' | 'luck';
  readonly mark: Mark | null;
  readonly label: string;
  readonly card: string | null;
  /** What the bot would have chosen, if it was something else. */
  readonly instead: OptionOpinion | null;
  /** The two options that `why` compares. */
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

/** What the end of a game shows of its analysis. */
export interface Highlights {
  readonly scale: AnalysisFacts['scale'];
  /** The turning points of the game for the seat, the earliest first. */
  readonly turning: readonly TurningPoint[];
  readonly best: readonly BestMove[];
  /** How many decisions, of all seats, have a mark. */
  readonly marked: number;
}

/** The calls of the page to an analysing worker. */
export interface AnalysisCalls {
  open(game: string, record: GameRecord): Promise<void>;
  think(plies: readonly number[], depth: AnalysisDepth): Promise<readonly PlyAnalysis[]>;
}
