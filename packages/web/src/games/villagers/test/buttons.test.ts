import type { View } from '@thorp/villagers';
import { villagerId } from '@thorp/villagers/pieces';
import { expect, test } from 'vitest';
import { buttonsOf } from '../buttons.ts';
import type { Update } from '../table.ts';

/** Seat 0 is asked about these villagers; the first one of each village is covered. */
function asked(...targets: readonly string[]): Update {
  const villagers = [false, true, true, true, true].map(active => ({ active }));
  const view = { villages: [{ villagers }, { villagers }] } as unknown as View;
  const choices = targets.map(target => ({ target, label: target, option: { kind: 'done' } }));
  return { seat: 0, view, question: { choices } } as unknown as Update;
}

const named = (update: Update, size: 'phone' | 'desktop'): (string | null)[] =>
  buttonsOf(update, size).map(({ target }) => target);

const MINE = [0, 1, 2, 3, 4].map(at => villagerId(0, at));
const THEIRS = [0, 1].map(at => villagerId(1, at));

test('few villagers are all named', () => {
  expect(named(asked(...MINE), 'phone')).toEqual(MINE);
  expect(named(asked(...MINE), 'desktop')).toEqual(MINE);
});

test('of many, a phone names those that no finger hits: covered ones and those of other villages', () => {
  expect(named(asked(...MINE, ...THEIRS), 'phone')).toEqual([villagerId(0, 0), ...THEIRS]);
  expect(named(asked(...MINE, ...THEIRS), 'desktop')).toEqual([]);
});
