import { same, settle, type Config, type Game } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { hamlet, type Hamlet } from '../src/hamlet.ts';
import { pairwise } from '../src/index.ts';

interface Inn extends Omit<Hamlet, 'settings'> {
  settings: InnSettings;
}

interface InnSettings {
  readonly season: 'spring' | 'summer' | 'winter';
  readonly stove: boolean;
  readonly guests: number;
  readonly beginners: readonly number[];
  readonly rooms: readonly ('attic' | 'cellar' | 'hall')[];
}

/** Settings of every kind, with two conflicts and the changes that resolve them. */
const inn = {
  ...hamlet,
  settings: {
    knobs: {
      season: { kind: 'choice', values: ['spring', 'summer', 'winter'], default: 'spring' },
      stove: { kind: 'flag', default: (_: number, chosen: Partial<InnSettings>) => chosen.season === 'winter' },
      guests: { kind: 'number', min: 1, max: 9, default: (seats: number) => seats },
      beginners: { kind: 'seats', default: [] },
      rooms: { kind: 'subset', values: ['attic', 'cellar', 'hall'], default: [] },
    },
    conflict: ({ seats, settings: { season, stove, rooms } }: Config<InnSettings>) => {
      if (season === 'winter' && !stove) return { kind: 'cold', clause: 'X-1', mend: { stove: true } };
      if (rooms.length === 3 && seats < 3) return { kind: 'empty', clause: 'X-2', mend: { rooms: [] } };
      return null;
    },
  },
} as unknown as Game<Inn>;

const configs = pairwise(inn);

const meet = (fits: (config: Config<InnSettings>) => boolean): boolean => configs.some(fits);

describe('pairwise', () => {
  test('begins with the defaults for every number of seats', () => {
    const defaults = [2, 3, 4].map(seats => settle(inn, seats));
    expect(configs.slice(0, 3)).toEqual(defaults);
  });

  test('makes only configurations that can be agreed on', () => {
    for (const { seats, settings } of configs) expect(settle(inn, seats, settings)).toEqual({ seats, settings });
  });

  test('lets any two values meet that may', () => {
    const seasons = ['spring', 'summer', 'winter'];
    const rooms = [[], ['attic'], ['hall'], ['attic', 'cellar', 'hall']];
    for (const season of seasons) {
      for (const seats of [2, 3, 4]) expect(meet(c => c.seats === seats && c.settings.season === season)).toBe(true);
      for (const room of rooms)
        expect(meet(({ settings: s }) => s.season === season && same(s.rooms, room))).toBe(true);
      for (const guests of [1, 9])
        expect(meet(({ settings: s }) => s.season === season && s.guests === guests)).toBe(true);
      expect(meet(c => c.settings.season === season && c.settings.beginners.length === c.seats)).toBe(true);
    }
    expect(meet(({ settings: s }) => s.stove && s.season !== 'winter')).toBe(true);
  });

  test('leaves out what the rules forbid', () => {
    expect(meet(({ settings: s }) => s.season === 'winter' && !s.stove)).toBe(false);
    expect(meet(({ seats, settings: s }) => seats === 2 && s.rooms.length === 3)).toBe(false);
  });

  test('needs few: there are 864 combinations', () => {
    expect(configs.length).toBeLessThan(25);
  });

  test('always makes the same ones', () => {
    expect(pairwise(inn)).toEqual(configs);
  });

  test('keeps what is fixed', () => {
    const fixed = pairwise(inn, { fixed: { season: 'winter' }, seats: [3] });
    expect(fixed.every(({ seats, settings }) => seats === 3 && settings.season === 'winter' && settings.stove)).toBe(
      true,
    );
    expect(fixed.some(({ settings }) => settings.rooms.length === 3)).toBe(true);
  });

  test('takes only some values of each knob on request', () => {
    const some = pairwise(inn, { perKnob: 2 });
    expect(some.some(({ settings }) => settings.season === 'winter' || settings.rooms.length > 1)).toBe(false);
  });
});
