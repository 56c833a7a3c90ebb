import { refusals } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { UPGRADES } from '../src/cards/board.ts';
import { BASIC_MASTER_IDS, masterOf } from '../src/cards/masters.ts';
import { feudalia } from '../src/index.ts';
import { cubesAt, DONE, END, kindsOf, lordAt, position, type At } from './positions.ts';

const field = (card: 'serf' | 'merchant' | 'stonecutter' | 'kneader' | 'reaper' | 'carter', fief: number) =>
  ({ kind: 'field', card, fief }) as const;
const income = (card: 'serf' | 'merchant' | 'priest' | 'steward' | 'count') => ({ kind: 'income', card }) as const;

/** Why options of a kind are refused, in the order in which they are listed. */
const refusedKinds = (at: At, kind: string): string[] =>
  refusals(feudalia, at.state).flatMap(({ option, reason }) => (option.kind === kind ? [reason.kind] : []));

describe('the turn', () => {
  test('F-3.1, F-3.4 players act clockwise, each through a final phase', () => {
    const at = position({ seats: 3 });
    expect(at.seat).toBe(0);
    expect(at.choose(END).seat).toBe(1);
    expect(at.choose(END).seat).toBe(2);
    expect(at.choose(END).state.round).toBe(4);
    expect(lordAt(at, 0).hand).toHaveLength(5);
  });

  test('F-3.2 masters untap, the guest comes back, untap masters act unasked', () => {
    const fiefs = [
      { type: 'wood', level: 1, master: 'sawyer' },
      { type: 'clay', level: 1, master: 'brickmaker' },
      { type: 'wheat', level: 1, master: 'hotelier', guest: 'kneader' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf'] }] });
    expect(at.step).toBe('main');
    expect(lordAt(at).hand).toEqual(['serf', 'kneader']);
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wood: 1 }, { clay: 1 }]);
  });

  test('F-3.2 a master used in one turn is ready again in the next', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'herald' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs }] }).choose({ kind: 'tap', fief: 0 });
    expect(at.offers({ kind: 'tap', fief: 0 })).toBe(false);
    expect(at.run(END, END).offers({ kind: 'tap', fief: 0 })).toBe(true);
  });

  test('F-3.2, D-3 the order of the untap masters changes nothing: each only produces in its own fief', () => {
    const effects = BASIC_MASTER_IDS.map(masterOf).flatMap(({ timing, effects: all }) =>
      timing === 'untap' ? all : [],
    );
    expect(effects).toHaveLength(4);
    expect(effects.every(effect => effect.op === 'produce')).toBe(true);
  });

  test('F-3.3, D-6 any number of actions, until the player ends the phase', () => {
    const at = position({ lords: [{ hand: ['serf', 'serf', 'serf'] }] });
    at.run(income('serf'), income('serf'), income('serf'));
    expect(at.step).toBe('main');
    expect(lordAt(at).coins).toBe(3);
    expect(at.choose(END).seat).toBe(1);
  });
});

describe('main-phase actions', () => {
  test('F-4.1, D-7 hiring takes coins, cubes and an eliminated card; the new card is discarded', () => {
    const at = position({ lords: [{ coins: 4, hand: ['serf', 'priest'] }] });
    const before = at.state.stock[at.state.piles.indexOf('reaper')] ?? 0;
    at.choose({ kind: 'hire', card: 'reaper' });
    expect(lordAt(at)).toMatchObject({ coins: 1, hand: ['priest'], discard: ['reaper'] });
    expect(at.state.gone).toEqual(['serf']);
    expect(at.state.stock[at.state.piles.indexOf('reaper')]).toBe(before - 1);
  });

  test('F-4.1 the eliminated card is chosen among workers in hand, a specialist is none', () => {
    const at = position({ lords: [{ coins: 9, hand: ['serf', 'freeman', 'kneader'] }] });
    at.choose({ kind: 'hire', card: 'reaper' });
    expect(at.options).toEqual([
      { kind: 'eliminate', card: 'serf', zone: 'hand' },
      { kind: 'eliminate', card: 'freeman', zone: 'hand' },
    ]);
    at.choose({ kind: 'eliminate', card: 'freeman', zone: 'hand' });
    expect(lordAt(at).hand).toEqual(['serf', 'kneader']);
  });

  test('F-4.1, F-1.11 without all of the cost, or without a worker, nothing is hired', () => {
    const poor = position({ lords: [{ coins: 4, hand: ['kneader'] }] });
    expect(poor.offers({ kind: 'hire', card: 'reaper' })).toBe(false);
    expect(poor.refusal({ kind: 'hire', card: 'reaper' })).toMatchObject({ kind: 'noVictim', category: 'worker' });
    expect(poor.refusal({ kind: 'hire', card: 'feudal_lord' })).toMatchObject({ kind: 'cannotPay', clause: 'F-4.1' });
    expect(poor.offers({ kind: 'hire', card: 'merchant' })).toBe(true);
  });

  test('F-4.2, F-24.9 income moves the marker, the effect is not used; no income, no action', () => {
    const at = position({ lords: [{ hand: ['serf', 'merchant', 'priest'] }] });
    expect(at.offers(income('priest'))).toBe(false);
    expect(at.refusal(income('priest'))).toMatchObject({ kind: 'noIncome' });
    at.run(income('serf'), income('merchant'));
    expect(lordAt(at)).toMatchObject({ coins: 3, table: ['serf', 'merchant'], hand: ['priest'] });
    expect(cubesAt(at, 0)).toEqual({});
  });

  test('F-4.2, F-24.7 coins above 20 are lost, and the log says how many were earned', () => {
    const at = position({ lords: [{ coins: 19, hand: ['count'] }] }).choose(income('count'));
    expect(lordAt(at).coins).toBe(20);
    expect(at.events).toContainEqual({ kind: 'income', seat: 0, card: 'count', coins: 1 });
  });

  test('F-4.3 a field action needs an allowed fief, a free field and the surcharge', () => {
    const fiefs = [{ type: 'wheat' }, { type: 'stone' }, { type: 'stone' }] as const;
    const at = position({ lords: [{ fiefs, coins: 1, hand: ['serf', 'serf', 'kneader'] }] });
    expect(at.offers(field('kneader', 0))).toBe(false);
    expect(at.refusal(field('kneader', 0))).toMatchObject({ kind: 'wrongFief' });
    at.choose(field('serf', 1));
    expect(lordAt(at).coins).toBe(0);
    expect(cubesAt(at, 1)).toEqual({ stone: 1 });
    expect(at.refusal(field('serf', 1))).toMatchObject({ kind: 'fieldUsed', clause: 'F-4.3.1' });
    expect(at.refusal(field('serf', 2))).toMatchObject({ kind: 'cannotPay' });
    expect(at.offers(field('serf', 0))).toBe(true);
  });

  test('F-4.3 of several fiefs the one that is nearest to being possible is refused first', () => {
    const fiefs = [{ type: 'wheat' }, { type: 'stone' }, { type: 'stone' }] as const;
    const at = position({ lords: [{ fiefs, coins: 1, hand: ['stonecutter', 'stonecutter'] }] });
    at.choose(field('stonecutter', 1));
    expect(refusedKinds(at, 'field')).toEqual(['cannotPay', 'fieldUsed', 'wrongFief']);
    expect(at.refusal(field('stonecutter', 0))).toMatchObject({ kind: 'wrongFief', sites: ['stone'] });
  });

  test('F-4.2, F-4.11 a card without income is refused for its influence first', () => {
    const at = position({ lords: [{ hand: ['priest', 'priest'] }] }).choose({
      kind: 'influence',
      card: 'priest',
      scroll: 1,
    });
    const ofHand = refusals(feudalia, at.state).filter(({ option }) => option.kind !== 'hire' && 'card' in option);
    const kinds = ofHand.map(({ reason }) => reason.kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['noInfluence', 'noIncome']);
  });

  test('F-4.3.1, F-4.3.2 a used field stays occupied when its card is taken back; the card may work elsewhere', () => {
    const at = position({ lords: [{ hand: ['serf', 'priest'] }] });
    at.run(field('serf', 0), { kind: 'influence', card: 'priest', scroll: 0 });
    expect(lordAt(at).hand).toEqual(['serf']);
    expect(at.offers(field('serf', 0))).toBe(false);
    expect(at.offers(field('serf', 1))).toBe(true);
    expect(at.offers(income('serf'))).toBe(true);
  });

  test('F-4.3.3, F-4.3.4, F-4.12, D-8 trades are of that fief, one at a time, and may be none', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 3 } },
      { type: 'wood', cubes: { stone: 5 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 1, hand: ['merchant', 'merchant'] }] });
    at.choose(field('merchant', 0));
    expect(at.options).toEqual([
      { kind: 'exchange', give: { wheat: 3 }, get: { wood: 1 } },
      { kind: 'exchange', give: { wheat: 3 }, get: { clay: 1 } },
      { kind: 'exchange', give: { wheat: 3 }, get: { stone: 1 } },
      DONE,
    ]);
    at.choose({ kind: 'exchange', give: { wheat: 3 }, get: { wood: 1 } });
    at.choose({ kind: 'exchange', give: { wood: 1, coins: 1 }, get: { stone: 1 } });
    expect(cubesAt(at, 0)).toEqual({ stone: 1 });
    expect(lordAt(at).coins).toBe(0);
    expect(at.step).toBe('main');
    at.choose(field('merchant', 1)).choose(DONE);
    expect(cubesAt(at, 1)).toEqual({ stone: 5 });
  });

  test('F-4.12, F-1.4, F-22.4 no exchange gives and gets the same type', () => {
    const fiefs = [{ type: 'wheat', cubes: { wood: 1 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['merchant'] }] }).choose(field('merchant', 0));
    expect(at.offers({ kind: 'exchange', give: { wood: 1 }, get: { wheat: 1 } })).toBe(true);
    expect(at.offers({ kind: 'exchange', give: { wood: 1 }, get: { wood: 1 } })).toBe(false);
    expect(at.offers({ kind: 'exchange', give: { wood: 1 }, get: { stone: 1 } })).toBe(false);
  });

  test('F-4.4, F-5.4, D-9 one influence action a turn, one scroll of two, no income', () => {
    const at = position({ lords: [{ hand: ['priest', 'priest', 'feudal_lord', 'serf'] }] });
    at.choose({ kind: 'influence', card: 'priest', scroll: 1 });
    expect(lordAt(at)).toMatchObject({ coins: 0, table: ['priest'] });
    expect(lordAt(at).hand).toHaveLength(5);
    expect(at.refusal({ kind: 'influence', card: 'priest', scroll: 1 })).toMatchObject({ kind: 'noInfluence' });
    expect(at.offers({ kind: 'influence', card: 'feudal_lord', scroll: 0 })).toBe(false);
  });

  test('F-4.4 cubes of an influence action go to any own fief', () => {
    const at = position({ lords: [{ hand: ['feudal_lord'] }] });
    at.choose({ kind: 'influence', card: 'feudal_lord', scroll: 0 });
    expect(at.options).toHaveLength(9);
    expect(cubesAt(at.choose({ kind: 'gain', resource: 'clay', fief: 0 }), 0)).toEqual({ clay: 1 });
  });

  test('F-4.5, F-4.10, D-10 an upgrade takes its price from any fiefs and changes the treasury face', () => {
    const fiefs = [
      { type: 'wheat', cubes: { wheat: 2, wood: 1 } },
      { type: 'wood', cubes: { wood: 2, clay: 1 } },
      { type: 'clay', level: 1 },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 5 }] });
    expect(at.refusal({ kind: 'upgrade', fief: 1 })).toMatchObject({ kind: 'cannotPay' });
    at.choose({ kind: 'upgrade', fief: 0 });
    expect(at.events).toContainEqual({ kind: 'upgraded', seat: 0, fief: 0, level: 1 });
    expect(lordAt(at)).toMatchObject({ coins: 1 });
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wheat: 2 }, {}]);
    expect(
      at.game.text.en.board({ view: at.view(0), name: String }).zones.find(zone => zone.id === 'lord-0')?.counters,
    ).toContainEqual({
      name: 'Treasury',
      value: '2/3',
    });
  });

  test('F-4.10 the prices of all upgrades', () => {
    expect(UPGRADES).toEqual({
      wheat: [
        { coins: 4, wood: 3, clay: 1 },
        { coins: 5, wood: 2, clay: 2, stone: 1 },
      ],
      wood: [
        { coins: 4, clay: 3, wheat: 1 },
        { coins: 5, clay: 3, stone: 1, wheat: 1 },
      ],
      clay: [
        { coins: 4, wood: 3, wheat: 1 },
        { coins: 5, wood: 3, stone: 1, wheat: 1 },
      ],
      stone: [
        { coins: 4, wood: 2, clay: 2 },
        { coins: 5, wood: 2, clay: 2, wheat: 1 },
      ],
    });
    const fiefs = [{ type: 'wood', cubes: { clay: 3, wheat: 1 } }, { type: 'wheat' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 4 }] });
    expect(feudalia.text.en.label({ kind: 'upgrade', fief: 0 }, { view: at.view(0), name: String })).toBe(
      'Upgrade the wood fief for 4 coins, 3 clay and 1 wheat',
    );
  });

  test('F-4.5 a fief of level 2 grows no more, and its master stays through an upgrade', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'baker', cubes: { wood: 2, clay: 2, stone: 1 } },
      { type: 'wood', level: 2 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 5 }] });
    expect(at.refusal({ kind: 'upgrade', fief: 1 })).toMatchObject({ kind: 'topLevel' });
    at.choose({ kind: 'upgrade', fief: 0 });
    expect(lordAt(at).fiefs[0]).toMatchObject({ level: 2, city: { master: 'baker' } });
  });

  test('F-4.5.1 occupied fields stay occupied, a new field is free at once', () => {
    const fiefs = [
      { type: 'wheat', level: 1, cubes: { wood: 2, clay: 2, stone: 1 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 5, hand: ['serf', 'serf', 'serf'] }] });
    at.choose(field('serf', 0));
    expect(at.offers(field('serf', 0))).toBe(false);
    at.choose({ kind: 'upgrade', fief: 0 }).choose(field('serf', 0));
    expect(at.offers(field('serf', 0))).toBe(false);
  });

  test('F-4.6, F-4.7, F-4.8 building, hiring a master and master actions are on the list when possible', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'baker', cubes: { wheat: 4, clay: 3 } },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }], display: ['herald'] });
    expect(kindsOf(at)).toEqual(expect.arrayContaining(['build', 'hireMaster', 'tap']));
  });

  test('F-4.9, D-13 masters are relocated and fired freely', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'herald' },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    expect(at.offers({ kind: 'relocate', from: 0, to: 1 })).toBe(true);
    expect(at.offers({ kind: 'relocate', from: 0, to: 2 })).toBe(false);
    expect(at.offers({ kind: 'fire', fief: 0 })).toBe(true);
    expect(kindsOf(at)).not.toContain('propose');
    expect(kindsOf(at)).not.toContain('market');
  });

  test('F-4.11 an influence card that is taken back keeps its "+", and playing it again needs room', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'chaplain' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ settings: { scenario: 'S5' }, lords: [{ fiefs, hand: ['monk', 'wizard', 'priest'] }] });
    const monk = { kind: 'influence', card: 'monk', scroll: 0 } as const;
    at.run(monk, { kind: 'influence', card: 'wizard', scroll: 0 });
    expect(lordAt(at)).toMatchObject({ table: ['wizard'], hand: ['priest', 'serf', 'monk'] });
    expect(at.refusal(monk)).toMatchObject({ kind: 'noInfluence', clause: 'F-4.11' });
    at.run({ kind: 'tap', fief: 0 }, monk, { kind: 'influence', card: 'priest', scroll: 1 });
    expect(at.state.turn.influence).toBe(0);
  });

  test('F-4.14 a recall without a target is not offered, the other scroll is', () => {
    const at = position({ lords: [{ hand: ['priest'] }] });
    expect(at.refusal({ kind: 'influence', card: 'priest', scroll: 0 })).toMatchObject({ kind: 'noTarget' });
    expect(at.offers({ kind: 'influence', card: 'priest', scroll: 1 })).toBe(true);
  });
});

test('F-4.12 a trader says how often it trades in a fief, and where it cannot', () => {
  const fiefs = [{ type: 'wheat', cubes: { wheat: 3 } }, { type: 'wood' }, { type: 'clay' }] as const;
  const at = position({ lords: [{ hand: ['merchant', 'serf'], fiefs }] });
  const label = (card: 'merchant' | 'serf', fief: number) =>
    at.game.text.en.label(field(card, fief), { view: at.view(0), name: String });
  expect(label('merchant', 0)).toBe('Merchant: up to 2 trades in the wheat fief');
  expect(label('merchant', 1)).toBe('Merchant: no trade possible in the wood fief');
  expect(label('serf', 1)).toBe('Serf: work in the wood fief');
});

describe('effects in general', () => {
  test('F-5.1 effects resolve in printed order: the Carter produces, then moves', () => {
    const at = position({ lords: [{ hand: ['carter'] }] }).choose(field('carter', 0));
    expect(at.step).toBe('move');
    expect(at.offers({ kind: 'move', resource: 'wheat', from: 0, to: 2 })).toBe(true);
  });

  test('F-5.2 an action whose cost cannot be paid is not offered; a later part is done as far as possible', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'miller', cubes: { wheat: 2 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, deck: [], discard: ['serf'], hand: ['priest'] }] });
    expect(at.refusal({ kind: 'tap', fief: 0 })).toMatchObject({ kind: 'cannotPay', clause: 'F-9.7' });
    expect(lordAt(at.choose({ kind: 'influence', card: 'priest', scroll: 1 })).hand).toEqual(['serf']);
  });

  test('F-5.3, F-5.8 boosts last until the end of the turn, count for cards played after them and add up', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'chaplain' }, { type: 'wood' }, { type: 'clay' }] as const;
    const hand = ['serf', 'overseer', 'overseer', 'serf', 'reaper'] as const;
    const at = position({ settings: { scenario: 'S5' }, lords: [{ fiefs, hand }, { hand: ['serf'] }] });
    at.run(field('serf', 1), { kind: 'tap', fief: 0 });
    at.run({ kind: 'influence', card: 'overseer', scroll: 0 }, { kind: 'influence', card: 'overseer', scroll: 0 });
    at.run(field('serf', 2), field('reaper', 0), END, field('serf', 0));
    expect([cubesAt(at, 0), cubesAt(at, 1), cubesAt(at, 2)]).toEqual([{ wheat: 5 }, { wood: 1 }, { clay: 3 }]);
    expect(cubesAt(at, 0, 1)).toEqual({ wheat: 1 });
  });

  test('F-5.8 a boost of workers helps no master', () => {
    const fiefs = [{ type: 'wood', level: 2, master: 'forester' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ settings: { scenario: 'S5' }, lords: [{ fiefs, hand: ['overseer'] }] });
    at.run({ kind: 'influence', card: 'overseer', scroll: 0 }, { kind: 'tap', fief: 0 });
    expect(cubesAt(at, 0)).toEqual({ wood: 2 });
  });

  test('F-5.5 a master pays and takes in its own fief', () => {
    const fiefs = [
      { type: 'wood', level: 1, master: 'cooper', cubes: { wheat: 1 } },
      { type: 'wood', cubes: { wood: 3 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf'] }] });
    expect(at.offers({ kind: 'tap', fief: 0 })).toBe(false);
    at.run(field('serf', 0), { kind: 'tap', fief: 0 });
    expect([cubesAt(at, 0), cubesAt(at, 1)]).toEqual([{ wheat: 4 }, { wood: 3 }]);
  });

  test('F-5.6, D-16 the deck is renewed once a turn; with both piles empty the draw just ends', () => {
    const at = position({ settings: { scenario: 'S5' }, lords: [{ deck: [], discard: [], hand: ['monk', 'priest'] }] });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(at.state.turn).toMatchObject({ reshuffles: 1, stopped: false });
    expect(lordAt(at).hand).toEqual(['priest']);
  });

  test('F-5.6, F-24.12 more reshuffles by agreement', () => {
    const at = position({
      settings: { scenario: 'S5', reshufflesPerTurn: 2 },
      lords: [{ deck: [], discard: ['serf'], hand: ['monk', 'monk', 'serf'] }],
    });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    lordAt(at).discard.push('count');
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(lordAt(at).hand).toContain('count');
  });

  test('F-5.6 after a stop nothing is drawn in this phase, even if a card comes to lie on the deck', () => {
    const fiefs = [{ type: 'wheat', level: 2, master: 'physician' }, { type: 'wood' }, { type: 'clay' }] as const;
    const hand = ['monk', 'monk', 'monk'] as const;
    const at = position({ settings: { scenario: 'S5' }, lords: [{ fiefs, hand, deck: [], discard: ['serf'] }] });
    for (let i = 0; i < 2; i++) at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(at.state.turn.stopped).toBe(true);
    lordAt(at).discard = ['count'];
    at.choose({ kind: 'tap', fief: 0 }).choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(lordAt(at)).toMatchObject({ hand: ['serf'], deck: ['count'] });
  });

  test('F-5.6 the allowance is shared by all phases: without a stop the final phase gets no fresh one', () => {
    const at = position({
      settings: { scenario: 'S5' },
      lords: [{ deck: [], discard: ['count', 'count'], hand: ['monk', 'serf', 'serf', 'serf'] }],
    });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(at.state.turn).toMatchObject({ reshuffles: 0, stopped: false });
    expect(lordAt(at.choose(END)).hand).toEqual(['count']);
  });

  test('F-5.7 taking the last card does not renew the deck', () => {
    const at = position({
      settings: { scenario: 'S5' },
      lords: [{ deck: ['serf'], discard: ['count'], hand: ['monk'] }],
    });
    at.choose({ kind: 'influence', card: 'monk', scroll: 0 });
    expect(lordAt(at)).toMatchObject({ deck: [], discard: ['count'], hand: ['serf'] });
  });
});
