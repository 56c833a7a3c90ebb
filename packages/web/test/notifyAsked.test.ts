import { beforeEach, expect, test, vi } from 'vitest';
import { answeredAt, asksAfterTurn } from '../src/pages/online/notifyAsked.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('one is asked at the first table, again at the third, and then never', () => {
  expect(asksAfterTurn('a')).toBe(true);
  answeredAt('a', false);
  expect(['a', 'b', 'c', 'c'].map(asksAfterTurn)).toEqual([false, false, true, true]);
  answeredAt('c', false);
  expect(['a', 'b', 'c', 'd', 'e'].map(asksAfterTurn)).toEqual([false, false, false, false, false]);
});

test('a question that was left open is asked again after the next turn', () => {
  expect(['a', 'a', 'b', 'a'].map(asksAfterTurn)).toEqual([true, true, false, true]);
});

test('who is notified is never asked again', () => {
  asksAfterTurn('a');
  answeredAt('a', true);
  expect(['b', 'c', 'd'].map(asksAfterTurn)).toEqual([false, false, false]);
});

test('a browser that keeps nothing asks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('not allowed');
    },
  });
  expect(asksAfterTurn('a')).toBe(false);
});
