import { draw, must } from '@thorp/kernel';
import type { Luck } from './luck.ts';
import { meanOf, type Edge } from './tree.ts';

/*
 * Sequential halving: all answers to a question are tried in the same imagined worlds, so that none owes its lead to a
 * lucky deal, and after each heat the better half goes on.
 */

export interface Heats {
  /** The answers still in the running. */
  field: Edge[];
  /** Whose turn it is to be tried in the present world, and the seed of that world. */
  at: number;
  seed: number;
  /** Iterations left in this heat, and in each. */
  left: number;
  readonly length: number;
}

/** Worlds that an answer is worth trying in: where they are too few for all answers, the least inviting drop out. */
const LEAST = 2;

export function beginHeats(edges: readonly Edge[], iterations: number): Heats {
  const room = Math.max(2, Math.floor(iterations / LEAST));
  const field = edges.toSorted((a, b) => b.prior - a.prior).slice(0, room);
  const length = Math.floor(iterations / Math.max(1, Math.ceil(Math.log2(field.length))));
  return { field, at: 0, seed: 0, left: length, length };
}

/** The answer to be tried next. */
export function nextUp(heats: Heats, luck: Luck): Edge {
  if (heats.at === 0) {
    heats.seed = draw(luck.chance);
    if (heats.left <= 0 && heats.field.length > 2) halve(heats);
  }
  heats.left--;
  const edge = must(heats.field[heats.at], 'somebody is in the running');
  heats.at = (heats.at + 1) % heats.field.length;
  return edge;
}

function halve(heats: Heats): void {
  const { field, length } = heats;
  heats.field = field.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(field.length / 2));
  heats.left = length;
}
