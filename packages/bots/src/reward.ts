import { decide, fastChance, ranks, type Game, type Outcome, type Types } from '@thorp/kernel';
import { chances, type Judgement } from './learned/judgement.ts';
import type { Situation } from './situation.ts';

/** The share of a reward that is for winning; the rest is for the margin. */
const WINNING = 0.7;
/** A lead that nearly decides a game, if the game gives no number. */
const SPREAD = 30;

/** What a world is worth to each seat, from 0 to 1: exact when the game is over, an estimate before. */
export type Judge<T extends Types = Types> = (s: T['state']) => number[];

/** How a bot judges: by a net if there is one, otherwise by the game's estimate with its own or other weights. */
export interface Means<T extends Types = Types> {
  readonly weights?: readonly number[] | undefined;
  readonly judgement?: Judgement<T> | null | undefined;
}

/** The judge of a situation. */
export function judgeOf<T extends Types>(situation: Situation<T>, means: Means<T> = {}): Judge<T> {
  const now = situation.sample(fastChance(0));
  decide(situation.game, now);
  return judgeFrom(situation.game, now, means);
}

/** The judge of all positions that can follow from a position. */
export function judgeFrom<T extends Types>(game: Game<T>, now: T['state'], means: Means<T>): Judge<T> {
  const { judgement } = means;
  if (!judgement) return judgeByEstimate(game, now, means.weights);
  const spread = game.insight?.spread ?? SPREAD;
  return s => (s.frames.length > 0 ? judgement.rewards(s) : finalRewards(game.score(s), spread, judgement.par(s)));
}

/**
 * Rivals are compared with each other. A lone player, or seats that win and lose together (the game gives a verdict),
 * are compared with what was expected when the bot began to think. If the game can say it, a finished game of a lone
 * player is judged by what was lacking for a win.
 */
function judgeByEstimate<T extends Types>(game: Game<T>, now: T['state'], weights?: readonly number[]): Judge<T> {
  const { insight } = game;
  const spread = insight?.spread ?? SPREAD;
  const totalsOf = (s: T['state'], outcome: Outcome | null): number[] =>
    insight && !outcome ? insight.estimate(s, weights ?? insight.weights) : standings(outcome ?? game.score(s));
  const { scores, verdict } = game.score(now);
  const alone = scores.length === 1;
  const par = alone || verdict ? totalsOf(now, null) : null;
  const marginsOf = (s: T['state'], outcome: Outcome | null): number[] => {
    if (outcome && alone && insight?.lacking) return [share(-insight.lacking(s), spread)];
    const totals = totalsOf(s, outcome);
    return par ? totals.map((total, seat) => share(total - (par[seat] ?? 0), spread)) : leads(totals, spread);
  };
  return s => {
    const outcome = s.frames.length === 0 ? game.score(s) : null;
    const margins = marginsOf(s, outcome);
    return outcome ? withWins(outcome, margins) : margins;
  };
}

/**
 * What a finished game is worth to each seat, on the scale of the nets: shares for winning and for points, which sum to
 * 1 at a table. A lone player is compared with `par`.
 */
export function finalRewards(outcome: Outcome, spread: number, par: number): number[] {
  return withWins(outcome, chances(standings(outcome).map(total => (4 * (total - par)) / spread)));
}

function standings({ scores }: Outcome): number[] {
  return scores.map(({ standing }) => standing[0] ?? 0);
}

/** Each seat against the best of the others. */
function leads(totals: readonly number[], spread: number): number[] {
  const out: number[] = [];
  for (let seat = 0; seat < totals.length; seat++) {
    let rival = -Infinity;
    for (let other = 0; other < totals.length; other++) {
      if (other !== seat) rival = Math.max(rival, totals[other] ?? 0);
    }
    out.push(share((totals[seat] ?? 0) - rival, spread));
  }
  return out;
}

/** A lead on a scale from 0 to 1: no lead is 0.5, a lead of `spread` 0.98. */
function share(lead: number, spread: number): number {
  return 1 / (1 + Math.exp((-4 * lead) / spread));
}

/** A verdict that has only a rank leaves the margins unchanged. */
function withWins(outcome: Outcome, margins: readonly number[]): number[] {
  const { verdict } = outcome;
  if (verdict?.won === null) return [...margins];
  const places = ranks(outcome);
  const winners = places.filter(place => place === 1).length;
  return margins.map((margin, seat) => {
    const won = verdict ? Number(verdict.won) : places[seat] === 1 ? 1 / winners : 0;
    return WINNING * won + (1 - WINNING) * margin;
  });
}
