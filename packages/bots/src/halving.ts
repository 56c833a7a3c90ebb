import { draw, must } from '@thorp/kernel';
import type { RandomSource } from './random.ts';
import { meanOf, spreadOf, type Edge } from './tree.ts';

/*
 * Sequential halving: all answers to a question are tried in the same imagined worlds, so that no answer gains from a
 * lucky deal. After each round the better half stays.
 */

export interface Halving {
  /** The answers that are still candidates. */
  candidates: Edge[];
  /** The candidate to be tried next in the current world, and the seed of that world. */
  at: number;
  seed: number;
  /** Iterations left in this round, and iterations of each round. */
  left: number;
  readonly length: number;
  /** Whether answers that are clearly behind are given up before a round ends, and search with them. */
  readonly settles: boolean;
}

/**
 * An answer must be tried in at least this many worlds. If there are not enough, answers with the lowest prior drop
 * out.
 */
const LEAST = 2;

/** An answer is clearly behind after so many trials, and by so many standard errors. */
const TRIALS = 96;
const ERRORS = 4;

export function beginHalving(edges: readonly Edge[], iterations: number, settles = false): Halving {
  const room = Math.max(2, Math.floor(iterations / LEAST));
  const candidates = edges.toSorted((a, b) => b.prior - a.prior).slice(0, room);
  const length = Math.floor(iterations / Math.max(1, Math.ceil(Math.log2(candidates.length))));
  return { candidates, at: 0, seed: 0, left: length, length, settles };
}

/** The answer to try next. */
export function nextCandidate(halving: Halving, random: RandomSource): Edge {
  if (halving.at === 0) {
    halving.seed = draw(random.chance);
    if (halving.left <= 0 && halving.candidates.length > 2) halve(halving);
    if (halving.settles) giveUp(halving);
  }
  halving.left--;
  const edge = must(halving.candidates[halving.at], 'there is a candidate');
  halving.at = (halving.at + 1) % halving.candidates.length;
  return edge;
}

function halve(halving: Halving): void {
  const { candidates, length } = halving;
  halving.candidates = candidates.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(candidates.length / 2));
  halving.left = length;
}

/** Whether one answer is left: more trials would change nothing. */
export function isSettled({ settles, candidates }: Halving): boolean {
  return settles && candidates.length === 1;
}

function giveUp(halving: Halving): void {
  const { candidates } = halving;
  const best = candidates.reduce((first, each) => (meanOf(each) > meanOf(first) ? each : first));
  if (best.visits < TRIALS) return;
  halving.candidates = candidates.filter(each => !isBehind(each, best));
}

/** The worlds are the same for both, which only makes the difference surer than this. */
function isBehind(edge: Edge, best: Edge): boolean {
  const error = Math.hypot(errorOf(edge), errorOf(best));
  return meanOf(best) - meanOf(edge) > ERRORS * error;
}

function errorOf(edge: Edge): number {
  return spreadOf(edge) / Math.sqrt(edge.visits);
}
