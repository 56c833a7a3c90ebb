import {
  canonical,
  fastChance,
  imagine,
  outcome,
  type Match,
  type Part,
  type Score,
  type Seat,
  type Told,
} from '@thorp/kernel';
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
  const told = readerOf(match.game, match.state, null, sheet.name);
  const order = scores.toSorted((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const lines = order.flatMap(({ seat, total, parts }) => {
    const head = `${ranks[seat]}. ${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(en.points(total))}`;
    return [head, ...partLines(match, parts, told, sheet)];
  });
  return verdict && en.verdict ? [...lines, sheet.paint.bold(en.verdict(verdict, told))] : lines;
}

/** The score sheet in the middle of a game, with what the reader can know of it. */
export function knownScoreLines(match: Match, reader: Seat, sheet: Sheet): string[] {
  const { en } = match.game.text;
  const told = readerOf(match.game, match.state, reader, sheet.name);
  return knownScores(match, reader).flatMap(({ seat, total, parts, whole }) => {
    const points = `${en.points(total)}${whole ? '' : ' and what is hidden'}`;
    return [
      `${sheet.paint.bold(sheet.name(seat))}  ${sheet.paint.accent(points)}`,
      ...partLines(match, parts, told, sheet),
    ];
  });
}

interface KnownScore {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly Part[];
  /** False when a part of it may be otherwise, for all the reader knows. */
  readonly whole: boolean;
}

/** Worlds that are compared to find out what a seat can know. */
const WORLDS = 12;

/** Only what is the same in every world that the reader cannot tell from this one: the rest is somebody's secret. */
function knownScores({ game, state }: Match, reader: Seat): KnownScore[] {
  const worlds = Array.from(
    { length: WORLDS },
    (_, i) => game.score(imagine(game, game.clone(state), reader, fastChance(i))).scores,
  );
  return game.score(state).scores.map(score => {
    const others = worlds.map(scores => new Set(scores[score.seat]?.parts.map(canonical)));
    const parts = score.parts.filter(part => others.every(world => world.has(canonical(part))));
    const whole = worlds.every(scores => sameParts(scores[score.seat], score));
    const total = whole ? score.total : parts.reduce((sum, part) => sum + part.amount, 0);
    return { seat: score.seat, total, parts, whole };
  });
}

function sameParts(a: Score | undefined, b: Score): boolean {
  return canonical([a?.total, a?.parts]) === canonical([b.total, b.parts]);
}

function partLines(match: Match, parts: readonly Part[], told: Told<unknown>, { paint, width }: Sheet): string[] {
  return flow(partTexts(match, parts, told), paint.dim(' · '), width - 5).map(line => `     ${line}`);
}

/** Lines that read alike are summed up: `3× Miner 6`. */
function partTexts(match: Match, parts: readonly Part[], told: Told<unknown>): string[] {
  const sums = new Map<string, { times: number; amount: number }>();
  for (const part of parts) {
    const label = match.game.text.en.part(part, told);
    const sum = sums.get(label) ?? { times: 0, amount: 0 };
    sums.set(label, { times: sum.times + 1, amount: sum.amount + part.amount });
  }
  const { points } = match.game.text.en;
  return [...sums].map(([label, { times, amount }]) => `${times > 1 ? `${times}× ` : ''}${label} ${points(amount)}`);
}
