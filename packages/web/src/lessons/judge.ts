import { same } from '@thorp/kernel';
import type { Lesson, LessonText, Pattern } from './types.ts';

export function fits(value: object, pattern: Pattern): boolean {
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(([field, wanted]) => same(fields.get(field), wanted));
}

/** Whether the goal is reached by the events so far: one for each of its patterns. */
export function isReached({ goal }: Lesson, events: readonly object[]): boolean {
  const left = [...events];
  return goal.every(pattern => {
    const at = left.findIndex(event => fits(event, pattern));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a choice leads to the goal, after the choices made before. */
export function isGood({ good, once = [] }: Lesson, option: object, before: readonly object[]): boolean {
  if (good.some(pattern => fits(option, pattern))) return true;
  return once.some(pattern => fits(option, pattern) && !before.some(each => fits(each, pattern)));
}

/** The comment on a choice; null if it leads to the goal. */
export function answerTo(lesson: Lesson, text: LessonText, option: object, before: readonly object[]): string | null {
  if (isGood(lesson, option, before)) return null;
  const [key] = Object.entries(lesson.tries).find(([, pattern]) => fits(option, pattern)) ?? [];
  return (key === undefined ? undefined : text.tries[key]) ?? text.otherwise;
}
