import { apply, begin, decide, draw, fastChance, must, secretFromSeed, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { SPIRITS } from '../src/cards/spirits.ts';
import { snowcrest } from '../src/index.ts';
import {
  claimedGoals,
  lastSpirit,
  openMeditation,
  opponentsOf,
  settledItems,
  sinceReveal,
  spentLast,
} from '../src/reading/index.ts';
import type { Event } from '../src/types.ts';

const [BARLEY, BOWL] = [0, 2] as const;

test('an item was given, from credit too, avoided, or taken as an Omen', () => {
  const events: Event[] = [
    { kind: 'usedCard', seat: 0, card: 'gardener', from: 'hand' },
    { kind: 'omens', seat: 0, n: 1 },
    { kind: 'avoided', seat: 0, card: null },
    { kind: 'returned', seat: 0, tile: 0 },
  ];
  const needs = [BARLEY, BARLEY, BOWL, 'any', 'building', BARLEY] as const;
  expect(settledItems(events, needs)).toEqual(['given', 'given', 'omen', 'avoided', 'given']);
});

test('as many items are told as the game counts, whatever its players do', () => {
  let asked = 0;
  for (let seed = 0; seed < 30; seed++) asked += followSettlements(seed);
  expect(asked).toBeGreaterThan(200);
});

/** A whole random game. Returns the number of items that were asked about. */
function followSettlements(seed: number): number {
  const chance = fastChance(seed);
  let { state } = begin(snowcrest, settle(snowcrest, 3, { rounds: 20 }), secretFromSeed(`items ${seed}`));
  const events: Event[] = [];
  let items = 0;
  for (let asked = decide(snowcrest, state); asked; asked = decide(snowcrest, state)) {
    const { frame, seat, options } = asked;
    if (frame.step === 'item' || frame.step === 'source') {
      const { own, others } = SPIRITS[state.spirit] ?? { own: [], others: [] };
      expect(settledItems(sinceReveal(events, seat), seat === state.active ? own : others)).toHaveLength(frame.at);
      items++;
    }
    const after = apply(snowcrest, state, seat, must(options[draw(chance) % options.length], 'something is offered'));
    state = after.state;
    events.push(...after.notes.map(({ event }) => event));
  }
  return items;
}

describe('a payment', () => {
  const events: Event[] = [
    { kind: 'spent', seat: 0, resource: 3 },
    { kind: 'shown', seat: 0, card: 'merchant', from: 'row', free: false },
    { kind: 'spent', seat: 0, resource: 0 },
    { kind: 'usedTile', seat: 0, tile: 0 },
    { kind: 'usedCard', seat: 0, card: 'gardener', from: 'hand' },
  ];

  test('is what was spent since something else happened', () => {
    expect(spentLast(events, 0).map(({ by, units }) => [by, units.length])).toEqual([
      ['token', 1],
      ['tile', 1],
      ['hand', 2],
    ]);
  });

  test('of somebody else is not mine', () => {
    expect(spentLast(events, 1)).toEqual([]);
  });
});

describe('a Meditation', () => {
  const announced: Event = { kind: 'announced', seat: 2, effort: 3, total: 5 };

  test('lasts until everybody has answered', () => {
    const passed: Event = { kind: 'passed', seat: 0 };
    expect(openMeditation([announced], 3)).toEqual({ seat: 2, effort: 3, bonus: 2, answers: [] });
    expect(openMeditation([announced, passed], 3)?.answers).toEqual([{ seat: 0, beats: false }]);
    expect(openMeditation([announced, passed, { kind: 'beat', seat: 1, bells: 6 }], 3)).toBeNull();
  });

  test('of an earlier turn is over', () => {
    expect(openMeditation([announced, { kind: 'turn', seat: 0, round: 4 }], 3)).toBeNull();
  });
});

test('what was done about a revealed card is what was done since it came', () => {
  const events: Event[] = [
    { kind: 'omens', seat: 0, n: 2 },
    { kind: 'revealed', spirit: 'guardian_05' },
    { kind: 'spent', seat: 0, resource: 2 },
    { kind: 'omens', seat: 1, n: 1 },
  ];
  expect(sinceReveal(events, 0)).toEqual([{ kind: 'spent', seat: 0, resource: 2 }]);
  expect(lastSpirit(events)).toBe('guardian_05');
});

test('Achievements remember who took them', () => {
  expect(claimedGoals([{ kind: 'claimed', seat: 1, goal: 'ach_04' }])).toEqual([{ goal: 'ach_04', seat: 1 }]);
});

test('the others sit in the order of play', () => {
  expect(opponentsOf({ players: [0, 0, 0] }, 1)).toEqual([2, 0]);
});
