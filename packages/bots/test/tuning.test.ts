import { below } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { advantage, randomSource, soloWins, tune, type Bout, type Match } from '../src/index.ts';

const SETTINGS = { generations: 60, directions: 6, deals: 4, step: 0.3, seed: 7 };
const GOAL = [3, -2, 0.5];

const off = (weights: readonly number[]): number => Math.hypot(...weights.map((weight, i) => weight - (GOAL[i] ?? 0)));

/** Whoever is nearer to the goal wins, by more the nearer it is: a game whose best weights are known. */
const nearer = (matches: readonly Match[]): Promise<number[]> =>
  Promise.resolve(matches.map(({ one, other }) => Math.tanh(off(other) - off(one))));

const bout = (names: readonly string[], totals: readonly number[], deal = 1): Bout => {
  const best = Math.max(...totals);
  return {
    names,
    deal,
    totals,
    sources: [],
    ranks: totals.map(t => (t === best ? 1 : 2)),
    won: null,
    rank: null,
    decisions: 1,
  };
};

describe('tuning', () => {
  test('finds weights that are known to be best', async () => {
    const start = [1, -1, 1];
    const found = await tune(start, SETTINGS, nearer);
    expect(off(found)).toBeLessThan(off(start) / 4);
  });

  test('comes close to them although chance decides most games', async () => {
    const random = randomSource(1);
    const lucky = async (matches: readonly Match[]): Promise<number[]> =>
      (await nearer(matches)).map(edge => (below(random, 1_000) < 500 + 250 * edge ? 1 : -1));
    const start = [1, -1, 1];
    expect(off(await tune(start, { ...SETTINGS, directions: 24 }, lucky))).toBeLessThan(off(start) / 2);
  });

  test('the same seed gives the same weights, and each direction has its own deals', async () => {
    const seen: Match[] = [];
    const watch = (matches: readonly Match[]) => {
      seen.push(...matches);
      return nearer(matches);
    };
    const [a, b] = [await tune([1, 1, 1], SETTINGS, watch), await tune([1, 1, 1], SETTINGS, nearer)];
    expect(b).toEqual(a);
    expect(seen).toHaveLength(SETTINGS.generations * SETTINGS.directions);
    expect(new Set(seen.map(({ deals }) => deals.join())).size).toBe(seen.length);
    expect(await tune([1, 1, 1], { ...SETTINGS, seed: 8 }, nearer)).not.toEqual(a);
  });

  test('advantage runs from −1 to 1 at tables of any size', () => {
    const clear = [bout(['a', 'b'], [90, 1]), bout(['b', 'a'], [1, 90])];
    expect(advantage(clear, 'a', 10)).toBeCloseTo(1);
    expect(advantage(clear, 'b', 10)).toBeCloseTo(-1);
    expect(advantage([bout(['a', 'b'], [3, 1]), bout(['b', 'a'], [3, 1])], 'a', 10)).toBe(0);
    expect(advantage([bout(['b', 'a', 'b', 'b'], [90, 1, 1, 1])], 'a', 10)).toBeCloseTo(-1);
    const solo = [bout(['a'], [99]), bout(['b'], [7]), bout(['a'], [5], 2), bout(['b'], [5], 2)];
    expect(soloWins(solo, 'a')).toMatchObject({ share: 0.75, games: 2 });
    expect(advantage(solo, 'a', 10)).toBeCloseTo(0.5);
  });

  test('a clear win counts more than a narrow one', () => {
    const narrow = advantage([bout(['a', 'b'], [11, 10])], 'a', 10);
    const clear = advantage([bout(['a', 'b'], [15, 10])], 'a', 10);
    expect(narrow).toBeGreaterThan(0.5);
    expect(clear).toBeGreaterThan(narrow);
  });
});
