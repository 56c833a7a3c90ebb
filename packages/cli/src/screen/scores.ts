import type { Game, Outcome, Part, Seat, Reader } from '@thorp/kernel';
import type { Standing } from '@thorp/table';
import type { Paint } from './paint.ts';
import { flow } from './width.ts';

/** Who reads the sheet, and how it is drawn. */
export interface Sheet {
  readonly name: (seat: Seat) => string;
  readonly paint: Paint;
  readonly width: number;
}

/** The final score sheet, best seat first, with a line for every source. */
export function scoreLines(
  game: Game,
  { scores, ranks, verdict }: Outcome & { readonly ranks: readonly number[] },
  reader: Reader<unknown>,
  sheet: Sheet,
): string[] {
  const { en } = game.text;
  const order = scores.toSorted((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const lines = order.flatMap(({ seat, total, parts }) => {
    const head = `${ranks[seat]}. ${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(en.points(total))}`;
    return [head, ...partLines(game, parts, reader, sheet)];
  });
  return verdict && en.verdict ? [...lines, sheet.paint.bold(en.verdict(verdict, reader))] : lines;
}

/** The score sheet during a game, with what the reader can know. */
export function standingLines(game: Game, known: readonly Standing[], reader: Reader<unknown>, sheet: Sheet): string[] {
  const { points } = game.text.en;
  return known.flatMap(({ seat, low, high, parts }) => {
    const total = low === high ? points(low) : `${points(low)} to ${points(high)}`;
    const head = `${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(total)}`;
    return [head, ...partLines(game, parts ?? [], reader, sheet)];
  });
}

function partLines(game: Game, parts: readonly Part[], reader: Reader<unknown>, { paint, width }: Sheet): string[] {
  return flow(partTexts(game, parts, reader), paint.dim(' · '), width - 5).map(line => `     ${line}`);
}

/** Equal lines are combined: `3× Miner 6`. */
function partTexts({ text }: Game, parts: readonly Part[], reader: Reader<unknown>): string[] {
  const sums = new Map<string, { times: number; amount: number }>();
  for (const part of parts) {
    const label = text.en.part(part, reader);
    const sum = sums.get(label) ?? { times: 0, amount: 0 };
    sums.set(label, { times: sum.times + 1, amount: sum.amount + part.amount });
  }
  const { points } = text.en;
  return [...sums].map(([label, { times, amount }]) => `${times > 1 ? `${times}× ` : ''}${label} ${points(amount)}`);
}
