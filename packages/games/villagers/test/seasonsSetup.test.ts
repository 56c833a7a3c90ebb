import { settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { STARTING_ROAD } from '../src/cards/base.ts';
import { EVENTS, type EventId } from '../src/cards/events.ts';
import { idOf, suitOf, type CardId } from '../src/cards/index.ts';
import { NEW_SPECIALS } from '../src/cards/seasons.ts';
import { mainDeck } from '../src/deck.ts';
import { villagers, type Settings, type State } from '../src/index.ts';
import { newGame } from './table.ts';

const everyCount = [2, 3, 4, 5];
const SEASONS = { seasonsSetup: true };
const EIGHT = { specials7: true, extraGraper: true };
const reserve = (seats: number, settings: Partial<Settings>): number => newGame(seats, settings).reserve.length;
const stackSizes = ({ stacks }: State): number[] => stacks.map(stack => stack.length);

/** How many copies of each villager are in the deck. */
function copies(seats: number, settings: Partial<Settings>): (id: CardId) => number {
  const deck = mainDeck(settle(villagers, seats, settings)).map(idOf);
  return id => deck.filter(other => other === id).length;
}

function suitSize(seats: number, settings: Partial<Settings>, suit: string): number {
  return mainDeck(settle(villagers, seats, settings)).filter(card => suitOf(card) === suit).length;
}

/** The settings nearest to what was refused. */
function nearest(seats: number, given: Partial<Settings>): Partial<Settings> {
  try {
    settle(villagers, seats, given);
  } catch (error) {
    return (error as { detail: { nearest: { settings: Settings } } }).detail.nearest.settings;
  }
  throw new Error('nothing was refused');
}

describe('the seasons setup', () => {
  test('V-2.9 the seven Specials and the extra Graper are two options of their own', () => {
    const specials = copies(3, { specials7: true });
    expect(Object.keys(NEW_SPECIALS).map(id => specials(id as CardId))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect([specials('graper'), copies(3, { extraGraper: true })('graper')]).toEqual([2, 3]);
    expect(copies(3, { extraGraper: true })('engineer')).toBe(0);
  });

  test('V-2.10 with four or five all Clay, the extra Tanner and the extra Shepherd must be in', () => {
    for (const seats of [4, 5]) {
      const count = copies(seats, SEASONS);
      expect([suitSize(seats, SEASONS, 'clay'), count('tanner'), count('shepherd')]).toEqual([18, 3, 3]);
      for (const knob of ['clay', 'extraTanner', 'extraShepherd']) {
        expect(() => settle(villagers, seats, { ...SEASONS, [knob]: false })).toThrow(/V-2\.10/);
      }
    }
    expect(nearest(4, { ...SEASONS, clay: false })).toMatchObject({ clay: true, seasonsSetup: true });
  });

  test('V-2.10 with fewer they are out; without the seasons setup they are a free choice at four or five', () => {
    expect([suitSize(3, SEASONS, 'clay'), copies(3, SEASONS)('tanner')]).toEqual([0, 0]);
    const chosen = { seasonsSetup: false, clay: true };
    expect([suitSize(4, chosen, 'clay'), copies(4, chosen)('tanner')]).toEqual([18, 2]);
    expect(copies(4, { extraTanner: true })('tanner')).toBe(3);
  });

  test('V-2.11 the Road is six random cards, and the signpost villagers are shuffled in', () => {
    const roads = Array.from({ length: 20 }, (_, seed) => newGame(3, SEASONS, seed).road.map(idOf).join());
    expect(new Set(roads).size).toBe(20);
    expect(roads).not.toContain(STARTING_ROAD.join());
    const { road, stacks, reserve: rest, players } = newGame(3, SEASONS);
    expect([...road, ...stacks.flat(), ...rest, ...players.flatMap(player => player.hand)]).toHaveLength(86);
  });

  test('V-2.12 the first stack has two cards a player, the others three', () => {
    expect(everyCount.map(seats => stackSizes(newGame(seats, SEASONS)))).toEqual([
      [4, 6, 6, 6, 6, 6],
      [6, 9, 9, 9, 9, 9],
      [8, 12, 12, 12, 12, 12],
      [10, 15, 15, 15, 15, 15],
    ]);
  });

  test('V-2.13 and V-19.35 the Reserve after seasons setup, without and with the optional eight', () => {
    expect(everyCount.map(seats => reserve(seats, SEASONS))).toEqual([36, 14, 26, 4]);
    expect(everyCount.map(seats => reserve(seats, { ...SEASONS, ...EIGHT }))).toEqual([44, 22, 34, 12]);
    expect(reserve(2, { ...SEASONS, extraGraper: true })).toBe(37);
    expect(reserve(2, { ...SEASONS, specials7: true })).toBe(43);
  });

  test('V-2.15 every module may be used alone, and base stacks may be kept: nothing else changes', () => {
    for (const module of ['events', 'teams', 'specials7'] as const) {
      const alone = newGame(2, { [module]: true, seasonsSetup: false });
      expect([stackSizes(alone), alone.road.map(idOf)]).toEqual([[4, 4, 4, 4, 4, 4], [...STARTING_ROAD]]);
    }
    const short = newGame(4, { ...SEASONS, extendedLength: false });
    expect([stackSizes(short), short.settings.clay]).toEqual([[8, 8, 8, 8, 8, 8], true]);
  });

  test('V-2.17 on by default as soon as a module is chosen; off in the base game and against the Countess', () => {
    const isOn = (seats: number, given: Partial<Settings>): boolean =>
      settle(villagers, seats, given).settings.seasonsSetup;
    const modules: Partial<Settings>[] = [{ events: true }, { teams: true }, { specials7: true }, { clay: true }];
    for (const module of modules) {
      expect([isOn(2, module), isOn(5, module), isOn(1, { mode: 'monastery', ...module })]).toEqual([true, true, true]);
    }
    expect([isOn(3, {}), isOn(3, { extraGraper: true }), isOn(1, {})]).toEqual([false, false, false]);
    expect(isOn(1, { mode: 'countess', teams: true, clay: true })).toBe(false);
    expect(() => settle(villagers, 3, { extendedLength: true })).toThrow(/longer stacks.*V-2\.17/);
  });

  test('V-2.18 the Reserve in the solo modes and on base stacks', () => {
    expect(reserve(1, { mode: 'monastery' })).toBe(51);
    expect(reserve(1, { mode: 'monastery', ...SEASONS })).toBe(41);
    expect(reserve(1, { mode: 'monastery', ...SEASONS, ...EIGHT })).toBe(49);
    expect([reserve(1, { mode: 'countess' }), reserve(1, { mode: 'countess', extraGraper: true })]).toEqual([43, 44]);
    const short = { ...SEASONS, extendedLength: false };
    expect(everyCount.map(seats => reserve(seats, short))).toEqual([46, 29, 46, 29]);
    expect(everyCount.map(seats => reserve(seats, { ...short, ...EIGHT }))).toEqual([54, 37, 54, 37]);
  });

  test('V-2.19 seven starting cards with five: 6 short in the seasons setup, 2 left with the eight', () => {
    const seven = { ...SEASONS, sevenStartingCards: true };
    expect(() => settle(villagers, 5, seven)).toThrow(/is 6 short.*V-2\.19/);
    expect(reserve(5, { ...seven, ...EIGHT })).toBe(2);
  });
});

describe('Events and Teams on the table', () => {
  test('V-2.14 one random Event of every season, open to all; the Markets stay', () => {
    const drawn = Array.from({ length: 80 }, (_, seed) => newGame(3, { events: true }, seed).events);
    for (const events of drawn) {
      expect(events.map(event => EVENTS[event].season)).toEqual(['spring', 'summer', 'autumn', 'winter']);
    }
    expect(new Set(drawn.flat()).size).toBe(12);
    const view = villagers.view(newGame(3, { events: true }), null);
    const marks = villagers.text.en
      .board({ view, name: String })
      .zones.find(({ id }) => id === 'stacks')
      ?.pieces.map(({ marks: [, under] }) => under);
    const name = (i: number): string => EVENTS[view.events[i] as EventId].name;
    expect(marks).toEqual([
      `above ${name(0)}`,
      'above the First Market',
      `above ${name(1)}`,
      `above ${name(2)}`,
      `above ${name(3)}`,
      'above the Second Market',
      undefined,
    ]);
  });

  test('V-2.16 five Team cards; either face can be had', () => {
    expect([newGame(3, { teams: true }).teams, newGame(3).teams]).toEqual([5, 0]);
  });

  test('V-2.20 the Events in use and their rules can be read at any time', () => {
    const view = villagers.view(newGame(3, { events: true }), null);
    const { board, catalogue } = villagers.text.en;
    const shown = board({ view, name: String }).zones.find(({ id }) => id === 'events')?.pieces ?? [];
    expect(shown.map(({ card }) => card)).toEqual(view.events.map(event => `event:${event}`));
    for (const { card } of shown) expect(catalogue.find(({ id }) => id === card)?.lines[0]).toBeTruthy();
  });
});

describe('suits and extra copies', () => {
  test('V-12.1 Clay is used with four or five players, like Wool and Leather', () => {
    expect(settle(villagers, 4, SEASONS).settings).toMatchObject({ clay: true, wool: true, leather: true });
    expect(settle(villagers, 3, SEASONS).settings).toMatchObject({ clay: false, wool: false, leather: false });
  });

  test('V-12.5 the extra Graper in any mode; Shepherd and Tanner only with their suits', () => {
    for (const mode of ['monastery', 'countess'] as const)
      expect(copies(1, { mode, extraGraper: true })('graper')).toBe(3);
    expect(() => settle(villagers, 3, { extraTanner: true })).toThrow(/Leather suit.*V-12\.5/);
    expect(() => settle(villagers, 3, { extraShepherd: true })).toThrow(/Wool suit.*V-12\.5/);
  });

  test('V-13.4 Clay with up to three: two Claymen, one of each other type, no Grapes', () => {
    const clay: Partial<Settings> = { clay: true };
    const count = copies(3, clay);
    expect([count('clayman'), count('potter'), suitSize(3, clay, 'clay'), suitSize(3, clay, 'grapes')]).toEqual([
      2, 1, 9, 0,
    ]);
    for (const mode of ['monastery', 'countess'] as const) expect(suitSize(1, { mode, ...clay }, 'clay')).toBe(9);
    expect(() => settle(villagers, 3, { clay: true, extraGraper: true })).toThrow(/Grapes suit is out.*V-13\.4/);
  });

  test('V-13.5 Wool and Leather with up to three: all cards of the suit, no Grapes', () => {
    const both: Partial<Settings> = { wool: true, leather: true };
    expect(['wool', 'leather', 'grapes'].map(suit => suitSize(2, both, suit))).toEqual([8, 6, 0]);
    const withSeasons = { ...both, ...SEASONS };
    expect(['wool', 'leather', 'grapes'].map(suit => suitSize(2, withSeasons, suit))).toEqual([9, 7, 0]);
    expect(suitSize(1, { mode: 'countess', leather: true }, 'leather')).toBe(6);
  });

  test('V-13.7 Clay goes with Wool or Leather; Grapes leave once, and stacks follow the player count', () => {
    const all: Partial<Settings> = { clay: true, wool: true, leather: true, seasonsSetup: false };
    expect(mainDeck(settle(villagers, 3, all))).toHaveLength(86 - 6 + 9 + 8 + 6);
    expect(stackSizes(newGame(3, all))).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('V-13.6 new villagers can be left out, too', () => {
    const leaveOut: CardId[] = ['engineer', 'clayman', 'graper'];
    const count = copies(4, { ...SEASONS, ...EIGHT, leaveOut });
    expect(leaveOut.map(count)).toEqual([0, 0, 0]);
  });
});

describe('what goes together', () => {
  const refused: [number, Partial<Settings>, RegExp][] = [
    [1, { mode: 'countess', events: true }, /Events module .*V-16\.1/],
    [1, { mode: 'countess', specials7: true }, /without Specials.*V-16\.1/],
    [1, { mode: 'village' }, /V-16\.1/],
    [2, { mode: 'monastery' }, /V-16\.1/],
    [3, { mode: 'countess' }, /V-16\.1/],
  ];

  test.each(refused)('V-16.1 %i seats with %o are refused', (seats, given, reason) => {
    expect(() => settle(villagers, seats, given)).toThrow(reason);
    expect(() => settle(villagers, seats, nearest(seats, given))).not.toThrow();
  });

  test('V-16.1 all the rest of the table goes together', () => {
    const all: Partial<Settings> = { events: true, teams: true, specials7: true, extraGraper: true };
    for (const seats of everyCount) expect(settle(villagers, seats, all).settings).toMatchObject(all);
    expect(settle(villagers, 1, { mode: 'monastery', ...all }).settings).toMatchObject(all);
    const beside: Partial<Settings> = { mode: 'countess', teams: true, extraGraper: true };
    expect(settle(villagers, 1, beside).settings).toMatchObject(beside);
    for (const clay of [true, false]) {
      for (const mode of ['monastery', 'countess'] as const) expect(settle(villagers, 1, { mode, clay }).seats).toBe(1);
    }
  });

  const further: [number, Partial<Settings>, string][] = [
    [1, { mode: 'monastery', poorestWins: true }, 'V-16.3'],
    [2, { countessProfile: 'retail' }, 'V-15.20'],
    [1, { mode: 'countess', seasonsSetup: true }, 'V-15.1'],
    [5, { wool: false }, 'V-2.4'],
    [2, { teams: false, freeTeam: [1] }, 'V-11.4'],
  ];

  test.each(further)('V-16.3 %i seats with %o are refused by %s', (seats, given, clause) => {
    expect(() => settle(villagers, seats, given)).toThrow(`(${clause})`);
    expect(() => settle(villagers, seats, nearest(seats, given))).not.toThrow();
  });

  test('V-18.24 one free Team brings the Teams module along; other defaults follow the number of seats', () => {
    expect(settle(villagers, 3, { freeTeam: [2] }).settings).toMatchObject({ teams: true, seasonsSetup: true });
    expect(settle(villagers, 1).settings.mode).toBe('monastery');
    expect(settle(villagers, 4).settings).toMatchObject({ mode: 'village', wool: true, clay: false });
  });
});
