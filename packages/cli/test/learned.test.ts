import { learnedOf } from '@thorp/bots/learn';
import { loadTrained, judgementFor, randomSource, anyOf } from '@thorp/bots';
import {
  canonical,
  decide,
  digest,
  fastChance,
  must,
  newRows,
  play,
  settle,
  type Features,
  type Game,
  type Option,
  type Rows,
} from '@thorp/kernel';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES as games } from '@thorp/server/games';
import { addressOf, loadGame } from '../src/registry.ts';

const SEATS = 8;
/** Inputs of nets are small, so that no input outweighs the others. */
const LARGEST = 12;
const MOST_BYTES = 60_000;

/** Positions of a game played by quick guesses and random choices, each with the asked seat's question. */
function* positions(game: Game, seats: number, settings: object, deal: number) {
  const state = game.setup(settle(game, seats, settings), fastChance(deal));
  const random = randomSource(deal);
  state.notes = null;
  let played = 0;
  for (let decision = decide(game, state); decision && played < 300; decision = decide(game, state)) {
    if (played++ % 41 === 0) yield state;
    const { seat, options } = decision;
    const guess = (option: Option): number => game.insight?.prior?.(state, seat, option) ?? 1;
    const liked = options.toSorted((a, b) => guess(b) - guess(a))[0];
    play(game, state, played % 3 === 0 ? anyOf(random, options) : must(liked, 'there are options'), seat);
  }
}

/** Checks one seat's row, and returns the indexes of the numbers that are not 0. */
function checkRow({ numbers, flags, most }: Features<never>, rows: Rows, row: number): number[] {
  const values = [...rows.numbers.subarray(row * numbers.length, (row + 1) * numbers.length)];
  const odd = values.findIndex(value => !(Math.abs(value) <= LARGEST));
  expect(odd, `${numbers[odd]} is ${values[odd]}`).toBe(-1);
  for (const flag of rows.flags.subarray(row * most, row * most + (rows.counts[row] ?? 0))) {
    expect(flags[flag]).toBeDefined();
  }
  return values.flatMap((value, n) => (value === 0 ? [] : [n]));
}

/**
 * The nets whose chances were fitted to results (bench/ANALYSIS.md), by the digest of their text. A net that is trained
 * again needs new numbers in the game's insight: measure before it is listed here.
 */
const FITTED: { readonly [id: string]: { readonly [net: string]: string } } = {
  villagers: { table: 'c3407a0a' },
  helvetia: { duel: '8329669d' },
  snowcrest: { duel: 'ff9c3da4' },
  feudalia: { duel: 'ff51faa0' },
};

describe.each(GAME_IDS)('%s', id => {
  test('features are small finite numbers and flags that exist, and reading them changes nothing', async () => {
    const game = await loadGame(games, id);
    const { features, plans, netFor } = await learnedOf(addressOf(games, id));
    const { numbers, flags } = features;
    expect(new Set([...numbers, ...flags]).size).toBe(numbers.length + flags.length);
    const rows = newRows(features, SEATS);
    const met = new Set<number>();
    const all = Object.entries(plans).flatMap(([net, { tables }]) => tables.map(table => ({ net, ...table })));
    for (const [i, { net, seats, settings = {} }] of all.entries()) {
      for (const state of positions(game, seats, settings, 900_000 + i)) {
        expect([net, null]).toContain(netFor(state));
        const before = canonical(state);
        expect(features.read(state, rows)).toBe(seats);
        expect(canonical(state)).toBe(before);
        for (let row = 0; row < seats; row++) for (const n of checkRow(features, rows, row)) met.add(n);
      }
    }
    // A number that is always 0 would be a mistake in its name or index.
    const unmet = numbers.filter((_, n) => !met.has(n));
    expect(unmet.length, unmet.join(', ')).toBeLessThan(numbers.length / 4);
  });

  test('nets fit their features, judge every table they were trained at, and stay small', async () => {
    const game = await loadGame(games, id);
    const trained = await loadTrained(game, () => learnedOf(addressOf(games, id)));
    const { nets, plans } = trained.learned;
    expect(Object.keys(plans)).toEqual(expect.arrayContaining(Object.keys(nets)));
    expect(gzipSync(Object.values(nets).join('\n')).length).toBeLessThan(MOST_BYTES);
    const used = new Set<string>();
    for (const [name, { tables }] of Object.entries(plans)) {
      for (const { seats, settings } of tables) {
        const state = game.setup(settle(game, seats, settings ?? {}), fastChance(1));
        const judgement = judgementFor(trained, state);
        if (judgement) expect(judgement.net).toBe(name);
        if (judgement) used.add(name);
        const sum = judgement?.rewards(state).reduce((a, b) => a + b);
        if (sum !== undefined && seats > 1) expect(sum).toBeCloseTo(1);
      }
    }
    // Every net must be used.
    expect([...used].sort()).toEqual(Object.keys(nets).sort());
  });

  test('an analysis tells chances by the very nets that were fitted to results', async () => {
    const game = await loadGame(games, id);
    const { nets } = await learnedOf(addressOf(games, id));
    const used = Object.values(must(game.insight?.chance, 'its chances were fitted').nets ?? {});
    const texts = used.map(({ net }) => [net, digest(nets[net] ?? '').slice(0, 8)] as const);
    expect(Object.fromEntries(texts)).toEqual(FITTED[id]);
  });
});

test.each([
  ['snowcrest', 2, { basic: true }],
  ['snowcrest', 3, { basic: true }],
  ['villagers', 2, { poorestWins: true }],
  ['helvetia', 2, { quarterModel: 'corner' }],
  ['feudalia', 2, { variant: 'great_works', scenario: 'S6' }],
])('%s falls back to its estimate for settings that no net was shown to play well in', async (id, seats, settings) => {
  const game = await loadGame(games, id);
  const learned = await learnedOf(addressOf(games, id));
  expect(learned.netFor(game.setup(settle(game, seats, settings), fastChance(1)))).toBeNull();
});
