import type { ProblemStrength } from '@thorp/bots';

/** The words of problems. */
export const en = {
  title: 'Problems',
  lead: 'Positions from games of bots in which one choice is clearly best. Find it on the board.',
  how: 'A search found each of them, and a deeper one in other imagined worlds had to find the same. “Ahead” is how much better the chance to win is with the best choice than with the next best.',
  strengths: { 1: 'At a glance', 2: 'Look ahead', 3: 'Hard' } satisfies Record<ProblemStrength, string>,
  strengthLines: {
    1: 'Looking one step ahead finds the best choice.',
    2: 'One step is not enough; a short search finds it.',
    3: 'Short searches miss it.',
  } satisfies Record<ProblemStrength, string>,
  name: 'Problem',
  number: (at: number) => `Problem ${at}`,
  of: (at: number, all: number) => `Problem ${at} of ${all}`,
  seats: (n: number) => `${n} players`,
  options: (n: number) => `${n} choices`,
  ahead: (percent: string) => `${percent} % ahead`,
  solved: 'solved',
  progress: (done: number, all: number) => `${done} of ${all} solved`,
  ask: (n: number) => `What is best for you here? One of ${n} choices is clearly better than the others.`,
  best: 'That is the best choice.',
  shown: (label: string) => `The best choice is “${label}”.`,
  notBest: (label: string) => `“${label}” is not the best.`,
  less: (points: string) => `It brings about ${points} less.`,
  behind: (points: string) => `It leaves you about ${points} less ahead of the others.`,
  more: (points: string, than: string) => `It brings about ${points} more than the next best, “${than}”.`,
  further: (points: string, than: string) =>
    `It leaves you about ${points} further ahead than the next best, “${than}”.`,
  rated: (than: string) => `Search rates it above the next best, “${than}”, but not in points at once.`,
  ratedLess: 'Search rates it lower, though not in points at once.',
  chance: (percent: string, error: string) => `Chance to win: ${percent} ± ${error} % more.`,
  chanceLess: (percent: string) => `Chance to win: ${percent} % less.`,
  because: (sources: string) => `The best brings more from ${sources}.`,
  from: (sources: string) => `Most of it comes from ${sources}.`,
  instead: (sources: string) => `Yours brings more from ${sources}.`,
  source: (title: string, points: string) => `${title} (${points})`,
  and: ' and ',
  again: 'Try again',
  show: 'Show the answer',
  next: 'Next problem',
  all: 'All problems',
  unknown: 'There is no such problem.',
  none: 'There are no problems for this game yet.',
};

export type ProblemWords = typeof en;
