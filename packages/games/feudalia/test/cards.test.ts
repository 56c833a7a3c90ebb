import { describe, expect, test } from 'vitest';
import { BUY_IDS, BUYS, FIEFS, LEVELS, LOTS } from '../src/cards/board.ts';
import { EVENTS } from '../src/cards/events.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS, masterOf } from '../src/cards/masters.ts';
import { SCENARIO_IDS, scenarioOf, VARIANT_IDS } from '../src/cards/scenarios.ts';
import { VASSAL_IDS, vassalOf, type VassalId } from '../src/cards/vassals.ts';
import { feudalia } from '../src/index.ts';
import { DONE, END, lordAt, position, type At } from './positions.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the box', () => {
  test('F-1.1 306 vassals of 35 types, 40 basic masters, 3 types of cathedral masters', () => {
    expect(VASSAL_IDS).toHaveLength(35);
    expect(sum(VASSAL_IDS.map(id => vassalOf(id).count))).toBe(306);
    expect(BASIC_MASTER_IDS).toHaveLength(40);
    expect(CATHEDRAL_MASTER_IDS).toHaveLength(3);
  });

  test('F-1.2, F-1.3, F-1.5 18 fiefs, 7 variant cards, 40 events', () => {
    expect(sum(Object.values(FIEFS))).toBe(18);
    expect(VARIANT_IDS).toHaveLength(7);
    expect(EVENTS).toHaveLength(40);
  });

  test('F-1.6 levels: fields, points, defense, city', () => {
    expect(LEVELS.map(level => level.fields)).toEqual([1, 1, 2]);
    expect(LEVELS.map(level => level.halves)).toEqual([0, 2, 4]);
    expect(LEVELS.map(level => level.defense)).toEqual([0, 1, 2]);
    expect(LEVELS.map(level => level.city)).toEqual([false, true, true]);
  });

  test('F-1.7 a game for four needs 17 tokens of each value', () => {
    const { foundations, nave, dean, canon, window, silver } = LOTS;
    expect(foundations[2] + canon[2]).toBe(17);
    expect(nave[2] + dean[2] + window[2] + silver[2]).toBe(17);
    expect(BUY_IDS.map(id => BUYS[id].halves)).toEqual([1, 1, 1, 2, 2, 1, 2, 2]);
  });

  test('F-1.10 cubes stay on their fief, coins only as far as the saving step allows', () => {
    const fiefs = [{ type: 'wheat', cubes: { wheat: 5 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 20 }] }).choose(END);
    expect([lordAt(at).cubes[0], lordAt(at).coins]).toEqual([5, 5]);
  });

  test('F-24.10 an empty pile stays empty', () => {
    const at = position({ lords: [{ coins: 20, hand: ['serf'] }], stock: { merchant: 0 } });
    expect(at.refusal({ kind: 'hire', card: 'merchant' })).toMatchObject({ kind: 'soldOut' });
  });

  test('F-24.3 the unnamed trader of the rulebook is the Stallholder: 2 wood, 2 clay or 1 stone for 3 coins, twice', () => {
    const fiefs = [{ type: 'wheat', cubes: { wood: 2, stone: 1 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['stallholder'] }] }).choose({
      kind: 'field',
      card: 'stallholder',
      fief: 0,
    });
    at.run(
      { kind: 'exchange', give: { wood: 2 }, get: { coins: 3 } },
      { kind: 'exchange', give: { stone: 1 }, get: { coins: 3 } },
    );
    expect(lordAt(at).coins).toBe(6);
    expect(at.step).toBe('main');
  });

  test('F-24.16 the number in a trade arrow is a limit for that play of the card', () => {
    const fiefs = [{ type: 'wheat', cubes: { wood: 9 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['stallholder'] }] }).choose({
      kind: 'field',
      card: 'stallholder',
      fief: 0,
    });
    at.run({ kind: 'exchange', give: { wood: 2 }, get: { coins: 3 } }, DONE);
    expect(at.options.some(option => option.kind === 'exchange')).toBe(false);
  });
});

describe('every card', () => {
  const own = VASSAL_IDS.filter(id => id !== 'tax_collector');
  const fiefs = [
    { type: 'wheat', level: 2, cubes: { wheat: 3, wood: 3, clay: 3, stone: 3 } },
    { type: 'wood', level: 2, cubes: { wheat: 3, wood: 3, clay: 3, stone: 3 } },
    { type: 'clay', level: 2, cubes: { wheat: 3, wood: 3, clay: 3, stone: 3 } },
  ] as const;
  const stone = [{ ...fiefs[0], type: 'stone' }, fiefs[1], fiefs[2]] as const;

  /** Answers with the first option until the main phase is back or the turn is over. */
  function finish(at: At): At {
    for (let i = 0; i < 60 && !at.over && at.step !== 'main'; i++) at.choose(at.options[0] ?? DONE);
    return at;
  }

  test.each(own)('F-25.1 %s can be played for what it has printed', card => {
    const { action, income } = vassalOf(card);
    const at = position({
      lords: [{ fiefs: card === 'stonecutter' ? stone : fiefs, coins: 5, hand: [card, 'serf'], discard: ['priest'] }],
    });
    expect(at.offers({ kind: 'income', card })).toBe(income > 0);
    at.choose({ kind: 'field', card: 'serf', fief: 2 });
    const plays = at.options.filter(
      option => (option.kind === 'field' || option.kind === 'influence') && option.card === card,
    );
    expect(plays.length > 0).toBe(action?.type === 'field' || action?.type === 'influence');
    const before = at.state;
    for (const play of plays) {
      at.state = before;
      expect(finish(at.choose(play)).step).toBe('main');
    }
    at.state = before;
    at.choose(END);
    expect(at.offers({ kind: 'blue', card })).toBe(action?.type === 'blue');
  });

  test.each(BASIC_MASTER_IDS)('F-25.2 the %s moves into its city and acts', master => {
    const { fief, timing, minLevel } = masterOf(master);
    const home = fief === 'stone' ? stone : fiefs;
    const at = position({
      lords: [{ fiefs: home, coins: 20, hand: ['serf', 'count'], discard: ['priest'] }],
      display: [master],
      masterDeck: [],
    });
    at.choose({ kind: 'field', card: 'serf', fief: 2 });
    while (at.choose(at.step === 'main' ? { kind: 'hireMaster' } : (at.options.at(-1) ?? DONE)).step !== 'main');
    const where = lordAt(at).fiefs.findIndex(it => it.city?.master === master);
    expect(fief === 'any' || lordAt(at).fiefs[where]?.type === fief).toBe(true);
    expect(minLevel).toBeGreaterThan(0);
    expect(at.offers({ kind: 'tap', fief: where })).toBe(timing === 'tap');
    if (timing === 'tap') expect(finish(at.choose({ kind: 'tap', fief: where })).step).toBe('main');
    at.choose(END);
    expect(at.offers({ kind: 'blueMaster', fief: where })).toBe(timing === 'blue');
  });

  test.each(SCENARIO_IDS)('F-25.4 %s has known piles and a deck of nine', id => {
    const { piles, deck, randomPiles, module } = scenarioOf(id);
    expect(new Set<VassalId>(piles).size).toBe(piles.length);
    expect(deck).toHaveLength(9);
    expect(deck.every(card => piles.includes(card))).toBe(true);
    if (module === 'basic' && !id.startsWith('T')) expect(piles.length + randomPiles).toBe(14);
  });

  test('F-0.3 the catalogue lists every card and says what of it is reconstructed', () => {
    const { catalogue } = feudalia.text.en;
    const ids = catalogue.map(entry => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...VASSAL_IDS, ...BASIC_MASTER_IDS, ...CATHEDRAL_MASTER_IDS, ...SCENARIO_IDS, ...VARIANT_IDS])
      expect(ids).toContain(id);
    const entryOf = (id: string) => catalogue.find(entry => entry.id === id);
    expect(entryOf('hotelier')?.reconstructed).toBe('fief');
    expect(entryOf('nave')?.reconstructed).toBe('price');
    expect(entryOf('treasury_2')?.lines[1]).toContain(': 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4');
    expect(entryOf('knight')?.lines.at(-1)).toContain('Not yet available');
    expect(['S4', 'S6', 'S7', 'S10'].map(id => entryOf(id)?.lines[2])).toEqual(
      ['10 VP', '12 VP', '11 VP', 'none'].map(goal => `Masters: all. Goal: ${goal}.`),
    );
    expect(
      catalogue.every(
        entry => entry.lines.length > 0 && entry.lines.every(line => !/undefined|NaN|\[object/.test(line)),
      ),
    ).toBe(true);
  });
});
