import { fastChance, newRows, settle, type Learned, type Rows } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { collect, joined, type GameLog } from '../learn/positions.ts';
import { selfPlay } from '../learn/selfplay.ts';
import { tempered, train, type Fit } from '../learn/train.ts';
import { situationOf, think } from '../src/index.ts';
import { chances, judgementFor, trainedOf } from '../src/learned/judgement.ts';
import { newNet, strengthsOf, type Net } from '../src/learned/net.ts';
import { netText, readNet } from '../src/learned/text.ts';

const FEATURES = { numbers: ['a', 'b'], flags: ['x', 'y', 'z'], most: 2, estimate: 2, read: () => 2 };

/** A net with weights that are easy to add up: one hidden unit, and the direct connection. */
function plainNet() {
  const net = newNet({ numbers: 2, flags: 3, hidden: 1, asked: null, rivals: false });
  net.weights.set([-1, 0.5, 2, 1, 0, 0, 0, 0.25, 0, 0, 3, 0]);
  net.out.set([2]);
  return net;
}

const SUMS = [new Float32Array(2), new Float32Array(2)];

/** The strength of the only seat. */
function alone(net: Net, rows: Rows): number | undefined {
  return strengthsOf(net, rows, { first: 0, seats: 1 }, SUMS)[0];
}

describe('a net', () => {
  test('adds numbers, flags and the hidden units that fire', () => {
    const rows = newRows(FEATURES, 1);
    rows.numbers.set([1, 7]);
    rows.flags.set([0, 2]);
    rows.counts.set([2]);
    // Hidden: −1 + 2 + 0 + 3 = 4. Straight: 0.5 + 1 + 0.25 + 0 = 1.75.
    expect(alone(plainNet(), rows)).toBeCloseTo(1.75 + 2 * 4);
    rows.counts.set([1]);
    rows.numbers.set([0, 0]);
    // Hidden: −1, which the leak makes small.
    expect(alone(plainNet(), rows)).toBeCloseTo(0.75 - 2 * 0.05);
  });

  test('for two seats reads both from the side of the asked seat', () => {
    const net = newNet({ numbers: 2, flags: 3, hidden: 0, asked: 1, rivals: false });
    // The bias, own numbers and flags, the other seat's numbers and flags.
    net.weights.set([1, 2, 0, 0, 0, 0, -3, 0, 0, 10, 0]);
    const rows = newRows(FEATURES, 2);
    rows.numbers.set([4, 0, 7, 1]);
    rows.flags.set([1]);
    rows.counts.set([1, 0]);
    // 1 + 2 × 7 − 3 × 4 + 10 for the other seat's flag.
    expect(strengthsOf(net, rows, { first: 0, seats: 2 }, SUMS)).toEqual([0, 13]);
    rows.numbers.set([4, 1, 7, 0]);
    expect(strengthsOf(net, rows, { first: 0, seats: 2 }, SUMS)).toEqual([1 + 2 * 4 - 3 * 7, 0]);
    expect(readNet(netText(net)).asked).toBe(1);
    const even = tempered(net, FEATURES, 0);
    expect(strengthsOf(even, rows, { first: 0, seats: 2 }, SUMS)).toEqual([2 * 4 - 2 * 7, 0]);
  });

  test('may rate every seat beside the mean of its rivals', () => {
    const net = newNet({ numbers: 2, flags: 3, hidden: 0, asked: null, rivals: true });
    // The bias, own numbers and flags, the rivals' numbers and flags.
    net.weights.set([1, 2, 0, 0, 0, 0, -3, 0, 0, 10, 0]);
    const rows = newRows(FEATURES, 3);
    rows.numbers.set([4, 0, 7, 0, 1, 0]);
    rows.flags.set([1], 2);
    rows.counts.set([0, 1, 0]);
    const sums = [0, 1, 2].map(() => new Float32Array(1));
    const place = { first: 0, seats: 3 };
    // The second seat's flag is half of what its rivals see.
    const strengths = [1 + 8 - 3 * 4 + 5, 1 + 14 - 3 * 2.5, 1 + 2 - 3 * 5.5 + 5];
    expect(strengthsOf(net, rows, place, sums)).toEqual(strengths);
    expect(strengthsOf(readNet(netText(net)), rows, place, sums)[2]).toBeCloseTo(strengths[2] ?? NaN, 4);
  });

  test('is not disturbed by a larger one that was read before it', () => {
    const rows = newRows(FEATURES, 1);
    rows.numbers.set([1, 7]);
    const before = alone(plainNet(), rows);
    const large = newNet({ numbers: 2, flags: 3, hidden: 400, asked: null, rivals: false });
    large.weights.fill(1);
    large.out.fill(0.01);
    rows.flags.set([2, 1]);
    rows.counts.set([2]);
    // Each sum: the bias, 1 + 7, and two flags.
    expect(strengthsOf(large, rows, { first: 0, seats: 1 }, [new Float32Array(401)])[0]).toBeCloseTo(11 + 4 * 11);
    rows.counts.set([0]);
    expect(before).toBeCloseTo(1.5 + 2);
    expect(alone(plainNet(), rows)).toBe(before);
  });

  test('is restored from its text to within a hundredth of the largest weight of a row', () => {
    const net = plainNet();
    const again = readNet(netText(net));
    for (const [at, weight] of net.weights.entries())
      expect(Math.abs((again.weights[at] ?? 9) - weight)).toBeLessThan(0.013);
    expect(again).toMatchObject({ numbers: 2, flags: 3, hidden: 1 });
    expect(() => readNet('{"numbers":2,"flags":3,"hidden":1}\nAAAA')).toThrow('another size');
    expect(() => readNet('{"numbers":-2}\nAAAA')).toThrow('no net');
  });

  test('may be tempered by the estimate, its first number', () => {
    const rows = newRows(FEATURES, 1);
    rows.numbers.set([1, 0]);
    const strength = (trust: number) => alone(tempered(plainNet(), FEATURES, trust), rows);
    const full = alone(plainNet(), rows) ?? NaN;
    expect(strength(1)).toBeCloseTo(full);
    expect(strength(0)).toBeCloseTo(2);
    expect(strength(0.25)).toBeCloseTo(0.25 * full + 0.75 * 2);
  });

  test('gives chances that add up to 1 at a table, and a lone player one of its own', () => {
    const shares = chances([1, 2, 3]);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(shares[2]).toBeGreaterThan(shares[1] ?? 1);
    expect(chances([0])).toEqual([0.5]);
  });
});

/** The first number decides the game; the second means nothing. */
function madeUpGames(count: number, seed: number): GameLog[] {
  return Array.from({ length: count }, (_, game) => {
    const rows = newRows(FEATURES, 2);
    const value = Math.sin(game * 12.9898 + seed);
    rows.numbers.set([value, Math.cos(game), -value, Math.sin(3 * game)]);
    return { rows: [rows], targets: value > 0 ? [1, 0] : [0, 1] };
  });
}

describe('training', () => {
  const positions = joined([collect(madeUpGames(600, 1), FEATURES), collect(madeUpGames(600, 2), FEATURES)], FEATURES);

  test('finds what decides games, and the same seed finds the same net', () => {
    const fits: Fit[] = [];
    const settings = { hidden: 4, asked: null, epochs: 12, seed: 5 };
    const net = train(FEATURES, positions, settings, (_, fit) => fits.push(fit));
    expect(fits.at(-1)?.right).toBeGreaterThan(0.95);
    expect(fits.at(-1)?.loss).toBeLessThan(fits[0]?.loss ?? 0);
    expect(netText(train(FEATURES, positions, settings))).toBe(netText(net));
    expect(netText(train(FEATURES, positions, { ...settings, seed: 6 }))).not.toBe(netText(net));
  });

  test('teaches a net for two as well', () => {
    const fits: Fit[] = [];
    train(FEATURES, positions, { hidden: 4, asked: 1, epochs: 12, seed: 5 }, (_, fit) => fits.push(fit));
    expect(fits.at(-1)?.right).toBeGreaterThan(0.95);
  });
});

/** The first number is what a seat has; who has most wins. */
function madeUpTables(count: number): GameLog[] {
  return Array.from({ length: count }, (_, game) => {
    const rows = newRows(FEATURES, 3);
    const held = [1, 2, 3].map(seat => Math.sin(game * 12.9898 + seat * 78.233));
    held.forEach((value, seat) => rows.numbers.set([value, 1], 2 * seat));
    return { rows: [rows], targets: held.map(value => (value === Math.max(...held) ? 1 : 0)) };
  });
}

test('training teaches a net that reads rivals, too', () => {
  const positions = collect(madeUpTables(1_500), FEATURES);
  const fits: Fit[] = [];
  const net = train(FEATURES, positions, { hidden: 4, asked: null, rivals: true, epochs: 12, seed: 5 }, (_, fit) =>
    fits.push(fit),
  );
  expect(fits.at(-1)?.right).toBeGreaterThan(0.93);
  // What rivals have counts against a seat.
  expect(net.weights[6 * 5 + 4]).toBeLessThan(0);
});

/** What a net may see of the sample game: points and whose turn it is. */
const LEARNED: Learned<Hamlet['state']> = {
  features: {
    numbers: ['points', 'asked'],
    flags: [],
    most: 0,
    estimate: 1,
    read(s, { numbers }) {
      hamlet.score(s).scores.forEach(({ total }, seat) => numbers.set([total / 10, s.frames.length / 10], 2 * seat));
      return s.seats.length;
    },
  },
  nets: {},
  plans: { table: { tables: [{ seats: 2 }, { seats: 3 }], horizon: 4, quicker: 1 } },
  netFor: s => (s.seats.length < 4 ? 'table' : null),
};

describe('self-play', () => {
  const first = selfPlay(hamlet, LEARNED, null, { net: 'table', games: 6, seed: 3 });

  test('plays the same games from the same seed, and gives each seat its reward', () => {
    expect(selfPlay(hamlet, LEARNED, null, { net: 'table', games: 6, seed: 3 })).toEqual(first);
    expect(first.games.at(-1)).toBeGreaterThan(1);
    let row = 0;
    for (const seats of first.seats) {
      const shares = first.targets.subarray(row, row + seats);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
      row += seats;
    }
    expect(row).toBe(first.targets.length);
  });

  test('a net that was trained on it judges games of its kind, and of no other', () => {
    const net = train(LEARNED.features, first, { hidden: 2, asked: null, epochs: 2, seed: 1 });
    const trained = trainedOf({ ...LEARNED, nets: { table: netText(net) } });
    const judged = (seats: number) => {
      const situation = situationOf(hamlet, hamlet.setup(settle(hamlet, seats), fastChance(1)), 0);
      if (!situation) throw new Error('seat 0 drafts first');
      return think(situation, 'hard', 1, { iterations: 32, trained }).net;
    };
    expect(judged(3)).toBe('table');
    expect(judged(4)).toBeUndefined();
    const state = hamlet.setup(settle(hamlet, 2), fastChance(1));
    expect(judgementFor(trained, state)?.rewards(state)).toHaveLength(2);
  });
});
