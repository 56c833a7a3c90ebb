import { adopt, fastChance, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { STARTING_ROAD } from '../src/cards/base.ts';
import { idOf, suitOf } from '../src/cards/index.ts';
import { DECK_IDS } from '../src/deck.ts';
import { villagers } from '../src/index.ts';
import { newGame } from './table.ts';

const everyCount = [2, 3, 4, 5];

describe('setup', () => {
  test('V-2.1 the six starting villagers lie on the Road at every player count', () => {
    for (const seats of everyCount) expect(newGame(seats).road.map(idOf)).toEqual([...STARTING_ROAD]);
  });

  test('V-2.2 Basics in three piles; everybody has Founders with the gold side up and 8 gold', () => {
    const s = newGame(5);
    expect(s.basics).toEqual([10, 10, 10]);
    for (const { gold, cards } of s.villages) expect([gold, cards.map(idOf)]).toEqual([8, ['founders']]);
  });

  test('V-2.3 the First Player is drawn by lot, or is seat 0 by option', () => {
    const firsts = (firstPlayer: 'random' | 'seat-0'): Set<number> =>
      new Set(Array.from({ length: 40 }, (_, seed) => newGame(4, { firstPlayer }, seed).first));
    expect(firsts('random')).toEqual(new Set([0, 1, 2, 3]));
    expect(firsts('seat-0')).toEqual(new Set([0]));
  });

  test('V-2.4 Wool and Leather are out with two or three players: 14 cards', () => {
    const inPlay = (seats: number): number[] => {
      const { road, stacks, reserve, players } = newGame(seats);
      return [...road, ...stacks.flat(), ...reserve, ...players.flatMap(({ hand }) => hand)];
    };
    expect(everyCount.map(seats => inPlay(seats).length)).toEqual([86, 86, 100, 100]);
    expect(inPlay(3).some(card => ['wool', 'leather'].includes(suitOf(card)))).toBe(false);
  });

  test('V-2.5 six stacks of two cards per player', () => {
    for (const seats of everyCount) {
      expect(newGame(seats).stacks.map(stack => stack.length)).toEqual(Array.from({ length: 6 }, () => 2 * seats));
    }
  });

  test('V-2.7 five cards a hand, the rest is the Reserve, nothing is discarded', () => {
    const s = newGame(3);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(s.discard).toEqual([]);
  });

  test('V-2.8 and V-19.35 the Reserve after base setup', () => {
    expect(everyCount.map(seats => newGame(seats).reserve.length)).toEqual([46, 29, 26, 9]);
  });

  test('V-2.19 a deck that cannot fill Road, stacks and hands is refused with the missing number', () => {
    expect(() => settle(villagers, 5, { sevenStartingCards: true })).toThrow(
      /is 1 short .*V-2\.19.*"sevenStartingCards":false/,
    );
    expect(() => settle(villagers, 2, { leaveOut: DECK_IDS })).toThrow(/is 40 short/);
    expect(newGame(4, { sevenStartingCards: true }).reserve).toHaveLength(18);
  });

  test('V-2.19 the nearest deck that works leaves out as many villagers as it can', () => {
    const nearest = nearestTo(5, { leaveOut: ['tinner', 'monk', 'agent', 'priest', 'mason'] });
    expect(nearest).toEqual(['tinner', 'monk', 'agent', 'priest']);
  });
});

function nearestTo(seats: number, given: object): unknown {
  try {
    return settle(villagers, seats, given).settings.leaveOut;
  } catch (error) {
    return (error as { detail: { nearest: { settings: { leaveOut: unknown } } } }).detail.nearest.settings.leaveOut;
  }
}

test('a state from outside is refused when a chain of villagers goes round in a circle or leads nowhere', () => {
  const state = villagers.setup(settle(villagers, 2), fastChance(1));
  const chained = (on: number[]): unknown => {
    const rows = { cards: on.map(() => 0), on, as: on.map(() => 0), coins: on.map(() => 0), load: on.map(() => 1) };
    return { ...state, villages: state.villages.map(village => ({ ...village, ...rows })) };
  };
  expect(adopt(villagers, chained([-1, 0, 1])).villages[0]?.on).toEqual([-1, 0, 1]);
  for (const on of [[0], [1, 0], [-1, 2, 1], [7], [-2]]) {
    expect(() => adopt(villagers, chained(on))).toThrow('a chain of villagers has no bottom card');
  }
});
