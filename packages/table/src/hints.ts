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
}

/** Why an answer is the best one; null if the bot gave no reasons or tried too little. */
export function hintInWords({ reasons }: Answer, words: Phrases, reader: Reader<unknown>): HintWords | null {
  const reason = reasons ? hintReason(reasons) : null;
  if (!reason) return null;
  const than = words.label(reason.than, reader);
  if (reason.kind === 'equal' || reason.kind === 'rated') return { kind: reason.kind, than, points: '', from: null };
  const points = words.points(Math.max(1, Math.round(reason.points)));
  const from = reason.kind === 'points' ? sourceOf(reason.lines, reason.points, words) : null;
  return { kind: reason.kind, than, points, from };
}

/** The heading that brings at least half of the points. */
function sourceOf(lines: readonly Part[], points: number, words: Phrases): string | null {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const title = words.group?.(line);
    if (title !== undefined) sums.set(title, (sums.get(title) ?? 0) + line.amount);
  }
  const [most] = [...sums].sort(([, a], [, b]) => b - a);
  return most && most[1] >= points / 2 ? most[0] : null;
}
