import { must, same, type Decision, type Fields, type Game, type Option, type Seat, type Types } from '@thorp/kernel';

/*
 * The tree that search builds. A node is a question to a seat, an edge is an answer to it. Imagined worlds differ, so
 * an edge counts how often it was offered at all, and one answer may lead to several questions.
 */

export interface Node {
  readonly seat: Seat;
  readonly step: string;
  /** True where several seats answer at the same time and in secret. */
  readonly together: boolean;
  readonly edges: Edge[];
  /** The edges by the JSON of their options. */
  readonly named: Map<string, Edge>;
  /** The questions to the other seats of the same simultaneous choice: nobody chooses knowing another's answer. */
  readonly beside: Node[];
  visits: number;
  total: number;
}

export interface Edge {
  readonly option: Option;
  /** How promising it looked before the first trial; the best-looking option of a list has 1. */
  readonly prior: number;
  readonly next: Node[];
  visits: number;
  offered: number;
  /** The sum of the asked seat's rewards, and of their squares. */
  total: number;
  squares: number;
}

/** The mean reward of an answer. */
export function meanOf({ visits, total }: Edge): number {
  return visits > 0 ? total / visits : 0;
}

/** The standard deviation of its rewards. */
export function spreadOf({ visits, total, squares }: Edge): number {
  return visits > 1 ? Math.sqrt(Math.max(0, squares - (total * total) / visits) / (visits - 1)) : 0;
}

export function newNode(game: Game, { seat, step }: Decision): Node {
  const together = 'resolve' in must(game.steps[step], 'every question has its step');
  return { seat, step, together, edges: [], named: new Map(), beside: [], visits: 0, total: 0 };
}

/** The node of a question; added if it is new. */
export function nodeOf(game: Game, nodes: Node[], decision: Decision): Node {
  for (const node of nodes) if (node.seat === decision.seat && node.step === decision.step) return node;
  const node = newNode(game, decision);
  nodes.push(node);
  return node;
}

/**
 * The edges of the options offered in this world. Lists keep their order, so most options have the same index as
 * before.
 */
export function edgesOf<T extends Types>(game: Game<T>, world: T['state'], node: Node, decision: Decision): Edge[] {
  const { options, seat } = decision;
  const edges: Edge[] = [];
  let priors: readonly number[] | null = null;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const usual = node.edges[i];
    if (usual && isSame(usual.option, option)) {
      edges.push(usual);
      continue;
    }
    const name = JSON.stringify(option);
    let edge = node.named.get(name);
    if (!edge) {
      priors ??= priorsOf(game, world, seat, options);
      edge = {
        option,
        prior: must(priors[i], 'every option has a prior'),
        next: [],
        visits: 0,
        offered: 0,
        total: 0,
        squares: 0,
      };
      node.edges.push(edge);
      node.named.set(name, edge);
    }
    edges.push(edge);
  }
  return edges;
}

/**
 * Most options are made once and shared. The others are nearly all flat, and options of one kind have the same keys.
 */
function isSame(a: object, b: object): boolean {
  if (a === b) return true;
  const left = a as Fields;
  const right = b as Fields;
  if (left['kind'] !== right['kind']) return false;
  for (const name in left) if (left[name] !== right[name] && !same(left[name], right[name])) return false;
  return true;
}

function priorsOf<T extends Types>(game: Game<T>, world: T['state'], seat: Seat, options: readonly Option[]): number[] {
  const { insight } = game;
  const prior = insight?.prior;
  if (!prior) return options.map(() => 1);
  const priors = insight.priors?.(world, seat, options) ?? options.map(option => prior(world, seat, option));
  const most = Math.max(...priors, Number.MIN_VALUE);
  return priors.map(each => 0.1 + (0.9 * each) / most);
}
