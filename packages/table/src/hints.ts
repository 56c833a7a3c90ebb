import { hintReason, type HintReason } from '@thorp/bots';
import type { Part, Phrases, Reader } from '@thorp/kernel';
import type { Answer } from './host.ts';

/** The reason for a hint in the words of a game; a page or terminal builds a sentence from it. */
export interface HintWords {
  readonly kind: HintReason['kind'];
  /** The next best choice. */
  readonly than: string;
  /** How many more points it brings, or how much further ahead it leaves the seat; '' for the other kinds. */
  readonly points: string;
  /** The heading of the score sheet that brings most of them; null if no heading does. */
  readonly from: string | null;
  /** How many more points it brings by heading, most first; headings with less than half a point are left out. */
  readonly sources: readonly Source[];
}

/** One of the best choices, with what a bot expects of it. */
export interface RatedWords {
  readonly label: string;
  /** The expected share of a win; null for a lone player, whose points are the aim. */
  readonly share: number | null;
  /** The expected points, and their standard deviation; '' if that is next to nothing. */
  readonly points: string;
  readonly spread: string;
}

interface Source {
  readonly title: string;
  readonly points: number;
}

const LEAST_POINTS = 0.5;

/** Why an answer is the best one; null if the bot gave no reasons or tried too little. */
export function hintInWords({ reasons }: Answer, words: Phrases, reader: Reader<unknown>): HintWords | null {
  const reason = reasons ? hintReason(reasons) : null;
  if (!reason) return null;
  const than = words.label(reason.than, reader);
  if (reason.kind === 'equal' || reason.kind === 'rated')
    return { kind: reason.kind, than, points: '', from: null, sources: [] };
  const points = words.points(Math.max(1, Math.round(reason.points)));
  if (reason.kind === 'lead') return { kind: 'lead', than, points, from: null, sources: [] };
  const sources = sourcesOf(reason.lines, words);
  const [most] = sources;
  const from = most && most.points >= reason.points / 2 ? most.title : null;
  return { kind: 'points', than, points, from, sources: sources.filter(each => Math.abs(each.points) >= LEAST_POINTS) };
}

/** The best choices, the best first; none if the bot gave no reasons or there is nothing to compare. */
export function bestInWords({ reasons }: Answer, seats: number, words: Phrases, reader: Reader<unknown>): RatedWords[] {
  const tried = reasons?.prospects.filter(({ visits }) => visits > 0) ?? [];
  if (tried.length < 2) return [];
  return tried.map(({ option, value, points, spread }) => ({
    label: words.label(option, reader),
    share: seats > 1 ? value : null,
    points: words.points(Math.round(points)),
    spread: spread < LEAST_POINTS ? '' : words.points(Math.round(spread)),
  }));
}

/** The points by heading of the score sheet, most first. */
function sourcesOf(lines: readonly Part[], words: Phrases): Source[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const title = words.group?.(line);
    if (title !== undefined) sums.set(title, (sums.get(title) ?? 0) + line.amount);
  }
  return [...sums].map(([title, points]) => ({ title, points })).sort((a, b) => b.points - a.points);
}
