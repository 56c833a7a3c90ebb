import type { Types } from '@thorp/kernel';
import { faultIn, hold, probeOf, type Fault } from './examine.ts';
import type { Laws } from './probe.ts';
import type { Subject } from './subject.ts';
import { following, walk, type Course, type Position } from './walk.ts';

/** More worlds than usual, so that a leak shows wherever there is one. */
const WORLDS = 8;
const ATTEMPTS = 3_000;

type Fails = (choices: readonly number[]) => boolean;

/** The same fault with fewer choices and lower ones. The laws are held against the last position only. */
export function shrink<T extends Types>(subject: Subject<T>, course: Course<T>, fault: string, laws: Laws): Course<T> {
  let attempts = 0;
  const fails: Fails = choices =>
    attempts++ < ATTEMPTS && faultAtEnd(subject, { ...course, choices }, laws)?.law === fault;
  if (!fails(course.choices)) return course;
  return { ...course, choices: lower(leaveOut(course.choices, fails), fails) };
}

/** The fault that a course runs into, or that laws find where it ends. */
export function faultAtEnd<T extends Types>(subject: Subject<T>, course: Course<T>, laws: Laws): Fault | null {
  return faultIn(() => {
    let last: Position<T> | null = null;
    walk(subject, course, following(course.choices), at => (last = at));
    if (last) hold(laws, probeOf(subject, course, last, WORLDS));
  });
}

/** Leaves out runs of choices, shorter and shorter ones, as long as it still fails. */
function leaveOut(choices: readonly number[], fails: Fails): readonly number[] {
  let kept = choices;
  for (let run = Math.ceil(kept.length / 2); run >= 1; run = run > 1 ? Math.ceil(run / 2) : 0) {
    for (let from = 0; from < kept.length;) {
      const fewer = kept.toSpliced(from, run);
      if (fails(fewer)) kept = fewer;
      else from += run;
    }
  }
  return kept;
}

/** Lowers each index to the first that still fails of: nothing, half, one less. */
function lower(choices: readonly number[], fails: Fails): readonly number[] {
  let kept = choices;
  for (let i = 0; i < kept.length; i++) {
    for (let now = kept[i] ?? 0; now > 0; now = kept[i] ?? 0) {
      const smaller = [0, now >> 1, now - 1].map(index => kept.with(i, index)).find(fails);
      if (!smaller) break;
      kept = smaller;
    }
  }
  return kept;
}
