import { decide, encode, fastChance, imagine, play, settle } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { feudalia } from '../src/index.ts';
import type { Option } from '../src/types.ts';
import type { VassalId } from '../src/cards/vassals.ts';
import { dealt, END, lordAt, position, type At } from './positions.ts';

const FIVE: readonly VassalId[] = Array<VassalId>(5).fill('serf');

/** How often the Tax Collector is in hand of seat 1 in the worlds that seat 0 imagines. */
function taxedShare(at: At): number {
  const worlds = Array.from({ length: 3_000 }, (_, i) => imagine(feudalia, at.state, 0, fastChance(i)));
  return worlds.filter(world => world.lords[1]?.hand.includes('tax_collector')).length / worlds.length;
}

describe('information', () => {
  test('F-20.2, F-5.6 cards drawn before a reshuffle are known, so the Tax Collector is only among the others', () => {
    const lords = [{}, { deck: ['priest', 'serf', 'serf', 'serf'], discard: ['tax_collector', ...FIVE] }] as const;
    const at = position({ lords });
    at.run(END, END);
    expect(at.view(0).lords[1]).toMatchObject({ handSize: 5, deckSize: 5, shown: ['priest', 'serf', 'serf', 'serf'] });
    expect(taxedShare(at)).toBeCloseTo(1 / 6, 1);
  });

  test('F-20.2, F-7.1 who does not play the Tax Collector does not have him, and who keeps him does', () => {
    const lords = [{}, { hand: FIVE, deck: ['serf', 'serf', 'tax_collector'] }] as const;
    const at = position({
      lords,
      frames: [
        { step: 'turn', seat: 1 },
        { step: 'turn', seat: 0 },
      ],
    });
    expect([at.seat, taxedShare(at)]).toEqual([1, 0]);
    at.choose(END);
    expect([at.seat, taxedShare(at)]).toEqual([0, 1]);
  });

  test('F-20.2 what came back to hand for everybody to see stays known', () => {
    const lords = [{}, { hand: ['seer'], deck: FIVE, discard: ['count'] }] as const;
    const at = position({ lords, frames: [{ step: 'turn', seat: 1 }] });
    at.choose({ kind: 'influence', card: 'seer', scroll: 0 });
    const worlds = Array.from({ length: 20 }, (_, i) => imagine(feudalia, at.state, 0, fastChance(i)));
    expect(worlds.every(world => world.lords[1]?.hand.includes('count'))).toBe(true);
  });

  test('F-20.1 others see neither hand nor the order of decks; the draft is for its holder only', () => {
    const at = dealt(2);
    expect(at.view(0).lords[1]).toMatchObject({ hand: null, handSize: 5, deckSize: 4, kept: null });
    expect(at.view(null).lords.every(lord => lord.hand === null)).toBe(true);
    const { state } = drive(feudalia, feudalia.setup(settle(feudalia, 2, {}), fastChance(3)));
    const holder = feudalia.view(state, null).waiting ?? -1;
    expect(feudalia.view(state, holder).offer).toHaveLength(2);
    expect(feudalia.view(state, 1 - holder).offer).toBeNull();
    expect(feudalia.view(state, null).offer).toBeNull();
  });

  test('F-20.1 imagined worlds differ in what is hidden and in nothing else', () => {
    const { state } = dealt(3, { events: true });
    const worlds = [1, 2, 3, 4, 5].map(seed => imagine(feudalia, state, 0, fastChance(seed)));
    for (const world of worlds) expect(feudalia.view(world, 0)).toEqual(feudalia.view(state, 0));
    const hands = new Set(worlds.map(world => world.lords[1]?.hand.join()));
    const decks = new Set(worlds.map(world => world.lords[0]?.deck.join()));
    const events = new Set(worlds.map(world => world.eventDeck.join()));
    expect([hands.size > 1, decks.size > 1, events.size > 1]).toEqual([true, true, true]);
  });

  test('F-7.1, F-20.1 the tax comes before any question, so whoever imagines a hand imagines no taxed one', () => {
    const fiefs = [
      { type: 'wood', level: 1, master: 'sawyer' },
      { type: 'clay', level: 1, master: 'brickmaker' },
      { type: 'wheat' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['tax_collector', 'serf', 'serf'] }] });
    for (let seed = 0; seed < 10; seed++) {
      const world = imagine(feudalia, at.state, 1, fastChance(seed));
      const decision = decide(feudalia, world);
      if (decision) play(feudalia, world, decision.options[0] as Option);
      expect(decide(feudalia, world)).not.toBeNull();
    }
  });

  test('F-20.2, F-24.5 fiefs, cubes, masters, piles and discard piles are public, so what is unseen can be worked out', () => {
    const at = position({ lords: [{ hand: ['count', 'serf'], deck: ['priest'], discard: ['merchant'] }] });
    const seen = at.view(1).lords[0];
    expect(seen).toMatchObject({ discard: ['merchant'], unseen: ['count', 'priest', 'serf'] });
    expect(at.view(0).lords[0]).toMatchObject({ hand: ['count', 'serf'], unseen: ['priest'] });
  });

  test('F-20.2 a card put on top of a deck in sight of all is known there until it is drawn', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'physician' },
      { type: 'wood', level: 1, master: 'herald' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, discard: ['count'] }] });
    at.run({ kind: 'tap', fief: 0 });
    expect(at.view(1).lords[0]?.deckTop).toEqual(['count']);
    expect(imagine(feudalia, at.state, 1, fastChance(5)).lords[0]?.deck.at(-1)).toBe('count');
    at.run({ kind: 'tap', fief: 1 });
    expect(lordAt(at).hand).toEqual(['count']);
    expect(at.view(1).lords[0]?.deckTop).toEqual([]);
  });

  test('F-20.3 the same seed and the same choices give the same game', () => {
    const played = (): string => {
      const s = feudalia.setup(settle(feudalia, 3, { events: true, trading: true }), fastChance(11));
      for (let i = 0; i < 500; i++) {
        const decision = decide(feudalia, s);
        if (decision) play(feudalia, s, decision.options[i % decision.options.length] as Option);
      }
      return encode(s);
    };
    expect(played()).toBe(played());
  });

  test('F-20.4 what was eliminated and trade offers are public', () => {
    const at = position({ lords: [{ coins: 3, hand: ['serf'] }] }).choose({ kind: 'hire', card: 'reaper' });
    expect(at.view(null).gone).toEqual(['serf']);
    const offer = position({
      seats: 3,
      settings: { trading: true },
      lords: [{ fiefs: [{ type: 'wheat', cubes: { wheat: 1 } }, { type: 'wood' }, { type: 'clay' }] }],
    });
    offer.run({ kind: 'propose', to: 1 }, { kind: 'give', resource: 'wheat' }, { kind: 'send' });
    expect(offer.notes.find(note => note.event.kind === 'offered')?.to).toBeUndefined();
  });
});
