import { below } from '@thorp/kernel';
import type { Bout } from './arena.ts';
import { newLuck, type Luck } from './luck.ts';
import { wilson, winShare, type Share } from './statistics.ts';

/*
 * Finding the weights of a game's estimate by self-play: an evolution strategy with mirrored steps. In every generation
 * some random directions are tried; the weights a step along a direction play against the weights a step against it,
 * on the same cards from both sides, and the result tells how far to go along that direction.
 */

export interface TuneSettings {
  readonly generations: number;
  /** Directions tried in a generation. */
  readonly directions: number;
  /** Deals a pair of weights plays, each from both sides. */
  readonly deals: number;
  /** The size of a step, as a share of each weight. */
  readonly step: number;
  readonly seed: number;
}

type Weights = readonly number[];

/** Two sets of weights to be compared on some deals. */
export interface Match {
  readonly one: Weights;
  readonly other: Weights;
  readonly deals: readonly number[];
}

/** How the first did, from −1 (always beaten) to 1. */
export type PlayMatches = (matches: readonly Match[]) => Promise<number[]>;

export interface Generation {
  readonly number: number;
  readonly weights: Weights;
}

/** How much of what a generation learnt is taken over. */
const RATE = 1.5;

/** Tunes from `start`; answers the mean of the last half of the generations, which is steadier than the very last. */
export async function tune(
  start: Weights,
  settings: TuneSettings,
  playMatches: PlayMatches,
  told: (generation: Generation) => void = () => undefined,
): Promise<Weights> {
  const luck = newLuck(settings.seed);
  const scale = scaleOf(start);
  const late: Weights[] = [];
  let weights = start;
  for (let number = 1; number <= settings.generations; number++) {
    const deals = Array.from({ length: settings.deals }, () => below(luck, 1_000_000));
    const directions = Array.from({ length: settings.directions }, () => start.map(() => normal(luck)));
    const size = settings.step * (1 - (0.5 * number) / settings.generations);
    const along = (direction: Weights, sign: number): Weights =>
      weights.map((weight, i) => weight + sign * size * (scale[i] ?? 0) * (direction[i] ?? 0));
    const results = await playMatches(
      directions.map(direction => ({ one: along(direction, 1), other: along(direction, -1), deals })),
    );
    weights = weights.map((weight, i) => {
      const pull = directions.reduce((sum, direction, d) => sum + (direction[i] ?? 0) * (results[d] ?? 0), 0);
      return weight + (RATE * size * (scale[i] ?? 0) * pull) / directions.length;
    });
    if (number > settings.generations / 2) late.push(weights);
    told({ number, weights });
  }
  return start.map((_, i) => late.reduce((sum, each) => sum + (each[i] ?? 0), 0) / Math.max(1, late.length));
}

/** A weight moves in proportion to itself; one near zero in proportion to the others. */
function scaleOf(weights: Weights): number[] {
  const typical = weights.reduce((sum, weight) => sum + Math.abs(weight), 0) / Math.max(1, weights.length) || 1;
  return weights.map(weight => Math.max(Math.abs(weight), 0.1 * typical));
}

/** A normal deviate, as the sum of twelve uniform ones. */
function normal(luck: Luck): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += below(luck, 1 << 20) / (1 << 20);
  return sum;
}

/** How the name did in its games, from −1 to 1. Tables of one seat are compared by what each scored on the same deal. */
export function advantage(bouts: readonly Bout[], name: string): number {
  if (bouts[0]?.names.length === 1) return 2 * soloWins(bouts, name).share - 1;
  const shares = bouts.flatMap(bout =>
    bout.names.flatMap((each, seat) => (each === name ? [winShare(bout, seat)] : [])),
  );
  const seats = bouts[0]?.names.length ?? 2;
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return Math.max(-1, Math.min(1, mean * seats - 1));
}

/** On how many deals the name scored more than the other; a draw counts half. */
export function soloWins(bouts: readonly Bout[], name: string): Share {
  const deals = [...Map.groupBy(bouts, bout => bout.deal).values()];
  const wins = deals.map(games => {
    const mine = games.find(({ names }) => names[0] === name)?.totals[0] ?? 0;
    const other = games.find(({ names }) => names[0] !== name)?.totals[0] ?? 0;
    return mine > other ? 1 : mine === other ? 0.5 : 0;
  });
  return wilson(
    wins.reduce((sum: number, win) => sum + win, 0),
    deals.length,
  );
}
