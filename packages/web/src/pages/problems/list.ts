import type { Problem, ProblemStrength } from '@thorp/bots';

/** The easiest first. */
export const STRENGTHS: readonly ProblemStrength[] = [1, 2, 3];

/** A problem of a game with its id in addresses. */
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

/** The deal and the number of choices in it: it stays the same when other problems are added. */
function idOf({ seed, taken }: Problem): string {
  return `${seed.replace(/\D+/, '')}-${taken.length}`;
}

/** The key of a solved problem in the preferences. */
export function problemKey(game: string, { id }: ListedProblem): string {
  return `${game}/${id}`;
}

/** The next unsolved problem, if there is one; otherwise the next one. */
export function nextAfter(
  all: readonly ListedProblem[],
  at: number,
  isSolved: (problem: ListedProblem) => boolean,
): ListedProblem | null {
  const round = [...all.slice(at + 1), ...all.slice(0, at)];
  return round.find(each => !isSolved(each)) ?? round[0] ?? null;
}
