import { describe, expect, test } from 'vitest';
import { act, activate, add, card, mat, offered, place, position, SKIP, table, token } from './position.ts';
import { snowcrest } from '../src/index.ts';
import { decide } from '@thorp/kernel';

const STARTERS = { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' };
const IDLER = { village: STARTERS };

describe('turn and round', () => {
  test('S-3.1 one main action a turn, clockwise; a round is a turn for everybody', () => {
    const at = table([IDLER, IDLER, IDLER]);
    const seen: [number, number][] = [];
    for (let i = 0; i < 4; i++) {
      seen.push([at.seat, at.state.round]);
      at.run(activate(at.state.round === 1 ? 0 : 2), act(0));
    }
    expect(seen).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
  });

  test('S-3.2, S-3.3 with three face-down in a line the Rest is forced, otherwise it is not on offer', () => {
    const village = { 0: '-peasant', 4: '-priest', 8: '-novice', 1: 'potter', 2: 'labourer' };
    const forced = table([{ village }, IDLER]);
    expect(forced.events).toContainEqual({ kind: 'rested', seat: 0 });
    expect(forced.seat).toBe(1);
    const free = table([{ village: { ...village, 8: 'novice' } }, IDLER]);
    expect(free.events.some(event => event.kind === 'rested')).toBe(false);
    expect(offered(free)).toEqual(['activate 1', 'activate 2', 'activate 8']);
  });

  test('S-3.4 who has no face-up card and nothing to Add rests anyway', () => {
    const me = { village: { 0: '-peasant', 2: '-novice' }, hand: ['priest'] };
    const at = table([me, IDLER]);
    expect(at.events).toContainEqual({ kind: 'rested', seat: 0 });
    expect(mat(at)).toMatchObject({ tokens: 'BB', village: { 0: 'peasant', 2: 'novice' } });
    const solo = table([me]);
    expect(solo.state.rests).toBe(1);
  });

  test('S-3.5 there is no pass, but the action of an activated card may be skipped', () => {
    const at = table([IDLER, IDLER]);
    expect(offered(at)).toEqual(['activate 0', 'activate 2', 'activate 6', 'activate 8']);
    at.run(activate(0), SKIP);
    expect(mat(at)).toMatchObject({ tokens: '', village: { 0: '-peasant' } });
    expect(at.seat).toBe(1);
  });

  test('D-2 face-up cards, payable hand cards and payable row cards are offered, equal row cards once', () => {
    const me = { village: { 0: 'peasant', 1: '-novice' }, tokens: 'BBB', hand: ['nun', 'priest'] };
    const at = table([me, IDLER], { row: ['poet', 'hermit', 'poet', 'merchant'] });
    expect(offered(at)).toEqual(['activate 0', 'add hand nun', 'add row poet', 'add row hermit']);
    expect(at.refusal(activate(1))).toMatchObject({ kind: 'faceDown', clause: 'S-6.1' });
    expect(at.refusal(add('hand', 'priest'))).toEqual({ kind: 'tooDear', clause: 'S-7.1', cost: 4, have: 3 });
    expect(at.refusal(add('row', 'merchant'))).toMatchObject({ kind: 'tooDear', cost: 5, have: 3 });
  });
});

describe('card zones', () => {
  test('S-4.1, S-4.2 a replaced Common goes under its deck, a replaced personal card or Starter to the discard pile', () => {
    const me = {
      village: { 0: 'hermit', 1: 'potter', 2: 'peasant' },
      tokens: 'B',
      hand: ['officer'],
    };
    const commons = ['smith'];
    const common = table([me, IDLER], { commons }).run(add('hand', 'officer'), place(0));
    expect(common.state.commons).toEqual([card('hermit'), card('smith')]);
    expect(mat(common).discard).toEqual([]);
    const own = table([me, IDLER], { commons }).run(add('hand', 'officer'), place(1));
    expect(mat(own).discard).toEqual(['potter']);
    const starter = table([me, IDLER], { commons }).run(add('hand', 'officer'), place(2));
    expect(mat(starter).discard).toEqual(['peasant']);
  });

  test('S-4.3 an empty deck is renewed from the discard pile; as many are drawn as there are', () => {
    const me = { village: { 0: 'storyteller', 1: 'peasant' }, deck: ['nun'], discard: ['farmer', 'potter'] };
    const at = table([me, IDLER]).run(activate(0), act(0));
    expect(mat(at).hand[0]).toBe('nun');
    expect(mat(at).hand.slice(1).sort()).toEqual(['farmer', 'potter']);
    expect(mat(at)).toMatchObject({ deck: [], discard: [] });
    const few = table([{ village: { 0: 'storyteller', 1: 'peasant' }, deck: ['nun'] }, IDLER]).run(activate(0), act(0));
    expect(mat(few).hand).toEqual(['nun']);
  });

  test('S-4.4 a replaced Starter may come to hand again and be Added for 1', () => {
    const at = table([{ village: { 0: 'potter' }, tokens: 'B', hand: ['peasant'] }, IDLER]).run(
      add('hand', 'peasant'),
      place(4),
    );
    expect(mat(at)).toMatchObject({ tokens: '', village: { 4: 'peasant' } });
  });

  test('S-4.5 the row gets one new card right after the placing, and stays short when the deck is empty', () => {
    const me = { village: { 0: 'peasant', 1: 'novice' }, tokens: 'BBBBB' };
    const at = table([me, IDLER], { row: ['smith', 'poet'], commons: ['hermit', 'miller'] });
    at.run(add('row', 'smith'), place(4));
    expect(at.step).toBe('action');
    expect(at.state.row).toEqual([card('poet'), card('miller')]);
    const short = table([me, IDLER], { row: ['smith', 'poet'] }).run(add('row', 'smith'), place(4));
    expect(short.state.row).toEqual([card('poet')]);
  });

  test('S-4.6 there is no hand limit', () => {
    const hand = ['farmer', 'priest', 'builder', 'nun', 'gardener', 'officer', 'abbot'];
    const me = { village: { 0: 'storyteller', 1: 'peasant' }, hand, deck: ['potter', 'woodcutter'] };
    expect(mat(table([me, IDLER]).run(activate(0), act(0))).hand).toHaveLength(9);
  });
});

describe('rest', () => {
  test('S-9.1 rows, columns and diagonals of face-down cards force a Rest', () => {
    const rests = (slots: readonly number[]): boolean => {
      const village: { [slot: number]: string } = {};
      for (let slot = 0; slot < 9; slot++) village[slot] = slots.includes(slot) ? '-farmer' : 'farmer';
      const s = position([{ village }, IDLER]);
      s.notes = [];
      decide(snowcrest, s);
      return s.notes.some(({ event }) => event.kind === 'rested');
    };
    const lines = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
    for (const line of lines) expect(rests(line)).toBe(true);
    for (const slots of [[0, 1], [0, 1, 5], [0, 5, 7], [0, 1, 5, 6, 7, 8].slice(0, 3), [1, 3, 5, 7]]) {
      expect(rests(slots)).toBe(false);
    }
  });

  test('S-9.2, S-17.1 Starters earn face-down, others face-up; avoid icons earn nothing', () => {
    const village = {
      0: '-peasant',
      1: '-novice',
      2: '-potter',
      3: 'abbot',
      4: 'poet',
      5: 'pilgrim',
      6: 'labourer',
      7: '-gardener',
    };
    expect(mat(table([{ village }, IDLER])).tokens).toBe('BBBWL');
  });

  test('S-9.3, S-9.4 income is fixed first and Juniper taken last; a card flipped to pay in between is turned up too', () => {
    const village = { 0: '-peasant', 1: '-novice', 2: '-caretaker', 4: 'woodcutter', 5: 'gardener' };
    const at = table([{ village }, IDLER], { juniper: 1, forest: 'forest_1' });
    expect(at.step).toBe('item');
    expect(mat(at).tokens).toBe('BBBBBJ');
    at.run({ kind: 'meet' }, { kind: 'villager', slot: 5 });
    expect(mat(at)).toMatchObject({ tokens: 'BBBBBJ', omen: -1, village: { 5: 'gardener', 4: 'woodcutter' } });
  });

  test('S-9.5 a card flipped in somebody else’s turn can force the next Rest', () => {
    const rival = { village: { 0: '-peasant', 1: 'farmer', 2: '-novice', 4: 'labourer' } };
    const at = table([{ village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W' }, rival], { guardian: 'guardian_02' });
    at.run(activate(0), act(0));
    expect([at.step, at.seat]).toEqual(['item', 1]);
    at.choose({ kind: 'meet' });
    expect(at.events).toContainEqual({ kind: 'rested', seat: 1 });
  });
});

describe('adding', () => {
  test('S-7.1, S-7.6 card, slot, payment, placing, action, face-down', () => {
    const me = { village: { 0: 'peasant' }, tokens: 'BBB', hand: ['farmer'] };
    const at = table([me, IDLER]).run(add('hand', 'farmer'));
    expect(at.step).toBe('slot');
    at.choose(place(1));
    expect(at.step).toBe('action');
    expect(mat(at)).toMatchObject({ tokens: 'B', village: { 1: 'farmer' } });
    at.choose(act(0));
    expect(mat(at)).toMatchObject({ tokens: 'BBBB', village: { 1: '-farmer' } });
  });

  test('S-7.2, D-3 empty slots and face-up cards are offered, face-down cards are not', () => {
    const me = { village: { 0: 'peasant', 1: '-novice', 4: 'potter' }, tokens: 'BB', hand: ['farmer'] };
    const at = table([me, IDLER]).run(add('hand', 'farmer'));
    expect(offered(at)).toEqual([0, 2, 3, 4, 5, 6, 7, 8].map(slot => `place ${slot}`));
    expect(at.refusal(place(1))).toEqual({ kind: 'faceDown', clause: 'S-7.2' });
  });

  test('S-7.2 in a full Village only face-up cards make room', () => {
    const village: { [slot: number]: string } = {};
    for (let slot = 0; slot < 9; slot++) village[slot] = [0, 1, 5, 6].includes(slot) ? '-potter' : 'potter';
    const at = table([{ village, tokens: 'BB', hand: ['farmer'] }, IDLER]).run(add('hand', 'farmer'));
    expect(offered(at)).toEqual(['place 2', 'place 3', 'place 4', 'place 7', 'place 8']);
  });

  test('S-7.3 a Starter may be replaced', () => {
    const at = table([{ village: { 0: 'peasant' }, tokens: 'BB', hand: ['farmer'] }, IDLER]);
    expect(mat(at.run(add('hand', 'farmer'), place(0)))).toMatchObject({
      village: { 0: 'farmer' },
      discard: ['peasant'],
    });
  });

  test('S-7.4 Omens never stand in for Barley', () => {
    const at = table([{ village: { 0: 'peasant', 1: 'novice' }, tokens: 'B', hand: ['farmer'] }, IDLER]);
    expect(at.offers(add('hand', 'farmer'))).toBe(false);
  });

  test('S-7.5 a card of cost 0 is not paid for', () => {
    const at = table([{ village: { 0: 'peasant' }, tokens: 'B' }, IDLER], { row: ['beggar'] });
    at.run(add('row', 'beggar'), place(4));
    expect(at.step).toBe('action');
    expect(mat(at).tokens).toBe('B');
  });

  test('S-7.7 the chosen card is shown to all and lies in no zone until it is placed', () => {
    const at = table([{ village: { 0: 'peasant' }, tokens: 'BB', hand: ['farmer', 'nun'] }, IDLER]);
    at.choose(add('hand', 'farmer'));
    expect(at.view(1)).toMatchObject({ arriving: card('farmer'), players: [{ handSize: 1 }, {}] });
    at.run(place(1));
    expect(at.view(1)).toMatchObject({ arriving: null });
  });

  test('S-7.6 the payment may be mixed', () => {
    const me = { village: { 0: 'peasant' }, tokens: 'BB', tiles: 'farm', hand: ['potter'] };
    const at = table([me, IDLER]).run(add('hand', 'potter'), place(1), token('B'), token('B'));
    expect(mat(at)).toMatchObject({ tokens: '', tiles: '-farm' });
  });
});
