import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, cloneChance, draw, fastChance, shuffle, type Chance, type FastChance } from '../src/index.ts';
import { streamChance } from '../src/chance.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);

const drawer = (chance: Chance): { chance: Chance; learnt: number } => ({ chance, learnt: 0 });
const words = (chance: Chance, n: number): number[] => Array.from({ length: n }, () => draw(chance));

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const sources = { stream: () => streamChance(KEY), fast: () => fastChance(42) };

describe.each(Object.entries(sources))('the %s source', (_, make) => {
  const draws = 60_000;

  test('draws whole numbers below n, all equally likely', () => {
    const s = drawer(make());
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < draws; i++) {
      const n = below(s, 6);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    // Five degrees of freedom: a fair die exceeds this once in a hundred thousand seeds, and the seed is fixed.
    expect(chiSquare(counts)).toBeLessThan(30);
  });

  test('shuffles so that every order is equally likely', () => {
    const s = drawer(make());
    const counts = new Map<string, number>();
    for (let i = 0; i < draws / 5; i++) {
      const order = shuffle(s, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(65);
  });

  test('keeps its whole state in a few plain fields', () => {
    const chance = make();
    words(chance, 37);
    const read = JSON.parse(JSON.stringify(chance)) as Chance;
    expect(words(read, 40)).toEqual(words(chance, 40));
  });

  test('is independent of its copy', () => {
    const chance = make();
    const copy = cloneChance(chance);
    const ahead = words(copy, 5);
    expect(words(chance, 5)).toEqual(ahead);
    words(copy, 3);
    expect(draw(chance)).not.toBe(draw(copy));
  });

  test('counts every draw and every shuffle as revealed information', () => {
    const s = drawer(make());
    below(s, 6);
    shuffle(s, [1, 2, 3]);
    expect(s.learnt).toBe(2);
  });
});

describe('the stream', () => {
  // The first words of ChaCha20 (RFC 8439) for the key 00 01 … 1f and a nonce of zeros, read as little-endian words.
  test('is ChaCha20, block after block', () => {
    const first = words(streamChance(KEY), 3).map(word => word.toString(16).padStart(8, '0'));
    expect(first).toEqual(chacha20Words(KEY, 0).slice(0, 3));
    const chance = { ...streamChance(KEY), drawn: 16 };
    expect(draw(chance).toString(16).padStart(8, '0')).toBe(chacha20Words(KEY, 1)[0]);
  });

  test('is another one for another key', () => {
    expect(words(streamChance(KEY), 4)).not.toEqual(words(streamChance(KEY.toReversed()), 4));
  });
});

describe('the fast source', () => {
  test('is the same for the same seed and another one for the next', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), seed => {
        expect(words(fastChance(seed), 4)).toEqual(words(fastChance(seed), 4));
        expect(words(fastChance(seed), 4)).not.toEqual(words(fastChance(seed + 1), 4));
      }),
    );
  });
});

test('a word that would favour some numbers is drawn again', () => {
  // The next word is 0: one of the few that must not count where n does not divide 2³².
  const zeroNext = (): FastChance => ({ source: 'fast', a: 0, b: 0, c: 1, n: 0 });
  const s = { chance: zeroNext(), learnt: 0 };
  below(s, 6);
  expect(s.chance.n).toBe(2);
  const even = { chance: zeroNext(), learnt: 0 };
  expect(below(even, 8)).toBe(0);
  expect(even.chance.n).toBe(1);
});

test('below stays below, for any n', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 20 }), (seed, n) => {
      const drawn = below(drawer(fastChance(seed)), n);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < n;
    }),
  );
});

test('a shuffle keeps every card, in the same pile', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.integer()), (seed, cards) => {
      const pile = cards.slice();
      expect(shuffle(drawer(fastChance(seed)), pile)).toBe(pile);
      const ascending = (a: number, b: number): number => a - b;
      expect(pile.toSorted(ascending)).toEqual(cards.toSorted(ascending));
    }),
  );
});

/** ChaCha20 written down once more, straight from RFC 8439, to check the library we use against. */
function chacha20Words(key: Uint8Array, counter: number): string[] {
  const view = new DataView(key.buffer);
  const keyWords = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...keyWords, counter, 0, 0, 0);
  const x = start.slice();
  const at = (i: number): number => x[i] ?? 0;
  const mix = (a: number, b: number, d: number, by: number): void => {
    x[a] = at(a) + at(b);
    const turned = at(d) ^ at(a);
    x[d] = (turned << by) | (turned >>> (32 - by));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return Array.from(x, (word, i) => ((word + (start[i] ?? 0)) >>> 0).toString(16).padStart(8, '0'));
}

/** sfc32 as its author gives it, on unsigned 32-bit words. */
function* reference(seed: number): Generator<number, never> {
  const words = Uint32Array.from([seed, Math.floor(seed / 2 ** 32), 0x5eed, 1]);
  for (let i = 0; ; i++) {
    const [a = 0, b = 0, c = 0, n = 0] = words;
    const [t = 0] = Uint32Array.of(a + b + n);
    words.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + t, n + 1]);
    if (i >= 12) yield t;
  }
}

test.each([0, 1, 42, 2 ** 32 - 1, 2 ** 45 + 12_345])('the fast source is sfc32, from seed %d', seed => {
  const expected = reference(seed);
  const chance = fastChance(seed);
  for (let i = 0; i < 1_000; i++) expect(draw(chance)).toBe(expected.next().value);
});

describe('a draw below 3 rejects one word in 2³², so that each number comes from equally many words', () => {
  /** A source whose next word this is: sfc32 adds its first two words and its counter. */
  const next = (word: number): FastChance => ({ source: 'fast', a: word | 0, b: 0, c: 7, n: 0 });

  test.each([
    [0, false],
    // Three times this word is one more than a multiple of 2³²: the smallest remainder that counts.
    [0xaaaaaaab, true],
    [1, true],
  ])('the word %d: taken %s', (word, isTaken) => {
    const s = drawer(next(word));
    const drawn = below(s, 3);
    expect((s.chance as FastChance).n).toBe(isTaken ? 1 : 2);
    if (isTaken) expect(drawn).toBe(Math.floor((word * 3) / 2 ** 32));
  });
});
