import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import type { EventEffect } from '../src/cards/events.ts';
import { EVENTS, SEASONS } from '../src/cards/events.ts';
import type { Bag } from '../src/cards/goods.ts';
import { feudalia } from '../src/index.ts';
import {
  cubesAt,
  dealt,
  END,
  eventCard,
  kindsOf,
  lordAt,
  position,
  type At,
  type FiefSketch,
  type LordSketch,
} from './positions.ts';

/** The start of a round in which this event is turned up. */
function turned(effect: EventEffect, lords: readonly LordSketch[], seats = 2): At {
  return position({
    seats,
    settings: { events: true },
    lords,
    eventDeck: ['none', effect],
    frames: [{ step: 'round' }],
  });
}

const FIEFS: readonly FiefSketch[] = [
  { type: 'wheat', level: 2, cubes: { wheat: 5, wood: 1 } },
  { type: 'wood', cubes: { wood: 3 } },
  { type: 'clay', cubes: { clay: 4 } },
];

describe('seasonal events', () => {
  test('F-14.1, F-25.3 spring I on top, winter IV at the bottom, seasons in turn', () => {
    const { eventDeck, event } = dealt(2, { events: true }).state;
    const deck = [...eventDeck, event].toReversed().map(card => EVENTS[card]);
    expect(deck).toHaveLength(40);
    expect(new Set(deck).size).toBe(40);
    expect(deck.map(card => card?.season)).toEqual(Array.from({ length: 40 }, (_, i) => SEASONS[i % 4]));
    expect(deck.map(card => card?.level)).toEqual([
      ...Array<string>(8).fill('I'),
      ...Array<string>(12).fill('II'),
      ...Array<string>(12).fill('III'),
      ...Array<string>(8).fill('IV'),
    ]);
  });

  test('F-14.2 one card a round before the starting player; an empty deck means none', () => {
    const at = position({ settings: { events: true }, eventDeck: ['vintage'], frames: [{ step: 'round' }] });
    expect(at.view(null).event?.effect).toBe('vintage');
    at.run(END, END);
    expect(at.view(null).event).toBeNull();
  });

  test('F-14.3, F-14.14 Rains: a cube of its type per field for wheat and wood fiefs, also above twelve', () => {
    const full = [{ type: 'wheat', cubes: { wheat: 12 } }, { type: 'wood' }, { type: 'stone' }] as const;
    const at = turned('rains', [{ fiefs: FIEFS }, { fiefs: full }]);
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 7, wood: 1 }, { wood: 4 }, { clay: 4 }]);
    expect(cubesAt(at, 0, 1)).toEqual({ wheat: 13 });
  });

  test('F-14.4, D-17 Black plague: cards by sum of levels, from hand or discard pile, never the Tax Collector', () => {
    const fiefs = [{ type: 'wheat', level: 2 }, { type: 'wood', level: 2 }, { type: 'clay' }] as const;
    const at = turned('black_plague', [
      { fiefs, hand: ['serf', 'tax_collector'], discard: ['count', 'serf'] },
      { hand: ['serf'] },
    ]);
    expect(at.options).toEqual([
      { kind: 'eliminate', card: 'serf', zone: 'hand' },
      { kind: 'eliminate', card: 'count', zone: 'discard' },
      { kind: 'eliminate', card: 'serf', zone: 'discard' },
    ]);
    at.run({ kind: 'eliminate', card: 'serf', zone: 'hand' }, { kind: 'eliminate', card: 'serf', zone: 'discard' });
    expect(at.state.gone).toEqual(['serf', 'serf']);
    expect(lordAt(at, 1).hand).toEqual(['serf']);
    expect(at.step).toBe('main');
  });

  test('F-14.4, F-20.4 if hand and discard pile do not suffice, the deck, which is reshuffled', () => {
    const fiefs = [{ type: 'wheat', level: 1 }, { type: 'wood', level: 1 }, { type: 'clay' }] as const;
    const at = turned('black_plague', [
      { fiefs, hand: [], deck: ['priest', 'serf', 'count'], discard: ['tax_collector'] },
    ]);
    expect(at.options).toEqual(['count', 'priest', 'serf'].map(card => ({ kind: 'eliminate', card, zone: 'deck' })));
    expect(lordAt(at.choose({ kind: 'eliminate', card: 'priest', zone: 'deck' })).deck.toSorted()).toEqual([
      'count',
      'serf',
    ]);
  });

  test('F-14.4 after a look into the deck nobody knows its top any more', () => {
    const fiefs = [{ type: 'wheat', level: 1 }, { type: 'wood', level: 1 }, { type: 'clay' }] as const;
    const at = turned('black_plague', [{ fiefs, deck: ['priest', 'serf', 'count'] }]);
    lordAt(at).known = 1;
    expect(at.view(1).lords[0]?.deckTop).toEqual(['count']);
    at.choose({ kind: 'eliminate', card: 'serf', zone: 'deck' });
    expect(at.view(1).lords[0]).toMatchObject({ deckTop: [], unseen: ['count', 'priest'] });
  });

  test('F-14.15 with fewer cards than asked all are destroyed; a guest is safe; hands are not refilled', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'hotelier', guest: 'count' },
      { type: 'wood', level: 2 },
      { type: 'clay', level: 2 },
    ] as const;
    const at = turned('black_plague', [{ fiefs, hand: ['serf'], deck: ['priest'], discard: ['tax_collector'] }]);
    expect(at.state.gone).toEqual(['serf', 'priest']);
    expect(lordAt(at).hand).toEqual(['count']);
  });

  test('F-14.5, F-14.17, F-22.19, F-24.17 Raids: each fief loses 2 less what its master holds off, cubes of choice', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 2, clay: 2 } },
      { type: 'wood', level: 1, cubes: { wood: 3 } },
      { type: 'stone', level: 1, master: 'wall_builder', cubes: { stone: 3 } },
    ] as const;
    const at = turned('raids', [{ fiefs }]);
    expect(at.frame).toMatchObject({ step: 'lose', fief: 0, left: 2, why: 'raid' });
    at.run({ kind: 'lose', resource: 'clay' }, { kind: 'lose', resource: 'clay' });
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 2 }, { wood: 1 }, { stone: 3 }]);
  });

  test('F-14.17, F-24.17 the defense printed on a fief counts in the military mode only', () => {
    const fiefs = [
      { type: 'wheat', level: 2, cubes: { wheat: 3 } },
      { type: 'wood', level: 1, cubes: { wood: 3 } },
      { type: 'clay', cubes: { clay: 3 } },
    ] as const;
    const left = (at: At): Bag[] => [cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)];
    expect(left(turned('raids', [{ fiefs }]))).toEqual([{ wheat: 1 }, { wood: 1 }, { clay: 1 }]);
    // M1 cannot be selected yet, so the test sets the scenario directly.
    const at = position({ lords: [{ fiefs }], eventDeck: ['raids'], frames: [] });
    Object.assign(at.state, { settings: { ...at.state.settings, scenario: 'M1', events: true } });
    at.state.frames = [{ step: 'round' }];
    expect(left(drive(feudalia, at.state))).toEqual([{ wheat: 3 }, { wood: 2 }, { clay: 1 }]);
  });

  test('F-14.5 raiders who take everything leave nothing to choose', () => {
    const fiefs = [{ type: 'wheat', cubes: { wheat: 1, wood: 1 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = turned('raids', [{ fiefs }]);
    expect([at.step, cubesAt(at, 0)]).toEqual(['main', {}]);
    expect(at.events).toContainEqual({ kind: 'lost', seat: 0, fief: 0, resource: 'wood', n: 1 });
  });

  test('F-14.5, F-14.17 cards with a military value may be spent on a fief, the higher value counts', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 3 } },
      { type: 'wood', level: 1, cubes: { wood: 3 } },
      { type: 'clay' },
    ] as const;
    const at = turned('raids', [{ fiefs, hand: ['archer', 'serf', 'militiaman'] }]);
    expect(at.options).toContainEqual({ kind: 'defend', card: 'archer', fief: 0 });
    expect(at.options.some(option => option.kind === 'defend' && option.card === 'serf')).toBe(false);
    at.choose({ kind: 'defend', card: 'archer', fief: 0 });
    expect(at.events).toContainEqual({ kind: 'defended', seat: 0, card: 'archer', fief: 0 });
    expect(at.offers({ kind: 'defend', card: 'militiaman', fief: 0 })).toBe(false);
    at.choose({ kind: 'done' });
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wheat: 3 }, { wood: 1 }]);
    expect(lordAt(at)).toMatchObject({ hand: ['serf', 'militiaman'], discard: ['archer'] });
  });

  test('F-14.6, F-14.18 Drought: a cube per field, and no workers in wheat and wood fiefs this round', () => {
    const at = turned('drought', [{ fiefs: FIEFS, hand: ['serf', 'reaper', 'merchant'] }]);
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 3, wood: 1 }, { wood: 2 }, { clay: 4 }]);
    expect(at.refusal({ kind: 'field', card: 'serf', fief: 0 })).toMatchObject({ kind: 'banned', clause: 'F-14.6' });
    expect(at.offers({ kind: 'field', card: 'reaper', fief: 0 })).toBe(false);
    expect(at.offers({ kind: 'field', card: 'serf', fief: 2 })).toBe(true);
    expect(at.offers({ kind: 'field', card: 'merchant', fief: 0 })).toBe(true);
    expect(at.offers({ kind: 'income', card: 'serf' })).toBe(true);
  });

  test('F-14.7 Fire: half the wheat of wheat fiefs and half the wood of wood fiefs, rounded up', () => {
    const at = turned('fire', [{ fiefs: FIEFS }]);
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 2, wood: 1 }, { wood: 1 }, { clay: 4 }]);
  });

  test('F-14.14 Raids, Drought and Fire pass vaulted cubes by', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'granary_keeper', cubes: { wheat: 1 }, vault: { wheat: 4 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    for (const event of ['raids', 'drought', 'fire'] as const)
      expect(cubesAt(turned(event, [{ fiefs }]), 0)).toEqual({ wheat: 4 });
    const mixed = [
      { type: 'wheat', level: 1, master: 'accountant', cubes: { wheat: 1 }, vault: { wood: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    expect(cubesAt(turned('raids', [{ fiefs: mixed }]), 0)).toEqual({ wood: 1 });
  });

  test('F-14.8, F-14.13 Pig slaughter: one wheat into a fief of choice, in turn order', () => {
    const at = turned('pig_slaughter', []);
    expect([at.seat, at.options.length]).toEqual([0, 3]);
    at.choose({ kind: 'store', fief: 2, resource: 'wheat' });
    expect(at.seat).toBe(1);
    at.choose({ kind: 'store', fief: 0, resource: 'wheat' });
    expect([cubesAt(at, 2, 0), cubesAt(at, 0, 1)]).toEqual([{ wheat: 1 }, { wheat: 1 }]);
  });

  test('F-14.9, F-14.16 Market: as many trades in a fief as its level, at the rates of the card', () => {
    const fiefs = [
      { type: 'wheat', level: 1, cubes: { wood: 3, clay: 1 } },
      { type: 'wood', cubes: { wood: 3 } },
      { type: 'wheat', level: 2, cubes: { wheat: 4 } },
    ] as const;
    const at = turned('market', [{ fiefs, coins: 3 }]);
    expect(at.offers({ kind: 'market', fief: 1 })).toBe(false);
    at.choose({ kind: 'market', fief: 0 });
    expect(at.offers({ kind: 'exchange', give: { wood: 1, clay: 1 }, get: { stone: 1 } })).toBe(true);
    expect(at.offers({ kind: 'exchange', give: { wood: 1, clay: 1 }, get: { wood: 1 } })).toBe(false);
    expect(at.offers({ kind: 'exchange', give: { coins: 3 }, get: { clay: 1 } })).toBe(true);
    expect(at.offers({ kind: 'exchange', give: { coins: 3 }, get: { stone: 1 } })).toBe(false);
    at.choose({ kind: 'exchange', give: { wood: 2 }, get: { stone: 1 } });
    expect(cubesAt(at, 0)).toEqual({ wood: 1, clay: 1, stone: 1 });
    expect(at.refusal({ kind: 'market', fief: 0 })).toMatchObject({ kind: 'noExchange', clause: 'F-14.9' });
    at.run({ kind: 'market', fief: 2 }, { kind: 'exchange', give: { wheat: 3 }, get: { stone: 1 } });
    at.run({ kind: 'market', fief: 2 }, { kind: 'exchange', give: { wheat: 1 }, get: { coins: 1 } });
    expect(lordAt(at).coins).toBe(4);
    expect(kindsOf(at)).not.toContain('market');
  });

  test('F-14.16 an upgrade adds a use at once', () => {
    const fiefs = [{ type: 'wheat', cubes: { wood: 5, clay: 1 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = turned('market', [{ fiefs, coins: 4 }]);
    expect(at.offers({ kind: 'market', fief: 0 })).toBe(false);
    expect(at.choose({ kind: 'upgrade', fief: 0 }).offers({ kind: 'market', fief: 0 })).toBe(true);
  });

  test('F-14.10, F-1.8, F-24.6 Vintage: workers and specialists earn a coin more, others do not', () => {
    const at = turned('vintage', [{ hand: ['serf', 'reaper', 'merchant'] }]);
    const label = (card: 'serf' | 'merchant') =>
      at.game.text.en.label({ kind: 'income', card }, { view: at.view(0), name: String });
    expect([label('serf'), label('merchant')]).toEqual(['Serf: income of 2 coins', 'Merchant: income of 2 coins']);
    at.run({ kind: 'income', card: 'serf' }, { kind: 'income', card: 'reaper' }, { kind: 'income', card: 'merchant' });
    expect(lordAt(at).coins).toBe(2 + 2 + 2);
  });

  test('F-14.11 Frost: no workers in fields, in the whole round', () => {
    const at = turned('frost', [{ hand: ['serf', 'merchant'] }, { hand: ['kneader'] }]);
    expect(at.options.filter(option => option.kind === 'field').every(option => option.card === 'merchant')).toBe(true);
    expect(at.choose(END).refusal({ kind: 'field', card: 'kneader', fief: 2 })).toMatchObject({
      kind: 'banned',
      clause: 'F-14.11',
    });
  });

  test('F-14.12 solitaire icons do nothing with two or more players', () => {
    const at = turned('solo_build', []);
    expect(at.events).toContainEqual({ kind: 'event', event: EVENTS[eventCard('solo_build')], ignored: true });
    expect(at.state.lots.foundations).toBe(8);
    expect(at.view(0)).toMatchObject({ event: { effect: 'solo_build' }, inForce: 'none' });
    const { zones } = at.game.text.en.board({ view: at.view(0), name: String });
    expect(zones.flatMap(({ pieces }) => pieces)).toContainEqual(expect.objectContaining({ name: 'A quiet season' }));
    const count = (effect: EventEffect) => EVENTS.filter(card => card.effect === effect).length;
    expect(
      ['rains', 'market', 'vintage', 'pig_slaughter', 'drought', 'raids', 'frost', 'fire', 'black_plague', 'none'].map(
        effect => count(effect as EventEffect),
      ),
    ).toEqual([3, 3, 2, 2, 2, 2, 2, 2, 2, 2]);
  });
});
