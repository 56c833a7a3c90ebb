import { fastChance, settle } from '@thorp/kernel';
import { drive, lookaheadAgainstRandom, perft, type Drive } from '@thorp/testkit';
import { expect, test } from 'vitest';
import { terraces, type Terraces } from '../src/index.ts';
import type { Plant } from '../src/types.ts';

const start = (given = {}): Terraces['state'] => terraces.setup(settle(terraces, 2, given), fastChance(1));

/** The first player's turn with these dice and terraces. */
function turn(dice: number[], hill: number[][], given = {}): Drive<Terraces> {
  const s = start(given);
  s.frames = [{ step: 'round' }, { step: 'plant', seat: 0 }];
  s.round = 1;
  s.dice = dice;
  s.hills[0] = hill;
  return drive(terraces, s);
}

const plant = (number: number, terrace: number): Plant => ({ kind: 'plant', number, terrace });

test('T-1.1 three empty terraces for everybody', () => {
  expect(start().hills).toEqual([
    [[], [], []],
    [[], [], []],
  ]);
});

test('T-1.2 four fields and ten rounds unless agreed otherwise', () => {
  expect(start().settings).toEqual({ fields: 4, rounds: 10 });
  expect(() => start({ fields: 7 })).toThrow('a whole number from 3 to 6');
  expect(() => start({ rounds: 16 })).toThrow('a whole number from 6 to 15');
});

test('T-2.1 one turn each, in the order of the seats', () => {
  const at = drive(terraces, start());
  expect(at.seat).toBe(0);
  at.choose(plant(at.options[0]?.number ?? 0, 0));
  expect([at.seat, at.state.round]).toEqual([1, 1]);
  at.choose(plant(at.options[0]?.number ?? 0, 0));
  expect([at.seat, at.state.round]).toEqual([0, 2]);
});

test('T-2.2 one of two dice goes onto the next field of a terrace; equal dice are one choice', () => {
  const at = turn([2, 5], [[1], [], []]);
  expect(at.options).toHaveLength(6);
  at.choose(plant(5, 0));
  expect(at.state.hills[0]).toEqual([[1, 5], [], []]);
  expect(turn([3, 3], [[], [], []]).options).toEqual([plant(3, 0), plant(3, 1), plant(3, 2)]);
});

test('T-2.3 numbers never go down along a terrace', () => {
  const at = turn([2, 4], [[4], [5], []]);
  expect(at.options).toEqual([plant(2, 2), plant(4, 0), plant(4, 2)]);
  expect(at.refusal(plant(2, 0))).toEqual({ kind: 'tooLow', clause: 'T-2.3' });
});

test('T-2.4 nothing is planted on a full terrace', () => {
  const at = turn([6, 6], [[1, 1, 1], [], []], { fields: 3 });
  expect(at.refusal(plant(6, 0))).toEqual({ kind: 'full', clause: 'T-2.4' });
  expect(at.options).toEqual([plant(6, 1), plant(6, 2)]);
});

test('T-2.5 who can plant must, who cannot rests', () => {
  const at = turn([1, 2], [[3], [4], [5]]);
  expect(at.events[0]).toEqual({ kind: 'rested', seat: 0 });
  expect(at.state.hills[0]).toEqual([[3], [4], [5]]);
  expect(turn([1, 3], [[3], [4], [5]]).events[0]).toEqual({ kind: 'planted', seat: 0, number: 3, terrace: 0 });
});

test('T-3.1 the game ends after its last round, or when everything is full', () => {
  const last = turn([1, 1], [[], [], []]);
  last.state.round = 10;
  expect(last.choose(plant(1, 0)).over).toBe(true);
  const full = [
    [1, 1, 1],
    [1, 1, 1],
  ];
  const at = turn([1, 2], [...full, [1, 1]], { fields: 3 });
  at.state.hills[1] = [...full, [1, 1, 1]];
  expect(at.choose(plant(2, 2)).over).toBe(true);
});

test('T-3.2, T-3.3 a point a field, three a full terrace; the sum of the numbers breaks ties', () => {
  const at = turn([5, 6], [[1, 2, 3], [4], []], { fields: 3 });
  at.state.hills[1] = [[1, 1, 1], [6], []];
  const [first, second] = at.outcome.scores;
  expect(first).toMatchObject({ total: 7, standing: [7, 10] });
  expect(first?.parts.map(({ amount }) => amount)).toEqual([4, 3]);
  expect(second).toMatchObject({ total: 7, standing: [7, 9] });
});

test('perft', () => {
  expect([1, 2, 3, 4].map(depth => perft(terraces, start(), depth))).toEqual([6, 36, 90, 495]);
});

test('looking a step ahead beats chance', () => {
  const config = settle(terraces, 2);
  let wins = 0;
  for (let deal = 0; deal < 100; deal++) {
    const clever = deal % 2;
    const [a, b] = lookaheadAgainstRandom(terraces, config, deal, clever).scores;
    if (((a?.total ?? 0) - (b?.total ?? 0)) * (clever === 0 ? 1 : -1) > 0) wins++;
  }
  expect(wins).toBeGreaterThan(75);
});
