import { apply, begin, decide, draw, fastChance, must, secretFromSeed, settle } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { SPIRITS, VILLAGERS, type Event } from '@thorp/snowcrest/cards';
import { expect, test } from 'vitest';
import { deedsOf, settledBy } from '../reading.ts';

const [BARLEY, BOWL] = [0, 2] as const;

test('an item was given, from credit too, avoided, or taken as an Omen', () => {
  const deeds: Event[] = [
    { kind: 'usedCard', seat: 0, card: VILLAGERS.findIndex(it => it.id === 'gardener'), from: 'hand' },
    { kind: 'omens', seat: 0, n: 1 },
    { kind: 'avoided', seat: 0, card: null },
    { kind: 'returned', seat: 0, tile: 0 },
  ];
  const needs = [BARLEY, BARLEY, BOWL, 'any', 'building', BARLEY] as const;
  expect(settledBy(deeds, needs)).toEqual(['given', 'given', 'omen', 'avoided', 'given']);
});

test('as many items are told as the game counts, whatever its players do', () => {
  let asked = 0;
  for (let seed = 0; seed < 30; seed++) asked += followSettlements(seed);
  expect(asked).toBeGreaterThan(200);
});

/** A whole game of people who do anything. Comes back with the number of items they were asked about. */
function followSettlements(seed: number): number {
  const chance = fastChance(seed);
  let { state } = begin(snowcrest, settle(snowcrest, 3, { rounds: 20 }), secretFromSeed(`items ${seed}`));
  const events: Event[] = [];
  let items = 0;
  for (let asked = decide(snowcrest, state); asked; asked = decide(snowcrest, state)) {
    const { frame, seat, options } = asked;
    if (frame.step === 'item' || frame.step === 'source') {
      const { own, others } = SPIRITS[state.spirit] ?? { own: [], others: [] };
      expect(settledBy(deedsOf(events, seat), seat === state.active ? own : others)).toHaveLength(frame.at);
      items++;
    }
    const after = apply(snowcrest, state, seat, must(options[draw(chance) % options.length], 'something is offered'));
    state = after.state;
    events.push(...after.notes.map(({ event }) => event));
  }
  return items;
}
