import { LIMITS, RESOURCES, type Lot, type Resource } from '@thorp/feudalia/cards';
import { fiefHalves, tokensOf } from '@thorp/feudalia/reading';
import type { Lord, Update } from './table.ts';

/* Sums and orders of what the view shows, for the layout, without rules. */

/** One cube of a fief, loose or on a master's card. */
export interface Stored {
  readonly type: Resource;
  readonly vaulted: boolean;
}

/** The cubes of a fief in the order of its barn: its own type first, vaulted ones after the loose ones. */
export function barnOf(lord: Pick<Lord, 'cubes' | 'vault' | 'fiefs'>, fief: number): Stored[] {
  const own = lord.fiefs[fief]?.type;
  const order = RESOURCES.toSorted((a, b) => Number(b === own) - Number(a === own));
  const lay = (cubes: readonly number[], vaulted: boolean): Stored[] =>
    order.flatMap(type =>
      Array.from({ length: cubes[4 * fief + RESOURCES.indexOf(type)] ?? 0 }, (): Stored => ({ type, vaulted })),
    );
  return [...lay(lord.cubes, false), ...lay(lord.vault, true)];
}

/** How many of each type, in the order of the barn. */
export function heapsOf(stored: readonly Stored[]): Map<Resource, number> {
  const heaps = new Map<Resource, number>();
  for (const { type } of stored) heaps.set(type, (heaps.get(type) ?? 0) + 1);
  return heaps;
}

/** Which cubes of a barn will be removed: the last of each type, so that the others keep their place. */
export function goingIn(stored: readonly Stored[], going: (type: Resource) => number): ReadonlySet<number> {
  const left = new Map(RESOURCES.map(type => [type, going(type)]));
  const gone = new Set<number>();
  for (const [i, { type }] of [...stored.entries()].toReversed()) {
    const due = left.get(type) ?? 0;
    if (due > 0) gone.add(i);
    left.set(type, due - 1);
  }
  return gone;
}

/** Empty places of the barn: rows of six, at least twelve in total. */
export function emptyPlaces(stored: number): number {
  return Math.max(0, LIMITS.cubes - stored);
}

/** A part of the cathedral: its builder, null if unknown, undefined if it is not built. */
export type Part = number | null | undefined;

/** The parts of a lot from first to last: the built ones with their builders, and those still to come. */
export function partsOf({ view, log }: Pick<Update, 'view' | 'log'>, lot: Lot, phase: number): Part[] {
  const all = tokensOf(lot, view.lords.length);
  const standing = view.phase > phase ? all : view.phase < phase ? 0 : all - view.lots[lot];
  const events = log.flatMap(entry => entry.events);
  const builders: Part[] = events.flatMap(event => {
    if (event.kind === 'built' && event.lot === lot) return [event.seat];
    return event.kind === 'tokenRemoved' && event.lot === lot ? [null] : [];
  });
  // Tokens of a quick start have no known builder: they come first.
  const unknown = Math.max(0, standing - builders.length);
  const built = [...Array<Part>(unknown).fill(null), ...builders].slice(0, standing);
  return [...built, ...Array<Part>(Math.max(0, all - built.length)).fill(undefined)];
}

/** Points of a lord by source, in halves. */
export function pointsBySource({ fiefs, halves }: Pick<Lord, 'fiefs' | 'halves'>): { fiefs: number; tokens: number } {
  const land = fiefHalves({ fiefs });
  return { fiefs: land, tokens: halves - land };
}

/** A lord's points as a bar, in halves: the sources, and what would be added. */
export interface Bar {
  readonly fiefs: number;
  readonly tokens: number;
  readonly planned: number;
}

/** `halves` as far as everybody knows them, and the lord's points afterwards. */
export function barOf(lord: Pick<Lord, 'fiefs' | 'halves'>, halves: number, after?: Pick<Lord, 'halves'>): Bar {
  const { fiefs } = pointsBySource(lord);
  return { fiefs, tokens: Math.max(0, halves - fiefs), planned: Math.max(0, (after?.halves ?? 0) - lord.halves) };
}

/** Equal cards once, with their number, in alphabetical order. */
export function countCards<C extends string>(cards: readonly C[]): [card: C, n: number][] {
  const counts = new Map<C, number>();
  for (const card of cards.toSorted()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Which of several fiefs of one type it is, from 1; 0 if it is the only one. */
export function numberOf(fiefs: readonly { readonly type: Resource }[], at: number): number {
  const type = fiefs[at]?.type;
  const equal = fiefs.flatMap((fief, i) => (fief.type === type ? [i] : []));
  return equal.length > 1 ? equal.indexOf(at) + 1 : 0;
}
