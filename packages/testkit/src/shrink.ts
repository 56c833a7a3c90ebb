import { fastChance, type Types } from '@thorp/kernel';
import { faultIn, hold, probeOf, type Fault } from './examine.ts';
import type { Laws } from './probe.ts';
import type { Subject } from './subject.ts';
import { following, randomly, walk, type Course, type Picker, type Position } from './walk.ts';

/** More worlds than usual, so that a leak is found. */
const WORLDS = 8;
/** Each method of shrinking stops after this many played choices. */
const CHOICES = 200_000;
/** Random games that look for another course, and the positions in them that are checked. */
const DETOURS = 300;
const POSITIONS = 10_000;

type Fails = (choices: readonly number[]) => boolean;

/** The same fault with fewer choices and lower indexes. */
export function shrink<T extends Types>(subject: Subject<T>, course: Course<T>, fault: string, laws: Laws): Course<T> {
  const fails: Fails = choices => faultAtEnd(subject, { ...course, choices }, laws)?.law === fault;
  if (!fails(course.choices)) return course;
  const fewer = leaveOut(course.choices, inBudget(fails));
  const shorter = detour(subject, { ...course, choices: fewer }, fault, laws);
  return { ...course, choices: lower(leaveOut(shorter, inBudget(fails)), inBudget(fails)) };
}

/** Once the budget is spent, nothing counts as failing, so the best result so far is kept. */
function inBudget(fails: Fails): Fails {
  let left = CHOICES;
  return choices => (left -= choices.length + 1) > 0 && fails(choices);
}

/** The fault that a course runs into, or that laws find at its end; earlier positions are not checked. */
export function faultAtEnd<T extends Types>(subject: Subject<T>, course: Course<T>, laws: Laws): Fault | null {
  return faultIn(() => {
    let last: Position<T> | null = null;
    walk(subject, course, following(course.choices), at => (last = at));
    if (last) hold(laws, probeOf(subject, course, last, WORLDS));
  });
}

/** Looks for a shorter course to the same fault by playing the same deal at random. */
function detour<T extends Types>(subject: Subject<T>, course: Course<T>, fault: string, laws: Laws): readonly number[] {
  let best = course.choices;
  const luck = fastChance(course.seed);
  let left = POSITIONS;
  for (let i = 0; i < DETOURS && left > 0; i++) {
    const choices: number[] = [];
    const pick = randomly(luck, choices);
    const until: Picker = (open, ply) => (ply < best.length - 1 ? pick(open, ply) : null);
    const found = faultIn(() => walk(subject, course, until, at => hold(laws, probeOf(subject, course, at, 2))));
    left -= choices.length;
    if (found?.law === fault) best = choices;
  }
  return best;
}

/** Leaves out runs of choices, longer ones first, while it still fails. */
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

/** Replaces each index by the first of 0, half and one less that still fails. */
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
