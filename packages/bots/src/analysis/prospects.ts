import { ranks, type FittedNet, type Game, type Outcome, type Seat, type Types } from '@thorp/kernel';
import type { Judgement } from '../learned/judgement.ts';

/** What a position promises to each seat. */
export interface Prospects {
  /** Expected final points. */
  readonly totals: readonly number[];
  /** Points ahead of the best of the others; the points themselves if there are no rivals. */
  readonly leads: readonly number[];
  /** Chances to win, which sum to 1; null if there are no rivals. */
  readonly chances: readonly number[] | null;
  /** The progress of the game, from 0 to 1. */
  readonly progress: number;
  /** The net's shares for a position with rivals before the end; they sum to 1. Absent if no net judges. */
  readonly rewards?: readonly number[];
}

/** How positions are judged: other weights for the estimate, or a net. */
export interface Judging<T extends Types = Types> {
  readonly weights?: readonly number[] | undefined;
  readonly judgement?: Judgement<T> | null | undefined;
}

/** A lead that nearly decides a game, if the game gives no number. */
const SPREAD = 30;
/** Turns leads into chances if no model was fitted: the same as for a judge's rewards. */
const UNFITTED: readonly number[] = [Math.log(0.25), 0];

/** What to expect from a position; exact when the game is over. */
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
  const sharpness = fittedNet(game, rewards.length, judgement)?.sharpness;
  return { totals, leads, chances: chancesByNet(rewards, sharpness), progress, rewards };
}

/** The numbers of a net's chances; null if none were fitted to games of this many seats that this net judged. */
export function fittedNet(
  { insight }: Pick<Game, 'insight'>,
  seats: number,
  { net }: Pick<Judgement, 'net'>,
): FittedNet | null {
  const fitted = insight?.chance?.nets?.[seats];
  return fitted?.net === net ? fitted : null;
}

/**
 * The power to which a net's odds are raised if the game gives none; 1 leaves them unchanged. Nets are trained on a
 * mixture of winning and points, so some are too confident.
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
 * A logistic model: chances are in proportion to exp(points / scale). The scale, in points, falls as the game goes on;
 * the two numbers it follows from are fitted to games of bots and are part of each game's insight.
 */
export function chancesOf(
  totals: readonly number[],
  progress: number,
  { insight }: Pick<Game, 'insight'>,
  [level = 0, slope = 0]: readonly number[] = insight?.chance?.estimate ?? UNFITTED,
): number[] {
  const scale = (insight?.spread ?? SPREAD) * Math.exp(level + slope * progress);
  const best = Math.max(...totals);
  const odds = totals.map(total => Math.exp((total - best) / scale));
  const sum = odds.reduce((all, each) => all + each, 0);
  return odds.map(each => each / sum);
}

/** Which share of the expected points is already on the score sheets, from 0 to 1. */
function progressOf(points: readonly number[], totals: readonly number[]): number {
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + Math.max(0, each), 0);
  const expected = sum(totals);
  return expected > 0 ? Math.min(1, sum(points) / expected) : 0;
}
