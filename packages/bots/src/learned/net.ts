import type { Rows } from '@thorp/kernel';

/*
 * A small net with one hidden layer and direct connections from input to output. It rates each seat by itself, or beside
 * the mean of its rivals, or, at a table for two, how far the asked seat is ahead of the other. judgement.ts turns
 * strengths into chances.
 */

export interface Net {
  /** How many numbers and flags it reads for each seat. */
  readonly numbers: number;
  readonly flags: number;
  readonly hidden: number;
  /** For two seats: the index of the number that is 1 for the asked seat. Null if every seat is rated. */
  readonly asked: number | null;
  /** Whether every seat is rated beside the mean of the others. */
  readonly rivals: boolean;
  /**
   * One row for the bias, then one for every number and one for every flag; the same again for the other seats, if they
   * are read. A row has an entry for every hidden unit, and a last one for the direct connection to the output.
   */
  readonly weights: Float32Array;
  /** The weight of every hidden unit in the output. */
  readonly out: Float32Array;
}

/** The slope of a hidden unit for negative sums (leaky ReLU). */
export const LEAK = 0.05;

/** The size of a net. */
export type Shape = Pick<Net, 'numbers' | 'flags' | 'hidden' | 'asked' | 'rivals'>;

export function newNet(shape: Shape): Net {
  const weights = new Float32Array(rowsOf(shape) * (shape.hidden + 1));
  return { ...shape, weights, out: new Float32Array(shape.hidden) };
}

/** How many rows of weights a net has. */
export function rowsOf(shape: Shape): number {
  return othersFrom(shape) + (shape.asked === null && !shape.rivals ? 0 : shape.numbers + shape.flags);
}

/** The first row of weights for other seats. */
export function othersFrom({ numbers, flags }: Shape): number {
  return 1 + numbers + flags;
}

/** Where the rows of a position begin, and how many seats it has. */
export interface Place {
  readonly first: number;
  readonly seats: number;
}

/**
 * The strengths of all seats of a position. `sums` needs one array for each seat, one entry longer than the hidden
 * layer; the sums are left there.
 */
export function strengthsOf(net: Net, rows: Rows, place: Place, sums: readonly Float32Array[]): number[] {
  const strengths: number[] = [];
  if (net.rivals) readRivals(net, rows, place);
  const reader = readerOf(net, rows, place);
  for (let seat = 0; seat < place.seats; seat++) {
    const isRead = reader === null || reader === seat;
    strengths.push(isRead ? strengthOf(net, rows, place, seat, sums[seat] as Float32Array) : 0);
  }
  return strengths;
}

/** The seat for which a net for two rates the position; null if it rates every seat by itself. */
export function readerOf({ asked, numbers }: Net, rows: Rows, { first }: Place): number | null {
  if (asked === null) return null;
  return rows.numbers[(first + 1) * numbers + asked] === 1 ? 1 : 0;
}

function strengthOf(net: Net, rows: Rows, { first, seats }: Place, seat: number, sums: Float32Array): number {
  const { hidden, weights, out } = net;
  for (let i = 0; i <= hidden; i++) sums[i] = real(weights, i);
  if (net.rivals) addRivals(seats, seat, sums);
  let count = listRow(net, rows, first + seat, 1, 0);
  if (net.asked !== null) count = listRow(net, rows, first + 1 - seat, othersFrom(net), count);
  addListed(weights, count, hidden + 1, sums);
  let strength = real(sums, hidden);
  for (let i = 0; i < hidden; i++) {
    const sum = real(sums, i);
    strength += (sum < 0 ? LEAK * sum : sum) * real(out, i);
  }
  return strength;
}

/** What each seat adds to the sums of its rivals, read once for all of them. Kept between calls. */
const asRival: Float32Array[] = [];

function readRivals(net: Net, rows: Rows, { first, seats }: Place): void {
  const width = net.hidden + 1;
  for (let seat = 0; seat < seats; seat++) {
    if ((asRival[seat]?.length ?? 0) < width) asRival[seat] = new Float32Array(width);
    const sums = asRival[seat] as Float32Array;
    sums.fill(0);
    addListed(net.weights, listRow(net, rows, first + seat, othersFrom(net), 0), width, sums);
  }
}

/** Adds the mean of the rivals. */
function addRivals(seats: number, seat: number, sums: Float32Array): void {
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const part = asRival[other] as Float32Array;
    for (let i = 0; i < sums.length; i++) sums[i] = real(sums, i) + real(part, i) / (seats - 1);
  }
}

/** Where the rows of weights for a position begin, and the factor of each. Kept between calls. */
let starts = new Int32Array(0);
let shares = new Float32Array(0);

/** Lists the weights that a row of a position needs, from an offset on, after `count` others. */
function listRow(net: Net, rows: Rows, row: number, from: number, count: number): number {
  const { numbers } = net;
  const width = net.hidden + 1;
  // Every row has room for the same number of flags. `| 0` makes it an integer for V8.
  const most = (rows.flags.length / rows.counts.length) | 0;
  if (starts.length < count + numbers + most) makeRoom(2 * (numbers + most));
  let n = count;
  let start = from * width;
  for (let at = row * numbers, end = at + numbers; at < end; at++, start += width) {
    const value = real(rows.numbers, at);
    if (value === 0) continue;
    starts[n] = start;
    shares[n++] = value;
  }
  const last = row * most + (rows.counts[row] as number);
  for (let at = row * most; at < last; at++) {
    starts[n] = start + (rows.flags[at] as number) * width;
    shares[n++] = 1;
  }
  return n;
}

function makeRoom(length: number): void {
  const [before, sharesBefore] = [starts, shares];
  starts = new Int32Array(length);
  shares = new Float32Array(length);
  starts.set(before);
  shares.set(sharesBefore);
}

/** How many sums are added up at a time: so many fit into the processor's registers. */
const AT_ONCE = 8;

function addListed(weights: Float32Array, count: number, width: number, sums: Float32Array): void {
  let i = 0;
  for (; i + AT_ONCE <= width; i += AT_ONCE) addEight(weights, count, i, sums);
  for (; i < width; i++) {
    let sum = real(sums, i);
    for (let n = 0; n < count; n++) sum += real(shares, n) * real(weights, whole(starts, n) + i);
    sums[i] = sum;
  }
}

function addEight(weights: Float32Array, count: number, i: number, sums: Float32Array): void {
  let a = real(sums, i);
  let b = real(sums, i + 1);
  let c = real(sums, i + 2);
  let d = real(sums, i + 3);
  let e = real(sums, i + 4);
  let f = real(sums, i + 5);
  let g = real(sums, i + 6);
  let h = real(sums, i + 7);
  for (let n = 0; n < count; n++) {
    const at = whole(starts, n) + i;
    const share = real(shares, n);
    a += share * real(weights, at);
    b += share * real(weights, at + 1);
    c += share * real(weights, at + 2);
    d += share * real(weights, at + 3);
    e += share * real(weights, at + 4);
    f += share * real(weights, at + 5);
    g += share * real(weights, at + 6);
    h += share * real(weights, at + 7);
  }
  sums[i] = a;
  sums[i + 1] = b;
  sums[i + 2] = c;
  sums[i + 3] = d;
  sums[i + 4] = e;
  sums[i + 5] = f;
  sums[i + 6] = g;
  sums[i + 7] = h;
}

/** An entry that is known to exist. Two functions, so that V8 sees one type of array in each. */
function real(list: Float32Array, index: number): number {
  return list[index] as number;
}

function whole(list: Int32Array, index: number): number {
  return list[index] as number;
}
