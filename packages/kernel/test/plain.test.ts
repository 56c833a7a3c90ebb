import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, same } from '../src/index.ts';
import { reusing } from '../src/plain.ts';

/** The same data with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, reordered(each)])
      .toReversed() as [string, unknown][],
  );
}

/** JSON without the number −0, which JSON writes as 0. */
const json = fc.jsonValue({ noUnicodeString: false }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

describe('reusing', () => {
  test('gives equal data, whatever was there before', () => {
    const copy = (value: unknown): unknown => structuredClone(value);
    fc.assert(fc.property(json, json, (a, b) => canonical(reusing(copy(a), copy(b))) === canonical(b)));
  });

  test('gives the old data where nothing has changed, and leaves the old data as it was', () => {
    const before = { list: [1, 2], village: { cards: [3], coins: [4] }, row: [{ card: 5 }, { card: 6 }] };
    const text = canonical(before);
    expect(reusing(before, structuredClone(before))).toBe(before);
    const changed = { list: [1, 2, 3], village: { cards: [3], coins: [5] }, row: [{ card: 5 }, { card: 7 }] };
    const after = reusing(before, changed);
    expect(after).toBe(changed);
    expect(after).toEqual({ list: [1, 2, 3], village: { cards: [3], coins: [5] }, row: [{ card: 5 }, { card: 7 }] });
    expect(after.village.cards).toBe(before.village.cards);
    expect(after.row[0]).toBe(before.row[0]);
    expect(canonical(before)).toBe(text);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[], {}],
    [[1], [1, 2]],
    [null, {}],
  ])('takes %j not for %j', (before, after) => {
    expect(reusing(before, after)).toBe(after);
  });
});

describe('same', () => {
  test('holds for equal data in any order of keys', () => {
    fc.assert(fc.property(json, value => same(value, reordered(structuredClone(value)))));
  });

  test('holds exactly where canonical texts are equal', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  test.each([
    [[], {}],
    [null, {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    ['1', 1],
    [0, false],
    [{ kind: 'take', slot: 1 }, 'take'],
  ])('tells %o from %o', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('looks at own keys only', () => {
    expect(same({ toString: 1 }, { a: 1 })).toBe(false);
    expect(same({}, Object.create({ a: 1 }))).toBe(true);
  });
});

describe('canonical', () => {
  test('is JSON that reads back to equal data', () => {
    fc.assert(fc.property(json, value => same(JSON.parse(canonical(value)), value)));
  });

  test('does not depend on the order of keys, and has no spaces', () => {
    expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x y","d":null}]}');
    fc.assert(fc.property(json, value => canonical(reordered(value)) === canonical(value)));
  });

  test('keeps a key that objects treat specially', () => {
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined])).toBe('[null]');
  });
});
