/** What a person stores with a game, outside its record. */
export interface Extras {
  readonly id: string;
  readonly favourite?: boolean;
  readonly note?: string;
  /** The record as text, if the game is no table here: one on a server, or an invalid one. */
  readonly record?: string;
}

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;
