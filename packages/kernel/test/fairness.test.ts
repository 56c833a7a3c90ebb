import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, digest, draw, secretFromSeed } from '../src/index.ts';
import { digest as inNode } from '../src/digest.node.ts';
import { digest as inBrowsers } from '../src/digest.ts';
import { dealer, firstLink, isSecret, nextLink } from '../src/fairness.ts';

const SECRET = '0f'.repeat(32);
const deal = (secret: string, entropy: readonly string[]): number[] => {
  const chance = dealer(secret, entropy);
  return Array.from({ length: 4 }, () => draw(chance));
};

describe('the commitment', () => {
  test('is a hash that anybody can compute once the secret is known', () => {
    const bytes = Buffer.concat([Buffer.from('thorp/commitment/1\n'), Buffer.from(SECRET, 'hex')]);
    expect(commitment(SECRET)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('binds the host to one secret', () => {
    expect(commitment(SECRET)).not.toBe(commitment(SECRET.replace(/f$/, 'e')));
  });
});

describe('the deal', () => {
  test('is keyed by the secret and by what the seats added', () => {
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update('thorp/dealer/1\n["salt",""]').digest('hex');
    expect(dealer(SECRET, ['salt', ''])).toEqual({ source: 'stream', key, drawn: 0 });
  });

  test('is the same again for the same secret and entropy', () => {
    expect(deal(SECRET, ['a', 'b'])).toEqual(deal(SECRET, ['a', 'b']));
  });

  test.each([[['a', 'c']], [['b', 'a']], [['ab']], [['a', 'b', '']], [[]]])(
    'is another one with entropy %o',
    entropy => {
      expect(deal(SECRET, entropy)).not.toEqual(deal(SECRET, ['a', 'b']));
    },
  );

  test('is another one with another secret', () => {
    expect(deal(secretFromSeed('1'), [])).not.toEqual(deal(secretFromSeed('2'), []));
  });
});

describe('links', () => {
  const start = firstLink({ game: 'hamlet', seats: 2 });

  test('begin with everything that was agreed, in any order of keys', () => {
    expect(firstLink({ seats: 2, game: 'hamlet' })).toBe(start);
    expect(firstLink({ game: 'hamlet', seats: 3 })).not.toBe(start);
  });

  test('bind seat, option and all that came before', () => {
    const link = nextLink(start, 0, { kind: 'take', slot: 1 });
    expect(nextLink(start, 0, { slot: 1, kind: 'take' })).toBe(link);
    expect(nextLink(start, 1, { kind: 'take', slot: 1 })).not.toBe(link);
    expect(nextLink(start, 0, { kind: 'take', slot: 2 })).not.toBe(link);
    expect(nextLink(link, 0, { kind: 'take', slot: 1 })).not.toBe(link);
  });

  test('are SHA-256 of the text, UTF-8', () => {
    expect(digest('Dörfchen')).toBe(createHash('sha256').update('Dörfchen', 'utf8').digest('hex'));
  });
});

describe('a secret', () => {
  test('is 64 lower-case hexadecimal digits', () => {
    expect([SECRET, secretFromSeed('x')].every(isSecret)).toBe(true);
    expect(
      [SECRET.toUpperCase(), SECRET.slice(1), `${SECRET}0`, `${SECRET}\n`, 'x'.repeat(64), null, 7].some(isSecret),
    ).toBe(false);
  });
});

test("Node's digest is that of browsers", () => {
  const texts = ['', 'a', 'é😀', '\ud800', 'x'.repeat(1000), `${'0f'.repeat(32)}\n[0,{"kind":"take","slot":3}]`];
  expect(texts.map(inNode)).toEqual(texts.map(inBrowsers));
});
