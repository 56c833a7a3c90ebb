import { below, decide, fastChance, must, play, settle } from '@thorp/kernel';
import { hamlet, worth } from '@thorp/testkit/hamlet';
import { describe, expect, test, vi } from 'vitest';
import { twinStarter } from '../src/peers/boardgame.ts';

const start = twinStarter();

/** Plays Hamlet and its twin with the same choices; at every question both must ask the same seat the same. */
function sideBySide(seats: number, seed: number): { ours: number[]; twins: number[]; decisions: number } {
  const config = settle(hamlet, seats);
  const s = hamlet.setup(config, fastChance(seed));
  const deck = [...s.seats.flatMap(seat => seat.hand), ...s.row, ...s.deck];
  const twin = start({ seats, rounds: config.settings.rounds, deck });
  const dice = { chance: fastChance(seed + 1), learnt: 0 };
  let decisions = 0;
  for (let decision = decide(hamlet, s); decision; decision = decide(hamlet, s)) {
    expect(twin.asked()).toEqual({ seat: decision.seat, moves: decision.options });
    const option = must(decision.options[below(dice, decision.options.length)], 'options are not empty');
    play(hamlet, s, option);
    twin.make(option, decision.seat);
    decisions++;
  }
  expect(twin.asked()).toBeNull();
  const twins = twin.table.seats.map(({ village, gold }) => village.reduce((sum, card) => sum + worth(card), gold));
  return { ours: hamlet.score(s).scores.map(score => score.total), twins, decisions };
}

describe('hamlet for boardgame.io', () => {
  for (const seats of [2, 3, 4]) {
    test(`asks and scores as ours does, ${seats} seats`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const { ours, twins, decisions } = sideBySide(seats, seed);
        expect(twins).toEqual(ours);
        expect(Math.min(...twins)).toBeGreaterThan(0);
        expect(decisions).toBeGreaterThan(seats * 10);
      }
    });
  }

  test('refuses a move of a seat that is not asked', () => {
    const deck = Array.from({ length: 132 }, (_, card) => card);
    const twin = start({ seats: 2, rounds: 1, deck });
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => twin.make({ kind: 'take', slot: 0 }, 1)).toThrow('refused');
    expect(complaint).toHaveBeenCalledOnce();
  });

  test('keeps every card in exactly one place', () => {
    const deck = Array.from({ length: 132 }, (_, card) => card);
    const twin = start({ seats: 3, rounds: 2, deck });
    for (let asked = twin.asked(); asked; asked = twin.asked()) {
      twin.make(must(asked.moves.at(-1), 'there is a move'), asked.seat);
      const { seats, row, deck: left } = twin.table;
      const cards = [...row, ...left, ...seats.flatMap(seat => [...seat.hand, ...seat.village])];
      expect(cards.toSorted((a, b) => a - b)).toEqual(deck);
    }
  });
});
