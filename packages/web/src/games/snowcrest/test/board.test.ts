import { VILLAGERS, type Event } from '@thorp/snowcrest/cards';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../fit.ts';
import { momentOf, settlersOf } from '../moments.ts';
import { claimedOf, deedsOf, lastSpirit, meditationOf, othersOf, spentOf } from '../reading.ts';
import type { Sight } from '../table.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const card = (id: string): number => VILLAGERS.findIndex(it => it.id === id);

/** As much of a table as these readings look at. */
function sightOf(view: Partial<Sight['view']>, more: Partial<Sight> = {}): Sight {
  const players = Array.from({ length: 3 }, () => ({}));
  const nothing = { players, active: 0, asked: 0, spirit: null, settling: [] };
  return { seat: 0, question: null, log: [], view: { ...nothing, ...view }, ...more } as unknown as Sight;
}

test('wide letters count for more, and so do capitals', () => {
  expect(widthOf('mmm')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('Nnn')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('ill')).toBeLessThan(widthOf('nnn'));
});

describe('a payment', () => {
  const events: Event[] = [
    { kind: 'spent', seat: 0, resource: 3 },
    { kind: 'shown', seat: 0, card: card('merchant'), from: 'row', free: false },
    { kind: 'spent', seat: 0, resource: 0 },
    { kind: 'usedTile', seat: 0, tile: 0 },
    { kind: 'usedCard', seat: 0, card: card('gardener'), from: 'hand' },
  ];

  test('is what was spent since something else happened', () => {
    expect(spentOf(events, 0).map(({ by, units }) => [by, units.length])).toEqual([
      ['token', 1],
      ['tile', 1],
      ['hand', 2],
    ]);
  });

  test('of somebody else is not mine', () => {
    expect(spentOf(events, 1)).toEqual([]);
  });
});

describe('a Meditation', () => {
  const announced: Event = { kind: 'announced', seat: 2, effort: 3, total: 5 };

  test('lasts until everybody has answered', () => {
    const passed: Event = { kind: 'passed', seat: 0 };
    expect(meditationOf([announced], 3)).toEqual({ seat: 2, effort: 3, bonus: 2, answers: [] });
    expect(meditationOf([announced, passed], 3)?.answers).toEqual([{ seat: 0, beats: false }]);
    expect(meditationOf([announced, passed, { kind: 'beat', seat: 1, bells: 6 }], 3)).toBeNull();
  });

  test('of an earlier turn is over', () => {
    expect(meditationOf([announced, { kind: 'turn', seat: 0, round: 4 }], 3)).toBeNull();
  });
});

describe('a revealed card', () => {
  test('is settled by the active player first, then in turn order', () => {
    const settling = [
      { seat: 2, at: 1 },
      { seat: 0, at: 0 },
    ];
    const sight = sightOf({ active: 1, spirit: 4, settling });
    expect(momentOf(sight)).toEqual({ kind: 'spirit', spirit: 4 });
    expect(settlersOf(sight)).toEqual([
      { seat: 1, state: 'done', at: 0 },
      { seat: 2, state: 'now', at: 1 },
      { seat: 0, state: 'waits', at: 0 },
    ]);
  });

  test('is about what was done since it came', () => {
    const events: Event[] = [
      { kind: 'omens', seat: 0, n: 2 },
      { kind: 'revealed', spirit: 4 },
      { kind: 'spent', seat: 0, resource: 2 },
      { kind: 'omens', seat: 1, n: 1 },
    ];
    expect(deedsOf(events, 0)).toEqual([{ kind: 'spent', seat: 0, resource: 2 }]);
    expect(lastSpirit(events)).toBe(4);
  });
});

test('Achievements remember who took them', () => {
  expect(claimedOf([{ kind: 'claimed', seat: 1, goal: 3 }])).toEqual([{ goal: 3, seat: 1 }]);
});

test('the others sit in the order of play', () => {
  expect(othersOf(sightOf({}, { seat: 1 }))).toEqual([2, 0]);
});

/** Every word of a table by its place; words with gaps are filled with twos. */
function wordsOf(words: object, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, word] of Object.entries(words) as [string, unknown][]) {
    const at = `${path}.${name}`;
    if (typeof word === 'function') all.set(at, String((word as (...gaps: unknown[]) => unknown)(2, 2)));
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
