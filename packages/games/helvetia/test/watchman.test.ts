import { describe, expect, test } from 'vitest';
import type { QuarterName } from '../src/cards/board.ts';
import type { HelvetiaSettings, State, Wake } from '../src/types.ts';
import { at, call, join, mine, put, sleep, sleepers, table, wait } from './position.ts';

const wake = (village: number, quarter: QuarterName): Wake => ({ kind: 'wake', village, quarter });

/** Village 1: T1, L and B0 sleep, with guests of seat 0 and 2 in the latter. */
function night(given: Partial<HelvetiaSettings> = {}): State {
  const s = table(3, given);
  put(s, 1, 'T1', 'well', 'man');
  put(s, 1, 'L', 'grain-farm', 'man');
  put(s, 1, 'B0', 'woodcutter', 'man');
  join(s, 1, 'L', 0);
  join(s, 1, 'B0', 2);
  for (const slot of ['T1', 'L', 'B0'] as const) sleep(s, 1, slot);
  return s;
}

const stillAsleep = (s: State, quarter: QuarterName): string[] =>
  sleepers(at(s).run(call('night-watchman'), wake(1, quarter)).state).filter(place => !place.endsWith('guest'));

describe('night watchman', () => {
  test('H-12.1, H-22.14, H-3.10, H-21.2 sides: top and bottom both hold L, left holds both corners', () => {
    expect(stillAsleep(night(), 'top')).toEqual(['1:B0']);
    expect(stillAsleep(night(), 'bottom')).toEqual(['1:T1']);
    expect(stillAsleep(night(), 'left')).toEqual(['1:T1']);
    expect(stillAsleep(night(), 'right')).toEqual(['1:T1', '1:L', '1:B0']);
  });

  test('H-22.14, H-21.2 corners', () => {
    const s = night({ quarterModel: 'corner' });
    expect(stillAsleep(s, 'top-left')).toEqual(['1:B0']);
    expect(stillAsleep(s, 'bottom-left')).toEqual(['1:T1']);
    expect(stillAsleep(s, 'top-right')).toEqual(['1:T1', '1:L', '1:B0']);
    expect(stillAsleep(s, 'bottom-right')).toEqual(['1:T1', '1:L', '1:B0']);
  });

  test('H-12.1 all colours wake', () => {
    const game = at(night()).run(call('night-watchman'), wake(1, 'bottom'));
    expect(sleepers(game.state)).toEqual(['1:T1']);
    expect(game.events).toContainEqual({ kind: 'woke', seat: 0, village: 1, quarter: 'bottom', count: 4 });
  });

  test('H-12.2 several coins may go to different quarters', () => {
    const game = at(night()).run(call('night-watchman'), wake(1, 'top'), call('night-watchman'), wake(1, 'bottom'));
    expect(sleepers(game.state)).toEqual([]);
  });

  test('H-12.3 children, School and Village Center are not affected', () => {
    const s = night();
    wait(s, 1, 'school', 'man');
    wait(s, 1, 'centre', 'woman');
    mine(s, 1).children.push({ slot: 4, sex: 1 });
    const { school, centre, children } = mine(at(s).run(call('night-watchman'), wake(1, 'top')).state, 1);
    expect({ school, centre, children }).toEqual({ school: [1, 0], centre: [0, 1], children: [{ slot: 4, sex: 1 }] });
  });

  test('H-12.4, H-20.10, H-3.14 four quarters of every village are offered, even where nobody sleeps', () => {
    const game = at(table(4)).choose(call('night-watchman'));
    expect(game.options).toHaveLength(16);
    game.choose(wake(3, 'right'));
    expect(game.events).toContainEqual({ kind: 'woke', seat: 0, village: 3, quarter: 'right', count: 0 });
  });

  test('H-21.3 if agreed, only the own village', () => {
    const game = at(table(4, { watchmanScope: 'own-village' })).choose(call('night-watchman'));
    expect(game.options).toEqual([wake(0, 'top'), wake(0, 'bottom'), wake(0, 'left'), wake(0, 'right')]);
  });
});
