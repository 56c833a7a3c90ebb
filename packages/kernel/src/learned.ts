/*
 * What a game tells about judging its positions by a net: what the net sees, and the nets that were trained. How a net
 * is trained and read is the bots' business.
 */

/** What a net sees of a position: a row for each seat, seat after seat. */
export interface Rows {
  /** As many numbers a row as the features have names for. Small ones, about from −1 to 1, learn best. */
  readonly numbers: Float32Array;
  /** The flags that are set in each row, by their places; every row has room for `most`. */
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
  /** What the first number, the estimate, weighs where nothing else is known. */
  readonly estimate: number;
  /** The most flags that a row lists; further ones are left out. */
  readonly most: number;
  /** Writes the rows of all seats, and says how many there are. Called very often. */
  read(s: S, rows: Rows): number;
}

/** How a net is trained and used. */
export interface NetPlan {
  /** The tables that it is trained at; some may be listed more than once. */
  readonly tables: readonly { readonly seats: number; readonly settings?: object }[];
  /** How many decisions ahead it judges best, about. */
  readonly horizon: number;
  /** How many times as many iterations as by the estimate fit into the same time. */
  readonly quicker: number;
}

export interface Learned<S> {
  readonly features: Features<S>;
  /** The nets as text, by name: those that were shown to play better than the estimate. */
  readonly nets: { readonly [name: string]: string };
  /** Every net that there is or could be, by name. */
  readonly plans: { readonly [name: string]: NetPlan };
  /** What a lone player usually reaches: the standing that counts as half a win. */
  par?(s: S): number;
  /** The net for games like this one, whether there is one or not; null for settings that none is trained for. */
  netFor(s: S): string | null;
}

/** The place of each name in a list of names. */
export function placesOf<const Names extends readonly string[]>(
  names: Names,
): { readonly [Name in Names[number]]: number } {
  // The keys are those of the list, which the type of `fromEntries` does not say.
  return Object.fromEntries(names.map((name, at) => [name, at])) as { [Name in Names[number]]: number };
}

/** Empty rows for so many seats. */
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
