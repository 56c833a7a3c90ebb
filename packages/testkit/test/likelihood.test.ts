import { shuffle, type Game, type Seat } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { hamlet, price, type Hamlet, type HamletState } from '../src/hamlet.ts';
import { likelihoodTests } from '../src/index.ts';
import { canTell, likelihoods, tellLikelihood, outOfTolerance } from '../src/likelihood.ts';
import { subject } from './subject.ts';

/** The top of the deck; and, until somebody has chosen what to build, whether the next seat holds a card for 5 gold. */
function hidden({ deck, seats, round, frames }: HamletState, seat: Seat): { [question: string]: number | boolean } {
  const next = seats[(seat + 1) % seats.length]?.hand ?? [];
  const isFresh = round === 1 && frames.at(-1)?.step === 'draft';
  return {
    'price of the top card': price(deck.at(-1) ?? 0),
    ...(isFresh && { 'the next seat holds a card for 5': next.some(card => price(card) === 5) }),
  };
}

likelihoodTests(subject, hidden, { games: 1_000 });

/**
 * Each test adds a fault that no other law can find: every imagined world is possible, but not with the right
 * frequency.
 */
describe('is caught:', () => {
  function caught(changes: Partial<Game<Hamlet>>): string {
    const found = likelihoods({ ...subject, game: { ...hamlet, ...changes } }, hidden, { games: 500 });
    return outOfTolerance(found, 0.05).map(tellLikelihood).join('\n');
  }

  test('the right worlds', () => {
    expect(caught({})).toBe('');
  });

  test('a deck that is imagined in its order', () => {
    const imagine: typeof hamlet.imagine = (s, seat, chance) => {
      const world = hamlet.imagine(s, seat, chance);
      world.deck.sort((a, b) => price(a) - price(b));
      return world;
    };
    expect(caught({ imagine })).toMatch(/price of the top card: 5 is true at 1\d\.\d % and imagined at 100.0 %/);
  });

  test('hands for which the dear cards are picked', () => {
    const imagine: typeof hamlet.imagine = (s, observer, chance) => {
      const world = hamlet.imagine(s, observer, chance);
      for (const [seat, { hand }] of world.seats.entries()) {
        const at = world.deck.findIndex(card => price(card) === 5);
        const cheap = hand.findIndex(card => price(card) < 5);
        if (seat === observer || at < 0 || cheap < 0) continue;
        [world.deck[at], hand[cheap]] = [hand[cheap] as number, world.deck[at] as number];
        shuffle(world, world.deck);
      }
      return world;
    };
    expect(caught({ imagine })).toContain('the next seat holds a card for 5: true is true at');
  });

  test('a rule of the setup that is forgotten when worlds are imagined', () => {
    const setup: typeof hamlet.setup = (config, chance) => {
      for (;;) {
        const s = hamlet.setup(config, chance);
        if (s.seats.every(({ hand }) => hand.every(card => price(card) < 5))) return s;
      }
    };
    expect(caught({ setup })).toMatch(/holds a card for 5: true .* imagined at [34]\d\.\d % \(within 16 choices/);
  });
});

test('questions without a secret, and too few games, prove nothing', () => {
  const open = likelihoods(subject, ({ round }) => ({ round }), { games: 100 });
  expect(outOfTolerance(open, 0.05)).toEqual([]);
  expect(canTell(open, 0.05)).toBe(false);
  expect(canTell(likelihoods(subject, hidden, { games: 20 }), 0.05)).toBe(false);
  expect(canTell(likelihoods(subject, hidden, { games: 500 }), 0.05)).toBe(true);
});
