import { describe, expect, test } from 'vitest';
import { idOf, type CardId } from '../src/cards/index.ts';
import { emptied, position, type At, type Given } from './table.ts';

const ROAD: CardId[] = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'];
const RESERVE: CardId[] = ['monk', 'agent', 'priest', 'cooper', 'hunter', 'fisher'];

function endOfDraft(given: Given): At {
  return position({ road: ROAD, reserve: RESERVE, ...given }, { step: 'endOfDraft' });
}

function roadOf(at: At): CardId[] {
  return at.over ? at.state.road.map(idOf) : [];
}

describe('three or more players', () => {
  test('V-5.1 villagers with coins are discarded, and their coins are gone', () => {
    const at = endOfDraft({ roadCoins: [1, 0, 0, 0, 6, 0] });
    expect(roadOf(at)).toEqual(['fisher', 'carpenter', 'grazier', 'mason', 'hunter', 'wattler']);
    expect(at.state.discard.map(idOf)).toEqual(['swineherd', 'harvester']);
  });

  test('V-5.2 gaps are filled from the Reserve, then from the leftmost stack', () => {
    const at = endOfDraft({ roadCoins: [1, 1, 1, 0, 0, 0], reserve: ['monk'], stacks: [[], ['agent', 'priest']] });
    expect(roadOf(at).slice(0, 3)).toEqual(['monk', 'priest', 'agent']);
    expect(at.state.stacks[1]).toEqual([]);
  });

  test('V-5.3 then every villager of the Road has 1 gold, the new ones included', () => {
    const at = endOfDraft({ roadCoins: [3, 0, 0, 0, 0, 1] });
    roadOf(at);
    expect(at.state.roadCoins).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('V-5.2, V-5.3 with nothing left a slot stays empty and gets no gold', () => {
    const at = endOfDraft({ roadCoins: [1, 1, 0, 0, 0, 0], reserve: ['monk'], stacks: emptied(6) });
    expect(at.over).toBe(true);
    expect(at.state.roadCoins).toEqual([1, 0, 1, 1, 1, 1]);
  });

  test('V-19.22 first round: none discarded, all six get 1; second round: two left over are replaced', () => {
    const at = endOfDraft({});
    expect(roadOf(at)).toEqual(ROAD);
    expect([at.state.roadCoins, at.state.discard]).toEqual([[1, 1, 1, 1, 1, 1], []]);
    at.state.roadCoins = [0, 0, 1, 0, 1, 0];
    at.state.frames.push({ step: 'endOfDraft' });
    expect(roadOf(at)).toEqual(['swineherd', 'carpenter', 'fisher', 'mason', 'hunter', 'wattler']);
    expect(at.state.roadCoins).toEqual([1, 1, 1, 1, 1, 1]);
    expect(at.state.discard.map(idOf)).toEqual(['grazier', 'harvester']);
  });
});

describe('two players', () => {
  test('V-5.4 and V-18.3 in reverse turn order each may put 1 gold on a villager, or decline', () => {
    const at = endOfDraft({ seats: 2 });
    expect([at.seat, at.options.length]).toEqual([1, 7]);
    at.choose({ kind: 'coin', slot: 3 });
    expect([at.seat, at.state.roadCoins]).toEqual([0, [0, 0, 0, 1, 0, 0]]);
    at.choose({ kind: 'noCoin' });
    expect(at.over).toBe(true);
  });

  test('V-5.5 villagers without coins are discarded; the Reserve fills the gaps and no gold is added', () => {
    const at = endOfDraft({ seats: 2 }).run({ kind: 'coin', slot: 3 }, { kind: 'coin', slot: 0 });
    expect(roadOf(at)).toEqual(['swineherd', 'fisher', 'hunter', 'mason', 'cooper', 'priest']);
    expect(at.state.roadCoins).toEqual([1, 0, 0, 1, 0, 0]);
    expect(at.state.discard.map(idOf)).toEqual(['carpenter', 'grazier', 'harvester', 'wattler']);
  });

  test('V-19.23 both on the same villager: five are discarded, the one stays with 2', () => {
    const at = endOfDraft({ seats: 2 }).run({ kind: 'coin', slot: 2 }, { kind: 'coin', slot: 2 });
    expect(at.state.discard).toHaveLength(5);
    expect([roadOf(at)[2], at.state.roadCoins[2]]).toEqual(['grazier', 2]);
  });

  test('V-5.6 villagers with coins may stay for several rounds and collect more', () => {
    const at = endOfDraft({ seats: 2, roadCoins: [0, 2, 0, 0, 0, 0] });
    at.run({ kind: 'coin', slot: 1 }, { kind: 'noCoin' });
    expect([roadOf(at)[1], at.state.roadCoins[1]]).toEqual(['carpenter', 3]);
  });

  test('alike villagers are one choice for a coin', () => {
    const at = endOfDraft({ seats: 2, road: ['mason', 'mason', 'mason', 'agent', 'agent', 'wattler'] });
    expect(at.options).toHaveLength(4);
  });

  test('with an empty Road nobody is asked', () => {
    const road = [null, null, null, null, null, null];
    expect(endOfDraft({ seats: 2, road, reserve: [], stacks: emptied(6) }).over).toBe(true);
  });
});

test('V-5.7 a card that leaves a stack here counts for triggers', () => {
  const given: Given = { road: ROAD, roadCoins: [1, 0, 0, 0, 0, 0], reserve: [], stacks: [[], ['agent']] };
  const at = position(given, { step: 'endOfDraft' }, { step: 'markets' });
  expect(at.events).toContainEqual({ kind: 'stackEmptied', stack: 1 });
  expect(at.state.markets).toBe(1);
});
