import {
  begin,
  below,
  choose,
  fieldsOf,
  must,
  secretFromSeed,
  settle,
  type Game,
  type Match,
  type Option,
  type Types,
} from '@thorp/kernel';
import { randomSource } from '../random.ts';
import { pairsOf, type Gain } from '../reasons.ts';
import { evaluations } from '../search.ts';
import { situationOf, type Situation } from '../situation.ts';
import { think, type Thought } from '../think.ts';
import { rounded } from './analyse.ts';
import { compareTwo, differenceOf, isHard, searchOptions, trialsOf } from './choice.ts';
import { weightOf } from './marks.ts';
import type { Difference } from './types.ts';

/*
 * Problems: positions from games between bots in which one choice is clearly best. The playing bot's own values are the
 * first filter. A quick search then proposes a problem, a search of medium depth must confirm it, and a deep search in
 * other and many more worlds must find the same choice.
 */

/** 1: found by looking one step ahead. 2: found by most short searches. 3: needs a longer search. */
export type ProblemStrength = 1 | 2 | 3;

export interface Problem {
  readonly seats: number;
  /** The seed of the deal, and the index of the option taken at each question before this one. */
  readonly seed: string;
  readonly taken: readonly number[];
  readonly strength: ProblemStrength;
  /** The name of the step that asks. */
  readonly step: string;
  /** The best choice, and its index among the options. */
  readonly answer: Option;
  readonly at: number;
  /** How far the best is ahead of the next best, in worlds that were not used to select them. */
  readonly margin: Difference;
  /** By index of the option: how much less it brings than the best, in the worlds in which both were tried. */
  readonly less: readonly (Difference | null)[];
}

/** The budget of a search: iterations over all options, then fresh worlds for the best two. */
interface Spent {
  readonly iterations: number;
  readonly each: number;
  readonly worlds: number;
}

/** The contents of a file of problems. */
export interface ProblemSet {
  readonly format: 2;
  readonly game: string;
  readonly version: number;
  readonly found: Spent;
  readonly verified: Spent;
  /** Games between bots that were searched for problems. */
  readonly games: number;
  readonly problems: readonly Problem[];
}

const PROPOSED: Spent = { iterations: 48, each: 8, worlds: 16 };
const FOUND: Spent = { iterations: 240, each: 32, worlds: 64 };
const VERIFIED: Spent = { iterations: 1_200, each: 120, worlds: 320 };

/** How far the best choice must be ahead of the next best: in chance to win, and in standard errors. */
export const CLEAR_MARGIN = { least: 0.04, errors: 4 } as const;
/** The same for a proposal. Proposals are cheap, and later checks drop those that are not clear. */
const LIKELY = { least: 0.04, errors: 2 } as const;
/** The same for a check in other worlds: there the lead of the best choice may be smaller by chance. */
const STILL = { least: 0.02, errors: 2 } as const;
/** Short searches, which tell easy problems from hard ones. */
const SHORT = { tries: 4, iterations: 16 } as const;
/** With fewer options there is no problem, and with more a player cannot compare them all. */
const OPTIONS = { least: 3, most: 24 } as const;
/** How far ahead the playing bot itself must see the best choice; closer positions are skipped. */
const SUSPECTED = 0.04;
/** At most this many problems from one game, with random gaps of up to this many decisions. */
const FROM_A_GAME = 8;
const APART = 32;

/** The problem set in data from a file; null if the data is none. */
export function readProblems(data: unknown): ProblemSet | null {
  const { format, problems } = fieldsOf(data) ?? {};
  // The command that finds problems writes these files: format and problems are enough to recognise one.
  return format === 2 && Array.isArray(problems) ? (data as ProblemSet) : null;
}

export function emptySet({ id, version }: Game): ProblemSet {
  return { format: 2, game: id, version, found: FOUND, verified: VERIFIED, games: 0, problems: [] };
}

/** Plays one game of medium bots and yields each problem whose strength is still wanted. */
export function* problemsIn<T extends Types>(
  game: Game<T>,
  deal: number,
  wanted: (strength: ProblemStrength) => boolean,
): Generator<Problem | null> {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + (deal % 3)));
  const seed = `problem ${deal}`;
  const match = begin(game, settle(game, seats), secretFromSeed(seed));
  const random = randomSource(deal);
  const taken: number[] = [];
  let found = 0;
  let next = below(random, APART);
  for (let [open] = match.questions; open && found < FROM_A_GAME; [open] = match.questions) {
    const situation = must(situationOf(game, match.state, open.seat), 'somebody is asked');
    const thought = think(situation, 'medium', deal * 10_007 + taken.length);
    const isLookedAt = taken.length >= next && isSuspected(thought);
    const problem = isLookedAt ? problemAt(situation, deal * 100_003 + taken.length, wanted) : null;
    if (problem) {
      found++;
      next = taken.length + 1 + below(random, APART);
    }
    yield problem && { seats, seed, taken: [...taken], ...problem };
    taken.push(situation.decision.options.indexOf(thought.option));
    choose(match, open.seat, thought.option);
  }
}

function isSuspected({ evaluations: [best, next] }: Thought): boolean {
  return best !== undefined && next !== undefined && best.value - next.value >= SUSPECTED;
}

type Judged = Pick<Problem, 'answer' | 'at' | 'margin' | 'less'>;

function problemAt<T extends Types>(
  situation: Situation<T>,
  seed: number,
  wanted: (strength: ProblemStrength) => boolean,
): Omit<Problem, 'seats' | 'seed' | 'taken'> | null {
  const { options, step } = situation.decision;
  if (options.length < OPTIONS.least || options.length > OPTIONS.most) return null;
  const proposed = clearBest(situation, PROPOSED, LIKELY, seed);
  if (!proposed) return null;
  const strength = strengthOf(situation, must(options[proposed.at], 'it was offered'), seed);
  if (!wanted(strength)) return null;
  const found = clearBest(situation, FOUND, CLEAR_MARGIN, seed + 1);
  if (found?.at !== proposed.at) return null;
  const verified = clearBest(situation, VERIFIED, CLEAR_MARGIN, seed + 2);
  return verified?.at === found.at ? rounded({ strength, step, ...verified }) : null;
}

/** The result of a search, if it finds one choice clearly best. */
function clearBest<T extends Types>(
  situation: Situation<T>,
  { worlds, ...spent }: Spent,
  clearly: { readonly least: number; readonly errors: number },
  seed: number,
): Judged | null {
  const search = searchOptions(situation, spent, seed);
  const [best, next] = evaluations(search).map(({ option }) => option);
  if (!best || !next) return null;
  const fresh = compareTwo(situation, [best, next], { least: worlds, most: worlds }, seed + 1);
  const margin = differenceOf(fresh);
  if (!isClear(weightOf(margin, situation.game.insight?.spread), clearly)) return null;
  const { options } = situation.decision;
  const ofBest = trialsOf(search, best);
  const less = options.map(option => {
    if (option === best) return null;
    if (option === next) return margin;
    return differenceOf({ seat: situation.seat, pairs: pairsOf(ofBest, trialsOf(search, option)) });
  });
  return { answer: best, at: options.indexOf(best), margin, less };
}

function isClear(
  { mean, error }: Gain,
  { least, errors }: { readonly least: number; readonly errors: number },
): boolean {
  return mean >= least && mean >= errors * error;
}

function strengthOf<T extends Types>(situation: Situation<T>, answer: T['option'], seed: number): ProblemStrength {
  if (!isHard(situation, answer, seed)) return 1;
  const hits = Array.from({ length: SHORT.tries }, (_, i) =>
    think(situation, 'medium', seed + i, { iterations: SHORT.iterations }),
  ).filter(({ evaluations: [best] }) => best?.option === answer);
  return hits.length > SHORT.tries / 2 ? 2 : 3;
}

/**
 * Searches as deep as the search that verified a problem, in worlds of another seed. Is the same choice clearly best?
 */
export function holds<T extends Types>(game: Game<T>, problem: Problem, seed: number): boolean {
  const { state, questions } = positionOf(game, problem);
  const { seat } = must(questions[0], 'somebody is asked');
  const situation = must(situationOf(game, state, seat), 'somebody is asked');
  return clearBest(situation, VERIFIED, STILL, seed)?.at === problem.at;
}

/** The position of a problem. */
export function positionOf<T extends Types>(
  game: Game<T>,
  { seats, seed, taken }: Pick<Problem, 'seats' | 'seed' | 'taken'>,
): Match<T> {
  const match = begin(game, settle(game, seats), secretFromSeed(seed));
  for (const at of taken) {
    const open = must(match.questions[0], 'somebody is asked');
    choose(match, open.seat, open.options[at]);
  }
  return match;
}
