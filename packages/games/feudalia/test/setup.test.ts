import { fastChance, settle } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import type { Resource } from '../src/cards/goods.ts';
import { masterOf } from '../src/cards/masters.ts';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import { type At, dealt, lordAt } from './positions.ts';

const fresh = (seats: number, settings: Partial<FeudaliaSettings> = {}, seed = 1): At =>
  drive(feudalia, feudalia.setup(settle(feudalia, seats, settings), fastChance(seed)));

/** A fresh draft whose deck gives these fiefs, the first one first. */
function drafting(seats: number, deck: readonly Resource[], settings: Partial<FeudaliaSettings> = {}): At {
  const state = feudalia.setup(settle(feudalia, seats, settings), fastChance(1));
  const rest = state.fiefDeck.slice();
  for (const type of deck) rest.splice(rest.indexOf(type), 1);
  state.fiefDeck = [...rest, ...deck.toReversed()];
  return drive(feudalia, state);
}

const keep = (fief: Resource) => ({ kind: 'keepFief', fief }) as const;

describe('setup', () => {
  test.each([
    [1, 8],
    [2, 8],
    [3, 11],
    [4, 14],
  ])('F-2.1, F-2.2 Foundations for %i players holds %i tokens and no other card any', (seats, tokens) => {
    const { lots, stacks } = fresh(seats).state;
    expect(lots).toEqual({ foundations: tokens, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 });
    expect(stacks).toEqual({ bishop: 4, glazier: 4, silversmith: 4 });
  });

  test('F-2.3 the treasury starts at 0', () => {
    expect(dealt(3).state.lords.map(lord => lord.coins)).toEqual([0, 0, 0]);
  });

  test('F-2.4 the starting player is random and the goal is 10 VP', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => fresh(4, {}, seed).state.first));
    expect(firsts.size).toBe(4);
    expect(dealt().view(0).goal).toBe(20);
  });

  test('F-2.5, D-1 a player sees two fiefs, keeps one and passes the other to the left', () => {
    const at = drafting(2, ['wheat', 'stone', 'clay', 'wood']);
    const { first } = at.state;
    expect(at.seat).toBe(first);
    expect(at.options).toEqual([keep('wheat'), keep('stone')]);
    at.choose(keep('wheat'));
    expect(at.seat).toBe(1 - first);
    expect(at.options).toEqual([keep('stone'), keep('clay')]);
    at.choose(keep('clay'));
    expect(at.options).toEqual([keep('stone'), keep('wood')]);
  });

  test('F-2.5 everybody ends with three fiefs and the last one passed goes back', () => {
    const at = fresh(4);
    let passed = 0;
    while (at.step === 'draft') {
      at.choose(at.options[0] ?? keep('wheat'));
      passed++;
    }
    expect(at.state.lords.every(lord => lord.fiefs.length === 3)).toBe(true);
    expect(passed).toBeLessThanOrEqual(12);
    expect(at.state.offer).toEqual([]);
  });

  test('F-2.5 who sees two equal fiefs is asked too, so that nobody else learns it', () => {
    const at = drafting(2, ['wheat', 'wheat', 'clay', 'wood']);
    const { first } = at.state;
    expect([at.seat, at.options]).toEqual([first, [keep('wheat')]]);
    at.choose(keep('wheat'));
    expect([at.seat, at.options]).toEqual([1 - first, [keep('wheat'), keep('clay')]]);
  });

  test('F-2.6, D-2 three fiefs of one type: one may be replaced by a different one', () => {
    const deck: Resource[] = ['wheat', 'wood', 'clay', 'wheat', 'clay', 'wheat', 'clay', 'wheat'];
    const at = drafting(2, deck);
    const { first } = at.state;
    at.run(keep('wheat'), keep('wood'), keep('wheat'), keep('clay'), keep('wheat'), keep('clay'));
    expect(at.seat).toBe(first);
    expect(at.options).toEqual([{ kind: 'keepAll' }, { kind: 'replace' }]);
    expect([at.state.offer.length, at.state.fiefDeck.length]).toEqual([0, 18 - 6]);
    at.state.fiefDeck = ['clay', 'stone', 'wheat', 'wheat'];
    const types = lordAt(at.choose({ kind: 'replace' }), first).fiefs.map(fief => fief.type);
    expect(types).toEqual(['wheat', 'wheat', 'stone']);
    expect(at.events).toContainEqual({ kind: 'fiefReplaced', seat: first, fief: 'wheat', by: 'stone' });
  });

  test('F-2.6 the three fiefs may be kept', () => {
    const at = drafting(2, ['wheat', 'wood', 'clay', 'wheat', 'clay', 'wheat', 'clay', 'wheat']);
    const { first } = at.state;
    at.run(keep('wheat'), keep('wood'), keep('wheat'), keep('clay'), keep('wheat'), keep('clay'), { kind: 'keepAll' });
    expect(lordAt(at, first).fiefs.map(fief => fief.type)).toEqual(['wheat', 'wheat', 'wheat']);
  });

  test('F-16.2 alone: three times draw two, keep one, set one aside', () => {
    const at = drafting(1, ['wheat', 'stone', 'clay', 'wood', 'wheat', 'clay']);
    expect(at.options).toEqual([keep('wheat'), keep('stone')]);
    at.choose(keep('wheat'));
    expect(at.options).toEqual([keep('clay'), keep('wood')]);
    at.choose(keep('wood'));
    expect(at.options).toEqual([keep('wheat'), keep('clay')]);
    expect(at.state.fiefDeck).toHaveLength(18 - 6);
    expect(lordAt(at.choose(keep('clay'))).fiefs.map(fief => fief.type)).toEqual(['wheat', 'wood', 'clay']);
    expect(at.step).toBe('main');
  });

  test('F-2.7, F-2.13 with a wheat start everybody has a wheat fief and drafts two', () => {
    const { lords } = feudalia.setup(settle(feudalia, 4, { wheatStart: true }), fastChance(1));
    expect(lords.map(lord => lord.fiefs.map(fief => fief.type))).toEqual([['wheat'], ['wheat'], ['wheat'], ['wheat']]);
    const ready = dealt(4, { wheatStart: true });
    expect(ready.state.lords.every(lord => lord.fiefs.length === 3 && lord.fiefs[0]?.type === 'wheat')).toBe(true);
    const alone = dealt(1, { wheatStart: true });
    expect(lordAt(alone).fiefs.map(fief => fief.type)[0]).toBe('wheat');
    expect(lordAt(alone).fiefs).toHaveLength(3);
  });

  test('F-2.8, F-2.9 the Tax Collector starts in the discard pile, 9 cards are shuffled, 5 drawn', () => {
    const { hand, deck, discard } = lordAt(dealt(2), 1);
    expect(discard).toEqual(['tax_collector']);
    expect([hand.length, deck.length]).toEqual([5, 4]);
    const all = [...hand, ...deck].toSorted();
    expect(all).toEqual(['merchant', 'merchant', 'priest', ...Array<string>(6).fill('serf')]);
  });

  test('F-2.10 the starting decks come out of the piles', () => {
    const { piles, stock } = dealt(3).state;
    expect(stock[piles.indexOf('serf')]).toBe(36 - 18);
    expect(stock[piles.indexOf('merchant')]).toBe(18 - 6);
    expect(stock[piles.indexOf('reaper')]).toBe(10);
  });

  test('F-2.11, F-2.12, F-16.8 masters of a colour that nobody owns are left out, five are shown', () => {
    const { display, masterDeck, lords } = dealt(1).state;
    const types = new Set(lords.flatMap(lord => lord.fiefs.map(fief => fief.type)));
    const colours = new Set([...display, ...masterDeck].map(master => masterOf(master).fief));
    expect(display).toHaveLength(5);
    expect([...colours].toSorted()).toEqual([...types, 'any'].toSorted());
    expect(types.size).toBeLessThan(4);
  });
});
