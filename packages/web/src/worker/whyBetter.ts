import { whyOf, type Difference } from '@thorp/bots';
import type { Part, Phrases } from '@thorp/kernel';
import type { SourceOfPoints, WhyWords } from '../protocol/calls.ts';

/** At most this many headings are named. */
const NAMED = 2;

/** Why one choice is better than another, in the words of a game; null if too little was tried. */
export function whyInWords(better: Difference, words: Phrases): WhyWords | null {
  const why = whyOf(better);
  if (!why) return null;
  const sums = byHeading([...why.brings, ...why.lacks], words);
  const named = (sign: 1 | -1): SourceOfPoints[] =>
    sums
      .filter(({ amount }) => Math.round(amount * sign) >= 1)
      .toSorted((a, b) => sign * (b.amount - a.amount))
      .slice(0, NAMED)
      .map(({ title, amount }) => ({ title, points: words.points(Math.round(amount * sign)) }));
  const points = why.kind === 'rated' ? '' : words.points(Math.max(1, Math.round(why.points)));
  return { kind: why.kind, points, brings: named(1), lacks: named(-1) };
}

/** The lines of a score sheet, summed under their headings. */
function byHeading(lines: readonly Part[], words: Phrases): { readonly title: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const title = words.group?.(line);
    if (title !== undefined) sums.set(title, (sums.get(title) ?? 0) + line.amount);
  }
  return [...sums].map(([title, amount]) => ({ title, amount }));
}
