import { below, must, type Features } from '@thorp/kernel';
import { chances } from '../src/learned/judgement.ts';
import { LEAK, newNet, othersFrom, readerOf, strengthsOf, type Net, type Place } from '../src/learned/net.ts';
import { randomSource, type RandomSource } from '../src/random.ts';
import { startsOf, type Positions } from './positions.ts';

/*
 * Training: the net learns to predict the share that each seat got in the end. Adam on small batches with a step size
 * that falls to zero. One game in ten is held out to measure the fit.
 */

export interface TrainSettings {
  readonly hidden: number;
  /** For a net of two seats: the index of the number that says which seat is asked. */
  readonly asked: number | null;
  /** Whether every seat is rated beside the mean of the others. */
  readonly rivals?: boolean | undefined;
  readonly epochs: number;
  readonly seed: number;
  /** The net to continue from. */
  readonly from?: Net | undefined;
}

/** How well a net predicts games that it was not trained on. */
export interface Fit {
  /** Cross-entropy, and how often the seat rated best did best. */
  readonly loss: number;
  readonly right: number;
  readonly positions: number;
}

const BATCH = 128;
const STEP = 0.002;
const HELD_OUT = 10;
const DECAY = 1e-4;
const [MEMORY, LONG_MEMORY] = [0.9, 0.999];

/** The buffers of training, kept between batches. */
interface Work {
  readonly net: Net;
  readonly most: number;
  readonly positions: Positions;
  readonly starts: Uint32Array;
  readonly gradient: Float32Array;
  readonly outGradient: Float32Array;
  /** Hidden sums by row of the current position. */
  readonly sums: Float32Array[];
  /** The gradients of these sums, and the gradient of what a seat adds to the sums of its rivals. */
  readonly backs: Float32Array[];
  readonly rivals: Float32Array;
}

export function train(
  features: Features<never>,
  positions: Positions,
  settings: TrainSettings,
  report: (epoch: number, fit: Fit) => void = () => undefined,
): Net {
  const net = startNet(features, settings);
  const random = randomSource(settings.seed + 1);
  const work = workFor(net, features.most, positions);
  const [learning, held] = split(positions);
  const adam = [adamFor(net.weights, work.gradient), adamFor(net.out, work.outGradient)];
  const batches = Math.ceil(learning.length / BATCH) * settings.epochs;
  let best = { loss: Infinity, weights: net.weights.slice(), out: net.out.slice() };
  let batch = 0;
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    mix(learning, random);
    for (let at = 0; at < learning.length; at += BATCH) {
      const count = Math.min(BATCH, learning.length - at);
      work.gradient.fill(0);
      work.outGradient.fill(0);
      for (let i = at; i < at + count; i++) learnFrom(work, learning[i] as number, 1 / count);
      batch++;
      for (const step of adam) step(batch, STEP * (1 - (0.97 * batch) / batches));
    }
    const fit = fitOf(net, features.most, positions, held);
    report(epoch, fit);
    if (fit.loss < best.loss) best = { loss: fit.loss, weights: net.weights.slice(), out: net.out.slice() };
  }
  net.weights.set(best.weights);
  net.out.set(best.out);
  return net;
}

/** A net whose output is the weighted mean of another net's output and the game's estimate. */
export function tempered(net: Net, { estimate }: Features<never>, trust: number): Net {
  const { hidden } = net;
  const weights = net.weights.map((weight, at) => (at % (hidden + 1) === hidden ? trust * weight : weight));
  addEstimate(net, weights, (1 - trust) * estimate);
  return { ...net, weights, out: net.out.map(weight => trust * weight) };
}

/** Increases the weight of the estimate. It is the first number of a seat; a net for two compares both seats' numbers. */
function addEstimate(net: Net, weights: Float32Array, by: number): void {
  const width = net.hidden + 1;
  const own = width + net.hidden;
  weights[own] = (weights[own] as number) + by;
  if (net.asked === null) return;
  const other = othersFrom(net) * width + net.hidden;
  weights[other] = (weights[other] as number) - by;
}

/** A net that judges about as the estimate does until it is trained. */
function startNet({ numbers, flags, estimate }: Features<never>, settings: TrainSettings): Net {
  const { hidden, asked, rivals = false, seed, from } = settings;
  const net = newNet({ numbers: numbers.length, flags: flags.length, hidden, asked, rivals });
  if (from) {
    net.weights.set(from.weights);
    net.out.set(from.out);
    return net;
  }
  const random = randomSource(seed);
  for (let i = 0; i < net.weights.length; i++) net.weights[i] = i % (hidden + 1) === hidden ? 0 : 0.12 * normal(random);
  addEstimate(net, net.weights, estimate);
  for (let i = 0; i < hidden; i++) net.out[i] = 0.05 * normal(random);
  return net;
}

/** About normally distributed: the sum of three uniform numbers, scaled. */
function normal(random: RandomSource): number {
  let sum = -1.5;
  for (let i = 0; i < 3; i++) sum += below(random, 1 << 20) / (1 << 20);
  return 2 * sum;
}

function workFor(net: Net, most: number, positions: Positions): Work {
  return {
    net,
    most,
    positions,
    starts: startsOf(positions),
    gradient: new Float32Array(net.weights.length),
    outGradient: new Float32Array(net.hidden),
    sums: Array.from({ length: 8 }, () => new Float32Array(net.hidden + 1)),
    backs: Array.from({ length: 8 }, () => new Float32Array(net.hidden + 1)),
    rivals: new Float32Array(net.hidden + 1),
  };
}

/** The positions to train on, and those of the held-out games. */
export function split({ games }: Positions): [learning: Uint32Array, held: Uint32Array] {
  const places = Uint32Array.from(games.keys());
  const isHeld = (at: number): boolean => (games[at] ?? 0) % HELD_OUT === 0;
  return [places.filter(at => !isHeld(at)), places.filter(isHeld)];
}

function mix(places: Uint32Array, random: RandomSource): void {
  for (let i = places.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = places[i] as number;
    places[i] = places[j] as number;
    places[j] = kept;
  }
}

function learnFrom(work: Work, at: number, share: number): void {
  const { net, positions, starts, sums } = work;
  const place = { first: starts[at] as number, seats: positions.seats[at] as number };
  const found = chances(strengthsOf(net, positions.rows, place, sums));
  const reader = readerOf(net, positions.rows, place);
  for (let seat = 0; seat < place.seats; seat++) {
    if (reader !== null && reader !== seat) continue;
    const error = (found[seat] as number) - (positions.targets[place.first + seat] as number);
    descend(work, place, seat, error * share);
  }
  if (net.rivals) for (let seat = 0; seat < place.seats; seat++) descendAsRival(work, place, seat);
}

/** Adds the part of one seat to the gradient. */
function descend(work: Work, { first }: Place, seat: number, error: number): void {
  const { net, gradient, outGradient } = work;
  const sums = work.sums[seat] as Float32Array;
  const back = work.backs[seat] as Float32Array;
  const { hidden, out } = net;
  for (let i = 0; i < hidden; i++) {
    const sum = sums[i] as number;
    const slope = sum < 0 ? LEAK : 1;
    outGradient[i] = (outGradient[i] as number) + error * slope * sum;
    back[i] = error * slope * (out[i] as number);
  }
  back[hidden] = error;
  addTo(gradient, 0, back, 1);
  descendRow(work, first + seat, 1, back);
  if (net.asked !== null) descendRow(work, first + 1 - seat, othersFrom(net), back);
}

/** Adds what a seat changes in the sums of its rivals. */
function descendAsRival(work: Work, { first, seats }: Place, seat: number): void {
  const { net, backs, rivals } = work;
  rivals.fill(0);
  for (let other = 0; other < seats; other++) {
    if (other !== seat) addTo(rivals, 0, backs[other] as Float32Array, 1 / (seats - 1));
  }
  descendRow(work, first + seat, othersFrom(net), rivals);
}

/** Adds the part of one row, whose weights begin at `from`. */
function descendRow({ net, most, positions, gradient }: Work, row: number, from: number, back: Float32Array): void {
  const { hidden, numbers } = net;
  const width = hidden + 1;
  for (let n = 0, at = row * numbers; n < numbers; n++, at++) {
    const value = positions.rows.numbers[at] as number;
    if (value !== 0) addTo(gradient, (from + n) * width, back, value);
  }
  const last = row * most + (positions.rows.counts[row] as number);
  for (let at = row * most; at < last; at++) {
    addTo(gradient, (from + numbers + (positions.rows.flags[at] as number)) * width, back, 1);
  }
}

function addTo(sum: Float32Array, at: number, part: Float32Array, times: number): void {
  for (let i = 0; i < part.length; i++) sum[at + i] = (sum[at + i] as number) + times * (part[i] as number);
}

/** Adam with a little weight decay: updates weights by their gradient. */
function adamFor(weights: Float32Array, gradient: Float32Array): (batch: number, size: number) => void {
  const mean = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  return (batch, size) => {
    const scale = (size * Math.sqrt(1 - LONG_MEMORY ** batch)) / (1 - MEMORY ** batch);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] as number;
      const m = MEMORY * (mean[i] as number) + (1 - MEMORY) * slope;
      const v = LONG_MEMORY * (squares[i] as number) + (1 - LONG_MEMORY) * slope * slope;
      mean[i] = m;
      squares[i] = v;
      const weight = weights[i] as number;
      weights[i] = weight - scale * (m / (Math.sqrt(v) + 1e-8)) - size * DECAY * weight;
    }
  };
}

export function fitOf(net: Net, most: number, positions: Positions, places: Uint32Array): Fit {
  const starts = startsOf(positions);
  const { sums } = workFor(net, most, positions);
  let loss = 0;
  let right = 0;
  for (const at of places) {
    const place = { first: starts[at] as number, seats: positions.seats[at] as number };
    const found = chances(strengthsOf(net, positions.rows, place, sums));
    const targets = [...positions.targets.subarray(place.first, place.first + place.seats)];
    loss += entropy(found, targets);
    right += isRight(found, targets) ? 1 : 0;
  }
  const count = Math.max(1, places.length);
  return { loss: loss / count, right: right / count, positions: places.length };
}

function entropy(found: readonly number[], targets: readonly number[]): number {
  const [only = 0] = found;
  const [target = 0] = targets;
  if (found.length === 1) return -target * log(only) - (1 - target) * log(1 - only);
  return targets.reduce((sum, each, seat) => sum - each * log(must(found[seat], 'every seat has a chance')), 0);
}

function log(share: number): number {
  return Math.log(Math.max(1e-7, share));
}

function isRight(found: readonly number[], targets: readonly number[]): boolean {
  const [only = 0] = found;
  const [target = 0] = targets;
  if (found.length === 1) return only > 0.5 === target > 0.5;
  return found.indexOf(Math.max(...found)) === targets.indexOf(Math.max(...targets));
}
