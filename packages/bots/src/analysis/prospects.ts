import { ranks, type Game, type Outcome, type Seat, type Types } from '@thorp/kernel';
import type { Judgement } from '../learned/judgement.ts';

/** What a position promises to each seat. */
export interface Prospects {
  /** Final points to expect. */
  readonly totals: readonly number[];
  /** Points ahead of the best of the others; the points themselves where nobody is a rival. */
  readonly leads: readonly number[];
  /** Chances to win, which sum to 1; null where nobody is a rival. */
  readonly chances: readonly number[] | null;
  /** How far the game has come, from 0 to 1. */
  readonly progress: number;
  /** What a net thinks of a position among rivals that is not the end: shares that sum to 1. Absent where no net judges. */
  readonly rewards?: readonly number[];
}

/** What positions are judged by: other weights of the estimate, and a net. */
export interface Judging<T extends Types = Types> {
  readonly weights?: readonly number[] | undefined;
  readonly judgement?: Judgement<T> | null | undefined;
}

/** A lead that all but decides a game, where the game does not say. */
const SPREAD = 30;
/** How chances follow from leads where no model was fitted: as a judge's rewards do. */
const UNFITTED: readonly number[] = [Math.log(0.25), 0];

/** What to expect of a position; exact when the game is over. */
export function prospectsOf<T extends Types>(
  game: Game<T>,
  s: T['state'],
  outcome: Outcome = game.score(s),
  { weights, judgement }: Judging<T> = {},
): Prospects {
  const over = s.frames.length === 0;
  const { insight } = game;
  const points = outcome.scores.map(({ total }) => total);
  const totals = insight && !over ? insight.estimate(s, weights ?? insight.weights) : points;
  const progress = over ? 1 : progressOf(points, totals);
  if (areNoRivals(outcome)) return { totals, leads: totals, chances: null, progress };
  const leads = totals.map((_, seat) => leadOf(totals, seat));
  if (over) return { totals, leads, chances: winShares(outcome), progress };
  if (!judgement) return { totals, leads, chances: chancesOf(totals, progress, game), progress };
  const rewards = judgement.rewards(s);
  return { totals, leads, chances: chancesByNet(rewards, insight?.chance?.[2]), progress, rewards };
}

/**
 * The power to which the odds of a net are raised where the game does not say: 1 takes what a net thinks as it is. Nets are
 * trained on a mixture of winning and of points, so some are surer than they should be.
 */
export const NET_SHARPNESS = 1;

export function chancesByNet(rewards: readonly number[], sharpness: number = NET_SHARPNESS): number[] {
  const odds = rewards.map(reward => reward ** sharpness);
  const sum = odds.reduce((all, each) => all + each, 0);
  return odds.map(each => each / sum);
}

/** A lone player, or seats that win and lose together. */
function areNoRivals({ scores, verdict }: Outcome): boolean {
  return scores.length === 1 || verdict !== undefined;
}

/** How far a seat is ahead of the best of the others. */
export function leadOf(totals: readonly number[], seat: Seat): number {
  let rival = -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, totals[other] ?? 0);
  }
  return (totals[seat] ?? 0) - rival;
}

/** What each seat gets for a finished game: the win is shared among those who are first. */
export function winShares(outcome: Outcome): number[] {
  const places = ranks(outcome);
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

/**
 * A logistic model: chances are in proportion to exp(points / scale). The scale, in points, falls as the game goes on; the
 * two numbers it follows from are fitted to games of bots and stand with each game's insight.
 */
export function chancesOf(
  totals: readonly number[],
  progress: number,
  { insight }: Pick<Game, 'insight'>,
  [level = 0, slope = 0]: readonly number[] = insight?.chance ?? UNFITTED,
): number[] {
  const scale = (insight?.spread ?? SPREAD) * Math.exp(level + slope * progress);
  const best = Math.max(...totals);
  const odds = totals.map(total => Math.exp((total - best) / scale));
  const sum = odds.reduce((all, each) => all + each, 0);
  return odds.map(each => each / sum);
}

/** How much of the points to expect is on the score sheets already, from 0 to 1. */
function progressOf(points: readonly number[], totals: readonly number[]): number {
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + Math.max(0, each), 0);
  const expected = sum(totals);
  return expected > 0 ? Math.min(1, sum(points) / expected) : 0;
}
