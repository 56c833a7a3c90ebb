import { describe, expect, test } from 'vitest';
import { BASE, STARTING_ROAD } from '../src/cards/base.ts';
import type { Printed, Suit } from '../src/cards/card.ts';
import { COUNTESS_EVENTS, NEW_EVENTS, PROFILES, type DeckName } from '../src/cards/countess.ts';
import { EVENT_STACK, EVENTS } from '../src/cards/events.ts';
import { BASICS, cardOf, idOf, NONE, suitOf, villager, VILLAGERS, type Villager } from '../src/cards/index.ts';
import { DRAFTING_PRIORITY, RANKS, ROUND_LIMIT } from '../src/cards/monastery.ts';
import {
  CLAY,
  CLAY_COPIES_AT_LOW_COUNTS,
  COUNTESS_CARD,
  EXTRA_COPIES,
  NEW_SPECIALS,
  TEAMS,
} from '../src/cards/seasons.ts';
import { DECK_IDS } from '../src/deck.ts';
import { build, buildTurn, village } from './table.ts';

const base: Printed[] = Object.values(BASE);
const deck = base.filter(({ pile }) => pile === 'deck');
const copies = (rows: readonly Printed[]): number => rows.reduce((sum, row) => sum + row.copies, 0);
const named = (ids: readonly string[]): Villager[] => VILLAGERS.filter(({ id }) => ids.includes(id));

describe('the base box', () => {
  test('V-1.1 five Founders, thirty Basics, six starters of the Road and 94 other villagers', () => {
    expect(copies(base.filter(({ pile }) => pile === 'founders'))).toBe(5);
    expect(BASICS.map(basic => [villager(basic).name, villager(basic).copies])).toEqual([
      ['Lumberjack', 10],
      ['Hayer', 10],
      ['Miner', 10],
    ]);
    expect(STARTING_ROAD).toHaveLength(6);
    expect(copies(deck) - STARTING_ROAD.length).toBe(94);
  });

  test('V-1.2 the main deck: 50 types, two copies each, 46 in eight suits and 4 Specials', () => {
    expect(deck).toHaveLength(50);
    expect(copies(deck)).toBe(100);
    expect(deck.every(row => row.copies === 2)).toBe(true);
    const suits = new Set(deck.map(({ suit }) => suit));
    expect(deck.filter(({ suit }) => suit === 'special')).toHaveLength(4);
    expect(suits.size - 1).toBe(8);
  });

  test('V-1.3 a keyring shows how many cards of the base game name its villager as unlocker', () => {
    const baseVillagers = named(Object.keys(BASE));
    for (const [number, { name, key }] of VILLAGERS.entries()) {
      const unlocked = baseVillagers.filter(({ lock }) => lock === number);
      expect(`${name} ${copies(unlocked as unknown as Printed[])}`).toBe(`${name} ${key}`);
    }
    expect(deck.reduce((sum, { key }) => sum + key, 0)).toBe(42);
    expect(deck.filter(({ lock }) => lock !== null)).toHaveLength(21);
  });

  test('V-1.5 the suits, and how many types each has', () => {
    const types = (suit: Suit): number => base.filter(row => row.suit === suit && row.copies > 0).length;
    const suits: Suit[] = ['grains', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'solitary', 'special'];
    expect(suits.map(types)).toEqual([5, 8, 9, 8, 3, 4, 3, 10, 4]);
  });

  test('V-1.6 two suit symbols on four villagers; places are 2 for starters, 1 with a successor, else none', () => {
    const twice = base.filter(({ symbols }) => symbols === 2).map(({ name }) => name);
    expect(twice).toEqual(['Log Rafter', 'Bed Builder', 'Glass Blower', 'Chandler']);
    for (const [number, { name, on, places, special }] of VILLAGERS.entries()) {
      const followed = VILLAGERS.some(other => other.on === villager(number).as);
      const expected = followed ? (on === NONE ? 2 : 1) : 0;
      if (!special) expect(`${name} ${places}`).toBe(`${name} ${expected}`);
    }
  });

  test('V-2.1 the starters of the Road need no key, show food or a builder, and belong to suits that always play', () => {
    const starters = named(STARTING_ROAD);
    expect(starters.every(({ lock }) => lock === NONE)).toBe(true);
    expect(starters.filter(({ food }) => food > 0)).toHaveLength(3);
    expect(starters.filter(({ builder }) => builder > 0)).toHaveLength(3);
    expect(starters.some(({ suit }) => ['wool', 'leather', 'grapes', 'special'].includes(suit))).toBe(false);
  });
});

describe('the table of villagers', () => {
  test('everybody stands on a villager of the same suit, and chains end at a bottom card', () => {
    for (const it of VILLAGERS.filter(({ on }) => on !== NONE)) {
      expect(suitOf(it.on)).toBe(it.suit);
      expect(villager(it.on).places).toBeGreaterThan(0);
    }
  });

  test('whoever unlocks has a keyring', () => {
    for (const { lock } of VILLAGERS.filter(it => it.lock !== NONE)) expect(villager(lock).key).toBeGreaterThan(0);
  });

  test('suits lie together, so that a sorted hand is sorted by suit', () => {
    const suits = VILLAGERS.map(({ suit }) => suit);
    const changes = suits.filter((suit, i) => suit !== suits[i - 1]);
    expect(changes).toHaveLength(new Set(suits).size);
  });
});

/** The villagers below one in its chain, the bottom one first. */
function chainBelow({ on }: Villager): string[] {
  return on === NONE ? [] : [...chainBelow(villager(on)), idOf(on)];
}

test.each(DECK_IDS.filter(id => !villager(cardOf(id)).special))('%s can be built where the table says', id => {
  const below = chainBelow(villager(cardOf(id)));
  const at = build(buildTurn({ seats: 4, hands: [[id]], villages: [[below.join(' > ') || 'founders']] }), id);
  const { cards, on } = village(at, 0);
  expect(idOf(cards.at(-1) ?? NONE)).toBe(id);
  expect(on.at(-1) === NONE ? null : idOf(cards[on.at(-1) ?? 0] ?? NONE)).toBe(below.at(-1) ?? null);
});

describe('the expansion box', () => {
  test('V-1.7 12 Events, 7 Specials, 18 Clay villagers, 5 Teams and three extra copies', () => {
    expect(Object.keys(EVENTS)).toHaveLength(12);
    expect(copies(Object.values(NEW_SPECIALS))).toBe(7);
    expect(copies(Object.values(CLAY))).toBe(18);
    expect(copies(Object.values(TEAMS))).toBe(5);
    expect(Object.keys(EXTRA_COPIES)).toEqual(['graper', 'shepherd', 'tanner']);
  });

  test('V-10.16 three Events a season, each season under its own stack', () => {
    const seasons = Object.values(EVENTS).map(({ season }) => season);
    for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
      expect(seasons.filter(other => other === season)).toHaveLength(3);
    }
    expect(EVENTS.weddings.season).toBe('summer');
    expect(EVENT_STACK).toEqual({ spring: 0, summer: 2, autumn: 3, winter: 4 });
  });

  test('V-12.2, V-12.3 and V-12.4 the Clay suit: four Claymen, two of each other type, no keyring', () => {
    const clay: Printed[] = Object.values(CLAY);
    expect(clay.map(row => row.copies)).toEqual([4, 2, 2, 2, 2, 2, 2, 2]);
    expect(clay.every(({ suit, key }) => suit === 'clay' && key === 0)).toBe(true);
    expect(clay.every(({ reconstructed }) => reconstructed !== null)).toBe(true);
    const few = CLAY_COPIES_AT_LOW_COUNTS.clayman + CLAY_COPIES_AT_LOW_COUNTS.others * (clay.length - 1);
    expect(few).toBe(9);
  });
});

describe('the Countess', () => {
  const size = (name: DeckName): number =>
    COUNTESS_EVENTS.filter(({ deck: home }) => home === name).reduce((sum, event) => sum + event.copies, 0);

  test('V-1.8 her card shows gold 4; ten Summer and ten Winter events', () => {
    expect(COUNTESS_CARD.countess.gold).toBe(4);
    expect(PROFILES.beta.decks.map(size)).toEqual([10, 10]);
    expect(PROFILES.beta).toMatchObject({ stackSize: 4, startingGold: 8, startingEvents: 2 });
  });

  test('the retail profile has 24 events', () => {
    expect(PROFILES.retail.decks.map(size)).toEqual([12, 12]);
    expect(PROFILES.retail).toMatchObject({ stackSize: 5, startingGold: 1, startingEvents: 1 });
  });

  test('new events by the gold of the villager: 10 or more one, less two, none three', () => {
    const dealt = (gold: number): number | undefined => NEW_EVENTS.find(({ from }) => gold >= from)?.deal;
    expect([dealt(10), dealt(9), dealt(0)]).toEqual([1, 2, 3]);
  });
});

describe('the Monastery', () => {
  test('V-14.4 six rows of five different symbols; the first begins with builder, then food', () => {
    expect(DRAFTING_PRIORITY).toHaveLength(ROUND_LIMIT.seasonsStacks);
    for (const row of DRAFTING_PRIORITY) expect(new Set(row).size).toBe(5);
    expect(DRAFTING_PRIORITY[0]?.slice(0, 2)).toEqual(['builder', 'food']);
  });

  test('the ranks', () => {
    const rank = (gold: number): string | undefined => RANKS.find(({ from }) => gold >= from)?.id;
    expect([79, 80, 99, 100, 150, 200].map(rank)).toEqual([
      undefined,
      'hamlet',
      'hamlet',
      'village',
      'town',
      'capital',
    ]);
  });
});
