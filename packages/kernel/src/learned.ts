/*
 * What a game provides for judging its positions by a net: the inputs of the net, and the trained nets. Training and
 * evaluating nets is the work of @thorp/bots.
 */

/** What a net sees of a position: a row for each seat, seat after seat. */
export interface Rows {
  /** One number for each name in `Features.numbers`, row after row. Small numbers, about −1 to 1, train best. */
  readonly numbers: Float32Array;
  /** The indexes of the flags that are set in each row; every row has room for `most` of them. */
  readonly flags: Uint16Array;
  /** How many flags each row lists. */
  readonly counts: Uint8Array;
}

/** The inputs of a net. */
export interface Features<S> {
  /** The first is the estimate's total for the seat. */
  readonly numbers: readonly string[];
  /** Mostly cards in certain places. Few of them are set at a time, so a row lists them. */
  readonly flags: readonly string[];
  /** The weight of the first number, the estimate, in a net that has learned nothing yet. */
  readonly estimate: number;
  /** The most flags that a row lists; further ones are left out. */
  readonly most: number;
  /** Writes the rows of all seats, and returns how many there are. Called very often. */
  read(s: S, rows: Rows): number;
}

/** How a net is trained and used. */
export interface NetPlan {
  /** The tables that it is trained at; some may be listed more than once. */
  readonly tables: readonly { readonly seats: number; readonly settings?: object }[];
  /** Whether it rates each seat beside the mean of the others. A net for two always compares both. */
  readonly rivals?: boolean;
  /** About how many decisions ahead the net judges best. */
  readonly horizon: number;
  /** How many iterations fit into the time that one iteration with the estimate takes. */
  readonly quicker: number;
}

export interface Learned<S> {
  readonly features: Features<S>;
  /** The nets as text, by name: those that were shown to play better than the estimate. */
  readonly nets: { readonly [name: string]: string };
  /** Every net that exists or could be trained, by name. */
  readonly plans: { readonly [name: string]: NetPlan };
  /** What a lone player usually reaches: this standing counts as half a win. */
  par?(s: S): number;
  /** The name of the net for games like this one, trained or not; null for settings without a net. */
  netFor(s: S): string | null;
}

/** The index of each name in a list. */
export function placesOf<const Names extends readonly string[]>(
  names: Names,
): { readonly [Name in Names[number]]: number } {
  // The keys are those of the list, which the type of `fromEntries` does not say.
  return Object.fromEntries(names.map((name, at) => [name, at])) as { [Name in Names[number]]: number };
}

/** Empty rows for the given number of seats. */
export function newRows({ numbers, most }: Pick<Features<never>, 'numbers' | 'most'>, seats: number): Rows {
  return {
    numbers: new Float32Array(seats * numbers.length),
    flags: new Uint16Array(seats * most),
    counts: new Uint8Array(seats),
  };
}

/** Adds to a number of a row. */
export function grow(numbers: Float32Array, place: number, by: number): void {
  numbers[place] = (numbers[place] as number) + by;
}

/** Sets a flag of a row. */
export function setFlag({ flags, counts }: Rows, row: number, most: number, flag: number): void {
  const count = counts[row] as number;
  if (count === most) return;
  flags[row * most + count] = flag;
  counts[row] = count + 1;
}
