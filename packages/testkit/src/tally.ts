import type { Types } from '@thorp/kernel';
import type { Subject } from './subject.ts';
import type { Position } from './walk.ts';

/** The statistics of a fuzz run; those of several workers can be added. */
export interface Tally {
  games: number;
  /** The number of games checked against all laws at every decision. */
  closely: number;
  decisions: number;
  ms: number;
  /** Decisions of the longest game. */
  longest: number;
  /** The longest list of options, and the step that offered it. */
  largest: { options: number; step: string };
  /** How often each step asked. */
  readonly asked: { [step: string]: number };
  /** How often each part of the inventory was touched. */
  readonly touched: { [item: string]: number };
  /** Imagined worlds in which somebody else had other secrets, by observer; counted only under all laws. */
  readonly otherwise: { [observer: string]: number };
  /** Games by the index of their configuration. */
  readonly configs: number[];
}

export function newTally<T extends Types>({ configs, inventory = [] }: Subject<T>): Tally {
  return {
    games: 0,
    closely: 0,
    decisions: 0,
    ms: 0,
    longest: 0,
    largest: { options: 0, step: '' },
    asked: {},
    touched: Object.fromEntries(inventory.map(item => [item, 0])),
    otherwise: {},
    configs: configs.map(() => 0),
  };
}

export function countPosition<T extends Types>(tally: Tally, { touched }: Subject<T>, at: Position<T>): void {
  const [first] = at.open;
  if (first) {
    tally.decisions++;
    tally.asked[first.step] = (tally.asked[first.step] ?? 0) + 1;
    for (const { step, options } of at.open) {
      if (options.length > tally.largest.options) tally.largest = { options: options.length, step };
    }
  }
  if (touched) for (const { event } of at.notes) for (const item of touched(event)) touch(tally, item);
}

function touch({ touched }: Tally, item: string): void {
  const times = touched[item];
  if (times !== undefined) touched[item] = times + 1;
}

/** The parts of the inventory that no game touched. */
export function untouched({ touched }: Tally): string[] {
  return Object.keys(touched).filter(item => touched[item] === 0);
}

/** Counts the observers that imagined other secrets than the true ones. */
export function countOtherwise({ otherwise }: Tally, found: ReadonlyMap<string, boolean>): void {
  for (const [observer, other] of found) otherwise[observer] = (otherwise[observer] ?? 0) + (other ? 1 : 0);
}

/** Observers that imagined only the truth. */
export function observersWhoKnowAll({ otherwise }: Tally): string[] {
  return Object.keys(otherwise).filter(observer => otherwise[observer] === 0);
}

/** Adds the statistics of another worker. */
export function addTally(sum: Tally, other: Tally): void {
  sum.games += other.games;
  sum.closely += other.closely;
  sum.decisions += other.decisions;
  sum.ms = Math.max(sum.ms, other.ms);
  sum.longest = Math.max(sum.longest, other.longest);
  if (other.largest.options > sum.largest.options) sum.largest = other.largest;
  addCounts(sum.asked, other.asked);
  addCounts(sum.touched, other.touched);
  addCounts(sum.otherwise, other.otherwise);
  for (const [i, games] of other.configs.entries()) sum.configs[i] = (sum.configs[i] ?? 0) + games;
}

function addCounts(sum: { [name: string]: number }, other: { readonly [name: string]: number }): void {
  for (const [name, times] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + times;
}
