import {
  below,
  decide,
  fastChance,
  must,
  play,
  type Decision,
  type Game,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { rewards } from './reward.ts';
import type { Situation } from './situation.ts';

/*
 * Information-set tree search. Every iteration imagines a world the seat cannot tell from the true one, walks down one
 * common tree as far as it is known there, plays on a little way, and carries the estimate of where it led back up.
 * Each seat is taken to choose what is best for itself.
 */

export interface SearchSettings {
  /** Decisions played beyond the tree before the position is judged. */
  readonly horizon: number;
  /** How far search trusts unexplored options. */
  readonly curiosity: number;
  /** The chance that a playout takes any option instead of an inviting one. */
  readonly whim: number;
  readonly weights?: readonly number[];
}

interface Edge {
  readonly option: Option;
  readonly prior: number;
  visits: number;
  /** How often the option was there to be chosen: worlds differ. */
  offered: number;
  total: number;
  child: Node | null;
}

interface Node {
  visits: number;
  value: number;
  readonly edges: Map<string, Edge>;
}

/** What search thinks of an option. */
export interface Evaluation<O extends Option = Option> {
  readonly option: O;
  readonly visits: number;
  /** The expected reward for the asked seat, from 0 to 1. */
  readonly value: number;
}

export interface Search<T extends Types = Types> {
  readonly situation: Situation<T>;
  readonly settings: SearchSettings;
  readonly luck: { chance: ReturnType<typeof fastChance>; learnt: number };
  readonly root: Node;
  iterations: number;
}

export function beginSearch<T extends Types>(
  situation: Situation<T>,
  settings: SearchSettings,
  seed: number,
): Search<T> {
  const luck = { chance: fastChance(seed), learnt: 0 };
  return { situation, settings, luck, root: newNode(), iterations: 0 };
}

/** One more imagined world. */
export function iterate<T extends Types>(search: Search<T>): void {
  const { situation, luck, root } = search;
  search.iterations++;
  const world = situation.sample(fastChance(below(luck, 0x7fff_ffff)));
  world.notes = null;
  const walked: { edge: Edge; node: Node; seat: Seat }[] = [];
  let node: Node | null = root;
  let decision = asked(situation, world);
  while (decision && node) {
    const edge: Edge = select(search, world, node, decision);
    walked.push({ edge, node, seat: decision.seat });
    play(situation.game, world, edge.option, decision.seat);
    const fresh: boolean = edge.child === null;
    edge.child ??= newNode();
    node = fresh ? null : edge.child;
    decision = decide(situation.game, world);
  }
  if (decision) playOn(search, world, decision);
  const worth = rewards(situation.game, world, search.settings.weights);
  for (const { edge, node: at, seat } of walked) credit(at, edge, must(worth[seat], 'every seat is judged'));
}

/** The options of the root, most visited first. */
export function evaluations<T extends Types>(search: Search<T>): Evaluation<T['option']>[] {
  return search.situation.decision.options
    .map(option => {
      const edge = search.root.edges.get(key(option));
      return { option, visits: edge?.visits ?? 0, value: edge && edge.visits > 0 ? edge.total / edge.visits : 0 };
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** In a simultaneous choice the asked seat need not be the first that is open. */
function asked<T extends Types>(situation: Situation<T>, world: T['state']): Decision | null {
  return decide(situation.game, world) && situation.decision;
}

function select<T extends Types>(search: Search<T>, world: T['state'], node: Node, decision: Decision): Edge {
  const edges = edgesOf(search, world, node, decision);
  const { curiosity } = search.settings;
  const hope = node.visits > 0 ? node.value / node.visits : 0.5;
  let best = must(edges[0], 'a decision has options');
  let bestWorth = -Infinity;
  for (const edge of edges) {
    edge.offered++;
    const mean = edge.visits > 0 ? edge.total / edge.visits : hope;
    const worth = mean + (curiosity * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = edge;
    }
  }
  return best;
}

function edgesOf<T extends Types>(search: Search<T>, world: T['state'], node: Node, decision: Decision): Edge[] {
  const { options, seat } = decision;
  const keys = options.map(key);
  const missing = keys.some(name => !node.edges.has(name));
  const priors = missing ? priorsOf(search.situation.game, world, seat, options) : [];
  return keys.map((name, i) => {
    const known = node.edges.get(name);
    if (known) return known;
    const option = must(options[i], 'as many keys as options');
    const edge: Edge = { option, prior: priors[i] ?? 0, visits: 0, offered: 0, total: 0, child: null };
    node.edges.set(name, edge);
    return edge;
  });
}

/** The share of trust each option starts with; the best-looking one counts as 1, so that lists of any length compare. */
function priorsOf<T extends Types>(game: Game<T>, world: T['state'], seat: Seat, options: readonly Option[]): number[] {
  const lean = game.insight?.lean;
  if (!lean) return options.map(() => 1);
  const leans = options.map(option => lean(world, seat, option));
  const most = Math.max(...leans, Number.MIN_VALUE);
  return leans.map(each => 0.1 + (0.9 * each) / most);
}

function playOn<T extends Types>(search: Search<T>, world: T['state'], from: Decision): void {
  const { game } = search.situation;
  let decision: Decision | null = from;
  for (let left = search.settings.horizon; decision && left > 0; left--) {
    play(game, world, pick(search, world, decision), decision.seat);
    decision = decide(game, world);
  }
}

/** An inviting option of two drawn at random; now and then any. */
function pick<T extends Types>(search: Search<T>, world: T['state'], { options, seat }: Decision): Option {
  const { luck, settings, situation } = search;
  const one = must(options[below(luck, options.length)], 'a decision has options');
  const lean = situation.game.insight?.lean;
  if (!lean || below(luck, 1000) < settings.whim * 1000) return one;
  let best = one;
  let bestLean = lean(world, seat, one);
  for (let tries = 0; tries < 2; tries++) {
    const other = must(options[below(luck, options.length)], 'a decision has options');
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
  node.value += worth;
  edge.visits++;
  edge.total += worth;
}

function newNode(): Node {
  return { visits: 0, value: 0, edges: new Map() };
}

/** Options are small plain objects built by one function each, so their JSON names them. */
function key(option: Option): string {
  return JSON.stringify(option);
}
