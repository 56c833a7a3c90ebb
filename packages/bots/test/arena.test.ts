import { fastChance, settle } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, describe, expect, test } from 'vitest';
import {
  duels,
  fixtures,
  playDeal,
  quantiles,
  ratings,
  situationOf,
  think,
  wilson,
  type Bout,
  type Entrant,
} from '../src/index.ts';
import { rotations } from '../src/arena.ts';
import { openPool } from '../src/node.ts';

const ADDRESS = { module: '@thorp/testkit/hamlet', name: 'hamlet' };
const first: Entrant = { name: 'first', choose: ({ decision }) => decision.options[0] as { kind: string } };
const won = (names: readonly string[], deal: number, winner: number): Bout => ({
  names,
  deal,
  ranks: names.map((_, seat) => (seat === winner ? 1 : 2)),
  totals: names.map(() => 0),
  sources: names.map(() => []),
  won: null,
  rank: null,
  decisions: 1,
});

describe('an arena', () => {
  test('deals the same cards whoever plays the seat', async () => {
    const config = settle(hamlet, 2);
    const [a, b] = [
      await playDeal(hamlet, config, [first, first], 9),
      await playDeal(hamlet, config, [first, first], 9),
    ];
    expect(b).toEqual(a);
    expect((await playDeal(hamlet, config, [first, first], 10)).totals).not.toEqual(a.totals);
  });

  test('gives a seat one pace for all decisions of its turn, and waits for slow entrants', async () => {
    const paces: object[] = [];
    const slow: Entrant = {
      name: 'slow',
      async choose({ decision }, _, pace) {
        await new Promise(setImmediate);
        paces.push(pace);
        return decision.options[0] as { kind: string };
      },
    };
    const bout = await playDeal(hamlet, settle(hamlet, 2), [slow, slow], 1);
    expect(paces).toHaveLength(bout.decisions);
    expect(new Set(paces).size).toBeLessThan(paces.length);
    expect(new Set(paces).size).toBeGreaterThan(10);
  });
});

describe('workers', () => {
  const pool = openPool(2);
  afterAll(() => pool.close());

  test('think and play in threads of their own, with the same answers as here', async () => {
    const state = hamlet.setup(settle(hamlet, 3), fastChance(4));
    const situation = situationOf(hamlet, state, 0);
    if (!situation) throw new Error('seat 0 drafts first');
    const world = situation.sample(fastChance(1));
    const thought = await pool.think({ game: ADDRESS, world, seat: 0, level: 'greedy', seed: 3, spent: 0 });
    expect({ ...thought, ms: 0 }).toEqual({ ...think(situation, 'greedy', 3), ms: 0 });
    const seated = (['random', 'greedy'] as const).map(level => ({ name: level, level }));
    const task = { game: ADDRESS, seats: 2, settings: {}, seated, deal: 5, clock: false };
    const bout = await pool.bout(task);
    expect(bout.names).toEqual(['random', 'greedy']);
    const { decisions = [], turns = [] } = bout.times['greedy'] ?? {};
    expect(decisions.length).toBeGreaterThan(turns.length);
    expect(turns.reduce((a, b) => a + b, 0)).toBeCloseTo(
      decisions.reduce((a, b) => a + b, 0),
      6,
    );
    expect((await pool.bout(task)).totals).toEqual(bout.totals);
  });

  test('a task can be given up', async () => {
    const gone = new AbortController();
    const seated = [1, 2].map(() => ({ name: 'expert', level: 'expert' as const }));
    const task = { game: ADDRESS, seats: 2, settings: {}, seated, deal: 5, clock: true };
    const bout = pool.bout(task, gone.signal);
    gone.abort();
    await expect(bout).rejects.toThrow(/abort/i);
  });
});

describe('a tournament', () => {
  test('plays each entrant alone against each later one, in every seat of every deal', () => {
    expect(rotations(['a', 'b', 'c']).map(each => each.join(''))).toEqual(['abc', 'bca', 'cab']);
    const tables = (names: readonly string[], seats: number) =>
      fixtures(names, seats, 1).map(({ seated }) => seated.join(''));
    expect(tables(['a', 'b', 'c'], 2)).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb']);
    expect(tables(['a', 'b'], 4)).toEqual(['abbb', 'bbba', 'bbab', 'babb']);
    expect(tables(['a'], 3)).toEqual(['aaa']);
    expect(tables(['a', 'b'], 1)).toEqual(['a', 'b']);
    expect(fixtures(['a', 'b'], 2, 3, 10).map(({ deal }) => deal)).toEqual([10, 10, 11, 11, 12, 12]);
  });

  test('duels are counted for the entrant listed first', () => {
    const table = ['b', 'b', 'a', 'b'];
    const bouts = [won(table, 1, 2), won(table, 2, 2), won(table, 3, 0), won(table, 4, 2)];
    expect(duels(bouts, ['a', 'b'])).toMatchObject([{ one: 'a', rest: 'b', par: 0.25, share: 0.75, games: 4 }]);
    expect(duels(bouts, ['a', 'c'])).toEqual([]);
  });
});

describe('statistics', () => {
  test('Wilson intervals', () => {
    expect(wilson(8, 10).low).toBeCloseTo(0.4902, 3);
    expect(wilson(8, 10).high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1, games: 0 });
  });

  test('ratings follow results: three wins of four are about 190 points', () => {
    const bouts = Array.from({ length: 400 }, (_, deal) => won(['a', 'b'], deal, deal % 4 === 0 ? 1 : 0));
    const [best, other] = ratings(bouts, 'b');
    expect(best).toMatchObject({ name: 'a' });
    expect(best?.elo).toBeGreaterThan(180);
    expect(best?.elo).toBeLessThan(200);
    expect(best?.low).toBeLessThan(best?.elo ?? 0);
    expect(other?.elo).toBe(0);
  });

  test('quantiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect(quantiles(values, [0, 0.5, 0.95, 1])).toEqual([0, 50, 95, 99]);
    expect(quantiles([], [0.5])).toEqual([0]);
  });
});
