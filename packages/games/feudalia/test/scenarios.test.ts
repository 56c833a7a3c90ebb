import { settle, ThorpError } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { masterOf } from '../src/cards/masters.ts';
import { OTHER_PILES, scenarioOf } from '../src/cards/scenarios.ts';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import { cubesAt, dealt, END, kindsOf, lordAt, position, total } from './positions.ts';

const CORE = ['serf', 'reaper', 'lumberjack', 'kneader', 'stonecutter', 'merchant', 'priest', 'feudal_lord'];

/** The clause a configuration is refused by, and the seats and settings offered instead. */
function refused(seats: number, settings: Partial<FeudaliaSettings>): string {
  try {
    settle(feudalia, seats, settings);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    return error.message;
  }
}

describe('scenarios', () => {
  test('F-17.1, F-17.4 a scenario fixes piles and starting deck', () => {
    expect(dealt(2, { scenario: 'S5' }).state.piles).toEqual([
      ...CORE,
      'freeman',
      'monk',
      'scribe',
      'overseer',
      'steward',
      'count',
    ]);
    const { hand, deck } = lordAt(dealt(2, { scenario: 'S9' }));
    expect([...hand, ...deck].toSorted()).toEqual([
      'freeman',
      'merchant',
      'merchant',
      'priest',
      ...Array<string>(5).fill('serf'),
    ]);
  });

  test('F-17.4 Open Lists draws five piles at random from the other basic vassals', () => {
    const { piles } = dealt(2, { scenario: 'S11' }).state;
    expect(piles).toHaveLength(14);
    const drawn = piles.slice(9);
    expect(new Set(drawn).size).toBe(5);
    expect(drawn.every(card => OTHER_PILES.includes(card))).toBe(true);
    expect(dealt(2, { scenario: 'S11' }, 9).state.piles).not.toEqual(piles);
  });

  test('F-17.2 the tutorial: goals 6, 8 and 10, wheat starts, masters of level 1 only in T2', () => {
    expect((['T1', 'T2', 'T3'] as const).map(id => scenarioOf(id).goal)).toEqual([12, 16, 20]);
    expect(
      (['T1', 'T2', 'T3'] as const).map(scenario => settle(feudalia, 2, { scenario }).settings.wheatStart),
    ).toEqual([true, true, false]);
    const { display, masterDeck } = dealt(2, { scenario: 'T2' }).state;
    expect([...display, ...masterDeck].every(master => masterOf(master).minLevel === 1)).toBe(true);
    expect(dealt(2, { scenario: 'T1' }).state.piles).toEqual(CORE);
  });

  test('F-17.3 T1 has no masters at all, and its cathedral ends with the Main Nave', () => {
    const { display, masterDeck, stacks } = dealt(2, { scenario: 'T1' }).state;
    expect([display, masterDeck]).toEqual([[], []]);
    expect(stacks).toEqual({ bishop: 0, glazier: 0, silversmith: 0 });
    const fiefs = [
      { type: 'wheat', cubes: { clay: 2, wood: 2, stone: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({
      settings: { scenario: 'T1' },
      lords: [{ fiefs }],
      phase: 1,
      lots: { foundations: 0, nave: 1 },
    });
    at.choose({ kind: 'build', buy: 'nave' });
    expect(at.events).toContainEqual({ kind: 'phase', phase: 2, finished: true });
    const told = { view: at.view(0), name: String };
    expect(feudalia.text.en.tell({ kind: 'phase', phase: 1, finished: false }, told)).toContain('phase 2 of 2');
    expect(Object.values(at.state.lots).every(left => left === 0)).toBe(true);
  });

  test('F-2.11, F-24.19 T2 names the colour check too', () => {
    const { display, masterDeck, lords } = dealt(1, { scenario: 'T2' }).state;
    const types = new Set(lords.flatMap(lord => lord.fiefs.map(fief => fief.type)));
    expect(
      [...display, ...masterDeck].every(
        master => masterOf(master).fief === 'any' || types.has(masterOf(master).fief as 'wheat'),
      ),
    ).toBe(true);
  });

  test('F-17.5, F-17.7 variant cards: goals, and one for scenarios that have none', () => {
    const goal = (settings: Partial<FeudaliaSettings>) => dealt(2, settings).view(0).goal;
    expect(goal({ scenario: 'S6' })).toBe(24);
    expect(goal({ scenario: 'S7' })).toBe(22);
    expect(goal({ scenario: 'S10' })).toBeNull();
    expect(goal({ scenario: 'S4', variant: 'great_works' })).toBe(24);
    expect(refused(2, { scenario: 'S6', variant: 'none' })).toContain('F-17.7');
    expect(refused(2, { scenario: 'T3', variant: 'great_works' })).toContain('F-17.7');
  });

  test('F-17.5 Consecration: the game ends with the round in which the cathedral is finished', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'silversmith', cubes: { stone: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const lots = { foundations: 0, silver: 1 };
    const at = position({
      settings: { scenario: 'S10', variant: 'consecration' },
      lords: [{ fiefs, coins: 6 }, { full: 17 }],
      phase: 2,
      lots,
    });
    at.run({ kind: 'build', buy: 'silver' }, END);
    expect(at.state.reached).toBe(true);
    expect(at.choose(END).over).toBe(true);
    const early = position({ settings: { scenario: 'S10', variant: 'consecration' }, lords: [{ full: 17 }] });
    expect(early.run(END, END).over).toBe(false);
  });

  test('F-16.8 Consecration does not end a solitaire game early', () => {
    const none = { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 };
    const at = position({
      seats: 1,
      settings: { scenario: 'S10', variant: 'consecration' },
      phase: 3,
      lots: none,
      eventDeck: ['none'],
    });
    expect(at.choose(END).over).toBe(false);
  });

  test('F-17.5 Royal Court: 1 VP at the end for whoever alone has most noble icons', () => {
    const settings = { scenario: 'S7', variant: 'royal_court' } as const;
    const lords = [{ discard: ['count'] }, { discard: ['feudal_lord'] }] as const;
    expect([0, 1].map(seat => total(position({ settings, lords, frames: [] }), seat))).toEqual([2, 0]);
    expect(total(position({ settings, lords }))).toBe(0);
    const tied = [{ discard: ['count'] }, { discard: ['count'] }] as const;
    expect([0, 1].map(seat => total(position({ settings, lords: tied, frames: [] }), seat))).toEqual([0, 0]);
    expect(total(position({ settings, frames: [] }))).toBe(0);
    const alone = position({ settings: { ...settings, iron: true }, frames: [] });
    lordAt(alone, 1).out = true;
    expect(total(alone)).toBe(0);
    const beaten = position({ settings: { ...settings, iron: true }, lords: lords.toReversed(), frames: [] });
    lordAt(beaten, 1).out = true;
    expect([0, 1].map(seat => total(beaten, seat))).toEqual([2, 0]);
  });

  test('F-17.5 Guild Hall: each housed master is worth ½ VP while housed', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'bishop' },
      { type: 'wood', level: 1, master: 'herald' },
      { type: 'clay' },
    ] as const;
    const at = position({ settings: { scenario: 'S8', variant: 'guild_hall' }, lords: [{ fiefs }] });
    expect(total(at)).toBe(4 + 2 + 2);
    expect(at.view(1).lords[0]?.halves).toBe(4 + 2 + 2);
    expect(total(at.choose({ kind: 'fire', fief: 1 }))).toBe(4 + 2 + 1);
  });

  test('F-17.5 Full Barns: each fief starts with a cube of its type', () => {
    const at = dealt(2, { scenario: 'S9' });
    expect(lordAt(at).fiefs.map((fief, f) => cubesAt(at, f)[fief.type])).toEqual([1, 1, 1]);
  });

  test('F-16.1, F-16.7 solitaire: events always, in the tutorial too; in T1 the late icons find nothing', () => {
    expect(settle(feudalia, 1, { scenario: 'T1' }).settings.events).toBe(true);
    expect(refused(1, { events: false })).toContain('F-16.1');
    const at = position({
      seats: 1,
      settings: { scenario: 'T1' },
      phase: 2,
      lots: { foundations: 0 },
      eventDeck: ['none', 'solo_dean'],
      frames: [{ step: 'round' }],
    });
    expect(at.step).toBe('main');
    expect(Object.values(at.state.lots).every(left => left === 0)).toBe(true);
  });
});

describe('settings', () => {
  test.each<[string, number, Partial<FeudaliaSettings>, string]>([
    ['F-18.1 the military module is not available yet', 2, { scenario: 'M1' }, 'F-18'],
    ['F-18.4 its variant neither', 2, { variant: 'crusades' }, 'F-18'],
    ['F-19.1 the magic module is not available yet', 2, { scenario: 'G1' }, 'F-19'],
    ['F-19.3 its variant neither', 2, { variant: 'conclave' }, 'F-19'],
    ['F-15.1 a time trial needs events', 2, { timeTrial: true }, 'F-15.1'],
    ['F-15.2 no time trial in the tutorial', 2, { scenario: 'T3', timeTrial: true, events: true }, 'F-15.2'],
    ['F-13.1 trading needs three players', 2, { trading: true }, 'F-13'],
    ['F-16.6 practice is for solitaire', 2, { practice: true }, 'F-16.6'],
    ['F-11.1 Iron mode needs an opponent', 1, { iron: true }, 'F-11.1'],
  ])('%s', (_, seats, settings, clause) => {
    expect(refused(seats, settings)).toContain(`(${clause})`);
  });

  test('war and magic: what is marked as not yet available is refused, and nothing else', () => {
    const { scenario, variant } = feudalia.settings.knobs;
    const listed = [...(scenario.notYet ?? []), ...(variant.notYet ?? [])];
    expect(listed).toEqual(['M1', 'M2', 'G1', 'G2', 'crusades', 'conclave']);
    const unavailable = (settings: Partial<FeudaliaSettings>): boolean => /\(F-1[89]\)/.test(refused(2, settings));
    expect(scenario.values.filter(id => unavailable({ scenario: id }))).toEqual(scenario.notYet);
    expect(variant.values.filter(id => unavailable({ variant: id }))).toEqual(variant.notYet);
  });

  test('F-17.2 the tutorial has no seasonal events for two or more', () => {
    expect(refused(3, { scenario: 'T2', events: true })).toContain('F-14');
    expect(refused(3, { scenario: 'S4', events: true })).toBe('accepted');
  });

  test('F-18.5 soldiers are in no pile of a game that can be played', () => {
    expect(kindsOf(dealt(4))).not.toContain('attack');
    for (const scenario of ['S4', 'S11'] as const) {
      expect(dealt(2, { scenario }).state.piles.some(card => card === 'knight' || card === 'wizard')).toBe(false);
    }
  });
});
