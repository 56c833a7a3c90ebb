import { describe, expect, test } from 'vitest';
import { momentOf, MOMENTS } from '../src/guide/moments.ts';
import { placeOf } from '../src/guide/place.ts';
import { de } from '../src/guide/text/de.ts';
import { en } from '../src/guide/text/en.ts';
import type { TableSight } from '../src/board/props.ts';

/** As much of a table as the guide looks at. */
function asked(version: number, ...targets: string[]): TableSight {
  const choices = targets.map(target => ({ option: {}, label: target, target }));
  return { version, question: { choices } } as unknown as TableSight;
}

const everything = (): boolean => true;

describe('the moments of a first game', () => {
  test('come in their order, each once', () => {
    const sight = asked(0, 'road:0', 'stack:1');
    expect(momentOf(MOMENTS.villagers, [], sight, everything)?.id).toBe('sign');
    expect(momentOf(MOMENTS.villagers, ['sign'], sight, everything)?.id).toBe('road');
    expect(momentOf(MOMENTS.villagers, ['sign', 'road', 'drafts'], sight, everything)).toBeNull();
  });

  test('wait until what they are about can be chosen', () => {
    const told = ['sign', 'road', 'drafts', 'stacks', 'others'];
    expect(momentOf(MOMENTS.villagers, told, asked(9, 'road:0'), everything)?.id).toBe('undo');
    expect(momentOf(MOMENTS.villagers, told, asked(9, 'hand:0:hayer'), everything)?.id).toBe('hand');
  });

  test('wait until what they point at can be seen', () => {
    const sight = asked(0, 'hand:0:hayer');
    const told = ['sign', 'hand', 'village'];
    expect(momentOf(MOMENTS.villagers, told, sight, everything)?.id).toBe('off');
    expect(momentOf(MOMENTS.villagers, told, sight, selector => selector !== '.hand .is-off')).toBeNull();
  });

  test('say nothing while somebody else is asked', () => {
    const sight = { version: 3, question: null } as unknown as TableSight;
    expect(momentOf(MOMENTS.villagers, [], sight, everything)).toBeNull();
  });

  test.each(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[])('of %s all have words in both languages', game => {
    const ids = MOMENTS[game].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(en.games[game]).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(de.games[game]).toSorted()).toEqual(ids.toSorted());
  });
});

describe('a note of the guide', () => {
  const view = { width: 1000, height: 800 };
  const note = { width: 300, height: 150 };

  test('lies below what it is about', () => {
    const about = { left: 400, top: 100, width: 200, height: 100 };
    expect(placeOf(note, about, [], view)).toEqual({ left: 350, top: 212 });
  });

  test('lies above where there is no room below', () => {
    const about = { left: 400, top: 600, width: 200, height: 190 };
    expect(placeOf(note, about, [], view)).toEqual({ left: 350, top: 438 });
  });

  test('keeps the sign in sight', () => {
    const about = { left: 0, top: 500, width: 1000, height: 80 };
    const sign = { left: 0, top: 590, width: 1000, height: 100 };
    expect(placeOf(note, about, [sign], view).top).toBe(338);
  });

  test('goes to the edge of a small window rather than cover anything', () => {
    const about = { left: 0, top: 120, width: 390, height: 140 };
    const sign = { left: 0, top: 265, width: 390, height: 80 };
    const phone = { width: 390, height: 844 };
    expect(placeOf(note, about, [sign], phone).top).toBe(844 - 150 - 12);
  });

  test('stays inside the window', () => {
    const about = { left: 0, top: 0, width: 1000, height: 800 };
    const { left, top } = placeOf(note, about, [], view);
    expect([left >= 0, top >= 0, left + 300 <= 1000, top + 150 <= 800]).toEqual([true, true, true, true]);
  });
});
