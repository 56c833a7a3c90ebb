import { outcome, type Match, type Part, type Seat, type Reader } from '@thorp/kernel';
import { standings } from '@thorp/table';
import { readerOf } from '../words.ts';
import type { Paint } from './paint.ts';
import { flow } from './width.ts';

/** Who reads the sheet, and how it is drawn. */
export interface Sheet {
  readonly name: (seat: Seat) => string;
  readonly paint: Paint;
  readonly width: number;
}

/** The score sheet when nothing is secret any more, best seat first, with a line for every source. */
export function scoreLines(match: Match, sheet: Sheet): string[] {
  const { scores, ranks, verdict } = outcome(match);
  const { en } = match.game.text;
  const reader = readerOf(match.game, match.state, null, sheet.name);
  const order = scores.toSorted((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const lines = order.flatMap(({ seat, total, parts }) => {
    const head = `${ranks[seat]}. ${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(en.points(total))}`;
    return [head, ...partLines(match, parts, reader, sheet)];
  });
  return verdict && en.verdict ? [...lines, sheet.paint.bold(en.verdict(verdict, reader))] : lines;
}

/** The score sheet in the middle of a game, with what a seat can know of it. */
export function knownScoreLines(match: Match, viewer: Seat, sheet: Sheet): string[] {
  const { en } = match.game.text;
  const reader = readerOf(match.game, match.state, viewer, sheet.name);
  return standings({ match }, viewer).flatMap(({ seat, low, high, parts }) => {
    const points = low === high ? en.points(low) : `${en.points(low)} to ${en.points(high)}`;
    const head = `${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(points)}`;
    return [head, ...partLines(match, parts ?? [], reader, sheet)];
  });
}

function partLines(match: Match, parts: readonly Part[], reader: Reader<unknown>, { paint, width }: Sheet): string[] {
  return flow(partTexts(match, parts, reader), paint.dim(' · '), width - 5).map(line => `     ${line}`);
}

/** Lines that read alike are summed up: `3× Miner 6`. */
function partTexts(match: Match, parts: readonly Part[], reader: Reader<unknown>): string[] {
  const sums = new Map<string, { times: number; amount: number }>();
  for (const part of parts) {
    const label = match.game.text.en.part(part, reader);
    const sum = sums.get(label) ?? { times: 0, amount: 0 };
    sums.set(label, { times: sum.times + 1, amount: sum.amount + part.amount });
  }
  const { points } = match.game.text.en;
  return [...sums].map(([label, { times, amount }]) => `${times > 1 ? `${times}× ` : ''}${label} ${points(amount)}`);
}
