import type { Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { RESOURCES, type Bag } from '../src/cards/goods.ts';
import { feudalia, type Feudalia, type FeudaliaSettings } from '../src/index.ts';
import { dealtState, sketch, type Sketch } from '../src/sketch.ts';
import type { Lord } from '../src/types.ts';

export { eventCard, THREE } from '../src/sketch.ts';
export type { FiefSketch, LordSketch, Sketch } from '../src/sketch.ts';

/* Short descriptions of positions for rule tests. */

export type At = Drive<Feudalia>;

/** A game dealt and drafted, up to the first main phase. */
export function dealt(seats = 2, settings: Partial<FeudaliaSettings> = {}, seed = 1): At {
  return drive(feudalia, dealtState(seats, settings, seed));
}

/** The described position at its first question. */
export function position(given: Sketch = {}): At {
  return drive(feudalia, sketch(given));
}

export function lordAt(at: At, seat: Seat = 0): Lord {
  return at.state.lords[seat] as Lord;
}

/** The loose and vaulted cubes of a fief. */
export function cubesAt(at: At, fief: number, seat: Seat = 0): Bag {
  const { cubes, vault } = lordAt(at, seat);
  const here = RESOURCES.map((type, r) => [type, (cubes[4 * fief + r] ?? 0) + (vault[4 * fief + r] ?? 0)] as const);
  return Object.fromEntries(here.filter(([, n]) => n > 0));
}

export const END = { kind: 'end' } as const;
export const DONE = { kind: 'done' } as const;

/** The kinds of offered options, each once. */
export const kindsOf = (at: At): string[] => [...new Set(at.options.map(option => option.kind))];

export const total = (at: At, seat: Seat = 0): number => at.outcome.scores[seat]?.total ?? -1;
