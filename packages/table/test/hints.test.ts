import type { Reasons } from '@thorp/bots';
import type { Phrases, Reader } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { bestInWords, hintInWords, type Answer } from '../src/index.ts';

const reader: Reader<unknown> = { view: null, you: 0, name: seat => `${seat}` };
const words = {
  label: ({ kind }: { kind: string }) => `Build the ${kind}`,
  points: (total: number) => (total === 1 ? '1 point' : `${total} points`),
  group: ({ what }: { what: string }) => (what === 'fish' ? 'Food' : 'Silver'),
} as unknown as Phrases;

function answer(points: number, lines: readonly (readonly [what: string, amount: number])[], value = 0.1): Answer {
  const reasons: Reasons = {
    prospects: [],
    comparison: {
      than: { kind: 'Mill' },
      worlds: 20,
      points: { mean: points, error: 0.1 },
      lead: null,
      lines: lines.map(([what, amount]) => ({ what, amount })),
      value,
    },
  };
  return { option: { kind: 'House' }, ms: 1, reasons };
}

test('points are rounded and named with the heading that brings at least half of them', () => {
  expect(
    hintInWords(
      answer(2.2, [
        ['coin', 1],
        ['spoon', 0.9],
        ['fish', 0.3],
      ]),
      words,
      reader,
    ),
  ).toEqual({
    kind: 'points',
    than: 'Build the Mill',
    points: '2 points',
    from: 'Silver',
    sources: [{ title: 'Silver', points: 1.9 }],
  });
});

test('no heading is named where none stands out, or where the game has none', () => {
  const spread: [string, number][] = [
    ['coin', 0.4],
    ['fish', 0.4],
  ];
  expect(hintInWords(answer(1, spread), words, reader)).toMatchObject({ points: '1 point', from: null });
  const { group: _, ...plain } = words;
  expect(hintInWords(answer(1, [['coin', 1]]), plain as Phrases, reader)).toMatchObject({ from: null });
});

test('equal answers are said to be equal, and nothing is said where nothing was found', () => {
  expect(hintInWords(answer(0, [], 0), words, reader)).toMatchObject({ kind: 'equal', than: 'Build the Mill' });
  expect(hintInWords({ option: { kind: 'House' }, ms: 1 }, words, reader)).toBeNull();
});

test('the best choices are told with their chances and points; alone only points matter', () => {
  const prospect = { visits: 9, points: 11.6, spread: 2.2, valueSpread: 0.1 };
  const prospects = [
    { ...prospect, option: { kind: 'House' }, value: 0.62 },
    { ...prospect, option: { kind: 'Mill' }, value: 0.5, spread: 0.4 },
    { ...prospect, option: { kind: 'Inn' }, value: 0.4, visits: 0 },
  ];
  const rated: Answer = { option: { kind: 'House' }, ms: 1, reasons: { prospects, comparison: null } };
  const mill = { label: 'Build the Mill', share: 0.5, points: '12 points', spread: '' };
  expect(bestInWords(rated, 2, words, reader)).toEqual([
    { label: 'Build the House', share: 0.62, points: '12 points', spread: '2 points' },
    mill,
  ]);
  expect(bestInWords(rated, 1, words, reader)[1]).toEqual({ ...mill, share: null });
  expect(bestInWords({ option: { kind: 'House' }, ms: 1 }, 2, words, reader)).toEqual([]);
});
