import { describe, expect, test } from 'vitest';
import { beginHalving, isSettled, nextCandidate } from '../src/halving.ts';
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
  test('all remaining answers are tried in the same worlds', () => {
    const worlds = Map.groupBy(run(answers(8), 240), ({ seed }) => seed);
    const fields = [...worlds.values()].map(tried => new Set(tried.map(({ name }) => name)).size);
    expect(fields).toEqual([...fields].sort((a, b) => b - a));
    expect(new Set(fields)).toEqual(new Set([8, 4, 2]));
  });

  test('the better half stays for the next round, and all rounds are equally long', () => {
    const edges = answers(8);
    run(edges, 240);
    expect(edges.map(({ visits }) => visits)).toEqual([10, 10, 10, 10, 30, 30, 70, 70]);
  });

  test('with little time only the answers with the highest priors are tried', () => {
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

  test('a single answer gets all iterations', () => {
    const [only] = answers(1);
    if (only) run([only], 5);
    expect(only?.visits).toBe(5);
  });
});

describe('settling', () => {
  /** Answers whose rewards scatter by 0.1 around means that lie `apart`, until the search settles or its iterations end. */
  function trials(
    apart: number,
    iterations: number,
    settles = true,
  ): { readonly tried: number; readonly edges: Edge[] } {
    const edges = answers(4);
    const halving = beginHalving(edges, iterations, settles);
    const random = randomSource(1);
    let tried = 0;
    while (tried < iterations && !isSettled(halving)) {
      const edge = nextCandidate(halving, random);
      const worth = 0.5 + apart * Number(edge.option.kind) + (edge.visits % 2 === 0 ? 0.1 : -0.1);
      tried++;
      edge.visits++;
      edge.total += worth;
      edge.squares += worth * worth;
    }
    return { tried, edges };
  }

  test('a clear choice ends early, with the best answer tried well', () => {
    const { tried, edges } = trials(0.2, 8_000);
    expect(tried).toBeLessThan(1_000);
    expect(edges.at(-1)?.visits).toBeGreaterThanOrEqual(96);
  });

  test('a close choice gets all its iterations, and so does every choice of a search that must not settle', () => {
    expect(trials(0, 2_000).tried).toBe(2_000);
    expect(trials(0.2, 2_000, false).tried).toBe(2_000);
  });
});
