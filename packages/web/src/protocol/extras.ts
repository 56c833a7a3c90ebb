/** What a person keeps beside a game: it is no part of its record. */
export interface Extras {
  readonly id: string;
  readonly favourite?: boolean;
  readonly note?: string;
  /** The record as text, of a game that is no table here: one on a server, or one that does not hold. */
  readonly record?: string;
}

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;
