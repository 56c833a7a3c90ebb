import { draw, must } from '@thorp/kernel';
import type { RandomSource } from './random.ts';
import { meanOf, type Edge } from './tree.ts';

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
}

/**
 * An answer must be tried in at least this many worlds. If there are not enough, answers with the lowest prior drop
 * out.
 */
const LEAST = 2;

export function beginHalving(edges: readonly Edge[], iterations: number): Halving {
  const room = Math.max(2, Math.floor(iterations / LEAST));
  const candidates = edges.toSorted((a, b) => b.prior - a.prior).slice(0, room);
  const length = Math.floor(iterations / Math.max(1, Math.ceil(Math.log2(candidates.length))));
  return { candidates, at: 0, seed: 0, left: length, length };
}

/** The answer to try next. */
export function nextCandidate(halving: Halving, random: RandomSource): Edge {
  if (halving.at === 0) {
    halving.seed = draw(random.chance);
    if (halving.left <= 0 && halving.candidates.length > 2) halve(halving);
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
