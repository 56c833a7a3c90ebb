import { describe, expect, test } from 'vitest';
import { courtOf, isTaxedInCubes, savedOf, taxChance, taxOf, type OwnLord } from '../src/reading.ts';

const fief = (type: 'wheat' | 'wood' | 'clay', level = 0): OwnLord['fiefs'][number] => ({ type, level, city: null });

function lord(over: Partial<OwnLord> = {}): OwnLord {
  return {
    fiefs: [fief('wheat'), fief('wood'), fief('clay')],
    cubes: [5, 0, 0, 0, 0, 3, 1, 0, 0, 0, 1, 0],
    vault: Array<number>(12).fill(0),
    fields: [null, null, null, null, null, null],
    coins: 6,
    half: 0,
    full: 0,
    hand: ['serf', 'serf', 'merchant', 'priest', 'reaper'],
    handSize: 5,
    deckSize: 6,
    deckTop: [],
    kept: [],
    keptSize: 0,
    shown: [],
    blind: 0,
    unseen: ['serf', 'serf', 'serf', 'tax_collector', 'merchant', 'serf'],
    discard: [],
    table: [],
    taxed: [],
    out: false,
    halves: 0,
    nobles: 0,
    ...over,
  };
}

const TURN = { reshuffles: 1, stopped: false, saveBonus: 0, courtBonus: 0 };
const ALLOWED = { turn: TURN, settings: { reshufflesPerTurn: 1 } };

describe('the end of a turn', () => {
  test('F-6.3 every card in hand but the Tax Collector brings a coin at court, up to 20', () => {
    expect(courtOf(lord(), TURN)).toBe(11);
    expect(courtOf(lord({ hand: ['serf', 'tax_collector'] }), { courtBonus: 1 })).toBe(8);
    expect(courtOf(lord({ coins: 18 }), TURN)).toBe(20);
  });

  test('F-6.4 the treasury face follows the levels; a bonus saves no more than there was', () => {
    expect(savedOf(lord(), 11, TURN)).toBe(5);
    expect(savedOf(lord({ fiefs: [fief('wheat', 2), fief('wood', 2), fief('clay', 2)] }), 11, TURN)).toBe(2);
    expect(savedOf(lord(), 2, { saveBonus: 3 })).toBe(2);
  });
});

describe('the tax to come', () => {
  test('F-7.2 half the cubes of each fief, less the relief of its master', () => {
    expect(taxOf(lord())).toEqual([2, 2, 0]);
    const notary = { master: 'notary', tapped: false, guest: null, moves: 0 } as const;
    expect(taxOf(lord({ fiefs: [{ ...fief('wheat', 1), city: notary }, fief('wood'), fief('clay')] }))).toEqual([
      1, 2, 0,
    ]);
  });

  test('F-7.2 relief may leave nothing to pay, but a pair of cubes still keeps him from the hand', () => {
    const notary = { master: 'notary', tapped: false, guest: null, moves: 0 } as const;
    const fiefs = [{ ...fief('wheat', 1), city: notary }, fief('wood'), fief('clay')];
    const relieved = lord({ fiefs, cubes: [3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] });
    expect([taxOf(relieved), isTaxedInCubes(relieved)]).toEqual([[0, 0, 0], true]);
    expect(isTaxedInCubes(lord({ cubes: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0] }))).toBe(false);
  });

  test('is as likely as the cards drawn from the deck', () => {
    expect(taxChance(lord(), ALLOWED)).toEqual({ cases: 5, of: 6 });
    expect(taxChance(lord({ keptSize: 2 }), ALLOWED)).toEqual({ cases: 3, of: 6 });
  });

  test('is certain where the Tax Collector is seen coming or already there', () => {
    expect(taxChance(lord({ hand: ['tax_collector'] }), ALLOWED)).toEqual({ cases: 1, of: 1 });
    expect(taxChance(lord({ deckTop: ['tax_collector'], unseen: ['serf'] }), ALLOWED)).toEqual({ cases: 1, of: 1 });
    expect(taxChance(lord({ deckSize: 4 }), ALLOWED)).toEqual({ cases: 1, of: 1 });
  });

  test('F-5.6 comes out of the discard pile only with a reshuffle', () => {
    const spent = lord({ deckSize: 3, unseen: ['serf', 'serf', 'serf'], discard: ['tax_collector', 'serf', 'serf'] });
    expect(taxChance(spent, ALLOWED)).toEqual({ cases: 2, of: 8 });
    expect(taxChance(spent, { ...ALLOWED, turn: { reshuffles: 0, stopped: false } })).toEqual({ cases: 0, of: 1 });
    expect(taxChance(lord({ unseen: [] }), ALLOWED)).toEqual({ cases: 0, of: 1 });
  });
});
