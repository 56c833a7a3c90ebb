import { below, decide, draw, fastChance, must, play, type Decision, type Option, type Types } from '@thorp/kernel';
import { anyOf, newLuck, type Luck } from './luck.ts';
import { judgeOf } from './reward.ts';
import type { Situation } from './situation.ts';
import { edgesOf, newNode, nodeOf, type Edge, type Node } from './tree.ts';

/*
 * Information-set tree search. Every iteration imagines a world the seat cannot tell from the true one, walks down one
 * common tree as far as it is known there, plays on a little way, and carries the estimate of where it led back up.
 * Each seat is taken to choose what is best for itself.
 */

export interface SearchSettings {
  /** Decisions played beyond the tree before the position is judged; a turn that has begun is played to its end. */
  readonly horizon: number;
  /** How eagerly search tries what it knows little about, in units of how widely rewards scatter. */
  readonly curiosity: number;
  /** How much worse than the others an untried option is taken to be, in the same units. */
  readonly caution: number;
  /** Options a playout compares by how inviting they look before it takes one; 1 takes any. */
  readonly glances: number;
  readonly weights?: readonly number[];
}

/** What search thinks of an option. */
export interface Evaluation<O extends Option = Option> {
  readonly option: O;
  readonly visits: number;
  /** The expected reward for the asked seat, from 0 to 1. */
  readonly value: number;
}

/** How the rewards of a seat scatter (Welford's method). */
interface Scatter {
  count: number;
  mean: number;
  squares: number;
}

export interface Search<T extends Types = Types> {
  readonly situation: Situation<T>;
  readonly settings: SearchSettings;
  readonly luck: Luck;
  judge(world: T['state']): number[];
  readonly root: Node;
  /** By seat. */
  readonly scatter: Scatter[];
  iterations: number;
}

/** An answer given on the way down. */
interface Stride {
  readonly node: Node;
  readonly edge: Edge;
}

export function beginSearch<T extends Types>(
  situation: Situation<T>,
  settings: SearchSettings,
  seed: number,
): Search<T> {
  return {
    situation,
    settings,
    luck: newLuck(seed),
    judge: judgeOf(situation, settings.weights),
    root: newNode(situation.game, situation.decision),
    scatter: [],
    iterations: 0,
  };
}

/** One more imagined world. */
export function iterate<T extends Types>(search: Search<T>): void {
  search.iterations++;
  const world = search.situation.sample(fastChance(draw(search.luck.chance)));
  world.notes = null;
  const path: Stride[] = [];
  const open = walkDown(search, world, path);
  if (open) playOn(search, world, open);
  const worth = search.judge(world);
  learn(search.scatter, worth);
  for (const { node, edge } of path) credit(node, edge, must(worth[node.seat], 'every seat is judged'));
}

/** The options of the root, most visited first. */
export function evaluations<T extends Types>(search: Search<T>): Evaluation<T['option']>[] {
  const { situation, root } = search;
  return situation.decision.options
    .map((option, i) => {
      const { visits, total } = root.edges[i] ?? { visits: 0, total: 0 };
      return { option, visits, value: visits > 0 ? total / visits : 0 };
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** Follows the tree to an answer that was never tried before, or to the end; what is asked there is still open. */
function walkDown<T extends Types>(search: Search<T>, world: T['state'], path: Stride[]): Decision | null {
  const { game, decision: first } = search.situation;
  // Of several seats asked at once it is ours that the tree begins with, and not the first that is open.
  let decision: Decision | null = decide(game, world) && first;
  let node = search.root;
  let moment: Stride[] = [];
  while (decision) {
    const edge = select(search, world, node, decision);
    const fresh = edge.visits === 0;
    path.push({ node, edge });
    play(game, world, edge.option, decision.seat);
    decision = decide(game, world);
    if (fresh || !decision) break;
    moment.push({ node, edge });
    const opened = must(moment[0], 'an answer was just given');
    if (isBeside(moment, decision)) node = nodeOf(game, opened.node.beside, decision);
    else {
      node = nodeOf(game, opened.edge.next, decision);
      moment = [];
    }
  }
  return decision;
}

/** Whether the question belongs to the same simultaneous choice as the answers just given. */
function isBeside(moment: readonly Stride[], { seat, step }: Decision): boolean {
  return moment.every(({ node }) => node.together && node.step === step && node.seat !== seat);
}

/** The most promising edge: what it brought so far, and a bonus for what was seldom tried when it could have been. */
function select<T extends Types>(search: Search<T>, world: T['state'], node: Node, decision: Decision): Edge {
  const { luck, settings, situation } = search;
  const edges = edgesOf(situation.game, world, node, decision);
  const unit = deviation(search.scatter[node.seat]);
  const eagerness = settings.curiosity * unit;
  const hope = (node.visits > 0 ? node.total / node.visits : 0.5) - settings.caution * unit;
  let best = must(edges[0], 'a decision has options');
  let bestWorth = -Infinity;
  for (const edge of edges) {
    edge.offered++;
    const mean = edge.visits > 0 ? edge.total / edge.visits : hope;
    // Seats that choose in secret must not fall into step with each other, as they would by counting alone.
    const whim = node.together ? below(luck, 1 << 20) / (1 << 19) : 1;
    const worth = mean + (whim * eagerness * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = edge;
    }
  }
  return best;
}

/** Plays beyond the tree: as far as the horizon, and then until somebody else is asked, if that comes soon. */
function playOn<T extends Types>(search: Search<T>, world: T['state'], from: Decision): void {
  const { game } = search.situation;
  const { horizon } = search.settings;
  let decision: Decision | null = from;
  for (let played = 0; decision && played < 2 * horizon; played++) {
    const { seat }: Decision = decision;
    play(game, world, pick(search, world, decision), seat);
    decision = decide(game, world);
    if (played >= horizon && decision?.seat !== seat) return;
  }
}

/** The most inviting of a few options drawn at random. */
function pick<T extends Types>(search: Search<T>, world: T['state'], { options, seat }: Decision): Option {
  const { luck, settings, situation } = search;
  const lean = situation.game.insight?.lean;
  let best = anyOf(luck, options);
  if (!lean || options.length === 1) return best;
  let bestLean = -1;
  for (let glance = 1; glance < settings.glances; glance++) {
    const other = anyOf(luck, options);
    if (other === best) continue;
    if (bestLean < 0) bestLean = lean(world, seat, best);
    const otherLean = lean(world, seat, other);
    if (otherLean > bestLean) {
      best = other;
      bestLean = otherLean;
    }
  }
  return best;
}

function credit(node: Node, edge: Edge, worth: number): void {
  node.visits++;
  node.total += worth;
  edge.visits++;
  edge.total += worth;
}

function learn(scatter: Scatter[], worth: readonly number[]): void {
  for (let seat = 0; seat < worth.length; seat++) {
    const mine = (scatter[seat] ??= { count: 0, mean: 0, squares: 0 });
    const distance = (worth[seat] as number) - mine.mean;
    mine.mean += distance / ++mine.count;
    mine.squares += distance * ((worth[seat] as number) - mine.mean);
  }
}

/** The standard deviation, shrunk towards a guess while little is known. */
function deviation({ count, squares }: Scatter = { count: 0, mean: 0, squares: 0 }): number {
  const guess = 0.1;
  return Math.sqrt((squares + guess * guess) / (count + 1));
}
