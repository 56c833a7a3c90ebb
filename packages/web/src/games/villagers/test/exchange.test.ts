import type { View } from '@thorp/villagers';
import { expect, test } from 'vitest';
import { goesToCountess } from '@thorp/villagers/reading';
import { optionsOf } from '../exchange.ts';

/** A table with these stacks, and this hand of seat 0. */
function table(sizes: readonly number[], hand: readonly string[], events: readonly string[] | null = null): View {
  const stacks = sizes.map(size => ({ size, top: null, front: null }));
  return { stacks, players: [{ hand }], countess: events && { events } } as unknown as View;
}

const kinds = (view: View): string[] => optionsOf(view, 0, 'hayer', 'fisher', 4).map(({ kind }) => kind);

test('V-6.9 an exchange is the Basic, the stack and the card, as the rules ask for them', () => {
  expect(optionsOf(table([0, 3, 0, 0, 2, 0], ['fisher', 'hunter']), 0, 'hayer', 'fisher', 4)).toEqual([
    { kind: 'exchange', basic: 'hayer' },
    { kind: 'onto', stack: 4 },
    { kind: 'return', card: 'fisher' },
  ]);
});

test('what has one answer only is not answered', () => {
  expect(kinds(table([0, 0, 0, 0, 2, 0], ['fisher', 'hunter']))).toEqual(['exchange', 'return']);
  expect(kinds(table([1, 0, 0, 0, 2, 0], ['fisher', 'fisher']))).toEqual(['exchange', 'onto']);
  expect(kinds(table([0, 0, 0, 0, 0, 0], ['fisher']))).toEqual(['exchange']);
});

test('V-15.29 under Serfdom the rules ask for the card themselves', () => {
  expect(goesToCountess(table([], []))).toBe(false);
  expect(goesToCountess(table([], [], ['countess-beta:rats']))).toBe(false);
  expect(goesToCountess(table([], [], ['countess-beta:serfdom']))).toBe(true);
});
