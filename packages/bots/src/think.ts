import { below, must, type Option, type Types } from '@thorp/kernel';
import { tryOptions } from './greedy.ts';
import { LEVELS, type Level, type Strength } from './levels.ts';
import { anyOf, randomSource, type RandomSource } from './random.ts';
import { allowance, type Pace } from './pace.ts';
import { beginSearch, evaluations, iterate, type Evaluation, type Search } from './search.ts';
import type { Situation } from './situation.ts';

export interface Thought<O extends Option = Option> {
  readonly option: O;
  /** What was thought of the options, best first; empty for a bot that does not think. */
  readonly evaluations: readonly Evaluation<O>[];
  readonly iterations: number;
}

/** The clock and the way to stop are the host's: rules and bots know neither. */
export interface Budget {
  /** Milliseconds from any fixed moment; without a clock only the number of iterations counts, so answers repeat. */
  now?(): number;
  /** What the turn has cost so far; thinking adds to it. Without it every decision has its full time. */
  readonly pace?: Pace;
  readonly ms?: number;
  readonly iterations?: number;
  /** Asked between slices of search. */
  cancelled?(): boolean;
  /** How much of the budget is spent, from 0 to 1. */
  progress?(share: number, search: Search): void;
}

/** Iterations between two looks at the clock; also the least that a search is given. */
const SLICE = 16;

/** Chooses for the asked seat. The same situation, level and seed give the same answer while time does not cut in. */
export function think<T extends Types>(
  situation: Situation<T>,
  level: Level,
  seed: number,
  budget: Budget = {},
): Thought<T['option']> {
  return thinkWith(situation, LEVELS[level], seed, budget);
}

/** The same with settings that are no level. */
export function thinkWith<T extends Types>(
  situation: Situation<T>,
  strength: Strength,
  seed: number,
  budget: Budget = {},
): Thought<T['option']> {
  const [only, other] = situation.decision.options;
  if (only && !other) return { option: only, evaluations: [], iterations: 0 };
  const started = budget.now?.() ?? 0;
  const thought =
    strength.iterations > 0 ? searchFor(situation, strength, seed, budget) : look(situation, strength, seed);
  if (budget.pace) budget.pace.spent += (budget.now?.() ?? 0) - started;
  return thought;
}

function look<T extends Types>(situation: Situation<T>, strength: Strength, seed: number): Thought<T['option']> {
  const random = randomSource(seed);
  if (strength.worlds === 0) {
    return { option: anyOf(random, situation.decision.options), evaluations: [], iterations: 0 };
  }
  const found = tryOptions(situation, strength.worlds, random, strength.search.weights);
  return { option: choose(found, strength.temperature, random, byValue), evaluations: found, iterations: 0 };
}

function searchFor<T extends Types>(
  situation: Situation<T>,
  strength: Strength,
  seed: number,
  budget: Budget,
): Thought<T['option']> {
  const { options } = situation.decision;
  const iterations = budget.iterations ?? Math.min(strength.iterations, strength.each * options.length);
  const search = beginSearch(situation, strength.search, seed, iterations);
  spend(search, { ms: allowance(strength, budget.pace), ...budget, iterations });
  const found = evaluations(search);
  return {
    option: choose(found, strength.temperature, search.random, byVisits),
    evaluations: found,
    iterations: search.iterations,
  };
}

function spend<T extends Types>(search: Search<T>, budget: Budget & { iterations: number; ms: number }): void {
  const started = budget.now?.() ?? 0;
  while (search.iterations < budget.iterations && !budget.cancelled?.()) {
    for (let i = 0; i < SLICE && search.iterations < budget.iterations; i++) iterate(search);
    const spent = budget.now ? (budget.now() - started) / budget.ms : 0;
    budget.progress?.(Math.min(1, Math.max(spent, search.iterations / budget.iterations)), search);
    if (spent >= 1) return;
  }
}

type Ordering = (evaluation: Evaluation, best: Evaluation) => number;

/** How far an option is behind the best, on the scale of rewards. */
const byValue: Ordering = (evaluation, best) => best.value - evaluation.value;
/** Search says what it prefers by its visits; an option with few visits is no candidate. */
const byVisits: Ordering = (evaluation, best) =>
  evaluation.visits * 3 < best.visits ? Infinity : Math.max(0, best.value - evaluation.value);

function choose<O extends Option>(
  found: readonly Evaluation<O>[],
  temperature: number,
  random: RandomSource,
  behind: Ordering,
): O {
  const best = must(found[0], 'a decision has options');
  if (temperature === 0) return best.option;
  const weights = found.map(each => Math.exp(-behind(each, best) / temperature));
  let left = (below(random, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return must(found[i], 'as many weights as options').option;
  }
  return best.option;
}
