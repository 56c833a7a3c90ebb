import type { Part, Phrases, Reader } from '@thorp/kernel';
import type { SheetSource } from '../protocol/update.ts';

/* Points in words: as players of a game write them, and by source. */

/** Points without their unit, as players of the game write them; some games count in halves. */
export function figure(words: Phrases, points: number): string {
  return inFigures(words.points(points).split(' ')[0] ?? '');
}

/** With a typographic minus sign. */
export function inFigures(points: string): string {
  return points.replace(/^-/, '−');
}

/** How many lines of a source are shown; the rest is one more line. */
const LINES = 4;

/** Points by source, with the largest amounts. */
export function sourcesOf(parts: readonly Part[], words: Phrases, context: Reader<unknown>): SheetSource[] {
  return (words.sources ?? []).map(({ name, parts: kinds }) => {
    const own = parts.filter(({ what }) => kinds.includes(what));
    const brought = byName(own, words, context).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const shown = brought.length > LINES + 1 ? LINES : brought.length;
    const rest = brought.slice(shown);
    const points = sumOf(own.map(({ amount }) => amount));
    return {
      title: name,
      points,
      total: figure(words, points),
      lines: brought
        .slice(0, shown)
        .map(({ name: line, card, points: n }) => ({ name: line, card, amount: figure(words, n) })),
      rest:
        rest.length === 0 ? null : { count: rest.length, amount: figure(words, sumOf(rest.map(each => each.points))) },
    };
  });
}

interface Brought {
  readonly name: string;
  readonly card: string | null;
  readonly points: number;
}

/**
 * A card that paid twice is one line. "First Market: gold, Jeweler" is listed as Jeweler, because the source is named
 * above.
 */
function byName(parts: readonly Part[], words: Phrases, context: Reader<unknown>): Brought[] {
  const found = new Map<string, Brought>();
  for (const part of parts) {
    if (part.amount === 0) continue;
    const text = words.part(part, context);
    const card = words.catalogue.find(({ id }) => id === part.card)?.name;
    const name = card !== undefined && text.endsWith(card) ? card : text;
    found.set(name, { name, card: part.card ?? null, points: part.amount + (found.get(name)?.points ?? 0) });
  }
  return [...found.values()];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
