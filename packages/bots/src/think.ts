import { below, fastChance, must, type Option, type Types } from '@thorp/kernel';
import { tryOptions } from './greedy.ts';
import { strengthOf, type Level, type Strength, type Style } from './levels.ts';
import { judgementFor, type Judgement, type Trained } from './learned/judgement.ts';
import { anyOf, randomSource, type RandomSource } from './random.ts';
import { allowance, type Pace } from './pace.ts';
import type { Reasons } from './reasons.ts';
import { beginSearch, evaluations, hasSettled, iterate, reasonsOf, type Evaluation, type Search } from './search.ts';
import { beginRollouts, haveFinished, ratedByRollouts, rollOut } from './rollouts.ts';
import type { Situation } from './situation.ts';

export interface Thought<O extends Option = Option> {
  readonly option: O;
  /** The bot's rating of the options, best first; empty for a bot that does not search. */
  readonly evaluations: readonly Evaluation<O>[];
  readonly iterations: number;
  /** The net that judged; absent if the game's estimate judged. */
  readonly net?: string;
  /** Why the first of them is the best, if reasons were asked for. */
  readonly reasons?: Reasons<O> | null;
}

/** The host provides the clock and the way to stop: rules and bots know neither. */
export interface Budget {
  /** Milliseconds from any fixed moment; without a clock only the number of iterations counts, so answers repeat. */
  now?(): number;
  /** The time that the turn has taken so far; thinking adds to it. Without it every decision has its full time. */
  readonly pace?: Pace;
  readonly ms?: number;
  readonly iterations?: number;
  /** Whether to give reasons: then the answer is always the best one found, and `reasons` come with it. */
  readonly explains?: boolean;
  /** What the game has learned, if it was loaded: a level that judges by nets falls back to the estimate without it. */
  readonly trained?: Trained | null;
  /** Polled between slices of search. */
  cancelled?(): boolean;
  /** How much of the budget is spent, from 0 to 1. */
  progress?(share: number, search: Search): void;
}

/** A bot that gives reasons always chooses the best option, whatever its level. */
const CANDID = { temperature: 0 };

/** Iterations between two looks at the clock; also the minimum of a search. */
const SLICE = 16;

/** The share of the time that search may take if rollouts follow, and its iterations: more would find the same. */
const SEARCHING = 1 / 3;
const BEFORE_ROLLOUTS = 1_200;

/** About how many decisions rollouts play: further than a net looks, and not so far that chance hides all else. */
const ROLLED = 28;

/** Chooses for the asked seat. The same situation, level and seed give the same answer unless time runs out. */
export function think<T extends Types>(
  situation: Situation<T>,
  level: Level,
  seed: number,
  budget: Budget = {},
): Thought<T['option']> {
  return thinkWith(situation, strengthOf(level), seed, budget);
}

/** The same with any settings, which need not be those of a level. */
export function thinkWith<T extends Types>(
  situation: Situation<T>,
  strength: Strength,
  seed: number,
  budget: Budget = {},
): Thought<T['option']> {
  const thoughts = thinking(situation, strength, seed, budget);
  let next = thoughts.next();
  while (!next.done) next = thoughts.next();
  return next.value;
}

/** The same as a generator, so that the caller can do other work between steps. */
export function* thinking<T extends Types>(
  situation: Situation<T>,
  strength: Strength,
  seed: number,
  budget: Budget = {},
): Generator<void, Thought<T['option']>> {
  const [only, other] = situation.decision.options;
  if (only && !other) return { option: only, evaluations: [], iterations: 0 };
  const started = budget.now?.() ?? 0;
  const thought =
    strength.iterations > 0 ? yield* searchFor(situation, strength, seed, budget) : look(situation, strength, seed);
  if (budget.pace) budget.pace.spent += (budget.now?.() ?? 0) - started;
  return thought;
}

function look<T extends Types>(situation: Situation<T>, strength: Strength, seed: number): Thought<T['option']> {
  const random = randomSource(seed);
  if (strength.worlds === 0) {
    return { option: anyOf(random, situation.decision.options), evaluations: [], iterations: 0 };
  }
  const found = tryOptions(situation, strength.worlds, random, { weights: strength.search.weights });
  return { option: choose(found, strength, random, byValue), evaluations: found, iterations: 0 };
}

function* searchFor<T extends Types>(
  situation: Situation<T>,
  strength: Strength,
  seed: number,
  budget: Budget,
): Generator<void, Thought<T['option']>> {
  const judgement = strength.learned ? judgementIn(situation, budget.trained) : null;
  const { explains = false } = budget;
  // Reasons are those of search, so who explains itself answers by search alone.
  const worlds = judgement && !explains ? (strength.rollouts ?? 0) : 0;
  const wanted = Math.min(iterationsFor(situation, strength), worlds > 0 ? BEFORE_ROLLOUTS : Infinity);
  const iterations = budget.iterations ?? Math.round(wanted * (judgement?.quicker ?? 1));
  // Who explains itself needs the other answers well tried, too.
  const settles = strength.settles === true && !explains;
  const search = beginSearch(situation, strength.search, seed, iterations, {
    explains,
    judgement,
    settles,
    style: strength.style,
  });
  const ms = budget.ms ?? allowance(strength, budget.pace);
  yield* spend(search, { ...budget, ms: worlds > 0 ? ms * SEARCHING : ms, iterations });
  const found = yield* compare(search, worlds, { ...budget, ms: ms * (1 - SEARCHING) });
  return {
    option: choose(found, explains ? CANDID : strength, search.random, byVisits),
    evaluations: found,
    iterations: search.iterations,
    ...(judgement ? { net: judgement.net } : {}),
    reasons: reasonsOf(search),
  };
}

/** The answers of a search, the best of which are compared by rollouts in at most so many worlds. */
function* compare<T extends Types>(
  search: Search<T>,
  worlds: number,
  budget: Budget & { ms: number },
): Generator<void, readonly Evaluation<T['option']>[]> {
  const { situation, judge, random } = search;
  const started = budget.now?.() ?? 0;
  const settings = { worlds, horizon: ROLLED };
  const rollouts = beginRollouts(situation, settings, { judge, random }, evaluations(search));
  while (!haveFinished(rollouts) && !budget.cancelled?.()) {
    if (budget.now && budget.now() - started >= budget.ms) break;
    rollOut(rollouts);
    yield;
  }
  return ratedByRollouts(rollouts);
}

/** The net for this game's settings, if it was trained for them. */
function judgementIn<T extends Types>(
  situation: Situation<T>,
  trained: Trained | null | undefined,
): Judgement<T> | null {
  return trained ? judgementFor(trained, situation.sample(fastChance(0))) : null;
}

/** A choice between two needs less thought than one among many. */
function iterationsFor({ decision }: Situation, { iterations, each }: Strength): number {
  return Math.min(iterations, each * decision.options.length);
}

function* spend<T extends Types>(
  search: Search<T>,
  budget: Budget & { iterations: number; ms: number },
): Generator<void, void> {
  const started = budget.now?.() ?? 0;
  while (search.iterations < budget.iterations && !hasSettled(search) && !budget.cancelled?.()) {
    for (let i = 0; i < SLICE && search.iterations < budget.iterations; i++) iterate(search);
    const spent = budget.now ? (budget.now() - started) / budget.ms : 0;
    budget.progress?.(Math.min(1, Math.max(spent, search.iterations / budget.iterations)), search);
    if (spent >= 1) return;
    yield;
  }
}

type Ordering = (evaluation: Evaluation, best: Evaluation) => number;

/** How far an option is behind the best, on the scale of rewards. */
const byValue: Ordering = (evaluation, best) => best.value - evaluation.value;
/** Search expresses its preference by visits; an option with few visits is no candidate. */
const byVisits: Ordering = (evaluation, best) =>
  evaluation.visits * 3 < best.visits ? Infinity : Math.max(0, best.value - evaluation.value);

function choose<O extends Option>(
  found: readonly Evaluation<O>[],
  { temperature, style, aim }: Pick<Strength, 'temperature' | 'style' | 'aim'>,
  random: RandomSource,
  behind: Ordering,
): O {
  const best = must(found[0], 'a decision has options');
  if (aim !== undefined && best.value > aim) return contented(found, aim, behind);
  if (style) return TASTES[style](alike(found, behind), random).option;
  if (temperature === 0) return best.option;
  const weights = found.map(each => Math.exp(-behind(each, best) / temperature));
  let left = (below(random, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return must(found[i], 'as many weights as options').option;
  }
  return best.option;
}

/** How much worse than the best an answer may be for a style to choose it. */
const MATTER_OF_TASTE = 0.01;

function alike<O extends Option>(found: readonly Evaluation<O>[], behind: Ordering): readonly Evaluation<O>[] {
  const best = must(found[0], 'a decision has options');
  return found.filter(each => behind(each, best) <= MATTER_OF_TASTE);
}

type Taste = <O extends Option>(found: readonly Evaluation<O>[], random: RandomSource) => Evaluation<O>;

/** Which answer each style chooses among those of about the same value. */
const TASTES: { readonly [S in Style]: Taste } = {
  cautious: found => must(found.toSorted((a, b) => a.spread - b.spread)[0], 'the best is among them'),
  bold: found => must(found.toSorted((a, b) => b.spread - a.spread)[0], 'the best is among them'),
  playful: (found, random) => anyOf(random, found),
  builder: mostLoved,
  locksmith: mostLoved,
};

function mostLoved<O extends Option>(found: readonly Evaluation<O>[]): Evaluation<O> {
  return must(found.toSorted((a, b) => (b.loved ?? 0) - (a.loved ?? 0))[0], 'the best is among them');
}

/** Of the well-tried answers, the one nearest above the aim. */
function contented<O extends Option>(found: readonly Evaluation<O>[], aim: number, behind: Ordering): O {
  const best = must(found[0], 'a decision has options');
  const enough = found.filter(each => behind(each, best) < Infinity && each.value >= aim);
  return enough.reduce((least, each) => (each.value < least.value ? each : least), best).option;
}
