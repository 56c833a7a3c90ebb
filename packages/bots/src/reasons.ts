import type { Option, Part, Seat, Types } from '@thorp/kernel';
import { leadOf, prospectsOf, type Judging, type Prospects } from './analysis/prospects.ts';
import type { Situation } from './situation.ts';
import { meanOf, spreadOf, type Edge } from './tree.ts';

/*
 * Why search prefers an answer: for each answer it tried, what it expected of the positions where it stopped, and their
 * score sheets. Two answers are compared in the worlds in which both were tried, so that neither gains from a lucky
 * deal.
 */

/** The expected value of the positions after an answer for the asked seat, in points of the game. */
export interface Prospect<O extends Option = Option> {
  readonly option: O;
  readonly visits: number;
  readonly points: number;
  /** How much the points vary: their standard deviation. */
  readonly spread: number;
  /** The expected share of a win, and its standard deviation. */
  readonly value: number;
  readonly valueSpread: number;
}

/** How the best answer compares with the next best. */
export interface Comparison<O extends Option = Option> {
  readonly than: O;
  /** In how many worlds both were tried. */
  readonly worlds: number;
  /** How many points more the best one brought on average. */
  readonly points: Gain;
  /** How much further ahead of the best opponent it leaves the seat; null for a lone player. */
  readonly lead: Gain | null;
  /** How many of these points are already on the score sheet, by line. */
  readonly lines: readonly Part[];
  /** How much higher search rates it, as a share of a win. */
  readonly value: number;
}

export interface Gain {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

export interface Reasons<O extends Option = Option> {
  /** The best three answers, best first. */
  readonly prospects: readonly Prospect<O>[];
  readonly comparison: Comparison<O> | null;
}

/** The result for the asked seat where one trial of an answer stopped. */
export interface Trial extends Prospects {
  readonly points: number;
  readonly lead: number | null;
  readonly lines: ReadonlyMap<string, number>;
}

/** The trials of every answer, by the seed of the world. */
export type Trials = Map<Edge, Map<number, Trial>>;

const SHOWN = 3;

export function addTrial<T extends Types>(
  trials: Trials,
  { game, seat }: Pick<Situation<T>, 'game' | 'seat'>,
  world: T['state'],
  { edge, seed, ...judging }: { readonly edge: Edge; readonly seed: number } & Judging<T>,
): void {
  const mine = trials.get(edge) ?? new Map<number, Trial>();
  trials.set(edge, mine);
  const outcome = game.score(world);
  mine.set(seed, trialOf(prospectsOf(game, world, outcome, judging), outcome.scores[seat]?.parts ?? [], seat));
}

function trialOf(prospects: Prospects, parts: readonly Part[], seat: Seat): Trial {
  const lines = new Map<string, number>();
  for (const { what, amount } of parts) lines.set(what, (lines.get(what) ?? 0) + amount);
  const alone = prospects.totals.length === 1;
  return {
    ...prospects,
    points: prospects.totals[seat] ?? 0,
    lead: alone ? null : leadOf(prospects.totals, seat),
    lines,
  };
}

/** The reasons for the first of some answers, which are sorted from the best. */
export function reasonsFor<O extends Option>(
  trials: Trials,
  ranked: readonly { readonly option: O; readonly edge: Edge; readonly value: number }[],
): Reasons<O> {
  const prospects = ranked.slice(0, SHOWN).map(({ option, edge }) => prospectOf(option, edge, trials.get(edge)));
  const [best, next] = ranked;
  const [one, other] = [best && trials.get(best.edge), next && trials.get(next.edge)];
  if (!best || !next || !one || !other) return { prospects, comparison: null };
  const compared = compare(one, other);
  return { prospects, comparison: compared && { than: next.option, value: best.value - next.value, ...compared } };
}

function prospectOf<O extends Option>(
  option: O,
  edge: Edge,
  trials: ReadonlyMap<number, Trial> = new Map(),
): Prospect<O> {
  const { mean, deviation } = momentsOf([...trials.values()].map(({ points }) => points));
  return {
    option,
    visits: trials.size,
    points: mean,
    spread: deviation,
    value: meanOf(edge),
    valueSpread: spreadOf(edge),
  };
}

function compare(
  one: ReadonlyMap<number, Trial>,
  other: ReadonlyMap<number, Trial>,
): Omit<Comparison, 'than' | 'value'> | null {
  const pairs = pairsOf(one, other);
  if (pairs.length === 0) return null;
  const alone = pairs.some(([a]) => a.lead === null);
  return {
    worlds: pairs.length,
    points: gainOf(pairs.map(([a, b]) => a.points - b.points)),
    lead: alone ? null : gainOf(pairs.map(([a, b]) => (a.lead ?? 0) - (b.lead ?? 0))),
    lines: linesOf(pairs),
  };
}

/** The trials of two answers in the same worlds. */
type Pairs = readonly (readonly [Trial, Trial])[];

/** Pairs the trials of two answers in the worlds in which both were tried. */
export function pairsOf(one: ReadonlyMap<number, Trial>, other: ReadonlyMap<number, Trial>): Pairs {
  return [...one].flatMap(([seed, a]) => {
    const b = other.get(seed);
    return b ? [[a, b] as const] : [];
  });
}

/** How much more the first answers bring than the others, by line of the score sheet. */
export function linesOf(pairs: Pairs): Part[] {
  const names = new Set(pairs.flatMap(([a, b]) => [...a.lines.keys(), ...b.lines.keys()]));
  return [...names].map(what => {
    const sum = pairs.reduce((all, [a, b]) => all + (a.lines.get(what) ?? 0) - (b.lines.get(what) ?? 0), 0);
    return { what, amount: sum / pairs.length };
  });
}

/** The mean of some values, with its standard error. */
export function gainOf(differences: readonly number[]): Gain {
  const { mean, deviation } = momentsOf(differences);
  return { mean, error: deviation / Math.sqrt(differences.length) };
}

export function momentsOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, count - 1)) };
}

/** A reason in a form that can be put into words. */
export type HintReason<O extends Option = Option> =
  /** It brings this many points more; `lines` say where from. */
  | { readonly kind: 'points'; readonly than: O; readonly points: number; readonly lines: readonly Part[] }
  /** It leaves the seat this much further ahead of the others. */
  | { readonly kind: 'lead'; readonly than: O; readonly points: number }
  /** Search rates both about the same. */
  | { readonly kind: 'equal'; readonly than: O }
  /** Search rates it higher, but no difference in points is clear. */
  | { readonly kind: 'rated'; readonly than: O };

/** With fewer worlds no reason is given. */
const LEAST_WORLDS = 6;
/** A smaller difference in points does not count. */
const LEAST_POINTS = 0.5;
/** A smaller difference in the value of two answers does not count. */
const LEAST_VALUE = 0.01;

/** The reason for the best answer; null if search has tried too little. */
export function hintReason<O extends Option>({ comparison }: Reasons<O>): HintReason<O> | null {
  if (!comparison || comparison.worlds < LEAST_WORLDS) return null;
  const { than, points, lead, lines, value } = comparison;
  if (isClear(points)) return { kind: 'points', than, points: points.mean, lines };
  if (lead && isClear(lead)) return { kind: 'lead', than, points: lead.mean };
  return value < LEAST_VALUE ? { kind: 'equal', than } : { kind: 'rated', than };
}

function isClear({ mean, error }: Gain): boolean {
  return mean >= LEAST_POINTS && mean >= error;
}
