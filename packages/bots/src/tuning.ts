import { below } from '@thorp/kernel';
import type { Bout } from './arena.ts';
import { randomSource, type RandomSource } from './random.ts';
import { wilson, winShare, type Share } from './statistics.ts';

/*
 * Finds the weights of a game's estimate by self-play: an evolution strategy with mirrored steps. Every generation
 * tries some random directions. The weights one step along a direction play against those one step in the opposite
 * direction, with the same cards from both sides. The result says how far to go in that direction.
 */

export interface TuneSettings {
  readonly generations: number;
  /** Directions tried in a generation. */
  readonly directions: number;
  /** Deals that a pair of weights plays, each from both sides. */
  readonly deals: number;
  /** The size of a step: the logarithm of the factor by which a weight changes. */
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

/** Tuning uses deals below this number; those above are for fresh tests. */
export const DEALS = 1_000_000;
/** How far the weights follow the result of a generation. */
const RATE = 1.5;

/**
 * Tunes from `start`. Returns the mean over the last half of the generations, which is more stable than the last one.
 * Steps are factors, so a weight moves in proportion to itself and keeps its sign.
 */
export async function tune(
  start: Weights,
  settings: TuneSettings,
  playMatches: PlayMatches,
  report: (generation: Generation) => void = () => undefined,
): Promise<Weights> {
  const random = randomSource(settings.seed);
  const weightsAt = (logs: Weights): Weights => start.map((weight, i) => weight * Math.exp(logs[i] ?? 0));
  const late: Weights[] = [];
  let logs = start.map(() => 0);
  for (let number = 1; number <= settings.generations; number++) {
    const directions = Array.from({ length: settings.directions }, () => start.map(() => normal(random)));
    const size = settings.step * (1 - (0.5 * number) / settings.generations);
    const along = (direction: Weights, by: number): Weights =>
      weightsAt(logs.map((log, i) => log + by * (direction[i] ?? 0)));
    const results = await playMatches(
      directions.map(direction => ({
        one: along(direction, size),
        other: along(direction, -size),
        deals: Array.from({ length: settings.deals }, () => below(random, DEALS)),
      })),
    );
    logs = logs.map((log, i) => {
      const pull = mean(directions.map((direction, d) => (direction[i] ?? 0) * (results[d] ?? 0)));
      return log + RATE * size * pull;
    });
    if (number > settings.generations / 2) late.push(logs);
    report({ number, weights: weightsAt(logs) });
  }
  return weightsAt(start.map((_, i) => mean(late.map(each => each[i] ?? 0))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** A normal deviate, as the sum of twelve uniform ones. */
function normal(random: RandomSource): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += below(random, 1 << 20) / (1 << 20);
  return sum;
}

/**
 * How well the name did in its games, from −1 to 1. A clear win says more than a narrow one, so a game counts more the
 * larger the lead was. For games of one seat, the scores on the same deal are compared.
 */
export function advantage(bouts: readonly Bout[], name: string, spread: number): number {
  const alone = bouts[0]?.names.length === 1;
  const games = alone ? soloPairs(bouts, name) : bouts.map(bout => tableOf(bout, name));
  const results = games.map(({ result, lead }) => result * (0.5 + 0.5 * Math.tanh((2 * Math.abs(lead)) / spread)));
  return Math.max(-1, Math.min(1, mean(results)));
}

/** The result of a name: above 0 for a win, below 0 for a defeat; the distance is the margin. */
interface Standing {
  readonly result: number;
  readonly lead: number;
}

/** Compared with the best of the others; equal players average 0, whatever the number of seats. */
function tableOf(bout: Bout, name: string): Standing {
  const mine = bout.names.indexOf(name);
  const others = bout.totals.filter((_, seat) => bout.names[seat] !== name);
  return {
    result: winShare(bout, mine) * bout.names.length - 1,
    lead: (bout.totals[mine] ?? 0) - Math.max(...others),
  };
}

function soloPairs(bouts: readonly Bout[], name: string): Standing[] {
  return [...Map.groupBy(bouts, bout => bout.deal).values()].map(games => {
    const mine = games.find(({ names }) => names[0] === name)?.totals[0] ?? 0;
    const other = games.find(({ names }) => names[0] !== name)?.totals[0] ?? 0;
    return { result: Math.sign(mine - other), lead: mine - other };
  });
}

/** On how many deals the name scored more than the other; a draw counts half. */
export function soloWins(bouts: readonly Bout[], name: string): Share {
  const pairs = soloPairs(bouts, name);
  return wilson(
    pairs.reduce((sum, { result }) => sum + (1 + result) / 2, 0),
    pairs.length,
  );
}
