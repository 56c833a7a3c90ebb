import { whyOf, type ChoiceAnalysis, type Why } from '@thorp/bots';
import type { Part, Phrases, Reader } from '@thorp/kernel';

/* A bot's opinion of a choice in the words of a game. Pages and terminals build sentences from it. */

/** An option with its figures. */
export interface OptionWords {
  readonly label: string;
  /** From 0 to 1; null if there are no rivals. */
  readonly chance: number | null;
  readonly points: number;
  readonly worlds: number;
}

/** Why the better of two choices is better. */
export interface WhyWords {
  readonly kind: Why['kind'];
  /** How many more points it brings, or how much further behind it leaves the others; '' if no difference is clear. */
  readonly points: string;
  /** The heading of the score sheet on which it gains most, and the heading on which the other one does. */
  readonly brings: string | null;
  readonly lacks: string | null;
}

export interface OpinionWords {
  readonly played: OptionWords;
  /** The best option; the same as the played one if the bot agrees. */
  readonly best: OptionWords;
  /** What the best one is compared with: the played one, or the next best. */
  readonly other: OptionWords;
  readonly others: readonly OptionWords[];
  readonly why: WhyWords | null;
  /** Expected points of the best option minus those of the other one, by heading; the largest first. */
  readonly sources: readonly { readonly name: string; readonly amount: number }[];
}

export function opinionInWords(choice: ChoiceAnalysis, words: Phrases, reader: Reader<unknown>): OpinionWords {
  const all = choice.options.map(({ option, chance, points, worlds }): OptionWords => {
    return { label: words.label(option, reader), chance, points, worlds };
  });
  const pick = (at: number): OptionWords => all[at] ?? { label: '', chance: null, points: 0, worlds: 0 };
  const difference = choice.lost ?? choice.ahead;
  const why = difference && whyOf(difference);
  const other = choice.played === 0 ? 1 : choice.played;
  return {
    played: pick(choice.played),
    best: pick(0),
    other: pick(other),
    others: all.filter((_, at) => at !== 0 && at !== other),
    why: why && whyInWords(why, words),
    sources: headings(difference?.lines ?? [], words),
  };
}

function whyInWords({ kind, points, brings, lacks }: Why, words: Phrases): WhyWords {
  // A heading with lines of both kinds is one side's, by what is left of it.
  const all = headings([...brings, ...lacks], words).filter(({ amount }) => Math.abs(amount) >= LEAST_SHARE * points);
  const strongest = (sign: number): string | null => all.find(({ amount }) => sign * amount > 0)?.name ?? null;
  return {
    kind,
    points: kind === 'rated' ? '' : words.points(Math.max(1, Math.round(points))),
    brings: strongest(1),
    lacks: strongest(-1),
  };
}

/** A heading is named if it has at least this share of the difference. */
const LEAST_SHARE = 0.25;

/** Lines of the score sheet summed by heading; those without one keep their own words. */
function headings(lines: readonly Part[], words: Phrases): { readonly name: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const name = words.group?.(line) ?? line.what;
    sums.set(name, (sums.get(name) ?? 0) + line.amount);
  }
  return [...sums].map(([name, amount]) => ({ name, amount })).sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
