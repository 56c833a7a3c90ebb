import { ranks, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import type { VassalId } from '../src/cards/vassals.ts';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import { END, lordAt, position, THREE, total, type FiefSketch, type LordSketch } from './positions.ts';

const UP = THREE.map(fief => ({ ...fief, level: 2 }));
/** A lord with this many halves, all of them tokens, and this many noble icons. */
const with_ = (halves: number, nobles = 0): LordSketch => ({
  full: halves >> 1,
  half: halves % 2,
  deck: Array<VassalId>(10).fill('serf'),
  discard: Array<VassalId>(nobles).fill('feudal_lord'),
});

describe('the end of the game', () => {
  test('F-10.1 who ends a turn at the goal lets the round be completed', () => {
    const at = position({ seats: 3, lords: [{}, with_(20)] });
    at.run(END, END);
    expect(at.state.reached).toBe(true);
    expect(at.seat).toBe(2);
    expect(at.choose(END).over).toBe(true);
    expect(ranks(at.outcome)).toEqual([2, 1, 2]);
  });

  test('F-10.1 below the goal the game goes on', () => {
    expect(position({ lords: [with_(19)] }).run(END, END).over).toBe(false);
  });

  test('F-10.2 ties: noble icons of all zones, then coins, then cubes, then shared', () => {
    const over = { frames: [] };
    const cubes = [{ type: 'wheat', cubes: { wheat: 3 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const rank = (a: LordSketch, b: LordSketch): number[] => ranks(position({ ...over, lords: [a, b] }).outcome);
    expect(rank(with_(20, 1), { ...with_(20), coins: 9 })).toEqual([1, 2]);
    expect(rank({ ...with_(20), hand: ['count'] }, with_(20, 1))).toEqual([1, 2]);
    expect(rank({ ...with_(20), coins: 2 }, { ...with_(20), fiefs: cubes })).toEqual([1, 2]);
    expect(rank(with_(20), { ...with_(20), fiefs: cubes })).toEqual([2, 1]);
    expect(rank(with_(20), with_(20))).toEqual([1, 1]);
  });

  test('F-10.2 noble icons count wherever the card lies: kept, played for the tax, on a field, hosted', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'hotelier', guest: 'count' }, ...THREE.slice(1)] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'count'] }] });
    expect(lordAt(at).taxed).toEqual(['count']);
    expect(at.view(1).lords[0]?.nobles).toBe(4);
    const night = position({ lords: [{ fiefs, hand: ['steward'] }] }).choose({ kind: 'income', card: 'count' });
    lordAt(night).kept = ['count'];
    lordAt(night).fields[0] = 'feudal_lord';
    expect(night.view(1).lords[0]?.nobles).toBe(2 + 2 + 1);
  });

  test('F-10.3, F-0.5, F-1.9 points are fiefs and tokens in halves, and a Count has two noble icons', () => {
    const at = position({ lords: [{ fiefs: UP, half: 3, full: 2, discard: ['count', 'feudal_lord'] }] });
    expect(total(at)).toBe(12 + 3 + 4);
    expect(at.view(1).lords[0]).toMatchObject({ halves: 19, nobles: 3 });
    expect(at.game.text.en.points(19)).toBe('9½');
  });

  test('F-10.4, F-15.1, F-16.5 a time trial and solitaire are not cut short before the 40th event', () => {
    const refused = (seats: number, given: Partial<FeudaliaSettings>) =>
      feudalia.settings.conflict({ seats, settings: { ...settle(feudalia, seats, {}).settings, ...given } });
    const mend = { roundCap: 40 };
    expect(refused(1, { roundCap: 39 })).toEqual({ kind: 'soloCap', clause: 'F-16.5', mend, newTablesOnly: true });
    expect(refused(2, { events: true, timeTrial: true, roundCap: 1 })).toEqual({
      kind: 'trialCap',
      clause: 'F-15.1',
      mend,
      newTablesOnly: true,
    });
    expect([
      refused(1, mend),
      refused(2, { events: true, timeTrial: true, ...mend }),
      refused(2, { roundCap: 1 }),
    ]).toEqual([null, null, null]);
  });

  test('F-10.4 the game ends after the last round agreed on', () => {
    const at = position({ settings: { roundCap: 4 } });
    expect(at.run(END, END).over).toBe(false);
    expect(at.run(END, END).over).toBe(true);
  });
});

describe('Iron mode', () => {
  const iron = (...lords: LordSketch[]) => position({ seats: lords.length, settings: { iron: true }, lords });
  const lap = (at: ReturnType<typeof position>) => at.run(...at.state.lords.flatMap(lord => (lord.out ? [] : [END])));

  test('F-11.1, F-11.2 a lead of 1 VP, of ½ VP with a noble, or of two nobles wins', () => {
    expect(lap(iron(with_(20), with_(18))).over).toBe(true);
    expect(lap(iron(with_(20, 1), with_(19))).over).toBe(true);
    expect(lap(iron(with_(20, 2), with_(20))).over).toBe(true);
    expect(lap(iron(with_(20), with_(19))).over).toBe(false);
    expect(lap(iron(with_(20, 1), with_(20))).over).toBe(false);
    expect(lap(iron(with_(19), with_(10))).over).toBe(false);
  });

  test('F-11.3, F-11.5 the beaten are out for good; the starting player’s role goes on', () => {
    const at = lap(iron(with_(10), with_(20), with_(20)));
    expect(at.state.lords.map(lord => lord.out)).toEqual([true, false, false]);
    expect([at.state.first, at.seat]).toEqual([1, 1]);
    expect(at.run(END, END).seat).toBe(1);
    expect(ranks(at.outcome)).toEqual([3, 1, 1]);
    lordAt(at, 0).full = 15;
    expect(ranks(at.outcome)).toEqual([3, 1, 1]);
  });

  test('F-11.4 when nobody can score any more the win is shared', () => {
    const stock = { feudal_lord: 0, count: 0 };
    const lords = [
      { ...with_(20), fiefs: UP },
      { ...with_(20), fiefs: UP },
    ];
    const none = { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 };
    const at = position({ settings: { iron: true }, lords, stock, phase: 3, lots: none });
    expect(lap(at).over).toBe(true);
    expect(ranks(at.outcome)).toEqual([1, 1]);
    const unequal = [{ ...with_(20, 1), fiefs: UP, coins: 5 }, lords[1] ?? {}];
    const ahead = position({ settings: { iron: true }, lords: unequal, stock, phase: 3, lots: none });
    expect(lap(ahead).over).toBe(true);
    expect(ranks(ahead.outcome)).toEqual([1, 1]);
    const open = position({
      settings: { iron: true },
      lords,
      stock: { feudal_lord: 1, count: 0 },
      phase: 3,
      lots: none,
    });
    expect(lap(open).over).toBe(false);
  });

  test('F-11.4 a fief that can grow or a token of the cathedral keeps Iron mode going', () => {
    const left = (fiefs: readonly FiefSketch[], phase: number) =>
      position({
        settings: { iron: true },
        lords: [
          { ...with_(20), fiefs },
          { ...with_(20), fiefs },
        ],
        stock: { feudal_lord: 0, count: 0 },
        phase,
        lots: { foundations: 0, dean: phase === 2 ? 1 : 0 },
      });
    expect(lap(left(UP, 3)).over).toBe(true);
    expect(lap(left(UP, 2)).over).toBe(false);
    expect(lap(left([...UP.slice(1), { type: 'clay', level: 1 }], 3)).over).toBe(false);
  });

  test('F-11.4 with the Guild Hall a free city can still score', () => {
    const none = { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 };
    const full = UP.map((fief): FiefSketch => ({ ...fief, master: 'herald' }));
    const guild = (fiefs: readonly FiefSketch[]) =>
      position({
        settings: { iron: true, variant: 'guild_hall' },
        lords: [
          { ...with_(24), fiefs },
          { ...with_(24), fiefs },
        ],
        stock: { feudal_lord: 0, count: 0 },
        phase: 3,
        lots: none,
      });
    expect(lap(guild(UP)).over).toBe(false);
    expect(lap(guild(full)).over).toBe(true);
  });

  test('F-11.6 once begun the checks go on; at the cap the usual ties decide', () => {
    const at = position({ settings: { iron: true, roundCap: 4 }, lords: [with_(20), with_(20)] });
    lap(at);
    lordAt(at).full = 9;
    lordAt(at, 1).full = 9;
    lordAt(at, 1).coins = 2;
    expect(at.over).toBe(false);
    lap(at);
    expect(at.over).toBe(true);
    expect(ranks(at.outcome)).toEqual([2, 1]);
  });

  test.each([
    ['9: Marta wins', 18, 0, 0, true],
    ['9½ and a noble ahead: Marta wins', 19, 1, 0, true],
    ['9½ without: two go on', 19, 0, 0, false],
    ['10 and two nobles ahead: Marta wins', 20, 2, 0, true],
    ['10 and two nobles behind: Luis wins', 20, 0, 2, true],
    ['10 and one noble ahead: two go on', 20, 1, 0, false],
  ])('F-23.6 Luis has %s', (_, luis, hers, his, over) => {
    const at = lap(iron(with_(18), with_(20, hers), with_(luis, his)));
    expect(lordAt(at, 0).out).toBe(true);
    expect(at.over).toBe(over);
  });
});

describe('time trial and solitaire', () => {
  test('F-15.1, F-24.11 a time trial ends after the round of the last event', () => {
    const settings = { events: true, timeTrial: true };
    const at = position({ settings, eventDeck: ['none'], frames: [{ step: 'round' }] });
    expect(at.state.eventDeck).toEqual([]);
    expect(at.choose(END).over).toBe(false);
    expect(at.choose(END).over).toBe(true);
  });

  test('F-15.2 it ends earlier when somebody reaches the goal', () => {
    const settings = { events: true, timeTrial: true };
    const at = position({ settings, eventDeck: ['none', 'none'], frames: [{ step: 'round' }], lords: [with_(20)] });
    expect(at.run(END, END).over).toBe(true);
  });

  test('F-16.3 alone three masters are drawn and two put under the deck', () => {
    const fiefs = [{ type: 'wheat', level: 1 }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({
      seats: 1,
      lords: [{ fiefs, coins: 6 }],
      display: ['treasurer'],
      masterDeck: ['notary', 'tutor', 'mason', 'miner'],
    });
    at.choose({ kind: 'hireMaster' });
    expect(at.events).toContainEqual({ kind: 'mastersShown', masters: ['miner', 'mason', 'tutor'] });
    expect(lordAt(at).fiefs[0]?.city?.master).toBe('treasurer');
    at.run({ kind: 'under', master: 'mason' }, { kind: 'under', master: 'miner' });
    expect(at.state).toMatchObject({ display: ['tutor'], masterDeck: ['miner', 'mason', 'notary'], under: 2 });
  });

  test('F-16.4 solitaire events take tokens, and open the next phase', () => {
    const after = (effect: 'solo_build' | 'solo_dean' | 'solo_glass' | 'solo_silver', phase: number, lots: object) => {
      const none = { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 };
      const at = position({
        seats: 1,
        phase,
        lots: { ...none, ...lots },
        eventDeck: ['none', effect],
        frames: [{ step: 'round' }],
      });
      return at.state.lots;
    };
    expect(after('solo_build', 0, { foundations: 3 })).toMatchObject({ foundations: 2 });
    expect(after('solo_build', 0, { foundations: 1 })).toMatchObject({ foundations: 0, nave: 4 });
    expect(after('solo_build', 2, { dean: 1 })).toMatchObject({ dean: 1 });
    expect(after('solo_dean', 2, { dean: 1, canon: 1 })).toMatchObject({ dean: 0, canon: 1 });
    expect(after('solo_dean', 2, { canon: 1, window: 1 })).toMatchObject({ canon: 0 });
    expect(after('solo_glass', 2, { window: 2 })).toMatchObject({ window: 1 });
    expect(after('solo_silver', 2, { silver: 2 })).toMatchObject({ silver: 1 });
    expect(after('solo_silver', 0, { foundations: 2 })).toMatchObject({ foundations: 2, silver: 0 });
  });

  test('F-16.5, F-16.9 the game ends after the turn of the last event, not at the goal', () => {
    const at = position({ seats: 1, lords: [with_(24)], eventDeck: ['none', 'none'], frames: [{ step: 'round' }] });
    expect(at.choose(END).over).toBe(false);
    expect(at.choose(END).over).toBe(true);
    expect(at.outcome.verdict).toEqual({ won: null, rank: 'count' });
  });

  test('F-16.6 practice ignores all but the solitaire events', () => {
    const fiefs = [{ type: 'wheat' }, { type: 'wood' }, { type: 'clay' }] as const;
    const settings = { practice: true };
    const at = position({
      seats: 1,
      settings,
      lords: [{ fiefs }],
      eventDeck: ['solo_build', 'rains'],
      frames: [{ step: 'round' }],
    });
    expect(lordAt(at).cubes.every(n => n === 0)).toBe(true);
    expect(at.state.eventDeck).toHaveLength(1);
    const before = at.state.lots.foundations;
    expect(at.choose(END).state.lots.foundations).toBe(before - 1);
  });

  test('F-16.8 bonuses for most of something are not given alone', () => {
    const at = position({
      seats: 1,
      settings: { scenario: 'S7', variant: 'royal_court' },
      frames: [],
      lords: [with_(4, 2)],
    });
    expect(total(at)).toBe(4);
  });
});
