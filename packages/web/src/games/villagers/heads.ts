import type { Villager } from '@thorp/villagers/cards';
import type { CSSProperties } from 'react';

/** What stands in the head of a card beside its name. */
export interface Marks {
  readonly glyphs: number;
  readonly locked: boolean;
  /** Symbols of a covered villager that no longer count, struck out. */
  readonly ghosts: number;
}

/** Everything that is printed in the head of a card. */
export function marksOf({ symbols, lock }: Villager): Marks {
  return { glyphs: symbols, locked: lock !== null, ghosts: 0 };
}

/** Below this size, in hundredths of the card's width, a name takes the room of something less needed. */
const READABLE = 11.5;
const LEAST = 9.5;

/** What a covered villager shows: what counts, what no longer does where there is room, the suit by its pattern alone at worst. */
export function marksOfCovered(it: Villager, name: string, wide: number): Marks {
  const bare = marksOf(it);
  const whole = { ...bare, ghosts: ghostsOf(it) };
  if (sizeOf(name, whole, wide) >= READABLE) return whole;
  return sizeOf(name, bare, wide) >= LEAST ? bare : { ...bare, glyphs: 0 };
}

function ghostsOf({ food, builder, gold, silver, key }: Villager): number {
  return food + Math.min(1, builder) + Math.min(1, gold) + (silver ? 1 : 0) + Math.min(1, key);
}

/** What the size of a name depends on: its width in its own letters, what else is in the head, and its size alone. */
export function headSizes(name: string, marks: Marks, wide: number): CSSProperties {
  const { room, grows } = roomOf(marks, wide);
  const em = widthOf(name);
  const alone = Math.min(19, (100 * wide - 8) / em).toFixed(2);
  return { '--em': em.toFixed(2), '--room': room, '--marks': grows, '--alone': alone };
}

function sizeOf(name: string, marks: Marks, wide: number): number {
  const { room, grows } = roomOf(marks, wide);
  return (room - grows) / widthOf(name);
}

/** In hundredths of the card's width: the room of name and marks, and that part of the marks which grows with letters. */
function roomOf({ glyphs, locked, ghosts }: Marks, wide: number): { room: number; grows: number } {
  const gaps = (glyphs > 0 ? 2.5 : 0) + (locked ? 2.5 : 0) - Math.max(0, glyphs - 1) * 4;
  return { room: 100 * wide - 9 - gaps - ghosts * 17, grows: glyphs * 15 + (locked ? 12 : 0) };
}

/** Widths of letters of names, in their own size: wide ones, narrow ones, capitals, and all others. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[MW]/, 0.87],
  [/[mw]/, 0.73],
  [/[ijlftr ]/, 0.31],
  [/\p{Lu}/u, 0.58],
  [/./, 0.475],
];

/** Names are few and drawn often. */
const widths = new Map<string, number>();

function widthOf(name: string): number {
  let width = widths.get(name);
  if (width === undefined) {
    width = Array.from(name).reduce((sum, letter) => sum + (LETTERS.find(([some]) => some.test(letter))?.[1] ?? 0), 0);
    widths.set(name, width);
  }
  return width;
}
