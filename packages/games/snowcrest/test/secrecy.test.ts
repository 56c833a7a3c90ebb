import { fastChance, fork, imagine, same } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { act, activate, add, BEAT, card, effort, fromHand, place, position, table, type At } from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

/** Worlds that a seat imagines. */
function worlds(at: At, seat: number | null, n = 200): State[] {
  return Array.from({ length: n }, (_, seed) => imagine(snowcrest, fork(snowcrest, at.state), seat, fastChance(seed)));
}

describe('hidden information', () => {
  test('S-22.1 hands of others and the order of decks are not in a view', () => {
    const me = { ...IDLER, hand: ['nun', 'potter'], deck: ['farmer', 'abbot'] };
    const at = table([me, { ...IDLER, hand: ['priest'], deck: ['builder'] }], { commons: ['smith', 'mason'] });
    expect(at.view(0).players[0]).toMatchObject({ hand: [card('nun'), card('potter')], handSize: 2, deckSize: 2 });
    expect(at.view(0).players[1]).toMatchObject({ hand: null, handSize: 1, deckSize: 1 });
    expect(at.view(null).players[0]).toMatchObject({ hand: null });
    const other = table([me, { ...IDLER, hand: ['builder'], deck: ['priest'] }], { commons: ['mason', 'smith'] });
    expect(same(other.view(0), at.view(0))).toBe(true);
  });

  test('S-22.2 face-down cards, discard piles, tokens and trackers lie open', () => {
    const at = table([IDLER, { village: { 3: '-priest' }, discard: ['nun'], tokens: 'B', omen: -2, scrolls: 3 }]);
    expect(at.view(0).players[1]).toMatchObject({
      discard: [card('nun')],
      tokens: [1, 0, 0, 0, 0],
      omen: -2,
      scrolls: 3,
    });
    expect(at.view(0).players[1]?.village[3]).toEqual({ card: card('priest'), up: false });
  });

  test('S-22.3 of the Common deck only the size is shown', () => {
    const a = position([IDLER, IDLER], { commons: ['smith', 'mason', 'poet'] });
    const b = position([IDLER, IDLER], { commons: ['poet', 'smith', 'mason'] });
    expect(same(snowcrest.view(a, 0), snowcrest.view(b, 0))).toBe(true);
    expect(snowcrest.view(a, 0).commonsLeft).toBe(3);
  });

  test('S-22.4 of an effort only the number is told', () => {
    const at = table([{ village: { 0: 'novice', 1: 'peasant' }, hand: ['priest'], tokens: 'L' }, IDLER]);
    at.run(activate(0), act(1), effort(3));
    expect(at.events.at(-1)).toEqual({ kind: 'announced', seat: 0, effort: 3, total: 3 });
  });

  test('S-22.4 imagined hands can pay what was announced', () => {
    const me = {
      village: { 0: 'novice', 1: 'peasant' },
      hand: ['priest'],
      deck: ['farmer', 'potter', 'nun', 'officer'],
      tokens: 'L',
    };
    const at = table([me, IDLER]).run(activate(0), act(1), effort(3));
    for (const world of worlds(at, 1)) expect(world.players[0]?.hand).toEqual([card('priest')]);
  });

  test('S-5.9 imagined hands can pay what was begun', () => {
    const rival = { ...IDLER, hand: ['priest', 'nun'], deck: ['farmer', 'potter', 'officer', 'gardener'] };
    const beating = table([
      { village: { 0: 'novice', 1: 'peasant' }, tokens: 'L' },
      { ...rival, tokens: 'L' },
    ]);
    beating.run(activate(0), act(1), BEAT);
    const hands = new Set(worlds(beating, 0).map(world => String(world.players[1]?.hand.slice().sort())));
    for (const hand of hands) expect(/5|9/.test(hand)).toBe(true);
    expect(hands.size).toBeGreaterThan(3);

    const deck = ['potter', 'woodcutter', 'builder'];
    const adding = table([{ ...IDLER, hand: ['nun', 'gardener'], deck, tokens: '' }, IDLER]).choose(add('hand', 'nun'));
    for (const world of worlds(adding, 1)) expect(world.players[0]?.hand).toEqual([card('gardener')]);
    adding.choose(place(4));
    expect(adding.step).toBe('action');
  });

  test('S-5.10 imagined hands can meet the item that is being met', () => {
    const rival = {
      village: { 0: 'peasant', 1: 'novice' },
      hand: ['gardener', 'farmer'],
      deck: ['potter', 'nun', 'abbot'],
    };
    const at = table([{ village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W' }, rival], { guardian: 'guardian_03' });
    at.run(activate(0), act(0), { kind: 'meet' });
    expect([at.step, at.seat]).toEqual(['source', 1]);
    expect(at.offers(fromHand('farmer'))).toBe(true);
    for (const world of worlds(at, 0)) {
      const hand = world.players[1]?.hand ?? [];
      expect(hand.includes(card('gardener')) || hand.includes(card('farmer'))).toBe(true);
    }
  });

  test('S-22.1 of a draw others are told the number only', () => {
    const at = table([
      { village: { 0: 'storyteller', 1: 'peasant' }, deck: ['nun', 'potter', 'farmer', 'abbot'] },
      IDLER,
    ]);
    at.run(activate(0), act(0));
    const open = at.notes.filter(({ to }) => !to || to.includes(1)).map(({ event }) => event);
    expect(open).toContainEqual({ kind: 'drew', seat: 0, n: 3 });
    expect(open.some(({ kind }) => kind === 'drewCard')).toBe(false);
    expect(at.events.filter(({ kind }) => kind === 'drewCard')).toHaveLength(3);
  });

  test('S-22.5 nothing is drawn by chance in a turn but a new deck', () => {
    const at = table([{ village: { 0: 'storyteller', 1: 'peasant' }, deck: ['nun', 'potter', 'farmer'] }, IDLER]);
    const { chance } = fork(snowcrest, at.state);
    at.run(activate(0), act(0));
    expect(at.state.chance).toEqual(chance);
    const renewed = table([{ village: { 0: 'storyteller', 1: 'peasant' }, discard: ['nun', 'potter'] }, IDLER]);
    renewed.run(activate(0), act(0));
    expect(renewed.state.chance).not.toEqual(chance);
  });
});

describe('taking back', () => {
  test('S-7.7, S-5.12 in company a hand card once shown cannot be taken back, alone it can', () => {
    const me = { ...IDLER, hand: ['nun'], tokens: 'BB' };
    const learnt = (at: At): number => {
      const before = at.state.learnt;
      return at.choose(add('hand', 'nun')).state.learnt - before;
    };
    expect(learnt(table([me, IDLER]))).toBeGreaterThan(0);
    expect(learnt(table([me]))).toBe(0);
  });
});
