import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, plainFault } from '../src/plainness.ts';

describe('plainFault', () => {
  test.each([
    [{ a: undefined }, 'it.a is undefined'],
    [{ a: [1, () => 2] }, 'it.a[1] is function'],
    [[0, NaN], 'it[1] is NaN, no whole number'],
    [{ half: 0.5 }, 'it.half is 0.5, no whole number'],
    [{ deep: { map: new Map() } }, 'it.deep.map is a Map'],
    [[new Uint8Array(2)], 'it[0] is a Uint8Array'],
    [10n, 'it is bigint'],
  ])('finds what is no JSON of whole numbers: %o', (value, fault) => {
    expect(plainFault(value)).toBe(fault);
  });

  test('finds what contains itself', () => {
    const knot: unknown[] = [];
    knot.push(knot);
    expect(plainFault(knot)).toMatch(/is nested without end/);
  });

  test('finds nothing in JSON of whole numbers', () => {
    const plain = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(fc.string(), tie('value')),
      ),
    })).value;
    fc.assert(fc.property(plain, value => plainFault(value) === null));
  });
});

describe('difference', () => {
  test.each([
    [{ a: 1 }, { a: 2 }, 'a is 1 here and 2 there'],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: [] }] }, 'a[1].b is 2 here and [] there'],
    [[1], [1, 2], '[1] is undefined here and 2 there'],
    [{ a: 1 }, { a: 1, b: null }, 'b is undefined here and null there'],
    [[], {}, 'it is [] here and {} there'],
    [null, { a: 1 }, 'it is null here and {"a":1} there'],
  ])('names the first place where %o and %o part', (a, b, told) => {
    expect(difference(a, b)).toBe(told);
  });

  test('is null for equal values, whatever the order of their keys', () => {
    expect(difference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull();
    fc.assert(fc.property(fc.jsonValue(), value => difference(value, structuredClone(value)) === null));
  });
});
