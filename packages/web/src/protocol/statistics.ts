import type { Seat, Verdict } from '@thorp/kernel';
import type { Player } from '@thorp/table';

/** A line of a score sheet, with its heading in the reader's language. */
export interface CountedPart {
  readonly group: string;
  readonly amount: number;
  readonly card?: string;
}

export interface CountedSeat {
  readonly total: number;
  readonly rank: number;
  /** The score's own order, for example the lead over the Countess. */
  readonly standing: readonly number[];
  readonly parts: readonly CountedPart[];
  readonly cards: readonly string[];
  readonly opening: readonly string[];
}

/** A finished game with a result, as statistics count it. */
export interface CountedGame {
  readonly table: string;
  readonly game: string;
  readonly settings: { readonly [knob: string]: unknown };
  readonly players: readonly Player[];
  /** The reader's seat, if the game was played on a server. */
  readonly you: Seat | null;
  readonly ended: number;
  readonly decisions: number;
  readonly seats: readonly CountedSeat[];
  /** The verdict of a solo game. */
  readonly verdict: Verdict | null;
}

/** A game that could not be read, and why. */
export interface UnreadGame {
  readonly table: string;
  readonly title: string;
  readonly problem: string;
}

export interface CountedGames {
  /** The oldest first. */
  readonly games: readonly CountedGame[];
  readonly unread: readonly UnreadGame[];
  /** How many games are not computed yet: call again. */
  readonly left: number;
}
