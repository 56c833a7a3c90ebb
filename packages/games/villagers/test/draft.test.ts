import { describe, expect, test } from 'vitest';
import { cardOf, idOf, NONE, type CardId } from '../src/cards/index.ts';
import type { Option } from '../src/index.ts';
import { cards, emptied, gold, position, type At, type Given } from './table.ts';

const ROAD: CardId[] = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'];
const take = (slot: number): Option => ({ kind: 'take', slot });
const draw = (stack: number): Option => ({ kind: 'draw', stack });

/** A draft phase, and nothing after it. */
function drafting(given: Given): At {
  return position({ road: ROAD, ...given }, { step: 'draftPhase' });
}

/** The seats asked to draft, in order, if everybody takes the first option. */
function drafters(at: At): number[] {
  const seats: number[] = [];
  while (!at.over) {
    seats.push(at.seat);
    at.choose(at.options[0] as Option);
  }
  return seats;
}

describe('limit and order', () => {
  test('V-4.1 two drafts, one more per active food, five at most', () => {
    const drafts = (...village: string[]): number =>
      drafters(drafting({ villages: [village] })).filter(seat => seat === 0).length;
    expect(drafts('founders')).toBe(2);
    expect(drafts('founders > swineherd')).toBe(3);
    expect(drafts('founders > swineherd', 'harvester', 'hunter')).toBe(5);
    expect(drafts('founders-food', 'harvester', 'hunter', 'graper')).toBe(5);
  });

  test('V-4.2 and V-3.7 one villager a turn, round the table from the First Player until all are at their limit', () => {
    const at = drafting({ first: 1, villages: [['founders'], ['founders-food'], ['founders-food', 'hunter']] });
    expect(drafters(at)).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 2]);
  });

  test('V-20.2 the draft limit does not change inside the phase', () => {
    const at = drafting({ seats: 2 });
    at.choose(take(0));
    at.state.villages[0]?.cards.splice(0, 1, cardOf('founders-food'));
    expect(drafters(at)).toEqual([1, 0, 1]);
  });
});

describe('what can be drafted', () => {
  test('V-4.3 a villager of the Road with the coins on it; the slot is refilled from the leftmost stack', () => {
    const at = drafting({ stacks: [[], ['agent', 'priest']], roadCoins: [0, 0, 3, 0, 0, 0] });
    at.choose(take(2));
    expect(gold(at, 0)).toBe(11);
    expect(at.state.players[0]?.square.map(idOf)).toEqual(['grazier']);
    expect(at.state.road.map(idOf)[2]).toBe('priest');
    expect(at.state.roadCoins).toEqual([0, 0, 0, 0, 0, 0]);
    expect(at.state.stacks[1]?.map(idOf)).toEqual(['agent']);
  });

  test('V-4.4 and V-18.1 the top of any stack that holds cards; no slot of the Road is refilled', () => {
    const at = drafting({ stacks: [['agent', 'priest'], [], ['hunter', 'cooper']] });
    expect(at.options).toEqual([...[0, 1, 2, 3, 4, 5].map(take), ...[0, 2, 3, 4, 5].map(draw)]);
    expect(at.refusal(draw(1))).toEqual({ kind: 'emptyStack', clause: 'V-4.4' });
    at.choose(draw(2));
    expect(at.state.players[0]?.square.map(idOf)).toEqual(['cooper']);
    expect(at.state.road.map(idOf)).toEqual(ROAD);
  });

  test('V-4.5 the Reserve may be drafted when all stacks are empty, and not before', () => {
    const reserve: CardId[] = ['agent', 'priest', 'cooper'];
    const before = drafting({ stacks: [...emptied(5), ['hunter']], reserve });
    expect(before.offers({ kind: 'drawReserve' })).toBe(false);
    expect(before.refusal({ kind: 'drawReserve' })).toEqual({ kind: 'stacksLeft', clause: 'V-4.5' });
    const at = drafting({ stacks: emptied(6), reserve });
    at.choose({ kind: 'drawReserve' });
    expect(at.state.players[0]?.square.map(idOf)).toEqual(['cooper']);
    expect(at.state.road.map(idOf)).toEqual(ROAD);
  });

  test('V-4.5 when all stacks are empty the Road is refilled from the Reserve', () => {
    const at = drafting({ stacks: emptied(6), reserve: ['agent', 'priest'] });
    at.choose(take(0));
    expect(at.state.road.map(idOf)[0]).toBe('priest');
  });

  test('slots with the same villager and the same gold are one choice', () => {
    const road: CardId[] = ['mason', 'mason', 'mason', 'agent', 'agent', 'wattler'];
    const at = drafting({ road, roadCoins: [1, 1, 2, 0, 0, 0], stacks: emptied(6), reserve: [] });
    expect(at.options).toEqual([0, 2, 3, 5].map(take));
  });
});

describe('the Village Square', () => {
  test('V-4.6 and V-4.7 drafted villagers lie on the Square until the limit is reached, then they go to hand', () => {
    const at = drafting({ seats: 2, hands: [['tinner']] });
    at.choose(take(1));
    expect(at.state.players[0]).toMatchObject({ hand: cards(['tinner']), square: cards(['carpenter']) });
    at.choose(take(0)).choose(draw(3));
    const drawn = at.events.find(event => event.kind === 'drew');
    expect(at.state.players[0]?.square).toEqual([]);
    expect(at.state.players[0]?.hand.map(idOf)).toEqual(
      expect.arrayContaining(['tinner', 'carpenter', drawn?.kind === 'drew' ? drawn.card : '']),
    );
  });
});

describe('running out', () => {
  test('V-4.8 without a Reserve slots stay empty', () => {
    const at = drafting({ stacks: emptied(6), reserve: [] });
    at.choose(take(4));
    expect(at.state.road[4]).toBe(NONE);
    expect(at.refusal(take(4))).toEqual({ kind: 'emptySlot', clause: 'V-4.3' });
  });

  test('V-4.8 with Road, stacks and Reserve empty drafting stops for everyone', () => {
    const road = ['agent', null, null, null, 'priest', null] as const;
    const at = drafting({ road, stacks: emptied(6), reserve: [] });
    expect(drafters(at)).toEqual([0]);
    expect(at.state.players.map(({ hand }) => hand.map(idOf))).toEqual([['agent'], ['priest'], []]);
    expect(at.state.players.every(({ square, drafts }) => square.length === 0 && drafts === 0)).toBe(true);
  });
});
