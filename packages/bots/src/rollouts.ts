import { decide, draw, fastChance, must, play, type Option, type Types } from '@thorp/kernel';
import { quickChoice } from './quick.ts';
import { randomSource, type RandomSource } from './random.ts';
import type { Judge } from './reward.ts';
import type { Evaluation } from './search.ts';
import type { Situation } from './situation.ts';

/*
 * Rollouts compare the best answers that search found once more. Each is given in the same imagined worlds, all seats
 * play on by the quick player, and a position some turns later is judged. More search would only find what the net likes
 * best in near positions; here its judgement of them is checked by what good play makes of them.
 */

interface RolloutSettings {
  /** In how many worlds each answer is tried at most. */
  readonly worlds: number;
  /** About how many decisions lie between the question and the judged position. */
  readonly horizon: number;
}

export interface Rollouts<T extends Types = Types> {
  readonly situation: Situation<T>;
  readonly settings: RolloutSettings;
  readonly judge: Judge<T>;
  readonly random: RandomSource;
  readonly found: readonly Evaluation<T['option']>[];
  /** The answers that are compared, and those of them that may still be the best. */
  readonly compared: readonly Candidate<T['option']>[];
  candidates: readonly Candidate<T['option']>[];
  worlds: number;
  /** How often the turn passes before a position is judged. The first rollout sets it, so that all are comparable. */
  turns: number | null;
}

/** An answer and its reward in each world. */
interface Candidate<O extends Option = Option> {
  readonly found: Evaluation<O>;
  readonly rewards: number[];
}

/** At most this many answers are compared, none of which search rated lower than the best by more than this. */
const MOST = 4;
const BEHIND = 0.04;
/** What search found counts as much as this many worlds. */
const TRUST = 60;
/** After every so many worlds, answers that are behind by so many standard errors are given up. */
const ROUND = 8;
const ERRORS = 2.5;
/** How many of the best-looking options the quick player tries at each question. */
const TRIED = 5;
/** Errors are known after so many worlds. */
const LEAST = 24;

/** Rollouts of the best of the answers that search found, which are sorted from the best. */
export function beginRollouts<T extends Types>(
  situation: Situation<T>,
  settings: RolloutSettings,
  { judge, random }: Pick<Rollouts<T>, 'judge' | 'random'>,
  found: readonly Evaluation<T['option']>[],
): Rollouts<T> {
  const best = must(found[0], 'a decision has options');
  const close = found.filter(each => each.visits * 3 >= best.visits && best.value - each.value <= BEHIND);
  const compared = close.slice(0, MOST).map(each => ({ found: each, rewards: [] }));
  return { situation, settings, judge, random, found, compared, candidates: compared, worlds: 0, turns: null };
}

/** Whether more worlds would change nothing, or all have been tried. */
export function haveFinished({
  candidates,
  worlds,
  settings,
}: Pick<Rollouts, 'candidates' | 'worlds' | 'settings'>): boolean {
  return candidates.length < 2 || worlds >= settings.worlds;
}

/** Tries the remaining answers in one more world. */
export function rollOut<T extends Types>(rollouts: Rollouts<T>): void {
  const { situation, judge, candidates, random } = rollouts;
  const seed = draw(random.chance);
  const world = situation.sample(fastChance(seed));
  world.notes = null;
  decide(situation.game, world);
  for (const { found, rewards } of candidates) {
    const copy = situation.game.clone(world);
    playOn(rollouts, copy, found.option, seed);
    rewards.push(must(judge(copy)[situation.seat], 'every seat is judged'));
  }
  rollouts.worlds++;
  if (rollouts.worlds >= LEAST && rollouts.worlds % ROUND === 0) giveUp(rollouts);
}

/**
 * Gives an answer and plays on until it is time to judge: between turns, unless a turn is very long. The same world uses
 * the same random numbers, whatever the answer was.
 */
function playOn<T extends Types>(rollouts: Rollouts<T>, world: T['state'], option: T['option'], seed: number): void {
  const { situation, judge, turns } = rollouts;
  const { game } = situation;
  const { horizon } = rollouts.settings;
  const player = { game, judge, random: randomSource(seed), tried: TRIED };
  let { seat } = situation;
  let handed = 0;
  play(game, world, option, seat);
  let decision = decide(game, world);
  for (let played = 1; decision && played < 2 * horizon; played++) {
    if (decision.seat !== seat) {
      seat = decision.seat;
      handed++;
      if (turns === null ? played >= horizon : handed >= turns) break;
    }
    play(game, world, quickChoice(player, world, decision), seat);
    decision = decide(game, world);
  }
  if (decision) rollouts.turns ??= handed;
}

/**
 * All answers, best first: those that are left, those that were given up, and those that were not compared. Rollouts may
 * judge all of them lower than search did, so the others are rated by how far they are behind the best.
 */
export function ratedByRollouts<T extends Types>(rollouts: Rollouts<T>): readonly Evaluation<T['option']>[] {
  const { found, compared, candidates, worlds } = rollouts;
  if (worlds === 0) return found;
  const best = bestOf(candidates);
  const behindBy = (gap: number): number => Math.max(0, valueOf(best) - Math.max(0, gap));
  const rated = (list: readonly Candidate<T['option']>[]): Evaluation<T['option']>[] =>
    list
      .map(each => ({
        ...each.found,
        value: behindBy(gapBetween(best, each)),
        visits: each.found.visits + each.rewards.length,
      }))
      .sort((a, b) => b.value - a.value);
  const tried = [...rated(candidates), ...rated(compared.filter(each => !candidates.includes(each)))];
  const known = new Set<Option>(compared.map(each => each.found.option));
  const lowest = Math.min(...tried.map(({ value }) => value));
  const most = must(found[0], 'a decision has options').value;
  const others = found.filter(({ option }) => !known.has(option));
  return [...tried, ...others.map(each => ({ ...each, value: Math.min(lowest, behindBy(most - each.value)) }))];
}

function giveUp(rollouts: { candidates: readonly Candidate[] }): void {
  const { candidates } = rollouts;
  const best = bestOf(candidates);
  rollouts.candidates = candidates.filter(each => each === best || !isBehind(each, best));
}

function bestOf<O extends Option>(candidates: readonly Candidate<O>[]): Candidate<O> {
  return candidates.reduce((first, each) => (valueOf(each) > valueOf(first) ? each : first));
}

/** The mean of search and rollouts. */
function valueOf({ found, rewards }: Candidate): number {
  return (TRUST * found.value + sumOf(rewards)) / (TRUST + rewards.length);
}

/** How far an answer is behind, in the worlds in which it was tried, so that neither gains from a lucky deal. */
function gapBetween(best: Candidate, answer: Candidate): number {
  const gaps = gapsBetween(best, answer);
  return (TRUST * (best.found.value - answer.found.value) + sumOf(gaps)) / (TRUST + gaps.length);
}

function gapsBetween(best: Candidate, { rewards }: Candidate): number[] {
  return rewards.map((reward, world) => must(best.rewards[world], 'the best was tried in all worlds') - reward);
}

function isBehind(answer: Candidate, best: Candidate): boolean {
  const gaps = gapsBetween(best, answer);
  const mean = sumOf(gaps) / gaps.length;
  const variance = sumOf(gaps.map(gap => (gap - mean) ** 2)) / (gaps.length - 1);
  const error = Math.sqrt(variance * gaps.length) / (TRUST + gaps.length);
  return gapBetween(best, answer) > ERRORS * error;
}

function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (const each of list) sum += each;
  return sum;
}
