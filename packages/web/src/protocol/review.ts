import type { Seat } from '@thorp/kernel';
import type { FileFault, Landmark, OtherRules, Round } from '@thorp/table';
import type { SeatFacts, Sheet, TableUpdate } from './update.ts';

/*
 * What the page is sent about a game that is looked at again. Decisions are counted from 1: the table at decision 57 is the
 * table after 56 plies, and one after the last decision is the end.
 */

/** Whose eyes a game is looked at with: a seat's, a spectator's (null), or with everything open. */
export type SeenBy = Seat | null | 'open';

/** A game to look at again, as a whole. */
export interface ReviewFacts {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatFacts[];
  /** How many decisions were made. */
  readonly decisions: number;
  readonly over: boolean;
  /** Rounds or seasons in order: the decision with which each begins, and its name. */
  readonly rounds: readonly Round[];
  /** What the course of the game names: Markets, Events, taxes. */
  readonly landmarks: readonly Landmark[];
  /** The first person at the table; null where only bots played. */
  readonly me: Seat | null;
  /** The seats through whose eyes the reader may look. */
  readonly eyes: readonly Seat[];
  /** Whether all hands may be laid open. */
  readonly mayOpen: boolean;
  /** The table as it stands at the end, or now. */
  readonly final: TableUpdate;
  /** Where the record stops making sense; null when all of it holds. */
  readonly fault: RecordFault | null;
  readonly otherRules: OtherRules | null;
  /** Set where it was played with older rules, and every decision still stands in those that are here. */
  readonly converted: OtherRules | null;
  /** The decision from which the game goes another way than the one it was taken from; null for a game of its own. */
  readonly branch: BranchFacts | null;
}

/** Where a record stops making sense, and what tells. */
export interface RecordFault extends FileFault {
  /**
   * `hash`: the links do not fit. `deal`: secret and commitments do not. `secret`: it is not revealed. `rules`: a choice was
   * not on offer. `end`: the choices lead to another end.
   */
  readonly why: 'hash' | 'deal' | 'secret' | 'rules' | 'end';
}

/** A game that was begun from a moment of another. */
export interface BranchFacts {
  readonly of: string;
  /** The first decision that may differ. */
  readonly decision: number;
  readonly name: string;
}

/** A branch as an address names it. */
export interface LinkedBranch {
  readonly decision: number;
  readonly seat: Seat;
  /** What was chosen in it. */
  readonly choices: string;
}

/** A decision that was made, in words of the seat that made it. */
export interface ReviewDecision {
  readonly seat: Seat;
  /** Null where the reader may not know what was chosen: somebody else's in a game that goes on. */
  readonly label: string | null;
  /** How many options there were. */
  readonly options: number;
}

/** The table at a decision. */
export interface ReviewMoment {
  readonly decision: number;
  /** Of the log the page keeps so many entries; those of the update follow. */
  readonly known: number;
  /** Nothing can be chosen in it. */
  readonly update: TableUpdate;
  /** What is asked, of whom, and what was chosen; null at the end. */
  readonly asked: AskedThen | null;
  /** What every seat holds in secret; null unless everything is open. */
  readonly hands: readonly OpenHand[] | null;
}

export interface AskedThen {
  readonly seat: Seat;
  /** Null where the reader may not know it. */
  readonly prompt: string | null;
  readonly chosen: string | null;
  /** The piece that the choice is about. */
  readonly target: string | null;
}

/** Cards of a seat that only it could see. */
export interface OpenHand {
  readonly seat: Seat;
  readonly zones: readonly OpenZone[];
}

export interface OpenZone {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly card: string | null; readonly name: string }[];
}

/** What a check of the deal has found. */
export interface FairnessFacts {
  /**
   * `pending`: the game goes on, and its secret is kept until the end. `branch`: its deal was known when it began, so there
   * is nothing to prove. `otherRules`: it was played with rules that are not here, and its links fit.
   */
  readonly state: 'holds' | 'broken' | 'pending' | 'branch' | 'otherRules';
  /** The first decision that does not hold, when it is one. */
  readonly ply: number | null;
  readonly problem: string | null;
  /** What an honest record leaves open about the deal. */
  readonly notProven: 'no-entropy' | 'open-entropy' | null;
  readonly commitment: string;
  /** Empty while the game goes on. */
  readonly secret: string;
  /** What each seat added to the deal; empty where it added nothing. */
  readonly entropy: readonly string[];
  /** The last hash link, over everything that was agreed and chosen. */
  readonly link: string;
  readonly decisions: number;
}

/** A branch of a game, to be compared with it. */
export interface BranchRow extends BranchFacts {
  readonly id: string;
  /** How many decisions were made in it, those of the game included. */
  readonly decisions: number;
  readonly over: boolean;
  /** Its score sheets, final or as they stand. */
  readonly sheets: readonly Sheet[];
}

/** Something that a person has never reached before, in figures as players write them. */
export interface PersonalRecord {
  readonly kind: 'most' | 'line' | 'wins';
  /** The line of the score sheet, for `line`. */
  readonly what: string;
  readonly now: string;
  readonly before: string;
}
