import { decode, encode, forMe } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import { BARLEY, BELL, BOWL, JUNIPER } from '../src/cards/vocabulary.ts';
import { covers, fittingCredit } from '../src/payment.ts';
import {
  act,
  activate,
  add,
  AVOID_LEFT,
  avoid,
  BEAT,
  card,
  effort,
  fromHand,
  giveCard,
  giveTile,
  giveVillager,
  mat,
  MEET,
  offered,
  OMEN,
  place,
  position,
  table,
  tile,
  token,
  turn,
  type At,
  type PlayerSpec,
  type TableSpec,
} from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

type Six = [number, number, number, number, number, number];

/** A player about to add a card of the given name from the hand to the centre. */
function adding(id: string, me: PlayerSpec): At {
  const village = { 0: 'peasant', ...me.village };
  return table([{ ...me, village, hand: [...(me.hand ?? []), id] }, IDLER]).run(add('hand', id), place(4));
}

/** A player who venerates a Guardian with a Shaman in slot 0; the Bowl is paid with a token. */
function venerating(
  guardian: string,
  me: PlayerSpec,
  others: readonly PlayerSpec[] = [IDLER],
  spec: TableSpec = {},
): At {
  const tokens = `W${me.tokens ?? ''}`;
  const village = { 0: 'shaman', 1: 'peasant', ...me.village };
  const at = table([{ ...me, tokens, village }, ...others], { guardian, ...spec }).run(activate(0), act(0));
  return at.step === 'pay' ? at.choose(token('W')) : at;
}

describe('sources', () => {
  test('S-5.1, S-5.3, D-6 tokens, Buildings, hand cards and face-up Village cards pay', () => {
    const at = adding('priest', {
      tokens: 'BG',
      tiles: 'farm',
      hand: ['gardener', 'potter'],
      village: { 1: 'shepherd' },
    });
    expect(offered(at)).toEqual(['token B', 'token G', 'tile farm', 'handCard gardener', 'villager 1']);
    at.run(turn(1), fromHand('gardener'));
    expect(mat(at)).toMatchObject({ tokens: 'BG', tiles: 'farm', discard: ['gardener'], village: { 1: '-shepherd' } });
    expect(mat(at).village[4]).toBe('priest');
  });

  test('S-5.3 every kind of Building pays its resource', () => {
    const venerate = table([{ village: { 0: 'shaman', 1: 'peasant' }, tiles: 'shrine' }, IDLER], {
      guardian: 'guardian_07',
    });
    expect(mat(venerate.run(activate(0), act(0))).tiles).toBe('-shrine');
    expect(mat(adding('officer', { tiles: 'farm' })).tiles).toBe('-farm');
  });

  test('S-5.8 in a full Village the replaced card must not be needed for the cost, be it Barley or Gold', () => {
    const full = (id: string) => {
      const village: { [slot: number]: string } = {};
      for (let slot = 0; slot < 9; slot++) village[slot] = [1, 3, 5, 6, 8].includes(slot) ? '-potter' : id;
      return table([{ village, hand: ['priest'] }, IDLER]);
    };
    for (const id of ['miller', 'goldsmith']) {
      expect(full(id).refusal(add('hand', 'priest'))).toEqual({ kind: 'tooDear', clause: 'S-7.1', cost: 4, have: 3 });
    }
    expect(full('shepherd').offers(add('hand', 'priest'))).toBe(true);
  });

  test('S-5.2 a need of any kind is met by any resource', () => {
    const at = venerating('guardian_02', { tokens: 'BJLG' });
    at.choose(MEET);
    expect(offered(at)).toEqual(['token B', 'token J', 'token L', 'token G']);
  });

  test('S-5.4 Gold is offered wherever it fits, also beside other sources', () => {
    const at = adding('farmer', { tokens: 'BBG' });
    expect(offered(at)).toEqual(['token B', 'token G']);
    at.choose(token('G'));
    expect(mat(at).tokens).toBe('B');
    const icon = adding('farmer', { tokens: 'B', village: { 1: 'goldsmith' } });
    expect(offered(icon)).toEqual(['token B', 'villager 1']);
  });

  test('S-5.5 Starters and face-down cards never pay', () => {
    const at = table([{ village: { 0: 'peasant', 1: '-shepherd' }, tokens: 'B', hand: ['novice', 'nun'] }, IDLER]);
    expect(at.offers(add('hand', 'nun'))).toBe(false);
    expect(at.refusal(add('hand', 'nun'))).toMatchObject({ have: 1 });
  });

  test('S-5.6, S-5.7 surplus is lost when the payment ends, and tokens are never overpaid', () => {
    const at = adding('officer', { tokens: 'B', hand: ['gardener'] });
    expect(offered(at)).toEqual(['token B', 'handCard gardener']);
    at.choose(fromHand('gardener'));
    expect(mat(at)).toMatchObject({ tokens: 'B', village: { 4: '-officer' } });
  });

  test('S-5.7 a source that covers nothing open is not offered', () => {
    const at = adding('farmer', {
      tokens: 'BJWL',
      tiles: 'farm forge shrine',
      hand: ['priest'],
      village: { 1: 'mason' },
    });
    expect(offered(at)).toEqual(['token B', 'tile farm']);
  });

  test('S-5.8 the card whose action runs cannot pay for it', () => {
    const at = table([{ village: { 0: 'builder', 1: 'peasant' } }, IDLER]).run(activate(0));
    expect(offered(at)).toEqual(['act 1', 'skip']);
  });

  test('S-5.8 neither the hand card being Added nor the card it replaces pays', () => {
    const own = table([{ village: { 0: 'peasant', 1: 'novice' }, tokens: 'B', hand: ['farmer'] }, IDLER]);
    expect(own.offers(add('hand', 'farmer'))).toBe(false);
    const me = { village: { 0: 'peasant', 1: 'farmer' }, tokens: 'B', hand: ['nun'] };
    const at = table([me, IDLER]).run(add('hand', 'nun'));
    expect(at.offers(place(1))).toBe(false);
    expect(at.refusal(place(1))).toEqual({ kind: 'neededToPay', clause: 'S-5.8' });
    at.run(place(0), token('B'));
    expect(mat(at)).toMatchObject({ tokens: '', village: { 0: 'nun', 1: '-farmer' } });
  });

  test('S-5.8 in an offering the card in use is neither given nor used to avoid', () => {
    const me = { village: { 0: 'abbot', 1: 'peasant' }, tokens: 'WW' };
    const at = table([me, IDLER], { guardian: 'guardian_10' }).run(activate(0), act(0));
    expect(offered(at)).toEqual(['meet', 'omen']);
    at.choose(MEET);
    expect(mat(at).village).toEqual({ 0: '-abbot' });
  });
});

describe('all or nothing', () => {
  test('S-5.9 gold fills what the types lack, needs of any kind take the rest', () => {
    expect(covers([1, 0, 0, 0, 1], [1, 1, 0, 0, 0])).toBe(true);
    expect(covers([1, 0, 0, 0, 1], [1, 1, 1, 0, 0])).toBe(false);
    expect(covers([2, 0, 0, 0, 1], [1, 1, 0, 0, 1])).toBe(true);
    expect(covers([1, 0, 0, 0, 1], [1, 1, 0, 0, 1])).toBe(false);
    expect(covers([0, 0, 0, 3, 0], [0, 0, 0, 0, 3])).toBe(true);
  });

  test('S-5.9 the feasibility test agrees with trying every way to pay', () => {
    for (let n = 0; n < 3 ** 6; n++) {
      const [b, j, g, nb, nj, any] = [0, 1, 2, 3, 4, 5].map(digit => Math.floor(n / 3 ** digit) % 3) as Six;
      expect(covers([b, j, 0, 0, g], [nb, nj, 0, 0, any])).toBe(canPayByTrying([b, j, g], [nb, nj, any]));
    }
  });

  test('S-5.9 what cannot be paid in full is not begun', () => {
    const at = table([{ village: { 0: 'caretaker', 1: 'peasant' }, tokens: 'WW' }, IDLER]).run(activate(0));
    expect(offered(at)).toEqual(['act 0', 'skip']);
    expect(at.refusal(act(1))).toEqual({ kind: 'nothingToDo', clause: 'S-6.6' });
  });

  test('S-5.11, D-7 the payer says what Gold stands for where several types stay payable', () => {
    const at = table([{ village: { 0: 'terton', 1: 'peasant' }, tokens: 'BJWLG' }, IDLER]).run(activate(0), act(0));
    at.choose(token('G'));
    expect(offered(at)).toEqual(['goldFor B', 'goldFor J', 'goldFor W', 'goldFor L']);
    at.run({ kind: 'goldFor', need: 1 }, token('B'), token('W'));
    expect(mat(at)).toMatchObject({ tokens: 'J', scrolls: 1 });
  });

  test('S-5.12 sources are used up in the order picked, and a payment begun has no way back', () => {
    const at = adding('potter', { tokens: 'BB', tiles: 'farm' });
    at.choose(token('B'));
    expect(mat(at).tokens).toBe('B');
    expect(offered(at)).toEqual(['token B', 'tile farm']);
  });

  test('S-5.15 in such a payment all needs are open from the start', () => {
    const at = table([{ village: { 0: 'terton', 1: 'pilgrim' }, tokens: 'BJWL' }, IDLER]).run(activate(0), act(0));
    expect(offered(at)).toEqual(['token B', 'token J', 'token W', 'token L', 'villager 1']);
    at.run(turn(1), token('J'));
    expect(mat(at)).toMatchObject({ tokens: 'BW', scrolls: 1 });
  });
});

describe('item by item', () => {
  test('S-5.10, S-11.8 an item that cannot be met is an Omen', () => {
    const at = venerating('guardian_03', { tokens: 'B' });
    at.choose(MEET);
    expect(mat(at)).toMatchObject({ tokens: '', omen: -2, scrolls: 2 });
  });

  test('S-5.13, S-5.14 a hand card used for its icons cannot be the hand card given; a given one yields nothing', () => {
    const used = venerating('guardian_03', { tokens: 'B', hand: ['gardener'], deck: ['nun'] }).run(
      MEET,
      fromHand('gardener'),
    );
    expect(mat(used)).toMatchObject({ tokens: 'B', omen: -1, discard: ['gardener'] });
    const given = venerating('guardian_03', { hand: ['gardener'], deck: ['nun'] }).run(OMEN, OMEN, MEET);
    expect(mat(given)).toMatchObject({ omen: -2, discard: ['gardener'] });
  });

  test('S-5.13 a Building that was face-down before may be given, one turned for this list may not', () => {
    const at = venerating('guardian_04', { tiles: '-farm', tokens: 'J' }).run(MEET, MEET);
    expect(mat(at)).toMatchObject({ tiles: '', omen: 0 });
    const forest = table([{ village: { 0: 'forester', 1: 'peasant' }, tiles: 'farm -farm' }, IDLER], {
      juniper: 3,
      forest: 'forest_4',
    }).run(activate(0), act(0), MEET);
    expect(offered(forest)).toEqual(['giveTile farm up', 'giveTile farm down']);
    const turned = venerating('guardian_01', { tiles: 'farm -forge' }).run(MEET, OMEN, MEET);
    expect(mat(turned)).toMatchObject({ tiles: '-farm', omen: -2 });
  });

  test('S-5.15, S-5.16 surplus is credit for later items and used without a question', () => {
    const at = venerating('guardian_12', { hand: ['officer'], tokens: 'BJ', deck: ['nun'] });
    at.run(MEET, MEET, MEET);
    expect(mat(at)).toMatchObject({ discard: ['officer'], omen: 0, scrolls: 3 });
    const earlier = venerating('guardian_12', { hand: ['officer'], tokens: '' });
    expect(mat(earlier.run(OMEN, OMEN, MEET))).toMatchObject({ omen: -2 });
  });

  test('S-5.16 an item of any kind takes the credit that later items name least', () => {
    const me = { village: { 0: 'woodcutter', 1: 'pilgrim', 2: 'peasant', 3: 'novice' } };
    const at = table([me, IDLER], { juniper: 2, forest: 'forest_5' }).run(activate(0), act(0));
    at.run(MEET, giveVillager(2), MEET);
    expect(mat(at).omen).toBe(0);
    expect(mat(at).village[1]).toBe('-pilgrim');
    const settlement = { seat: 0, at: 0, credit: [1, 0, 1, 1, 0], avoids: 0, turned: [0, 0, 0] };
    expect(fittingCredit(settlement, 'any', ['any', BARLEY, BELL])).toBe(BOWL);
    expect(fittingCredit(settlement, 'any', ['any', BARLEY, BOWL, BELL])).toBe(BARLEY);
    expect(fittingCredit(settlement, BELL, [BELL])).toBe(BELL);
    expect(fittingCredit(settlement, JUNIPER, [JUNIPER])).toBe(null);
    expect(fittingCredit(settlement, 'handCard', ['handCard'])).toBe(null);
  });

  test('S-5.16 Gold meets the item it was raised for', () => {
    const at = venerating('guardian_02', { tokens: 'G', village: { 4: 'goldsmith' } });
    at.run(MEET, token('G'), MEET);
    expect(mat(at)).toMatchObject({ tokens: '', omen: 0, village: { 4: '-goldsmith' } });
  });
});

describe('offerings and curses', () => {
  test('S-11.1, S-11.3, D-8 each item may be met or taken as an Omen, also by who could pay', () => {
    const at = venerating('guardian_02', { tokens: 'BB' });
    expect(offered(at)).toEqual(['meet', 'omen']);
    at.run(OMEN, MEET);
    expect(mat(at)).toMatchObject({ tokens: 'B', omen: -1, scrolls: 2 });
  });

  test('S-11.2, D-9, D-10, D-11 hand cards, face-up Village cards and Buildings of either side are given', () => {
    const rival = { village: { 0: 'peasant', 1: '-novice', 2: 'hermit' }, hand: ['nun', 'potter'] };
    const at = venerating('guardian_01', { tiles: 'farm -forge shrine' }, [rival]);
    at.run(OMEN, OMEN, MEET);
    expect(offered(at)).toEqual(['giveTile farm up', 'giveTile forge down', 'giveTile shrine up']);
    at.run(giveTile('forge', false), OMEN, MEET);
    expect(offered(at)).toEqual(['giveCard nun', 'giveCard potter']);
    at.run(giveCard('nun'), MEET);
    expect(offered(at)).toEqual(['giveVillager 0', 'giveVillager 2']);
    at.choose(giveVillager(2));
    expect(mat(at, 1)).toMatchObject({ discard: ['nun'], village: { 0: 'peasant', 1: '-novice' }, omen: 0 });
    expect(at.state.commons).toEqual([card('hermit')]);
    expect(at.state.tileSupply[1]).toBe(17);
  });

  test('S-11.3 a forced Omen can only be taken or avoided', () => {
    const at = venerating('guardian_07', { tokens: 'B', village: { 4: 'poet' } });
    expect(offered(at)).toEqual(['avoid 4', 'omen']);
    expect(at.refusal(MEET)).toEqual({ kind: 'cannotMeet', clause: 'S-11.8' });
  });

  test('S-11.4 items come in printed order', () => {
    const at = venerating('guardian_06', { tokens: 'WW' });
    expect(offered(at)).toEqual(['meet', 'omen']);
    at.run(MEET, MEET, MEET);
    expect(mat(at)).toMatchObject({ tokens: 'GG', village: { 0: '-shaman' }, discard: ['peasant'] });
  });

  test('S-11.5 an avoid icon works face-up in the Village only and drops one item of any kind', () => {
    const hand = venerating('guardian_11', { hand: ['abbot'], tiles: 'farm' });
    expect(offered(hand)).toEqual(['meet', 'omen']);
    const down = venerating('guardian_11', { village: { 4: '-poet' }, tiles: 'farm' });
    expect(offered(down)).toEqual(['meet', 'omen']);
    const up = venerating('guardian_11', { village: { 4: 'poet' }, tiles: 'farm' }).choose(avoid(4));
    expect(mat(up)).toMatchObject({ omen: -1, tiles: 'farm', village: { 4: '-poet' } });
  });

  test('S-11.6, S-11.10 an Abbot turned for its Bell keeps an avoid for a later item', () => {
    const at = venerating('guardian_05', { village: { 4: 'abbot' } });
    at.run(MEET);
    expect(mat(at).village[4]).toBe('-abbot');
    expect(offered(at)).toEqual(['avoidLeft', 'omen']);
    at.choose(OMEN);
    expect(offered(at)).toEqual(['avoidLeft', 'omen']);
    at.choose(AVOID_LEFT);
    expect(mat(at)).toMatchObject({ omen: -1, scrolls: 2, tokens: 'G' });
    expect(at.events).toContainEqual({ kind: 'avoided', seat: 0, card: null });
  });

  test('S-11.10 an avoid left over serves once', () => {
    const at = venerating('guardian_05', { village: { 4: 'abbot' } }).run(MEET, AVOID_LEFT);
    expect([at.step, at.seat]).toEqual(['main', 1]);
    expect(mat(at)).toMatchObject({ omen: -1, scrolls: 2 });
  });

  test('S-11.8 who has no face-up card to give takes the Omen', () => {
    const at = venerating('guardian_11', { tiles: 'farm' }, [{ village: { 0: '-peasant', 4: '-novice' } }]).choose(
      MEET,
    );
    expect(mat(at, 1).omen).toBe(-1);
  });

  test('S-11.7 the active player settles all, then the opponents one after the other, clockwise', () => {
    const rival = { ...IDLER, tokens: 'BB' };
    const at = venerating('guardian_08', { tokens: 'B' }, [rival, rival]);
    const asked: number[] = [];
    while (at.step === 'item') {
      asked.push(at.seat);
      at.choose(OMEN);
    }
    expect(asked).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });

  test('S-11.9 the Omen of a Mystic cannot be avoided', () => {
    const me = { village: { 0: 'mystic', 1: 'peasant' }, tokens: 'LL' };
    const at = table([me, { village: { 0: 'poet', 1: 'peasant' } }]).run(activate(0), act(0));
    expect(at.step).toBe('main');
    expect([mat(at).omen, mat(at, 1).omen]).toEqual([1, -1]);
  });

  test('S-11.11 a Starter given goes to the own discard pile, a Common under its deck', () => {
    const at = venerating('guardian_10', { village: { 4: 'hermit' }, deck: ['nun', 'potter'] }).run(
      MEET,
      giveVillager(1),
      OMEN,
    );
    expect(mat(at)).toMatchObject({ discard: ['peasant'], omen: -1 });
  });

  test('S-11.12 a hand is asked about a resource whatever it holds; where all see that nothing helps, the Omen is taken', () => {
    const at = venerating('guardian_02', {}, [{ ...IDLER, hand: ['peasant'] }, IDLER]);
    expect([at.step, at.seat]).toEqual(['item', 1]);
    expect(offered(at)).toEqual(['omen']);
    expect(at.refusal(MEET)).toEqual({ kind: 'cannotMeet', clause: 'S-11.8' });
    at.choose(OMEN);
    expect([at.step, at.seat]).toEqual(['main', 1]);
    expect([0, 1, 2].map(seat => mat(at, seat).omen)).toEqual([-2, -1, -1]);
  });

  test('S-11.12 nobody is asked about a forced Omen, about a Building without one, or alone about an own hand', () => {
    const own = venerating('guardian_11', { hand: ['nun'] }, [{ ...IDLER, hand: ['nun'] }]);
    expect(mat(own).omen).toBe(-2);
    expect([own.step, own.seat]).toEqual(['item', 1]);
    expect(mat(venerating('guardian_02', { hand: ['novice'] }, []))).toMatchObject({ omen: -2, scrolls: 2 });
  });

  test('S-12.1, S-12.2, S-12.3 the offering, the curses, then Scrolls, Gold and cards, and the Guardian goes under', () => {
    const me = { village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W', deck: ['nun', 'potter'] };
    const at = table([me, { ...IDLER, tokens: 'B' }], { guardian: 'guardian_03' }).run(activate(0), act(0));
    expect([at.step, at.seat]).toEqual(['item', 1]);
    expect(mat(at)).toMatchObject({ omen: -3, scrolls: 0 });
    at.choose(MEET);
    expect(mat(at)).toMatchObject({ scrolls: 2, hand: ['potter'] });
    expect(mat(at, 1)).toMatchObject({ tokens: '', scrolls: 0 });
    expect(at.state.guardians[0]).toBe(2);
    const order = at.events.map(event => event.kind);
    expect(order.indexOf('scrolls')).toBeLessThan(order.indexOf('drew'));
  });
});

describe('pay for me', () => {
  const suggestion = (at: At) => forMe(snowcrest, at.state);

  test('S-23.1 tokens first, then Buildings, Gold, hand cards and Village cards', () => {
    const me = { tokens: 'BG', tiles: 'farm', hand: ['farmer'], village: { 1: 'miller' } };
    const at = adding('abbot', me);
    const used: unknown[] = [];
    while (at.step === 'pay') {
      const next = suggestion(at);
      if (next === null) throw new Error('no suggestion');
      used.push(next);
      at.choose(next);
    }
    expect(used.slice(0, 4)).toEqual([token('B'), tile('farm'), token('G'), fromHand('farmer')]);
    expect(mat(at).village).toMatchObject({ 1: '-miller', 4: '-abbot' });
  });

  test('S-23.1 least waste, and no line closed where it can be helped', () => {
    const waste = adding('officer', { hand: ['gardener', 'farmer'] });
    expect(suggestion(waste)).toEqual(fromHand('farmer'));
    const gold = adding('officer', { village: { 1: 'shepherd', 5: 'goldsmith' } });
    expect(suggestion(gold)).toEqual(turn(5));
    const line = adding('officer', { village: { 1: '-potter', 2: '-nun', 0: 'miller', 5: 'shepherd' } });
    expect(offered(line)).toEqual(['villager 0', 'villager 5']);
    expect(suggestion(line)).toEqual(turn(5));
  });

  test('S-23.1 the suggestion also serves single items and Gold', () => {
    const item = venerating('guardian_03', { tokens: 'BG' }).choose(MEET);
    expect(suggestion(item)).toEqual(token('B'));
    const gold = table([{ village: { 0: 'terton', 1: 'peasant' }, tokens: 'BJWLG' }, IDLER]);
    gold.run(activate(0), act(0), token('G'));
    expect(suggestion(gold)).toEqual({ kind: 'goldFor', need: 0 });
  });

  test('S-23.2 equal tokens and Buildings are one choice, Village cards are not', () => {
    const at = adding('abbot', { tokens: 'BBB', tiles: 'farm farm', village: { 1: 'miller', 2: 'miller' } });
    expect(offered(at)).toEqual(['token B', 'tile farm', 'villager 1', 'villager 2']);
  });
});

test('S-23.3 a game paused in the deepest nesting goes on as if it had not been', () => {
  const village = { 0: '-peasant', 1: '-novice', 2: '-caretaker', 4: 'woodcutter', 5: 'poet' };
  const rival = { village: { 0: 'peasant', 1: 'mason', 2: 'smith' }, tokens: 'BL', tiles: 'farm', hand: ['officer'] };
  const at = table([{ village }, rival], { juniper: 1, forest: 'forest_1' });
  at.run(OMEN, OMEN, MEET);
  expect(at.state.frames.map(frame => frame.step)).toEqual(['endTurn', 'wake', 'depart', 'effect', 'source']);
  expect([at.seat, at.options.length]).toEqual([1, 6]);
  const paused = encode(at.state);
  const resumed = table([{}]);
  resumed.state = decode(snowcrest, paused);
  for (const each of [at, resumed]) each.choose(fromHand('officer'));
  expect(encode(resumed.state)).toBe(encode(at.state));
  expect(mat(resumed)).toMatchObject({ scrolls: 1, village: { 0: 'peasant' } });
});

test('S-23.3 so does one paused while an opponent pays to beat a Meditation', () => {
  const rival = { village: { 0: 'peasant', 1: 'smith', 3: 'chanter' }, tokens: 'L', tiles: 'forge', hand: ['priest'] };
  const at = table([{ village: { 0: 'novice', 1: 'peasant' }, tokens: 'LLL' }, rival, rival]);
  at.run(activate(0), act(1), effort(3), BEAT, fromHand('priest'));
  const resumed = table([{}]);
  resumed.state = decode(snowcrest, encode(at.state));
  for (const each of [at, resumed]) each.run(turn(3), BEAT, turn(3), turn(1), token('L'));
  expect(encode(resumed.state)).toBe(encode(at.state));
  expect(mat(resumed, 1).scrolls).toBe(1);
});

/** Tries every assignment of Barley, Juniper and Gold units to needs for Barley, Juniper and any kind. */
function canPayByTrying(have: readonly number[], due: readonly number[]): boolean {
  const [b = 0, j = 0, g = 0] = have;
  const [nb = 0, nj = 0, any = 0] = due;
  if (nb + nj + any === 0) return true;
  const tries: [readonly number[], readonly number[]][] = [
    [[b - 1, j, g], nb > 0 ? [nb - 1, nj, any] : [nb, nj, any - 1]],
    [[b, j - 1, g], nj > 0 ? [nb, nj - 1, any] : [nb, nj, any - 1]],
    [
      [b, j, g - 1],
      [nb - 1, nj, any],
    ],
    [
      [b, j, g - 1],
      [nb, nj - 1, any],
    ],
    [
      [b, j, g - 1],
      [nb, nj, any - 1],
    ],
  ];
  return tries.some(([left, open]) => left.every(n => n >= 0) && open.every(n => n >= 0) && canPayByTrying(left, open));
}

test('S-5.9 a position whose payment cannot be finished is refused, not passed over', () => {
  const frames = [{ step: 'pay' as const, seat: 0, due: [0, 0, 0, 2, 0] }, { step: 'turn' as const }];
  const state = encode(position([IDLER, IDLER], { frames }));
  expect(() => decode(snowcrest, state)).toThrow(/a payment once begun can be finished/);
  const arriving = position([{ ...IDLER, hand: [] }, IDLER], { frames: [{ step: 'slot', seat: 0, from: 'row' }] });
  arriving.arriving = card('terton');
  expect(() => decode(snowcrest, encode(arriving))).toThrow(/there is a place for Terton/);
});
