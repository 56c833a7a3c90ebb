import { expect, test } from 'vitest';
import type { Push, Screen } from '../src/protocol/calls.ts';
import type { LogEntry, TableUpdate } from '../src/protocol/update.ts';
import { makeBusy } from '../src/session/busy.ts';
import { screenAfter } from '../src/session/screens.ts';

const entry = (text: string): LogEntry => ({
  ply: 0,
  text,
  event: { kind: 'noted' },
  events: [],
  isHeading: false,
});
const shown = (table: string, ...log: string[]): Screen => {
  const update: Pick<TableUpdate, 'table' | 'log'> = { table, log: log.map(entry) };
  return { kind: 'table', update: update as TableUpdate };
};
const pushed = (screen: Screen, known: number): Extract<Push, { push: 'screen' }> => ({
  push: 'screen',
  screen,
  known,
});
const logOf = (screen: Screen | null): string[] =>
  screen?.kind === 'table' ? screen.update.log.map(({ text }) => text) : [];

const CURTAIN: Screen = { kind: 'curtain', table: 'x', game: 'hamlet', seat: 1, name: 'Ben' };

test('new entries follow those that are known; what was taken back is dropped', () => {
  const first = screenAfter(null, pushed(shown('x', 'a', 'b'), 0), 'x');
  const second = screenAfter(first, pushed(shown('x', 'c'), 2), 'x');
  expect(logOf(second)).toEqual(['a', 'b', 'c']);
  expect(logOf(screenAfter(second, pushed(shown('x', 'd'), 1), 'x'))).toEqual(['a', 'd']);
});

test('a screen of another table is not taken, be it a table or a curtain', () => {
  expect(screenAfter(null, pushed(shown('y', 'a'), 0), 'x')).toBe(null);
  expect(screenAfter(null, pushed({ ...CURTAIN, table: 'y' }, 0), 'x')).toBe(null);
});

test('behind a curtain nothing of the log is kept: the next person gets all of theirs', () => {
  const behind = screenAfter(shown('x', 'a', 'b'), pushed(CURTAIN, 0), 'x');
  expect(behind).toBe(CURTAIN);
  expect(logOf(screenAfter(behind, pushed(shown('x', 'c'), 0), 'x'))).toEqual(['c']);
});

test('busy until everything that is under way has ended', () => {
  const busy = makeBusy();
  const seen: boolean[] = [];
  const unsubscribe = busy.subscribe(() => seen.push(busy.is()));
  for (const now of [true, true, false, false]) busy.set(now);
  unsubscribe();
  busy.set(true);
  expect(seen).toEqual([true, true, true, false]);
});
