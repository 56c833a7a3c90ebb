import { expect, test } from 'vitest';
import { openSharedChoices } from '../src/sharedChoices.ts';

const choice = (seat: number, slot: number) => ({ seat, option: { kind: 'take', slot } });

test('equal choices of several tables are one object', () => {
  const share = openSharedChoices();
  const [first, second] = [
    [choice(0, 1), choice(1, 1)],
    [choice(1, 1), choice(0, 2), choice(0, 1)],
  ];
  const before = structuredClone(second);
  share(first, 0);
  share(second, 0);
  expect(second).toEqual(before);
  expect(second[0]).toBe(first[1]);
  expect(second[2]).toBe(first[0]);
});

test('choices before the given ply stay as they are', () => {
  const share = openSharedChoices();
  const plies = [choice(0, 1), choice(0, 1)];
  const [own] = plies;
  share([choice(0, 1)], 0);
  share(plies, 1);
  expect(plies[0]).toBe(own);
  expect(plies[1]).not.toBe(own);
});

test('no more than the given number are kept', () => {
  const share = openSharedChoices(2);
  const kept = choice(0, 0);
  share([kept, choice(0, 1), choice(0, 2)], 0);
  const again = [choice(0, 0)];
  share(again, 0);
  expect(again[0]).not.toBe(kept);
});
