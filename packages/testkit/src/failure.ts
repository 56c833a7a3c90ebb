import type { Decision, Types } from '@thorp/kernel';
import { faultIn } from './examine.ts';
import type { Failure } from './fuzz.ts';
import type { Subject } from './subject.ts';
import { choiceAt, following, walk, type Picker } from './walk.ts';

/** At most this many choices are printed. */
const SHOWN = 40;

/** A failure for people: the law, the details, and the choices that lead there. */
export function tellFailure<T extends Types>(subject: Subject<T>, failure: Failure<T>): string {
  const { config, seed, choices } = failure.course;
  const steps = choicesInWords(subject, failure);
  const hidden = Math.max(0, steps.length - SHOWN);
  return [
    failure.message,
    `in ${subject.game.id}, ${JSON.stringify(config)}, seed ${seed}, after ${choices.length} choices` +
      (choices.length < failure.choicesAtFirst ? ` (shrunk from ${failure.choicesAtFirst})` : ''),
    ...(hidden > 0 ? [`  … ${hidden} choices …`] : []),
    ...steps.slice(hidden),
    `to reproduce: stateAfter(subject, ${JSON.stringify(failure.course)})`,
  ].join('\n');
}

function choicesInWords<T extends Types>(subject: Subject<T>, { course }: Failure<T>): string[] {
  const lines: string[] = [];
  const follow = following(course.choices);
  const telling: Picker = (open, ply) => {
    const index = follow(open, ply);
    if (index !== null) lines.push(inWords(open, index));
    return index;
  };
  // The course may end in a crash: that is the failure to show.
  faultIn(() => walk(subject, course, telling, () => {}));
  return lines;
}

function inWords(open: readonly Decision[], index: number): string {
  const { seat, option } = choiceAt(open, index);
  return `  seat ${seat} at ${open.find(decision => decision.seat === seat)?.step}: ${JSON.stringify(option)}`;
}

/** The state at the end of a course, before the next question is answered. */
export function stateAfter<T extends Types>(subject: Subject<T>, course: Failure<T>['course']): T['state'] {
  return walk(subject, course, following(course.choices), () => {});
}
