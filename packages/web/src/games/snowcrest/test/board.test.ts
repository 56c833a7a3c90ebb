import { describe, expect, test } from 'vitest';
import { widthOf } from '../fit.ts';
import { stageOf, settlersOf } from '../stage.ts';
import type { Update } from '../table.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

/** The part of a table that these functions read. */
function updateOf(view: Partial<Update['view']>, more: Partial<Update> = {}): Update {
  const players = Array.from({ length: 3 }, () => ({}));
  const nothing = { players, active: 0, asked: 0, spirit: null, settling: [] };
  return { seat: 0, question: null, log: [], view: { ...nothing, ...view }, ...more } as unknown as Update;
}

test('wide letters count for more, and so do capitals', () => {
  expect(widthOf('mmm')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('Nnn')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('ill')).toBeLessThan(widthOf('nnn'));
});

describe('a revealed card', () => {
  test('is settled by the active player first, then in turn order', () => {
    const settling = [
      { seat: 2, at: 1 },
      { seat: 0, at: 0 },
    ];
    const update = updateOf({ active: 1, spirit: 4, settling });
    expect(stageOf(update)).toEqual({ kind: 'spirit', spirit: 4 });
    expect(settlersOf(update)).toEqual([
      { seat: 1, state: 'done', at: 0 },
      { seat: 2, state: 'now', at: 1 },
      { seat: 0, state: 'waits', at: 0 },
    ]);
  });
});

/** Every text of a table by its path; functions are called with twos. */
function wordsOf(words: object, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, word] of Object.entries(words) as [string, unknown][]) {
    const at = `${path}.${name}`;
    if (typeof word === 'function') all.set(at, String((word as (...gaps: unknown[]) => unknown)('2', '2')));
    else if (typeof word === 'object' && word !== null) for (const entry of wordsOf(word, at)) all.set(...entry);
    else all.set(at, String(word));
  }
  return all;
}

test('the German table fills the same gaps as the English one', () => {
  const german = wordsOf(de);
  for (const [at, word] of wordsOf(en)) {
    expect(german.get(at), at).toBeTruthy();
    expect(german.get(at)?.includes('2'), at).toBe(word.includes('2'));
  }
});
