import { must, newRows, type Features, type Rows, type Types } from '@thorp/kernel';

/* Positions from self-play with their results. All are stored in a few long arrays, row after row. */

export interface Positions {
  readonly rows: Rows;
  /** For every row what the seat got in the end: its share of the win, and a part for the margin. */
  readonly targets: Float32Array;
  /** For every position its number of seats, and the number of its game. */
  readonly seats: Uint8Array;
  readonly games: Uint32Array;
}

/** The positions of one game, before and after its result is known. */
export interface GameLog {
  readonly rows: Rows[];
  targets: readonly number[];
}

/** The inputs of a net for a position. */
export function rowsAt<T extends Types>(features: Features<T['state']>, s: T['state'], seats: number): Rows {
  const rows = newRows(features, seats);
  features.read(s, rows);
  return rows;
}

export function collect(logs: readonly GameLog[], features: Pick<Features<never>, 'numbers' | 'most'>): Positions {
  const count = logs.reduce((sum, { rows }) => sum + rows.length, 0);
  const length = logs.reduce((sum, { rows, targets }) => sum + rows.length * targets.length, 0);
  const all = empty(count, length, features);
  let position = 0;
  let row = 0;
  for (const [game, { rows, targets }] of logs.entries()) {
    for (const each of rows) {
      all.seats[position] = targets.length;
      all.games[position++] = game;
      all.targets.set(targets, row);
      setRows(all.rows, each, row, features);
      row += targets.length;
    }
  }
  return all;
}

/** Several lists as one; games stay separate. */
export function joined(parts: readonly Positions[], features: Pick<Features<never>, 'numbers' | 'most'>): Positions {
  const count = parts.reduce((sum, { seats }) => sum + seats.length, 0);
  const length = parts.reduce((sum, { targets }) => sum + targets.length, 0);
  const all = empty(count, length, features);
  let [position, row, game] = [0, 0, 0];
  for (const part of parts) {
    all.seats.set(part.seats, position);
    all.games.set(
      part.games.map(each => each + game),
      position,
    );
    all.targets.set(part.targets, row);
    setRows(all.rows, part.rows, row, features);
    game += 1 + (part.games.at(-1) ?? 0);
    position += part.seats.length;
    row += part.targets.length;
  }
  return all;
}

function empty(count: number, length: number, features: Pick<Features<never>, 'numbers' | 'most'>): Positions {
  return {
    rows: newRows(features, length),
    targets: new Float32Array(length),
    seats: new Uint8Array(count),
    games: new Uint32Array(count),
  };
}

function setRows(
  all: Rows,
  part: Rows,
  row: number,
  { numbers, most }: Pick<Features<never>, 'numbers' | 'most'>,
): void {
  all.numbers.set(part.numbers, row * numbers.length);
  all.flags.set(part.flags, row * most);
  all.counts.set(part.counts, row);
}

/** Where the rows of each position begin. */
export function startsOf({ seats }: Positions): Uint32Array {
  const starts = new Uint32Array(seats.length);
  let row = 0;
  for (let i = 0; i < seats.length; i++) {
    starts[i] = row;
    row += must(seats[i], 'every position has seats');
  }
  return starts;
}
