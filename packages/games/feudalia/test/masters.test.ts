import { describe, expect, test } from 'vitest';
import type { BasicMasterId, MasterId } from '../src/cards/masters.ts';
import { cubesAt, END, kindsOf, lordAt, position } from './positions.ts';

const HIRE = { kind: 'hireMaster' } as const;
const choose = (master: BasicMasterId) => ({ kind: 'choose', master }) as const;
const city = (fief: number) => ({ kind: 'city', fief }) as const;
const under = (master: BasicMasterId) => ({ kind: 'under', master }) as const;
const housed = (at: ReturnType<typeof position>): (MasterId | null)[] =>
  lordAt(at).fiefs.map(fief => fief.city?.master ?? null);

const TOWN = [{ type: 'wheat', level: 1 }, { type: 'wood', level: 1 }, { type: 'clay' }] as const;

describe('hiring masters', () => {
  const display: BasicMasterId[] = ['herald', 'baker', 'sawyer', 'miner', 'forester'];
  const masterDeck: BasicMasterId[] = ['notary', 'jester', 'treasurer'];

  test('F-9.1, F-9.11, D-11, F-23.9 draw two, hire one of seven, put another under the deck', () => {
    const fiefs = [
      { type: 'wheat', level: 1, cubes: { wheat: 1 } },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 6 }], display, masterDeck });
    at.choose(HIRE);
    expect(at.state.display).toEqual([...display, 'treasurer', 'jester']);
    expect(at.options).toEqual(['herald', 'baker', 'treasurer', 'jester'].map(master => ({ kind: 'choose', master })));
    expect(at.refusal(choose('miner'))).toMatchObject({ kind: 'noCity', clause: 'F-9.3' });
    expect(at.refusal(choose('sawyer'))).toMatchObject({ kind: 'cannotPay' });
    at.choose(choose('herald'));
    expect(at.options).toEqual([city(0), city(1)]);
    at.choose(city(1));
    expect(lordAt(at).coins).toBe(0);
    expect(at.options).toHaveLength(6);
    at.choose(under('miner'));
    expect(at.state.display).toEqual(['baker', 'sawyer', 'forester', 'treasurer', 'jester']);
    expect(at.state.masterDeck).toEqual(['miner', 'notary']);
    expect(at.view(1).mastersUnder).toEqual(['miner']);
    expect(housed(at)).toEqual([null, 'herald', null]);
  });

  test('F-9.1 without a master that could be hired now the action is not offered', () => {
    const poor = position({ lords: [{ fiefs: TOWN, coins: 3 }], display, masterDeck });
    expect(poor.refusal(HIRE)).toMatchObject({ kind: 'noMaster', clause: 'F-9.1' });
    const village = position({ lords: [{ coins: 20 }], display, masterDeck });
    expect(village.refusal(HIRE)).toMatchObject({ kind: 'noCity' });
  });

  test('F-9.2 a short deck: draw what is there, and put under it what is left', () => {
    const at = position({ lords: [{ fiefs: TOWN, coins: 6 }], display: ['treasurer'], masterDeck: ['jester'] });
    at.run(HIRE, choose('treasurer'), city(0));
    expect(at.state.display).toEqual([]);
    expect(at.state.masterDeck).toEqual(['jester']);
    expect(at.view(1).mastersUnder).toEqual(['jester']);
    lordAt(at).coins = 6;
    at.state.display = ['notary', 'herald'];
    expect(at.choose({ kind: 'fire', fief: 0 }).choose(HIRE).view(1).mastersUnder).toEqual([]);
  });

  test('F-9.3 colour and minimum level of the city', () => {
    const fiefs = [
      { type: 'wood', level: 1 },
      { type: 'wood', level: 2 },
      { type: 'clay', level: 2 },
    ] as const;
    const at = position({
      lords: [{ fiefs: [{ ...fiefs[0], cubes: { wheat: 2 } }, fiefs[1], fiefs[2]], coins: 9 }],
      display: ['forester'],
      masterDeck: [],
    });
    at.run(HIRE);
    expect(housed(at)).toEqual([null, 'forester', null]);
  });

  test('F-9.4, F-9.15 a cathedral master comes from its stack, one of each type, into a free city of level 2', () => {
    const fiefs = [
      { type: 'wheat', level: 2, cubes: { wheat: 6 } },
      { type: 'wood', level: 1 },
      { type: 'clay', level: 2 },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 20 }] });
    at.choose({ kind: 'hireCathedral', master: 'bishop' });
    expect(at.options).toEqual([city(0), city(2)]);
    at.choose(city(2));
    expect(at.state.stacks.bishop).toBe(3);
    expect(lordAt(at).coins).toBe(15);
    expect(at.refusal({ kind: 'hireCathedral', master: 'bishop' })).toMatchObject({ kind: 'owned', clause: 'F-9.4' });
    at.run({ kind: 'fire', fief: 2 });
    expect(at.state.stacks.bishop).toBe(4);
    expect(at.state.display).not.toContain('bishop');
  });

  test('F-9.15 a cathedral master does not move into a city that is taken', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'herald', cubes: { wheat: 3 } },
      { type: 'wood', level: 2 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }] }).choose({ kind: 'hireCathedral', master: 'bishop' });
    expect(housed(at)).toEqual(['herald', 'bishop', null]);
  });

  test('F-9.4 an empty stack, an occupied city', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'herald', cubes: { wheat: 3 } },
      { type: 'wood' },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }] });
    expect(at.refusal({ kind: 'hireCathedral', master: 'bishop' })).toMatchObject({ kind: 'noCity' });
    at.state.stacks.bishop = 0;
    expect(at.refusal({ kind: 'hireCathedral', master: 'bishop' })).toMatchObject({ kind: 'soldOut' });
  });

  test('F-9.11, F-9.16 who lives in the chosen city makes room; a master fired on the way stays on display', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'baker' },
      { type: 'wheat', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }], display: ['treasurer'], masterDeck: ['jester', 'notary'] });
    const chosen = at.run(HIRE, choose('treasurer'), city(0)).state;
    expect(at.options).toEqual([
      { kind: 'fire', fief: 0 },
      { kind: 'relocate', from: 0, to: 1 },
    ]);
    at.choose({ kind: 'fire', fief: 0 });
    expect(at.options).toEqual([under('notary'), under('jester')]);
    at.choose(under('notary'));
    expect(at.state.display).toEqual(['jester', 'baker']);
    at.state = chosen;
    at.choose({ kind: 'relocate', from: 0, to: 1 });
    expect(housed(at)).toEqual(['treasurer', 'baker', null]);
  });

  test('F-9.16 a third master may make way for the one that makes room', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'herald', cubes: { wheat: 1 } },
      { type: 'wood', level: 1, master: 'notary' },
      { type: 'clay', level: 1 },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }], display: ['baker'], masterDeck: [] });
    const chosen = at.choose(HIRE).state;
    expect(at.step).toBe('makeRoom');
    expect(at.options).toEqual([
      { kind: 'fire', fief: 0 },
      { kind: 'relocate', from: 0, to: 2 },
      { kind: 'fire', fief: 1 },
      { kind: 'relocate', from: 1, to: 2 },
    ]);
    at.run({ kind: 'relocate', from: 1, to: 2 }, { kind: 'relocate', from: 0, to: 1 });
    expect(housed(at)).toEqual(['baker', 'herald', 'notary']);
    at.state = chosen;
    at.run({ kind: 'fire', fief: 1 }, { kind: 'relocate', from: 0, to: 1 });
    expect(housed(at)).toEqual(['baker', 'herald', null]);
    expect(at.state.display).toEqual(['notary']);
  });

  test('F-9.16 a master whose city would not help is left in peace', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'miller', cubes: { wheat: 1 } },
      { type: 'wood', level: 1, master: 'notary' },
      { type: 'clay', level: 1 },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }], display: ['baker'], masterDeck: [] });
    expect(at.choose(HIRE).options).toEqual([{ kind: 'fire', fief: 0 }]);
    expect(housed(at.choose({ kind: 'fire', fief: 0 }))).toEqual(['baker', 'notary', null]);
    expect(at.state.display).toEqual(['miller']);
  });

  test('F-9.16 the master of the only city goes no sooner than the player says so', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'herald' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 6 }], display: ['treasurer'], masterDeck: [] });
    at.choose(HIRE);
    expect([at.step, housed(at)]).toEqual(['makeRoom', ['herald', null, null]]);
    expect(at.options).toEqual([{ kind: 'fire', fief: 0 }]);
    expect(housed(at.choose({ kind: 'fire', fief: 0 }))).toEqual(['treasurer', null, null]);
  });

  test.each([false, true])('F-9.11 the price is due once the city is free, with a discount: %s', discounted => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'herald', cubes: { wheat: 2 } },
      { type: 'wood', level: 2, master: 'guildmaster', cubes: { wheat: 2 } },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, coins: 9 }], display: ['brewer'], masterDeck: [] });
    if (discounted) at.choose({ kind: 'tap', fief: 1 });
    at.choose(HIRE);
    expect([at.step, lordAt(at).coins]).toEqual(['makeRoom', 9]);
    at.choose({ kind: 'fire', fief: 0 });
    if (discounted) at.choose({ kind: 'use', coins: 3, cubes: 0 });
    expect([at.step, lordAt(at).coins]).toEqual(['pay', discounted ? 8 : 5]);
  });

  test('F-23.9 after a firing six are on display, and the next hire shows eight', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'cooper' },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({
      lords: [{ fiefs: [{ ...fiefs[0], master: 'baker' }, fiefs[1], fiefs[2]], coins: 9 }],
      display: ['treasurer', 'jester', 'sawyer', 'miner', 'forester'],
      masterDeck: ['notary', 'tutor', 'mason'],
    });
    at.choose({ kind: 'fire', fief: 0 });
    expect(at.state.display).toHaveLength(6);
    expect(at.choose(HIRE).state.display).toHaveLength(8);
  });
});

describe('masters at home', () => {
  test('F-9.5, F-9.12, F-24.15 relocating keeps the tapped state; at most twice between other actions', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'herald' },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf'] }] });
    at.run({ kind: 'tap', fief: 0 }, { kind: 'relocate', from: 0, to: 1 });
    expect(lordAt(at).fiefs[1]?.city).toMatchObject({ master: 'herald', tapped: true });
    at.choose({ kind: 'relocate', from: 1, to: 0 });
    expect(at.refusal({ kind: 'relocate', from: 0, to: 1 })).toMatchObject({ kind: 'restless', clause: 'F-9.12' });
    at.choose({ kind: 'income', card: 'serf' });
    expect(at.offers({ kind: 'relocate', from: 0, to: 1 })).toBe(true);
    at.choose(END);
    expect(kindsOf(at)).not.toContain('relocate');
  });

  test('F-9.12 a master moved twice at the end of a turn may move again in the next', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'herald' },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    at.run({ kind: 'relocate', from: 0, to: 1 }, { kind: 'relocate', from: 1, to: 0 }, END, END);
    expect([at.seat, at.step]).toEqual([0, 'main']);
    expect(at.offers({ kind: 'relocate', from: 0, to: 1 })).toBe(true);
  });

  test('F-9.6 a fired basic master joins the display and can be hired again', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'jester' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 4 }], display: ['herald'], masterDeck: [] });
    at.choose({ kind: 'fire', fief: 0 });
    expect(at.state.display).toEqual(['herald', 'jester']);
    expect(at.offers(HIRE)).toBe(true);
  });

  test('F-9.7 a tap master acts once per turn, pays in its own fief, and a new one may act at once', () => {
    const fiefs = [{ type: 'wheat', level: 1, cubes: { wheat: 2 } }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, coins: 4 }], display: ['baker'], masterDeck: [] });
    at.run(HIRE, { kind: 'tap', fief: 0 });
    expect(lordAt(at).coins).toBe(2);
    expect(cubesAt(at, 0)).toEqual({});
    expect(at.refusal({ kind: 'tap', fief: 0 })).toMatchObject({ kind: 'tapped', clause: 'F-9.7' });
  });

  test('F-9.9, F-22.14, F-24.14, D-12 the Hotelier takes a played vassal to a free field of its own fief until next turn', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'hotelier' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf', 'kneader', 'merchant', 'priest'] }] });
    expect(at.refusal({ kind: 'tap', fief: 0 })).toMatchObject({ kind: 'noTarget', clause: 'F-9.9' });
    at.run({ kind: 'field', card: 'kneader', fief: 2 }, { kind: 'income', card: 'merchant' }, { kind: 'tap', fief: 0 });
    expect(at.options).toEqual([
      { kind: 'host', card: 'kneader' },
      { kind: 'host', card: 'merchant' },
    ]);
    at.choose({ kind: 'host', card: 'kneader' });
    expect(at.refusal({ kind: 'field', card: 'serf', fief: 0 })).toMatchObject({ kind: 'fieldUsed' });
    expect(at.offers({ kind: 'field', card: 'serf', fief: 2 })).toBe(false);
    expect(at.refusal({ kind: 'influence', card: 'priest', scroll: 0 })).toMatchObject({ kind: 'noTarget' });
    at.run(END, END);
    expect(lordAt(at).hand).toHaveLength(6);
    expect(lordAt(at).hand).toContain('kneader');
    const told = at.events.filter(({ kind }) => kind === 'hosted' || kind === 'guestBack');
    expect(told).toEqual(['hosted', 'guestBack'].map(kind => ({ kind, seat: 0, card: 'kneader' })));
  });

  test('F-9.9 of equal vassals the one on the table stays: the one on a field can still be recalled', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'hotelier' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf', 'serf', 'priest'] }] });
    at.run({ kind: 'field', card: 'serf', fief: 1 }, { kind: 'income', card: 'serf' }, { kind: 'tap', fief: 0 });
    expect(lordAt(at)).toMatchObject({ table: [], fields: ['used', null, 'serf', null, null, null] });
    expect(at.offers({ kind: 'influence', card: 'priest', scroll: 0 })).toBe(true);
  });

  test('F-9.9 without a free field in its own fief the Hotelier cannot act', () => {
    const fiefs = [{ type: 'wheat', level: 1, master: 'hotelier' }, { type: 'wood' }, { type: 'clay' }] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf'] }] });
    at.choose({ kind: 'field', card: 'serf', fief: 0 });
    expect(at.refusal({ kind: 'tap', fief: 0 })).toMatchObject({ kind: 'noTarget' });
  });

  test('F-9.10 a fired Hotelier sends its guest to the discard pile, a relocated one takes it along', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'hotelier' },
      { type: 'wheat', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs, hand: ['serf'] }] });
    at.run({ kind: 'income', card: 'serf' }, { kind: 'tap', fief: 0 });
    at.choose({ kind: 'relocate', from: 0, to: 1 });
    expect(lordAt(at).fiefs[1]?.city?.guest).toBe('serf');
    at.choose({ kind: 'fire', fief: 1 });
    expect(lordAt(at).discard).toEqual(['serf']);
  });

  test('F-9.13 the cubes of a vault stay behind as loose cubes', () => {
    const fiefs = [
      { type: 'wheat', level: 1, master: 'accountant', vault: { wheat: 2 } },
      { type: 'wood', level: 1 },
      { type: 'clay' },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    const { state } = at;
    at.choose({ kind: 'relocate', from: 0, to: 1 });
    expect([lordAt(at).cubes[0], lordAt(at).vault[0]]).toEqual([2, 0]);
    at.state = state;
    at.choose({ kind: 'fire', fief: 0 });
    expect([lordAt(at).cubes[0], lordAt(at).vault[0]]).toEqual([2, 0]);
  });

  test('F-9.14 masters without an action are never turned', () => {
    const fiefs = [
      { type: 'wheat', level: 2, master: 'bishop' },
      { type: 'stone', level: 1, master: 'wall_builder' },
      { type: 'clay', level: 1, master: 'notary' },
    ] as const;
    const at = position({ lords: [{ fiefs }] });
    expect(kindsOf(at)).not.toContain('tap');
    expect(at.refusal({ kind: 'tap', fief: 1 })).toEqual({ kind: 'noTap', clause: 'F-9.7' });
  });
});
