import { hamlet } from '@thorp/testkit/hamlet';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  adopt,
  apply,
  decide,
  decode,
  encode,
  excerpt,
  shorten,
  fastChance,
  LINE_LIMITS,
  parseRecord,
  plainFault,
  readJson,
  settle,
} from '../src/index.ts';
import { MOST_SEATS, RECORD_LIMITS, STATE_LIMITS, type Limits } from '../src/limits.ts';

const TIGHT: Limits = { text: 60, depth: 3, values: 6, items: 4, characters: 5, whole: 100 };

function nested(depth: number): unknown {
  let data: unknown = 1;
  for (let i = 0; i < depth; i++) data = [data];
  return data;
}

function position() {
  const s = hamlet.setup(settle(hamlet, 3), fastChance(5));
  decide(hamlet, s);
  return s;
}

describe('data from outside', () => {
  test.each([
    ['nested too deep', nested(4), 'it is nested more than 3 deep'],
    [
      'too many values',
      [
        [1, 2],
        [3, 4],
      ],
      'it holds more than 6 values',
    ],
    ['a long list', [1, 2, 3, 4, 5], 'it holds a list of more than 4 items'],
    ['many keys', { a: 1, b: 1, c: 1, d: 1, e: 1 }, 'it holds an object of more than 4 keys'],
    ['a long text', 'abcdef', 'it holds a text of more than 5 characters'],
    ['a long key', { abcdef: 1 }, 'it holds a text of more than 5 characters'],
    ['a large number', [101], '101 is not a whole number from -100 to 100'],
    ['a fraction', [0.5], '0.5 is not a whole number from -100 to 100'],
    ['a forbidden key', JSON.parse('{"__proto__":1}'), "'__proto__' is not allowed as a key"],
    ['a constructor', { constructor: 1 }, "'constructor' is not allowed as a key"],
    ['a class', new Map(), 'it holds an object that is not plain data'],
    ['a function', [() => 1], 'it holds a value that is not plain data: function'],
    ['a hole', [undefined], 'it holds a value that is not plain data: undefined'],
  ])('is refused with the reason: %s', (_, data, fault) => {
    expect(plainFault(data, TIGHT)).toBe(fault);
  });

  test('is taken up to the limits', () => {
    const data = { a: [-100, 'abcde', null, true] };
    expect(plainFault(data, TIGHT)).toBeNull();
    expect(readJson(JSON.stringify(data), TIGHT)).toEqual({ fault: null, data });
    expect(plainFault(nested(3), TIGHT)).toBeNull();
  });

  test('a circular object is refused', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(plainFault(circle, RECORD_LIMITS)).toBe('it is nested more than 32 deep');
    const pair: unknown[] = [1];
    const wide = Array.from({ length: 30 }).reduce<unknown>(inner => [inner, inner], pair);
    expect(plainFault(wide, RECORD_LIMITS)).toBe('it holds more than 1000000 values');
  });

  test('text is measured before it is parsed, and an infinite number is refused', () => {
    expect(readJson(' '.repeat(61), TIGHT)).toEqual({ fault: 'it has more than 60 characters', why: 'limits' });
    expect(readJson('{"a":', TIGHT)).toMatchObject({ why: 'json' });
    expect(readJson('1e999', LINE_LIMITS)).toEqual({ fault: 'it holds a number that is too large', why: 'limits' });
    expect(readJson('0.5', LINE_LIMITS)).toEqual({ fault: null, data: 0.5 });
  });

  test('an excerpt is never longer than a line', () => {
    expect(excerpt('x'.repeat(1_000)).length).toBe(80);
    expect(excerpt(undefined)).toBe('undefined');
  });

  test('a shortened text ends with a whole character', () => {
    const short = shorten(`${'x'.repeat(79)}😀😀`);
    expect(short).toBe('x'.repeat(79));
    expect(shorten(`${'x'.repeat(78)}😀😀`)).toBe(`${'x'.repeat(78)}😀`);
    expect(shorten('😀')).toBe('😀');
  });

  test('an excerpt does not keep the text it was taken from', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const kept = Array.from({ length: 30 }, (_, i) => `${excerpt(`${i}${'x'.repeat(1 << 20)}`)}!`);
    expect(used() - before).toBeLessThan(10 << 20);
    expect(kept).toHaveLength(30);
  });
});

describe('untrusted input of the kernel', () => {
  test('a record with more seats than any game allows is refused', () => {
    const record = { thorp: 1, game: 'hamlet', version: 1, seats: 60_000_000, settings: {}, plies: [] };
    expect(() => parseRecord(JSON.stringify(record))).toThrow(`'seats' must be a whole number from 1 to ${MOST_SEATS}`);
  });

  test('a deeply nested record is refused with a message, not by a stack overflow', () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    expect(() => parseRecord(`{"thorp":1,"plies":${deep}}`)).toThrow('not a Thorp record: it is nested more than 32');
    expect(() => decode(hamlet, `{"frames":[],"chance":{},"row":${deep}}`)).toThrow('nested more than 32 deep');
  });

  test('a state with numbers, lists or seats beyond its game is refused', () => {
    const state = position();
    const rich = (gold: number) => ({ ...state, seats: state.seats.map(seat => ({ ...seat, gold })) });
    expect(adopt(hamlet, rich(STATE_LIMITS.whole ?? 0)).seats[0]?.gold).toBe(10_000);
    expect(() => adopt(hamlet, rich(1_000_000_000))).toThrow('1000000000 is not a whole number from -10000 to 10000');
    const row = Array.from({ length: 501 }, () => 0);
    expect(() => adopt(hamlet, { ...state, row })).toThrow('it holds a list of more than 500 items');
    const seats = [...state.seats, ...state.seats];
    expect(() => adopt(hamlet, { ...state, seats })).toThrow('it has 6 seats, not 2 to 4');
    const chance = { source: 'stream', key: 'zz', drawn: 0 };
    expect(() => adopt(hamlet, { ...state, chance })).toThrow("its 'chance' is none");
    expect(decode(hamlet, encode(state)).learnt).toBe(state.learnt);
  });

  test('an option of a million parts is refused before it is compared', () => {
    const option = { kind: 'take', slot: nested(5_000) };
    expect(() => apply(hamlet, position(), 0, option)).toThrow('what was answered is not among the');
  });
});
