import { must } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, idOf, NONE, suitOf, type CardId } from '../src/cards/index.ts';
import { villagers, type Option, type State } from '../src/index.ts';
import { eventPhase, hand, publicLog } from './seasons.ts';
import { cards, emptied, gold, position, type At } from './table.ts';

const names = (at: At, seat: number): CardId[] => hand(at, seat).map(idOf);
const back = (card: CardId): Option => ({ kind: 'return', card });
const events = (at: At): string[] => at.events.flatMap(event => (event.kind === 'event' ? [event.event] : []));

describe('the Event phase', () => {
  test('V-3.4, V-19.24 an Event is due when its own stack is empty, whatever the others hold; the Market is not', () => {
    const settings = { events: true, seasonsSetup: false };
    const prepare = (s: State): void => {
      s.events = ['townsfolk', 'developments', 'caravans', 'envoys'];
      s.stacks[2] = [];
    };
    const at = position({ settings, hands: [['agent']], prepare }, { step: 'eventPhase' }, { step: 'markets' });
    expect([at.over, events(at)]).toEqual([true, ['developments']]);
    expect([at.state.markets, at.state.events]).toEqual([0, ['townsfolk', 'caravans', 'envoys']]);
  });

  test('V-10.1 from the leftmost stack to the right, each finished by all in turn order', () => {
    const at = eventPhase(['weddings', 'envoys'], { first: 1, hands: [['mason'], ['cooper', 'agent'], ['mason']] });
    expect([at.seat, at.step, events(at)]).toEqual([1, 'wedding', ['weddings']]);
    at.choose({ kind: 'pass', card: 'agent' });
    expect([at.seat, at.step, events(at)]).toEqual([1, 'envoy', ['weddings', 'envoys']]);
    at.choose({ kind: 'envoy', card: 'mason' }).choose({ kind: 'envoy', card: 'mason' });
    expect([at.over, at.state.events]).toEqual([true, []]);
    expect(at.events.flatMap(event => (event.kind === 'sentEnvoy' ? [event.seat] : []))).toEqual([1, 2]);
  });

  test('V-3.5 and V-10.2 a resolved Event never returns; who cannot act is skipped', () => {
    const at = eventPhase(['envoys'], { hands: [['agent'], [], ['mason']] });
    expect(at.seat).toBe(2);
    at.choose({ kind: 'envoy', card: 'mason' });
    expect([at.over, at.state.events, [0, 1, 2].map(seat => gold(at, seat))]).toEqual([true, [], [8, 8, 9]]);
    at.state.frames.push({ step: 'eventPhase' });
    expect([at.over, events(at)]).toEqual([true, ['envoys']]);
  });

  test('V-10.21 an Event whose stack Returnees empty is resolved in the same Event phase', () => {
    const at = eventPhase(['returnees'], {
      hands: [['agent'], ['monk'], []],
      stacks: [[], ['tinner'], ['fisher'], ['monk'], ['monk'], ['monk']],
      prepare: s => s.events.push('developments'),
    });
    at.choose({ kind: 'look', stack: 2 });
    expect(events(at)).toEqual(['returnees']);
    at.run({ kind: 'look', stack: 1 }, { kind: 'look', stack: 3 });
    expect(events(at)).toEqual(['returnees', 'developments']);
    expect([0, 1, 2].map(seat => gold(at, seat))).toEqual([12, 12, 10]);
  });

  test('V-20.5, V-20.6 in the last round an Event is still resolved before the Second Market', () => {
    const stacks = Array.from({ length: 6 }, () => []);
    const at = eventPhase(['caravans'], { stacks, villages: [['agent:3']] }, { step: 'markets' });
    expect(at.events.map(({ kind }) => kind).filter(kind => kind === 'event' || kind === 'market')).toEqual([
      'event',
      'market',
      'market',
    ]);
  });
});

describe('Festivals', () => {
  const reserve: CardId[] = [
    'hunter',
    'fisher',
    'priest',
    'mason',
    'seeker',
    'cooper',
    'wheeler',
    'agent',
    'monk',
    'tinner',
  ];

  test('V-10.3, V-19.32 all draw three; only then each returns two of the whole hand, and the Reserve is shuffled', () => {
    const at = eventPhase(['festivals'], { hands: [['grocer'], [], []], reserve });
    expect([at.step, at.state.reserve.map(idOf)]).toEqual(['giveBack', ['hunter']]);
    expect([names(at, 0), hand(at, 1).length, hand(at, 2).length]).toEqual([
      ['grocer', 'agent', 'monk', 'tinner'],
      3,
      3,
    ]);
    at.run(back('grocer'), back('monk'));
    expect([at.seat, names(at, 0)]).toEqual([1, ['agent', 'tinner']]);
    at.run(back('cooper'), back('wheeler'), back('mason'), back('priest'));
    expect([at.over, at.state.reserve.length]).toEqual([true, 7]);
    expect([0, 1, 2].map(seat => hand(at, seat).length)).toEqual([2, 1, 1]);
    expect(at.state.reserve.toSorted((a, b) => a - b)).toEqual(
      cards(['grocer', 'monk', 'cooper', 'wheeler', 'mason', 'priest', 'hunter']).sort((a, b) => a - b),
    );
  });

  test('V-10.3, V-20.4 a short Reserve: the discard pile is shuffled in; who drew fewer returns fewer', () => {
    const at = eventPhase(['festivals'], {
      hands: [[], [], []],
      reserve: ['agent', 'monk'],
      discard: ['mason', 'cooper', 'fisher'],
    });
    expect([at.state.discard, [0, 1, 2].map(seat => hand(at, seat).length)]).toEqual([[], [3, 2, 0]]);
    at.chooseWhere(option => option.kind === 'return' && option.card === 'agent');
    at.choose(at.options[0] as Option);
    expect(at.seat).toBe(1);
    at.choose(at.options[0] as Option);
    expect([at.over, [0, 1, 2].map(seat => hand(at, seat).length)]).toEqual([true, [1, 1, 0]]);
  });

  test('V-18.14 and V-17.2 each choice is among the own hand; others learn the suits only', () => {
    const at = eventPhase(['festivals'], { hands: [['grocer'], [], []], reserve });
    expect(at.options).toEqual(['grocer', 'agent', 'monk', 'tinner'].map(card => ({ kind: 'return', card })));
    at.run(back('grocer'), back('monk'));
    expect(publicLog(at)).not.toMatch(/grocer|monk|agent/);
    expect(at.events).toContainEqual({ kind: 'drewBacks', seat: 0, suits: ['special', 'special', 'solitary'] });
  });
});

describe('Townsfolk', () => {
  const stack: CardId[] = ['cooper', 'mason', 'agent'];

  test('V-10.4, V-19.33 stacks are turned over as a whole: the bottom card shows, then the next; turned back the top is the old one', () => {
    const at = eventPhase(['townsfolk'], { stacks: [[], stack] }, { step: 'draftPhase' });
    expect(at.view(1).stacks[1]).toEqual({ size: 3, top: 'wood', front: 'cooper' });
    at.choose({ kind: 'draw', stack: 1 });
    expect(at.view(1).stacks[1]).toMatchObject({ front: 'mason' });
    at.state.frames = [{ step: 'turnBack' }];
    expect([at.over, at.view(1).stacks[1]]).toEqual([true, { size: 2, top: 'solitary', front: null }]);
    expect(at.state.stacks[1]?.map(idOf)).toEqual(['mason', 'agent']);
  });

  test('V-10.4 they stay so until the next build phase starts, and refills take the visible top', () => {
    const at = eventPhase(['townsfolk'], { stacks: [[], stack] }, { step: 'round' });
    expect([at.step, at.state.faceUp]).toEqual(['draft', true]);
    at.choose({ kind: 'take', slot: 0 });
    expect(at.state.road.map(idOf)[0]).toBe('cooper');
    while (at.step !== 'build') at.choose(at.options[0] as Option);
    expect(at.state.faceUp).toBe(false);
    expect(at.events.map(({ kind }) => kind)).toContain('turnedBack');
  });

  test('V-10.4 Reserve and discard pile stay as they are', () => {
    const at = eventPhase(
      ['townsfolk'],
      { reserve: ['agent', 'monk'], discard: ['mason', 'cooper'] },
      { step: 'draftPhase' },
    );
    expect([at.state.reserve, at.state.discard]).toEqual([cards(['agent', 'monk']), cards(['mason', 'cooper'])]);
    expect(at.view(0).reserve).toEqual({ size: 2, top: 'special', front: null });
  });

  test('V-10.4, V-10.20 a card returned meanwhile lies face-up on top, and at the bottom when the stack is turned back', () => {
    const at = eventPhase(
      ['townsfolk', 'castellans'],
      { hands: [['fisher'], [], []], stacks: [[], stack] },
      { step: 'turnBack' },
    );
    at.choose({ kind: 'exchange', basic: 'hayer' }).choose({ kind: 'onto', stack: 1 });
    expect(publicLog(at)).toContain('fisher');
    expect(at.state.stacks[1]?.map(idOf)).toEqual(['fisher', 'cooper', 'mason', 'agent']);
  });

  test('V-17.4, V-17.11 with all stacks empty a card returned to the Reserve stays secret, one to the discard pile does not', () => {
    const given = { hands: [['fisher', 'mason'], [], []], stacks: emptied(6) } as const;
    const give = { kind: 'return', card: 'fisher' } as const;
    const hidden = eventPhase(['townsfolk', 'castellans'], { ...given, reserve: ['agent'] });
    expect(publicLog(hidden.choose({ kind: 'exchange', basic: 'hayer' }).choose(give))).not.toContain('fisher');
    const open = eventPhase(['castellans'], { ...given, reserve: [] });
    expect(publicLog(open.choose({ kind: 'exchange', basic: 'hayer' }).choose(give))).toContain('fisher');
  });

  test('V-17.7 the front of each top card is public, deeper ones are not', () => {
    const at = eventPhase(['townsfolk'], { stacks: [[], stack] }, { step: 'draftPhase' });
    const before = at.view(null);
    at.state.stacks[1]?.splice(0, 2, ...cards(['monk', 'tinner']));
    expect(at.view(null)).toEqual(before);
    expect(villagers.text.en.label({ kind: 'draw', stack: 1 }, { view: before, name: String })).toBe(
      'Take Cooper from stack 2',
    );
  });

  test('V-10.20 Nobles put coins only on the six Road villagers', () => {
    const at = eventPhase(['townsfolk', 'nobles'], { roadCoins: [1, 0, 0, 0, 0, 0] });
    expect([at.over, at.state.faceUp, at.state.roadCoins]).toEqual([true, true, [6, 5, 5, 5, 5, 5]]);
  });
});

describe('Returnees', () => {
  const stacks: CardId[][] = [[], ['cooper', 'mason', 'agent', 'agent'], [], ['monk'], [], []];

  test('V-10.5, V-18.15 in turn order: a stack, then a card of it; repeats are allowed, the rest is shuffled', () => {
    const at = eventPhase(['returnees'], { stacks, hands: [['fisher'], [], []] });
    expect(at.options).toEqual([
      { kind: 'look', stack: 1 },
      { kind: 'look', stack: 3 },
    ]);
    at.choose({ kind: 'look', stack: 1 });
    expect(at.options).toEqual(['cooper', 'mason', 'agent'].map(card => ({ kind: 'pick', card })));
    at.choose({ kind: 'pick', card: 'cooper' });
    expect([at.seat, at.step, names(at, 0)]).toEqual([1, 'lookThrough', ['cooper', 'fisher']]);
    at.run({ kind: 'look', stack: 1 }, { kind: 'pick', card: 'mason' }, { kind: 'look', stack: 1 });
    expect([at.over, names(at, 1), names(at, 2)]).toEqual([true, ['mason'], ['agent']]);
    expect(at.state.stacks[1]?.map(idOf)).toEqual(['agent']);
  });

  test('V-10.5 a stack may be emptied, which counts at once; with no stack left nothing happens', () => {
    const at = eventPhase(['returnees'], { stacks: [[], ['mason'], [], [], [], []] });
    expect([at.over, names(at, 0), names(at, 1)]).toEqual([true, ['mason'], []]);
    expect(at.events).toContainEqual({ kind: 'stackEmptied', stack: 1 });
  });

  test('V-17.2, V-17.6 only the looker sees the stack; the others learn the suit that was taken', () => {
    const at = eventPhase(['returnees'], { stacks }).choose({ kind: 'look', stack: 1 });
    expect(at.view(0).looking).toEqual(['cooper', 'mason', 'agent', 'agent']);
    expect([at.view(1).looking, at.view(null).looking]).toEqual([null, null]);
    at.choose({ kind: 'pick', card: 'mason' });
    expect(at.events).toContainEqual({ kind: 'picked', seat: 0, suit: 'ore', stack: 1 });
    expect(publicLog(at)).not.toContain('mason');
    expect(at.view(0).looking).toBeNull();
  });
});

describe('Developments', () => {
  test('V-10.6 2 gold for each hand card', () => {
    const at = eventPhase(['developments'], { hands: [['agent', 'monk', 'monk'], [], ['mason']] });
    expect([at.over, [0, 1, 2].map(seat => gold(at, seat))]).toEqual([true, [14, 8, 10]]);
  });
});

describe('Weddings', () => {
  const hands: CardId[][] = [
    ['agent', 'mason'],
    ['cooper', 'fisher'],
    ['monk', 'hunter'],
  ];
  const pass = (card: CardId): Option => ({ kind: 'pass', card });

  test('V-10.7, V-18.16 in turn order each passes a hand card to the right; all pick up at the end', () => {
    const at = eventPhase(['weddings'], { hands });
    expect([at.seat, at.options]).toEqual([0, [pass('mason'), pass('agent')]]);
    at.run(pass('mason'), pass('cooper'));
    expect([names(at, 0), names(at, 2)]).toEqual([['agent'], ['hunter', 'monk']]);
    at.choose(pass('monk'));
    expect([names(at, 0), names(at, 1), names(at, 2)]).toEqual([
      ['cooper', 'agent'],
      ['fisher', 'monk'],
      ['mason', 'hunter'],
    ]);
    expect(at.state.players.map(({ gift }) => gift)).toEqual([NONE, NONE, NONE]);
  });

  test('V-10.18 only the last in turn order has a card waiting, and cannot pass it on', () => {
    const at = eventPhase(['weddings'], { hands, first: 1 });
    expect(at.seat).toBe(1);
    at.choose(pass('cooper'));
    expect([at.seat, at.view(2).players.map(({ gift }) => gift)]).toEqual([2, ['wood', null, null]]);
    at.choose(pass('monk'));
    expect([at.seat, at.options]).toEqual([0, [pass('mason'), pass('agent')]]);
  });

  test('V-17.9, V-20.11 a gift shows its suit only, to its receiver as well, until all have given', () => {
    const at = eventPhase(['weddings'], { hands }).choose(pass('mason'));
    const before = at.view(2);
    expect(before.players[2]?.gift).toBe('ore');
    must(at.state.players[2], 'a third player').gift = cardOf('jeweler');
    expect(at.view(2)).toEqual(before);
    expect(publicLog(at)).not.toMatch(/"mason"/);
    at.run(pass('cooper'), pass('monk'));
    expect(at.notes).toContainEqual({ event: { kind: 'gotCard', seat: 2, card: 'jeweler' }, to: [2] });
  });

  test('V-17.9 nobody may change a gift: it cannot be taken back', () => {
    const at = eventPhase(['weddings'], { hands });
    const before = at.state.learnt;
    expect(at.choose(pass('mason')).state.learnt).toBeGreaterThan(before);
  });

  test('V-10.7 with two players they swap; who has no card gives none', () => {
    const two = eventPhase(['weddings'], { seats: 2, hands: [['agent'], ['mason']] });
    expect([names(two, 0), names(two, 1)]).toEqual([['mason'], ['agent']]);
    const one = eventPhase(['weddings'], { hands: [['agent'], [], []] });
    expect([names(one, 0), names(one, 2)]).toEqual([[], ['agent']]);
  });

  test('V-17.4 a passed card shows only its suit', () => {
    const at = eventPhase(['weddings'], { hands }).choose(pass('mason'));
    expect(at.events).toContainEqual({ kind: 'passed', seat: 0, suit: suitOf(cardOf('mason')), to: 2 });
  });
});

describe('Nobles', () => {
  test('V-10.8 5 gold on every face-up Road villager, once, on top of what lies there', () => {
    const at = eventPhase(['nobles'], {
      road: ['mason', null, 'agent', 'monk', 'cooper', 'fisher'],
      roadCoins: [1, 0, 1, 1, 0, 1],
    });
    expect([at.over, at.state.roadCoins]).toEqual([true, [6, 0, 6, 6, 5, 6]]);
  });

  test('V-5.8, V-10.22 with three or more every coined villager leaves at the next end of draft; with two it stays', () => {
    const three = eventPhase(['nobles'], {}, { step: 'endOfDraft' });
    expect([three.over, three.state.discard.length, three.state.roadCoins]).toEqual([true, 6, [1, 1, 1, 1, 1, 1]]);
    const two = eventPhase(['nobles'], { seats: 2 }, { step: 'endOfDraft' }).run(
      { kind: 'noCoin' },
      { kind: 'noCoin' },
    );
    expect([two.state.discard.length, two.state.roadCoins]).toEqual([0, [5, 5, 5, 5, 5, 5]]);
  });
});
