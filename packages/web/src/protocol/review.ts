import type { Seat } from '@thorp/kernel';
import type { FileFault, Landmark, OtherRules, Round } from '@thorp/table';
import type { SeatFacts, Sheet, TableUpdate } from './update.ts';

/*
 * What the page gets for a review. Decisions are counted from 1: the table at decision 57 is the table after 56 plies,
 * and one after the last decision is the end.
 */

/** From whose point of view a game is reviewed: a seat's, a spectator's (null), or with everything visible. */
export type SeenBy = Seat | null | 'open';

/** A game to review, as a whole. */
export interface ReviewFacts {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatFacts[];
  /** How many decisions were made. */
  readonly decisions: number;
  readonly over: boolean;
  /** Rounds or seasons in order: the first decision and the name of each. */
  readonly rounds: readonly Round[];
  /** What the timeline of the game marks: Markets, Events, taxes. */
  readonly landmarks: readonly Landmark[];
  /** The first person at the table; null if only bots played. */
  readonly me: Seat | null;
  /** The seats from whose point of view the reader may look. */
  readonly eyes: readonly Seat[];
  /** Whether all hands may be shown. */
  readonly mayOpen: boolean;
  /** The table at the end, or now. */
  readonly final: TableUpdate;
  /** Where the record becomes invalid; null if all of it is valid. */
  readonly fault: RecordFault | null;
  readonly otherRules: OtherRules | null;
  /** Set if it was played with older rules, and every decision is still valid in the installed ones. */
  readonly converted: OtherRules | null;
  /** For a branch, the decision at which it leaves its game; null for other games. */
  readonly branch: BranchFacts | null;
}

/** Where a record becomes invalid, and why. */
export interface RecordFault extends FileFault {
  /**
   * `hash`: wrong links. `deal`: secret and commitments do not match. `secret`: it is not revealed. `rules`: a choice
   * was not offered. `end`: the choices lead to another end.
   */
  readonly why: 'hash' | 'deal' | 'secret' | 'rules' | 'end';
}

/** A game that was started from a moment of another one. */
export interface BranchFacts {
  readonly of: string;
  /** The first decision that may differ. */
  readonly decision: number;
  readonly name: string;
}

/** A branch as in an address. */
export interface LinkedBranch {
  readonly decision: number;
  readonly seat: Seat;
  /** What was chosen in it. */
  readonly choices: string;
}

/** A decision that was made, in words for the seat that made it. */
export interface ReviewDecision {
  readonly seat: Seat;
  /** Null if the reader may not know the choice: somebody else's in a running game. */
  readonly label: string | null;
  /** How many options there were. */
  readonly options: number;
}

/** The table at a decision. */
export interface ReviewMoment {
  readonly decision: number;
  /** The page keeps this many entries of its log; those of the update follow. */
  readonly known: number;
  /** Nothing can be chosen in it. */
  readonly update: TableUpdate;
  /** The question, the seat and the choice; null at the end. */
  readonly asked: AskedThen | null;
  /** What every seat holds in secret; null unless everything is visible. */
  readonly hands: readonly OpenHand[] | null;
}

export interface AskedThen {
  readonly seat: Seat;
  /** Null if the reader may not know it. */
  readonly prompt: string | null;
  readonly chosen: string | null;
  /** The piece that the choice is about. */
  readonly target: string | null;
}

/** Cards of a seat that only the seat could see. */
export interface OpenHand {
  readonly seat: Seat;
  readonly zones: readonly OpenZone[];
}

export interface OpenZone {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly card: string | null; readonly name: string }[];
}

/** The result of checking a deal. */
export interface FairnessFacts {
  /**
   * `pending`: the game is running, and its secret is kept until the end. `branch`: its deal was known when it began,
   * so there is nothing to prove. `otherRules`: its rules are not installed, but its links are valid.
   */
  readonly state: 'holds' | 'broken' | 'pending' | 'branch' | 'otherRules';
  /** The first invalid decision, if a decision is at fault. */
  readonly ply: number | null;
  /** Why it is broken; null if it is not. */
  readonly why: RecordFault['why'] | null;
  /** What an honest record does not prove about the deal. */
  readonly notProven: 'no-entropy' | 'open-entropy' | null;
  readonly commitment: string;
  /** Empty for a running game. */
  readonly secret: string;
  /** What each seat added to the deal; empty if nothing. */
  readonly entropy: readonly string[];
  /** The last hash link, over everything that was agreed and chosen. */
  readonly link: string;
  readonly decisions: number;
}

/** A branch of a game, for comparison. */
export interface BranchRow extends BranchFacts {
  readonly id: string;
  /** How many decisions it has, including those of the game. */
  readonly decisions: number;
  readonly over: boolean;
  /** Its score sheets, final or current. */
  readonly sheets: readonly Sheet[];
}

/** A personal record, with figures as players write them. */
export interface PersonalRecord {
  readonly kind: 'most' | 'line' | 'wins';
  /** The line of the score sheet, for `line`. */
  readonly what: string;
  readonly now: string;
  readonly before: string;
}
