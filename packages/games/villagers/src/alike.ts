import { NONE } from './cards/index.ts';
import { numberAt } from './lists.ts';
import type { Village } from './types.ts';

/*
 * Identical villagers are one choice: two bare Lumberjacks are identical, a Lumberjack below a Wheeler and a bare one
 * are not. So the cards on, below and beside them are compared too.
 */

/** Only the first of identical villagers. */
export function distinct(v: Village, found: number[]): number[] {
  if (found.length < 2) return found;
  const different: number[] = [];
  for (const at of found) if (!isLikeAny(v, at, different)) different.push(at);
  return different;
}

/** The villagers for which something holds. */
export function villagersWhere(v: Village, holds: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < v.cards.length; at++) if (holds(at)) found.push(at);
  return found;
}

function isLikeAny(v: Village, at: number, others: readonly number[]): boolean {
  for (const other of others) if (areAlike(v, at, other)) return true;
  return false;
}

/** Whether two villagers are identical, with everything on, below and beside them: swapping them changes nothing. */
function areAlike(v: Village, a: number, b: number): boolean {
  // The faces first: most differences are there.
  if (!sameFace(v, a, b) || !sameLoad(v, a, b, NONE, NONE)) return false;
  while (a !== b) {
    if (!sameFace(v, a, b)) return false;
    const underA = numberAt(v.on, a);
    const underB = numberAt(v.on, b);
    if (underA === NONE || underB === NONE) return underA === underB;
    if (underA !== underB && !sameLoad(v, underA, underB, a, b)) return false;
    a = underA;
    b = underB;
  }
  return true;
}

function sameFace(v: Village, a: number, b: number): boolean {
  return v.cards[a] === v.cards[b] && v.as[a] === v.as[b] && v.coins[a] === v.coins[b];
}

/** Whether the same branches stand on both, in any order, ignoring one branch of each. */
function sameLoad(v: Village, a: number, b: number, butA: number, butB: number): boolean {
  if (v.load[a] !== v.load[b]) return false;
  if (v.load[a] === 0) return true;
  const [one, two] = [branches(v, a, butA), branches(v, b, butB)];
  return one.every((branch, i) => sameBranch(v, branch, numberAt(two, i))) || crossed(v, one, two);
}

function crossed(v: Village, one: readonly number[], two: readonly number[]): boolean {
  return one.length === 2 && one.every((branch, i) => sameBranch(v, branch, numberAt(two, 1 - i)));
}

/** Branches do not fork, so both can be compared card by card. */
function sameBranch(v: Village, a: number, b: number): boolean {
  while (sameFace(v, a, b) && v.load[a] === v.load[b]) {
    if (v.load[a] === 0) return true;
    a = v.on.indexOf(a);
    b = v.on.indexOf(b);
  }
  return false;
}

function branches(v: Village, at: number, but: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < v.on.length; i++) if (v.on[i] === at && i !== but) found.push(i);
  return found;
}
