/** The words of lessons. */
export const en = {
  name: 'Lesson',
  title: 'Lessons',
  lead: 'Short positions at the real table: each shows one rule, and you play it yourself.',
  of: (at: number, all: number) => `Lesson ${at} of ${all}`,
  hint: 'Tip',
  rules: 'In the rules',
  again: 'Start again',
  done: 'Done!',
  next: 'Next lesson',
  toPath: 'All lessons',
  last: 'That was the last lesson. Now a whole game, with notes at what matters.',
  first: 'Play and learn',
  isDone: 'done',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  unknown: 'There is no such lesson.',
};

export type LearnWords = typeof en;
