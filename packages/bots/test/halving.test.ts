import { describe, expect, test } from 'vitest';
import { beginHalving, nextCandidate } from '../src/halving.ts';
import { randomSource } from '../src/random.ts';
import type { Edge } from '../src/tree.ts';

/** Answers with rewards 0, 1, 2 …; the last one has the highest prior. */
const answers = (count: number): Edge[] =>
  Array.from({ length: count }, (_, i) => ({
    option: { kind: String(i) },
    prior: (i + 1) / count,
    next: [],
    visits: 0,
    offered: 0,
    total: 0,
    squares: 0,
  }));

function run(edges: readonly Edge[], iterations: number): { readonly name: string; readonly seed: number }[] {
  const halving = beginHalving(edges, iterations);
  const random = randomSource(1);
  return Array.from({ length: iterations }, () => {
    const edge = nextCandidate(halving, random);
    edge.visits++;
    edge.total += Number(edge.option.kind);
    return { name: edge.option.kind, seed: halving.seed };
  });
}

describe('halving', () => {
  test('every answer still in the running is tried in the same worlds', () => {
    const worlds = Map.groupBy(run(answers(8), 240), ({ seed }) => seed);
    const fields = [...worlds.values()].map(tried => new Set(tried.map(({ name }) => name)).size);
    expect(fields).toEqual([...fields].sort((a, b) => b - a));
    expect(new Set(fields)).toEqual(new Set([8, 4, 2]));
  });

  test('the better half goes on, each heat as long as the one before', () => {
    const edges = answers(8);
    run(edges, 240);
    expect(edges.map(({ visits }) => visits)).toEqual([10, 10, 10, 10, 30, 30, 70, 70]);
  });

  test('where there is time for few, the most inviting are tried', () => {
    const edges = answers(20);
    run(edges, 12);
    expect(edges.filter(({ visits }) => visits > 0).map(({ option }) => option.kind)).toEqual([
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
    ]);
  });

  test('an only answer is tried all the time', () => {
    const [only] = answers(1);
    if (only) run([only], 5);
    expect(only?.visits).toBe(5);
  });
});
