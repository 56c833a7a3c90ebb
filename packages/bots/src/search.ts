import {
  below,
  decide,
  fastChance,
  must,
  play,
  type Decision,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { beginHalving, isSettled, nextCandidate, type Halving } from './halving.ts';
import type { Style } from './levels.ts';
import type { Judgement } from './learned/judgement.ts';
import { randomSource, type RandomSource } from './random.ts';
import { horizonOf, pick } from './playout.ts';
import { addTrial, reasonsFor, type Reasons, type Trials } from './reasons.ts';
import { judgeOf } from './reward.ts';
import type { Situation } from './situation.ts';
import { edgesOf, meanOf, newNode, nodeOf, spreadOf, type Edge, type Node } from './tree.ts';

/*
 * Information-set tree search. Every iteration imagines a world that the seat cannot tell from the true one, gives one
 * of the remaining candidate answers there, follows one common tree as far as it goes, plays some turns further by
 * quick guesses, and adds the estimate of the last position to every edge on the path. Each seat is assumed to choose
 * what is best for itself.
 */

export interface SearchSettings {
  /**
   * About how many decisions lie between the question and the judged position, if not the number that the game gives.
   */
  readonly horizon?: number;
  /** How strongly search prefers options it knows little about, in standard deviations of the rewards. */
  readonly curiosity: number;
  /** How much worse than the others an untried option is assumed to be, in the same unit. */
  readonly caution: number;
  readonly weights?: readonly number[];
}

/** What search thinks of an option. */
export interface Evaluation<O extends Option = Option> {
  readonly option: O;
  readonly visits: number;
  /** The expected reward for the asked seat, from 0 to 1. */
  readonly value: number;
  /** The standard deviation of the rewards. */
  readonly spread: number;
  /** How much of what its style loves the seat had in the end, if the bot has such a style. */
  readonly loved?: number;
}

/** The variance of a seat's rewards (Welford's method). */
interface Scatter {
  count: number;
  mean: number;
  squares: number;
}

export interface Search<T extends Types = Types> {
  readonly situation: Situation<T>;
  readonly settings: SearchSettings;
  readonly random: RandomSource;
  judge(world: T['state']): number[];
  readonly judgement: Judgement<T> | null;
  readonly root: Node;
  readonly halving: Halving;
  readonly horizon: number;
  walk: Walk;
  /** How often the turn passes before a position is judged. The first iteration sets it, so that all are comparable. */
  turns: number | null;
  readonly imagined: { seed: number; world: T['state'] };
  /** By seat. */
  readonly scatter: Scatter[];
  /** Where trials of the root's answers stopped; null if no reasons are wanted. */
  readonly trials: Trials | null;
  readonly love: Love<T> | null;
  iterations: number;
}

/** What a style loves, and how much of it the root's answers brought in sum. */
interface Love<T extends Types = Types> {
  of(world: T['state'], seat: Seat): number;
  readonly sums: Map<Edge, number>;
}

/** The progress of an iteration: the seat asked last, the decisions played, and how often the turn passed. */
interface Walk {
  seat: Seat;
  played: number;
  handed: number;
}

/** An answer given on the way down. */
interface PathStep {
  readonly node: Node;
  readonly edge: Edge;
}

/** The means of a search besides its settings. */
export interface Tools<T extends Types = Types> {
  /** The net that judges positions; without one the game's estimate does. */
  readonly judgement?: Judgement<T> | null | undefined;
  /** Whether it will have to give reasons. */
  readonly explains?: boolean | undefined;
  /** Whether it may end early where one answer is clearly the best. */
  readonly settles?: boolean | undefined;
  /** The style of the bot. */
  readonly style?: Style | undefined;
}

/** A search planned for a number of iterations; it can be stopped after any of them. */
export function beginSearch<T extends Types>(
  situation: Situation<T>,
  settings: SearchSettings,
  seed: number,
  iterations: number,
  { judgement, explains = false, settles = false, style }: Tools<T> = {},
): Search<T> {
  const { game, decision } = situation;
  const root = newNode(game, decision);
  const world = sampled(situation, seed);
  const leaning = game.insight?.leaning;
  return {
    situation,
    settings,
    random: randomSource(seed),
    judge: judgeOf(situation, { weights: settings.weights, judgement }),
    judgement: judgement ?? null,
    root,
    horizon: settings.horizon ?? horizonOf(game, world, judgement),
    turns: null,
    walk: { seat: situation.seat, played: 0, handed: 0 },
    halving: beginHalving(edgesOf(game, world, root, decision), iterations, settles),
    imagined: { seed, world },
    scatter: [],
    trials: explains ? new Map() : null,
    love: leaning && leaning.style === style ? { of: leaning.of, sums: new Map() } : null,
    iterations: 0,
  };
}

/** Tries one more answer in an imagined world. */
export function iterate<T extends Types>(search: Search<T>): void {
  search.iterations++;
  const { game } = search.situation;
  const first = nextCandidate(search.halving, search.random);
  const world = game.clone(worldOf(search));
  search.walk = { seat: search.root.seat, played: 0, handed: 0 };
  const path: PathStep[] = [];
  const open = walkDown(search, world, first, path);
  if (open) playOn(search, world, open);
  if (world.frames.length > 0) search.turns ??= search.walk.handed;
  const worth = search.judge(world);
  learn(search.scatter, worth);
  if (search.trials)
    addTrial(search.trials, search.situation, world, {
      edge: first,
      seed: search.halving.seed,
      weights: search.settings.weights,
      judgement: search.judgement,
    });
  if (search.love) addLove(search.love, first, world, search.situation.seat);
  for (const { node, edge } of path) credit(node, edge, must(worth[node.seat], 'every seat is judged'));
}

function addLove<T extends Types>(love: Love<T>, edge: Edge, world: T['state'], seat: Seat): void {
  love.sums.set(edge, (love.sums.get(edge) ?? 0) + love.of(world, seat));
}

/** The world of the current seed, imagined once for all answers that are tried in it. */
function worldOf<T extends Types>({ situation, halving, imagined }: Search<T>): T['state'] {
  if (imagined.seed !== halving.seed) {
    imagined.seed = halving.seed;
    imagined.world = sampled(situation, halving.seed);
  }
  return imagined.world;
}

function sampled<T extends Types>(situation: Situation<T>, seed: number): T['state'] {
  const world = situation.sample(fastChance(seed));
  world.notes = null;
  decide(situation.game, world);
  return world;
}

/** Whether more iterations would change nothing. */
export function hasSettled<T extends Types>({ halving }: Search<T>): boolean {
  return isSettled(halving);
}

/** The options of the root, best first. */
export function evaluations<T extends Types>(search: Search<T>): Evaluation<T['option']>[] {
  return ranked(search).map(({ option, edge, value }) => ({
    option,
    visits: edge.visits,
    value,
    spread: spreadOf(edge),
    ...(search.love ? { loved: (search.love.sums.get(edge) ?? 0) / Math.max(1, edge.visits) } : {}),
  }));
}

/** Why the first of them is the best; null for a search without reasons. */
export function reasonsOf<T extends Types>(search: Search<T>): Reasons<T['option']> | null {
  return search.trials && reasonsFor(search.trials, ranked(search));
}

/** The remaining candidates first, then the others by their number of visits. */
function ranked<T extends Types>({
  situation,
  root,
  halving,
}: Search<T>): { readonly option: T['option']; readonly edge: Edge; readonly value: number }[] {
  const rank = (edge: Edge): number => (halving.candidates.includes(edge) ? Infinity : edge.visits);
  return situation.decision.options
    .map((option, i) => ({ option, edge: must(root.edges[i], 'every option has its edge') }))
    .sort((a, b) => compare(rank(b.edge), rank(a.edge)) || meanOf(b.edge) - meanOf(a.edge))
    .map(({ option, edge }) => ({ option, edge, value: meanOf(edge) }));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Follows the tree from the first answer to one that was never given before. Returns the open question there. */
function walkDown<T extends Types>(
  search: Search<T>,
  world: T['state'],
  first: Edge,
  path: PathStep[],
): Decision | null {
  const { game } = search.situation;
  let node = search.root;
  let edge = first;
  let moment: PathStep[] = [];
  for (;;) {
    const fresh = edge.visits === 0;
    const step = { node, edge };
    path.push(step);
    const decision = playAt(search, world, edge.option);
    if (fresh || !decision) return decision;
    moment.push(step);
    const opened = must(moment[0], 'an answer was just given');
    if (isBeside(moment, decision)) node = nodeOf(game, opened.node.beside, decision);
    else {
      node = nodeOf(game, opened.edge.next, decision);
      moment = [];
    }
    edge = select(search, world, node, decision);
  }
}

/**
 * Plays beyond the tree until it is time to judge. The same world uses the same random numbers, whatever the first
 * answer was.
 */
function playOn<T extends Types>(search: Search<T>, world: T['state'], from: Decision): void {
  const random = randomSource(search.halving.seed);
  for (let decision: Decision | null = from; decision;) {
    decision = playAt(search, world, pick(search.situation.game, world, decision, random));
  }
}

/**
 * Gives an answer. Returns the next question, or null when it is time to judge: between turns, unless a turn is very
 * long.
 */
function playAt<T extends Types>(search: Search<T>, world: T['state'], option: Option): Decision | null {
  const { situation, horizon, walk, turns } = search;
  play(situation.game, world, option, walk.seat);
  const decision = decide(situation.game, world);
  if (!decision || ++walk.played >= 2 * horizon) return null;
  if (decision.seat === walk.seat) return decision;
  walk.seat = decision.seat;
  walk.handed++;
  return (turns === null ? walk.played >= horizon : walk.handed >= turns) ? null : decision;
}

/** Whether the question belongs to the same simultaneous choice as the answers just given. */
function isBeside(moment: readonly PathStep[], { seat, step }: Decision): boolean {
  return moment.every(({ node }) => node.together && node.step === step && node.seat !== seat);
}

/** The most promising edge: its mean reward, plus a bonus if it was rarely tried when it could have been. */
function select<T extends Types>(search: Search<T>, world: T['state'], node: Node, decision: Decision): Edge {
  const { random, settings, situation } = search;
  const edges = edgesOf(situation.game, world, node, decision);
  const unit = deviation(search.scatter[node.seat]);
  const eagerness = settings.curiosity * unit;
  const hope = (node.visits > 0 ? node.total / node.visits : 0.5) - settings.caution * unit;
  let best = must(edges[0], 'a decision has options');
  let bestWorth = -Infinity;
  for (const edge of edges) {
    edge.offered++;
    const mean = edge.visits > 0 ? edge.total / edge.visits : hope;
    // Seats that choose in secret must not change their choices in step, as they would if only visits counted.
    const noise = node.together ? below(random, 1 << 20) / (1 << 19) : 1;
    const worth = mean + (noise * eagerness * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = edge;
    }
  }
  return best;
}

function credit(node: Node, edge: Edge, worth: number): void {
  node.visits++;
  node.total += worth;
  edge.visits++;
  edge.total += worth;
  edge.squares += worth * worth;
}

function learn(scatter: Scatter[], worth: readonly number[]): void {
  for (let seat = 0; seat < worth.length; seat++) {
    const mine = (scatter[seat] ??= { count: 0, mean: 0, squares: 0 });
    const value = worth[seat] ?? 0;
    const distance = value - mine.mean;
    mine.mean += distance / ++mine.count;
    mine.squares += distance * (value - mine.mean);
  }
}

/** The standard deviation, shrunk towards a guess while little is known. */
function deviation({ count, squares }: Scatter = { count: 0, mean: 0, squares: 0 }): number {
  const guess = 0.1;
  return Math.sqrt((squares + guess * guess) / (count + 1));
}
