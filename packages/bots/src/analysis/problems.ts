import { begin, below, choose, must, secretFromSeed, settle, type Game, type Match, type Types } from '@thorp/kernel';
import { randomSource } from '../random.ts';
import { situationOf, type Situation } from '../situation.ts';
import { think } from '../think.ts';
import { rounded } from './analyse.ts';
import { analyseChoice } from './choice.ts';
import { DEPTHS } from './depth.ts';
import { weightOf } from './marks.ts';
import type { AnalysisDepth, ChoiceAnalysis } from './types.ts';

/*
 * Problems: positions from games of bots in which one choice is clearly best. A quick look proposes one, a search of medium
 * depth finds it, and a deep one, in other worlds and many more of them, must find the same.
 */

/** 1: found one step ahead. 2: not so, but by most short searches. 3: by a long search. */
export type ProblemStrength = 1 | 2 | 3;

export interface Problem {
  readonly seats: number;
  /** What the deal follows from, and which of the options was taken each time up to the question, by its place. */
  readonly seed: string;
  readonly taken: readonly number[];
  readonly strength: ProblemStrength;
  /** What the deep search says; the answer is its first option. */
  readonly choice: ChoiceAnalysis;
}

/** What a file of problems has. */
export interface ProblemSet {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly found: AnalysisDepth;
  readonly verified: AnalysisDepth;
  /** Games of bots that were looked through. */
  readonly games: number;
  readonly problems: readonly Problem[];
}

/** How far the best choice must be ahead of the next best, of the chance to win, and how many standard errors that must be. */
export const CLEARLY = { least: 0.04, errors: 4 } as const;
/** Short searches, by which problems are told from hard ones. */
const SHORT = { tries: 4, iterations: 16 } as const;
/** Fewer options make no problem. */
const LEAST_OPTIONS = 3;
/** No more problems from one game. */
const FROM_A_GAME = 3;
/** One decision in so many is looked at. */
const LOOKED_AT = 2;

export function emptySet({ id, version }: Game): ProblemSet {
  return { format: 1, game: id, version, found: 'medium', verified: 'deep', games: 0, problems: [] };
}

/** Plays one game of medium bots and gives the problems in it whose strengths are still wanted. */
export function problemsIn<T extends Types>(
  game: Game<T>,
  deal: number,
  wanted: (strength: ProblemStrength) => boolean,
): Problem[] {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + (deal % 3)));
  const seed = `problem ${deal}`;
  const match = begin(game, settle(game, seats), secretFromSeed(seed));
  const random = randomSource(deal);
  const found: Problem[] = [];
  const taken: number[] = [];
  for (let [open] = match.questions; open && found.length < FROM_A_GAME; [open] = match.questions) {
    const situation = must(situationOf(game, match.state, open.seat), 'somebody is asked');
    const ply = match.plies.length;
    if (below(random, LOOKED_AT) === 0) {
      const problem = problemAt(situation, deal * 100_003 + ply, wanted);
      if (problem) found.push({ seats, seed, taken: [...taken], ...problem });
    }
    const { option } = think(situation, 'medium', deal * 10_007 + ply);
    taken.push(situation.decision.options.indexOf(option));
    choose(match, open.seat, option);
  }
  return found;
}

function problemAt<T extends Types>(
  situation: Situation<T>,
  seed: number,
  wanted: (strength: ProblemStrength) => boolean,
): Pick<Problem, 'strength' | 'choice'> | null {
  if (situation.decision.options.length < LEAST_OPTIONS) return null;
  const proposed = clearBest(situation, 'quick', seed);
  if (!proposed) return null;
  const found = clearBest(situation, 'medium', seed + 1);
  if (!found) return null;
  const strength = strengthOf(situation, found, seed);
  if (!wanted(strength)) return null;
  const choice = clearBest(situation, 'deep', seed + 2);
  if (!choice || choice.options[0]?.option !== found.options[0]?.option) return null;
  return { strength, choice: rounded(choice) };
}

/** What a search says, if it finds one choice clearly best. */
function clearBest<T extends Types>(
  situation: Situation<T>,
  depth: AnalysisDepth,
  seed: number,
): ChoiceAnalysis | null {
  const { choice } = analyseChoice(situation, null, DEPTHS[depth], seed);
  const { mean, error } = weightOf(must(choice.ahead, 'the best is compared'), situation.game.insight?.spread);
  return mean >= CLEARLY.least && mean >= CLEARLY.errors * error ? choice : null;
}

function strengthOf<T extends Types>(situation: Situation<T>, found: ChoiceAnalysis, seed: number): ProblemStrength {
  if (!found.hard) return 1;
  const answer = found.options[0]?.option;
  const hits = Array.from({ length: SHORT.tries }, (_, i) =>
    think(situation, 'medium', seed + i, { iterations: SHORT.iterations }),
  ).filter(({ evaluations: [best] }) => best?.option === answer);
  return hits.length > SHORT.tries / 2 ? 2 : 3;
}

/** The position of a problem. */
export function positionOf<T extends Types>(game: Game<T>, { seats, seed, taken }: Problem): Match<T> {
  const match = begin(game, settle(game, seats), secretFromSeed(seed));
  for (const at of taken) {
    const [open] = match.questions;
    choose(match, must(open, 'somebody is asked').seat, must(open, 'somebody is asked').options[at]);
  }
  return match;
}
