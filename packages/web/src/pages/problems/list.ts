import type { Problem, ProblemStrength } from '@thorp/bots';

/** The easiest first. */
export const STRENGTHS: readonly ProblemStrength[] = [1, 2, 3];

/** A problem of a game with its place in addresses. */
export interface ListedProblem {
  readonly id: string;
  /** Counted from 1 through all strengths. */
  readonly number: number;
  readonly problem: Problem;
}

/** The easiest first. */
export function listed(problems: readonly Problem[]): readonly ListedProblem[] {
  return problems
    .toSorted((a, b) => a.strength - b.strength)
    .map((problem, i) => ({ id: idOf(problem), number: i + 1, problem }));
}

/** The deal and how many choices were made in it: it stays the same when others are added. */
function idOf({ seed, taken }: Problem): string {
  return `${seed.replace(/\D+/, '')}-${taken.length}`;
}

/** How a solved problem is remembered. */
export function problemKey(game: string, { id }: ListedProblem): string {
  return `${game}/${id}`;
}

/** The next one that is not solved, if there is one; else the next one. */
export function nextAfter(
  all: readonly ListedProblem[],
  at: number,
  isSolved: (problem: ListedProblem) => boolean,
): ListedProblem | null {
  const round = [...all.slice(at + 1), ...all.slice(0, at)];
  return round.find(each => !isSolved(each)) ?? round[0] ?? null;
}
