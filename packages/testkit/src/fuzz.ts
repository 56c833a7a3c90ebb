import { fastChance, must, type Types } from '@thorp/kernel';
import { faultIn, hold, holdTo, probeOf, type Fault } from './examine.ts';
import { ALL_LAWS, CHEAP_LAWS } from './laws.ts';
import type { Laws, Probe } from './probe.ts';
import { checkRecord } from './records.ts';
import { imaginesOtherwise } from './secrecy.ts';
import { faultAtEnd, shrink } from './shrink.ts';
import type { Subject } from './subject.ts';
import { countOtherwise, countPosition, newTally, untouched, type Tally } from './tally.ts';
import { randomly, walk, type Course, type Deal, type Position } from './walk.ts';

/** Worlds imagined for every seat, at every decision where a law needs them. */
const WORLDS = 2;

export interface FuzzOptions {
  /** Ends after this many games … */
  readonly games?: number;
  /** … or after this many milliseconds, whichever comes first. */
  readonly ms?: number;
  readonly seed?: number;
  /**
   * One game in this many is checked against all laws at every decision, the rest against the cheap ones; 1 means every
   * game.
   */
  readonly closely?: number;
  /**
   * Whether to look for the shortest course to a fault, which takes much longer than finding it; the default is true.
   */
  readonly shrinks?: boolean;
  /** Called after every game. */
  progress?(tally: Tally): void;
}

/** A fault with the shortest course to it that was found. */
export interface Failure<T extends Types = Types> extends Fault {
  readonly course: Course<T>;
  /** The number of choices before shrinking. */
  readonly choicesAtFirst: number;
}

export interface FuzzReport<T extends Types = Types> extends Tally {
  readonly untouched: readonly string[];
  readonly failure: Failure<T> | null;
}

/** Plays random games over all configurations until the budget is spent or a law is broken. */
export function fuzz<T extends Types>(subject: Subject<T>, options: FuzzOptions): FuzzReport<T> {
  const { games = Infinity, ms = Infinity, seed = 1, closely = 20, shrinks = true, progress } = options;
  if (games === Infinity && ms === Infinity) throw new RangeError('a fuzz run needs a budget of games or milliseconds');
  const tally = newTally(subject);
  const start = performance.now();
  let found: Found<T> | null = null;
  for (let game = 0; game < games && tally.ms < ms && !found; game++) {
    const close = game % closely === 0;
    // Closely checked games rotate through the configurations separately, so that both kinds play all of them.
    const turn = close ? game / closely : game - Math.ceil(game / closely);
    found = playOne(subject, turn % subject.configs.length, seed + game, close, tally);
    tally.ms = performance.now() - start;
    progress?.(tally);
  }
  return { ...tally, untouched: untouched(tally), failure: found && failureOf(subject, found, shrinks) };
}

/** A fault and the course on which it was found. */
interface Found<T extends Types> {
  readonly fault: Fault;
  readonly course: Course<T>;
}

function playOne<T extends Types>(
  subject: Subject<T>,
  configIndex: number,
  seed: number,
  close: boolean,
  tally: Tally,
): Found<T> | null {
  const deal = { config: must(subject.configs[configIndex], 'a configuration'), seed };
  const choices: number[] = [];
  const examiner = close ? closeExaminer(subject, deal, tally) : cheapExaminer(subject, deal);
  const fault = faultIn(() => {
    walk(subject, deal, randomly(fastChance(~seed), choices), at => {
      countPosition(tally, subject, at);
      examiner(at);
    });
    if (close) checkRecord(subject, deal);
  });
  tally.games++;
  if (close) tally.closely++;
  tally.longest = Math.max(tally.longest, choices.length);
  tally.configs[configIndex] = (tally.configs[configIndex] ?? 0) + 1;
  return fault && { fault, course: { ...deal, choices } };
}

type Examiner<T extends Types> = (at: Position<T>) => void;

function closeExaminer<T extends Types>(subject: Subject<T>, deal: Deal<T>, tally: Tally): Examiner<T> {
  return at => {
    const probe = probeOf(subject, deal, at, WORLDS);
    hold(ALL_LAWS, probe);
    if (at.open.length > 0) countOtherwise(tally, imaginesOtherwise(probe));
  };
}

/** Cheap laws need neither the state as text nor random numbers. */
function cheapExaminer<T extends Types>(subject: Subject<T>, { config }: Deal<T>): Examiner<T> {
  const rest = { subject, config, text: '', luck: fastChance(0), worlds: 0 };
  const laws = Object.entries(CHEAP_LAWS);
  return at => {
    const probe: Probe<T> = { ...rest, ...at };
    for (const [name, law] of laws) holdTo(name, law, probe);
  };
}

/** A game that does not end cannot be shortened, and a record depends on the deal alone. */
function failureOf<T extends Types>(subject: Subject<T>, { course, fault }: Found<T>, shrinks: boolean): Failure<T> {
  const choicesAtFirst = course.choices.length;
  if (fault.law === 'ends' || !shrinks) return { ...fault, course, choicesAtFirst };
  if (fault.law === 'records') return { ...fault, course: { ...course, choices: [] }, choicesAtFirst: 0 };
  const law = ALL_LAWS[fault.law];
  const laws: Laws = law ? { [fault.law]: law } : {};
  const short = shrink(subject, course, fault.law, laws);
  return { ...(faultAtEnd(subject, short, laws) ?? fault), course: short, choicesAtFirst };
}
