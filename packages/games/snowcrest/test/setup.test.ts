import { adopt, fastChance, settle } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../src/cards/villagers.ts';
import { snowcrest } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { mat, offered, table } from './position.ts';

function dealt(seats: number, settings = {}, seed = 7): State {
  return snowcrest.setup(settle(snowcrest, seats, settings), fastChance(seed));
}

function decks(s: State): string[][] {
  return s.players.map(p =>
    [...p.hand, ...p.deck, ...p.village.filter(each => each >= 0)].map(each => VILLAGERS[each]?.id ?? '').sort(),
  );
}

describe('components', () => {
  test('S-1.2 there are 21 Farms, 16 Forges and 16 Shrines', () => {
    const s = dealt(4);
    expect(s.tileSupply).toEqual([17, 16, 16]);
    expect(s.players.map(p => p.tiles)).toEqual([0, 1, 2, 3].map(() => [1, 0, 0]));
  });

  test('S-1.5, S-1.6 every player has the same 13 cards, and 35 Commons lie on the table', () => {
    const s = dealt(4);
    const [first, ...others] = decks(s);
    expect(first).toHaveLength(13);
    for (const other of others) expect(other).toEqual(first);
    expect(s.row.length + s.commons.length).toBe(35);
    expect([s.guardians.length, s.forests.length]).toEqual([12, 6]);
  });
});

describe('setup', () => {
  test('S-2.1 five Common Villagers lie in the row, and the decks differ from deal to deal', () => {
    expect(dealt(3).row).toHaveLength(5);
    const deals = Array.from({ length: 20 }, (_, seed) => dealt(3, {}, seed));
    for (const pile of ['guardians', 'forests', 'commons', 'row'] as const) {
      expect(new Set(deals.map(s => s[pile].join())).size).toBeGreaterThan(15);
    }
  });

  test('S-2.2 the Scroll supply is 20, 25 or 30', () => {
    expect([2, 3, 4].map(seats => dealt(seats).scrollSupply)).toEqual([20, 25, 30]);
  });

  test('S-2.3 three Juniper a player lie on the Forest', () => {
    expect([2, 3, 4].map(seats => dealt(seats).juniper)).toEqual([6, 9, 12]);
  });

  test('S-2.4 one Achievement more than players is revealed', () => {
    expect([2, 3, 4].map(seats => new Set(dealt(seats).achievements).size)).toEqual([3, 4, 5]);
    const deals = Array.from({ length: 20 }, (_, seed) => dealt(2, {}, seed).achievements.join());
    expect(new Set(deals).size).toBeGreaterThan(15);
  });

  test('S-2.5, S-1.7 a Farm, tracker at 0, Starters face-up in the corners, three cards in hand', () => {
    const p = dealt(2).players[0];
    expect(p).toMatchObject({ tiles: [1, 0, 0], omen: 0, up: 0b101_000_101 });
    expect(p?.hand).toHaveLength(3);
    expect(p?.deck).toHaveLength(6);
    expect([0, 2, 6, 8].map(slot => VILLAGERS[p?.village[slot] ?? -1]?.deck)).toEqual(Array(4).fill('starter'));
    expect([1, 3, 4, 5, 7].map(slot => p?.village[slot])).toEqual(Array(5).fill(-1));
  });

  test('S-2.5 Starters and personal decks are shuffled for each player', () => {
    const players = Array.from({ length: 10 }, (_, seed) => dealt(4, {}, seed)).flatMap(s => s.players);
    expect(new Set(players.map(p => p.village.join())).size).toBeGreaterThan(15);
    expect(new Set(players.map(p => p.deck.join())).size).toBeGreaterThan(35);
  });

  test('S-2.6, S-2.7 anybody may start, and Barley follows the order of seats from there', () => {
    const deals = Array.from({ length: 40 }, (_, seed) => dealt(4, {}, seed));
    expect(new Set(deals.map(s => s.start))).toEqual(new Set([0, 1, 2, 3]));
    for (const s of deals) {
      expect([0, 1, 2, 3].map(place => s.players[(s.start + place) % 4]?.tokens[0])).toEqual([3, 4, 5, 6]);
    }
  });

  test('S-2.8, D-1 in seat order each must place one of three hand cards face-up in the centre, unactivated', () => {
    const at = drive(snowcrest, dealt(3));
    const { start } = at.state;
    for (const place of [0, 1, 2]) {
      expect([at.step, at.seat]).toEqual(['buy', (start + place) % 3]);
      expect(at.options).toHaveLength(3);
      at.choose(at.options[0] as (typeof at.options)[number]);
    }
    expect([at.step, at.seat]).toEqual(['main', start]);
    for (const p of at.state.players) expect(p.up).toBe(0b101_010_101);
  });

  test('S-2.9 it is paid with Barley tokens only: no Farm, no icons, and no Omens while Barley is left', () => {
    const me = { hand: ['gardener', 'abbot', 'nun'], tokens: 'BBBB', tiles: 'farm', village: { 0: 'peasant' } };
    const at = table([me, { village: { 0: 'peasant' } }], { frames: [{ step: 'buy', seat: 0 }, { step: 'turn' }] });
    expect(offered(at)).toEqual(['buy gardener', 'buy abbot', 'buy nun']);
    at.choose({ kind: 'buy', card: 'abbot' });
    expect(mat(at)).toMatchObject({ tokens: '', tiles: 'farm', omen: -1, hand: ['gardener', 'nun'] });
  });

  test('S-2.10 a tracker that would pass −5 gives Omen tokens', () => {
    const me = { hand: ['abbot', 'nun'], omen: -3, village: { 0: 'peasant', 1: 'novice' } };
    const at = table([me], { frames: [{ step: 'buy', seat: 0 }, { step: 'turn' }] });
    at.choose({ kind: 'buy', card: 'abbot' });
    expect(mat(at)).toMatchObject({ omen: -5, omenTokens: 3 });
  });

  test('S-2.11 play starts with five Village cards, two hand cards and no discard pile', () => {
    const at = drive(snowcrest, dealt(2));
    while (at.step === 'buy') at.choose(at.options[1] as (typeof at.options)[number]);
    for (const seat of [0, 1]) {
      const { village, hand, discard } = mat(at, seat);
      expect([Object.keys(village).length, hand.length, discard.length]).toEqual([5, 2, 0]);
    }
  });
});

test('a state from outside is refused when nobody is its active or starting player: turns would never come round', () => {
  const state = snowcrest.setup(settle(snowcrest, 2), fastChance(1));
  expect(adopt(snowcrest, state).active).toBe(state.active);
  for (const change of [{ active: 500 }, { active: -1 }, { start: 2 }, { start: null }]) {
    expect(() => adopt(snowcrest, { ...state, ...change })).toThrow('its active or its starting player is no seat');
  }
});
