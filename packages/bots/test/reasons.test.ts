import { begin, secretFromSeed, settle, type Game, type Part } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { hintReason, situationOf, think } from '../src/index.ts';
import { addTrial, reasonsFor, type Reasons, type Trials } from '../src/reasons.ts';
import type { Edge } from '../src/tree.ts';

/** A finished game that is only its score sheets: lines by seat. */
type Sheets = readonly (readonly Part[])[];

const total = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const game = {
  score: (sheets: Sheets) => ({
    scores: sheets.map((parts, seat) => ({ seat, total: total(parts), standing: [total(parts)], parts })),
  }),
} as unknown as Game;

const edge = (kind: string): Edge => ({
  option: { kind },
  prior: 1,
  next: [],
  visits: 0,
  offered: 0,
  total: 0,
  squares: 0,
});
const line = (what: string, amount: number): Part => ({ what, amount });

/** The reasons of a search that has tried two answers in the same worlds, which ended with these score sheets. */
function reasons(best: readonly Sheets[], next: readonly Sheets[], value = 0.1): Reasons {
  const trials: Trials = new Map();
  const edges = [edge('best'), edge('next')] as const;
  for (const [i, worlds] of [best, next].entries()) {
    for (const [seed, world] of worlds.entries()) {
      addTrial(trials, { game, seat: 0 }, Object.assign([...world], { frames: [] }) as never, {
        edge: edges[i] as Edge,
        seed,
      });
    }
  }
  return reasonsFor(
    trials,
    edges.map((each, i) => ({ option: each.option, edge: each, value: i === 0 ? 0.5 + value : 0.5 })),
  );
}

const worlds = (sheets: (seed: number) => Sheets): Sheets[] => Array.from({ length: 8 }, (_, seed) => sheets(seed));

describe('the reason for the best answer', () => {
  test('is the difference in points, with the score lines it comes from', () => {
    const found = reasons(
      worlds(seed => [[line('gold', seed), line('silver', 3)], [line('gold', 2)]]),
      worlds(seed => [[line('gold', seed), line('silver', 1)], [line('gold', 2)]]),
    );
    expect(found.prospects).toMatchObject([
      { option: { kind: 'best' }, visits: 8, points: 6.5 },
      { option: { kind: 'next' }, visits: 8, points: 4.5 },
    ]);
    expect(found.prospects[0]?.spread).toBeCloseTo(Math.sqrt(6));
    expect(hintReason(found)).toEqual({
      kind: 'points',
      than: { kind: 'next' },
      points: 2,
      lines: [line('gold', 0), line('silver', 2)],
    });
  });

  test('is the lead over the others, when the points are equal', () => {
    const found = reasons(
      worlds(() => [[line('gold', 5)], [line('gold', 2)]]),
      worlds(() => [[line('gold', 5)], [line('gold', 6)]]),
    );
    expect(hintReason(found)).toEqual({ kind: 'lead', than: { kind: 'next' }, points: 4 });
  });

  test('is not given for a difference within the noise', () => {
    const found = reasons(
      worlds(seed => [[line('gold', seed % 2 === 0 ? 9 : 0)]]),
      worlds(seed => [[line('gold', seed % 2 === 0 ? 0 : 8)]]),
    );
    expect(found.comparison?.points.mean).toBeCloseTo(0.5);
    expect(hintReason(found)).toEqual({ kind: 'rated', than: { kind: 'next' } });
  });

  test('is missing where both answers are worth the same', () => {
    const same = worlds(() => [[line('gold', 5)]]);
    expect(hintReason(reasons(same, same, 0.001))).toEqual({ kind: 'equal', than: { kind: 'next' } });
  });

  test('is not given from a handful of worlds', () => {
    const few = worlds(() => [[line('gold', 5)]]).slice(0, 3);
    expect(hintReason(reasons(few, few))).toBeNull();
    expect(hintReason(reasons([], []))).toBeNull();
  });
});

describe('a search that explains itself', () => {
  const match = begin(hamlet, settle(hamlet, 2), secretFromSeed('why'));
  const situation = situationOf(hamlet, match.state, 0);
  if (!situation) throw new Error('seat 0 is asked');
  const plain = think(situation, 'expert', 3, { iterations: 120 });
  const explained = think(situation, 'expert', 3, { iterations: 120, explains: true });

  test('finds the same answer as without an explanation', () => {
    expect(explained.evaluations).toEqual(plain.evaluations);
    expect(explained.option).toEqual(plain.option);
    expect(plain.reasons).toBeNull();
  });

  test('gives the points of the best three, and compares the first two in the same worlds', () => {
    const { prospects, comparison } = explained.reasons ?? { prospects: [], comparison: null };
    expect(prospects.map(({ option }) => option)).toEqual(explained.evaluations.slice(0, 3).map(each => each.option));
    expect(prospects.map(({ visits }) => visits)).toEqual(explained.evaluations.slice(0, 3).map(each => each.visits));
    expect(comparison?.than).toEqual(explained.evaluations[1]?.option);
    expect(comparison?.worlds).toBe(Math.min(...prospects.slice(0, 2).map(({ visits }) => visits)));
  });
});
