import { describe, expect, test } from 'vitest';
import {
  act,
  activate,
  add,
  build,
  card,
  copy,
  giveTile,
  mat,
  offered,
  place,
  recruit,
  SKIP,
  table,
  token,
  trade,
  turn,
  type At,
  type PlayerSpec,
  type TableSpec,
} from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

/** A player who activates the named card in slot 4, next to a Nun that cannot pay or do much. */
function activating(id: string, me: PlayerSpec = {}, spec: TableSpec = {}, rival: PlayerSpec = IDLER): At {
  const village = { 0: 'peasant', ...me.village, 4: id };
  return table([{ ...me, village }, rival], spec).run(activate(4));
}

describe('activate', () => {
  test('S-6.1, S-6.2, D-4 one of the card’s actions, then it is turned face-down', () => {
    const at = activating('priest');
    expect(offered(at)).toEqual(['act 0', 'skip']);
    at.choose(act(0));
    expect(mat(at)).toMatchObject({ tokens: 'LLL', village: { 4: '-priest' } });
  });

  test('S-6.3, D-4 an impossible action is not offered, and a card without any is turned without a question', () => {
    expect(offered(activating('nun', { omen: 5, discard: ['potter'] }))).toEqual(['act 0', 'skip']);
    expect(offered(activating('nun'))).toEqual(['act 1', 'skip']);
    const poet = activating('poet');
    expect(poet.seat).toBe(1);
    expect(mat(poet).village[4]).toBe('-poet');
  });

  test('S-6.4 what is impossible of an action is passed over', () => {
    const at = activating('steward', { deck: ['nun'] }).choose(act(0));
    expect(mat(at).hand).toEqual(['nun']);
    expect(at.events.some(event => event.kind === 'restocked')).toBe(false);
    const tiles = activating('steward', { tiles: '-farm' }).choose(act(0));
    expect(mat(tiles)).toMatchObject({ tiles: 'farm', hand: [] });
  });

  test('S-6.4, D-5 a payment that opens the action is not asked again; a later one may be declined', () => {
    const start = () => activating('architect', { tokens: 'JJJ' }).run(act(0), build('forge'));
    expect(offered(start())).toEqual(['pay', 'decline']);
    expect(mat(start().choose({ kind: 'decline' }))).toMatchObject({ tokens: 'J', tiles: 'forge' });
    expect(mat(start().run({ kind: 'pay' }, build('shrine')))).toMatchObject({ tokens: '', tiles: 'forge shrine' });
    const poor = activating('architect', { tokens: 'JJ' }).run(act(0), build('forge'));
    expect(poor.seat).toBe(1);
  });

  test('S-6.5 when the card left its slot the newcomer is turned face-down', () => {
    const at = activating('recruiter', { hand: ['farmer'] }).run(recruit('hand', 'farmer'), SKIP);
    expect(mat(at).village).toEqual({ 0: 'peasant', 4: '-farmer' });
  });

  test('S-6.6 an action is offered iff one of its effects is possible', () => {
    const options = (id: string, me: PlayerSpec = {}, spec: TableSpec = {}) => offered(activating(id, me, spec));
    const asked = (id: string, me: PlayerSpec = {}, spec: TableSpec = {}) => activating(id, me, spec).step === 'action';
    expect(asked('steward')).toBe(false);
    expect(asked('storyteller')).toBe(false);
    expect(asked('storyteller', { discard: ['nun'] })).toBe(true);
    expect(asked('officer')).toBe(false);
    expect(asked('officer', { hand: ['nun'] })).toBe(true);
    expect(asked('gardener', { tiles: '-farm' })).toBe(false);
    expect(asked('gardener', { tiles: 'farm' })).toBe(true);
    expect(asked('hermit', { omen: 5 })).toBe(false);
    expect(asked('hermit', { omen: 4 })).toBe(true);
    expect(asked('chanter')).toBe(false);
    expect(asked('chanter', { tiles: 'forge' })).toBe(true);
    expect(asked('shaman', { tokens: 'B' })).toBe(false);
    expect(options('mystic', { tokens: 'LL', omen: 5 })).toEqual(['act 0', 'skip']);
    expect(options('smith', { tokens: 'J' }, { tiles: [5, 0, 5] })).toEqual(['act 1', 'skip']);
    const recruiter = { village: { 0: 'recruiter', 1: 'farmer' } };
    expect(offered(activating('scholar', {}, {}, recruiter))).toEqual(['copy farmer 0', 'skip']);
    expect(offered(activating('scholar', {}, { row: ['poet'] }, recruiter))).toContain('copy recruiter 0');
  });

  test('S-6.7, D-18, D-19, D-20 a sole trade, recruit or copy is one question with its own skip', () => {
    expect(offered(activating('merchant', { tokens: 'JJJ' }))).toEqual(['trade 1 0', 'trade 1 2', 'skip']);
    expect(offered(activating('recruiter', { hand: ['nun'] }))).toEqual(['recruit hand nun', 'skip']);
    const scholar = activating('scholar', { tokens: 'BBBBB' }, {}, { village: { 0: 'merchant', 1: 'farmer' } });
    expect(offered(scholar)).toEqual(['copy farmer 0', 'copy merchant 0', 'skip']);
    scholar.choose(copy('merchant', 0));
    expect(offered(scholar)).toEqual(['trade 0 1', 'trade 0 2']);
    expect(activating('merchant').seat).toBe(1);
  });
});

describe('buildings', () => {
  test('S-8.1, D-12 the tile is taken from the supply and stands face-up; any kind in supply may be chosen', () => {
    const at = activating('builder', { tokens: 'JJ', tiles: '-farm' }, { tiles: [3, 0, 2] }).choose(act(0));
    expect(offered(at)).toEqual(['build farm', 'build shrine']);
    at.choose(build('shrine'));
    expect(mat(at).tiles).toBe('shrine -farm');
    expect(at.state.tileSupply).toEqual([3, 0, 1]);
  });

  test('S-8.2, S-8.8, D-11 on a full track a tile of either side goes back first and gives nothing', () => {
    const tiles = 'farm farm farm farm farm forge -forge shrine';
    const at = activating('builder', { tokens: 'JJ', tiles }).choose(act(0));
    expect(offered(at)).toEqual(['giveTile farm up', 'giveTile forge up', 'giveTile forge down', 'giveTile shrine up']);
    at.run(giveTile('farm'), build('farm'));
    expect(mat(at)).toMatchObject({ tokens: '', tiles: 'farm farm farm farm farm forge shrine -forge' });
  });

  test('S-8.3, S-8.6 the track is a list without gaps, whatever the order', () => {
    const at = table([{ ...IDLER, tiles: 'forge -farm farm -shrine shrine forge' }, IDLER]);
    expect(at.outcome.scores[0]?.parts).toContainEqual({ what: 'buildings', amount: 1, count: 6 });
  });

  test('S-8.4 restock turns all Buildings up; a Rest does not', () => {
    const at = activating('peasant', { tiles: '-farm forge -shrine' }).choose(act(1));
    expect(mat(at).tiles).toBe('farm forge shrine');
    const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'potter' };
    expect(mat(table([{ village, tiles: '-farm' }, IDLER])).tiles).toBe('-farm');
  });

  test('S-8.5 a kind that has run out cannot be built, so nothing is paid for it', () => {
    for (const tiles of ['farm', 'farm shrine']) {
      const at = activating('mason', { tokens: 'J', tiles }, { tiles: [5, 5, 0] });
      expect(offered(at)).toEqual(['act 1', 'skip']);
    }
  });

  test('S-8.7 with the kind run out, a full track may exchange a tile of that kind', () => {
    const tiles = 'farm farm farm farm farm farm forge -shrine';
    const at = activating('mason', { tokens: 'J', tiles }, { tiles: [5, 5, 0] }).choose(act(0));
    expect(mat(at)).toMatchObject({ tokens: '', tiles: 'farm farm farm farm farm farm forge shrine' });
    const none = 'farm farm farm farm farm farm forge forge';
    expect(offered(activating('mason', { tokens: 'J', tiles: none }, { tiles: [5, 5, 0] }))).toEqual(['act 1', 'skip']);
    const empty = activating('builder', { tokens: 'JJ', tiles: none }, { tiles: [0, 0, 0] }).choose(act(0));
    expect(offered(empty)).toEqual(['giveTile farm up', 'giveTile forge up']);
    expect(mat(empty.choose(giveTile('forge'))).tiles).toBe(none);
  });
});

describe('named cards', () => {
  test('S-20.1 the Farmer shows Barley, the Priest two Bells', () => {
    const at = table([{ village: { 0: 'peasant', 1: 'farmer' }, tokens: 'B', hand: ['nun'] }, IDLER]);
    expect(at.offers(add('hand', 'nun'))).toBe(true);
    const meditation = activating('novice', { hand: ['priest'] }).choose(act(1));
    expect(offered(meditation)).toEqual(['effort 1', 'effort 2']);
  });

  test('S-20.2 the Gardener turns no Farm', () => {
    expect(mat(activating('gardener', { tiles: 'farm' }).choose(act(0)))).toMatchObject({
      tokens: 'BB',
      tiles: 'farm',
    });
  });

  test('S-20.3 a Poet that is Added is turned face-down without effect', () => {
    const at = table([{ village: { 0: 'peasant' }, tokens: 'B' }, IDLER], { row: ['poet'] });
    at.run(add('row', 'poet'), place(4));
    expect(at.seat).toBe(1);
    expect(mat(at).village).toEqual({ 0: 'peasant', 4: '-poet' });
  });

  test('S-20.4, D-16 the Nun takes a card back or loses an Omen', () => {
    const at = activating('nun', { discard: ['farmer', 'potter'], omen: -2 });
    expect(offered(at)).toEqual(['act 0', 'act 1', 'skip']);
    at.choose(act(0));
    expect(offered(at)).toEqual(['retrieve farmer', 'retrieve potter']);
    at.choose({ kind: 'retrieve', card: 'potter' });
    expect(mat(at)).toMatchObject({ hand: ['potter'], discard: ['farmer'] });
    expect(mat(activating('nun', { omen: -2 }).choose(act(1))).omen).toBe(-1);
  });

  test('S-20.5, D-18 the Merchant trades along the chain in either direction; icons and Gold pay as usual', () => {
    const me = { village: { 1: 'shepherd' }, tokens: 'BBGJJ', scrolls: 1 };
    const at = activating('merchant', me);
    expect(offered(at)).toEqual(['trade 0 1', 'trade 0 2', 'trade 1 0', 'trade 1 2', 'trade 2 0', 'trade 2 1', 'skip']);
    const paid = activating('merchant', me).run(trade(1, 0));
    expect(paid.step).toBe('pay');
    paid.run(token('J'), token('J'));
    expect(mat(paid)).toMatchObject({ tokens: 'BBBBBBB', scrolls: 1 });
    const sold = activating('merchant', { scrolls: 1 }, { scrolls: 3 }).run(trade(2, 0));
    expect(mat(sold)).toMatchObject({ tokens: 'BBBBB', scrolls: 0 });
    expect(sold.state.scrollSupply).toBe(4);
  });

  test('S-20.6 a Recruiter does nothing when Added', () => {
    const at = table([{ village: { 0: 'peasant' }, tokens: 'BB', hand: ['nun'] }, IDLER], { row: ['recruiter'] });
    at.run(add('row', 'recruiter'), place(4));
    expect(at.seat).toBe(1);
    expect(mat(at).village[4]).toBe('-recruiter');
  });

  test('S-20.6, D-19 a Recruiter may bring a hand or row card, a Starter too, or stay when declined', () => {
    const start = () => activating('recruiter', { hand: ['novice', 'nun'] }, { row: ['poet', 'miller', 'poet'] });
    expect(offered(start())).toEqual([
      'recruit hand novice',
      'recruit hand nun',
      'recruit row poet',
      'recruit row miller',
      'skip',
    ]);
    expect(mat(start().choose(SKIP))).toMatchObject({ village: { 4: '-recruiter' }, hand: ['novice', 'nun'] });
    const novice = start().choose(recruit('hand', 'novice'));
    expect(offered(novice)).toEqual(['act 0', 'skip']);
    expect(mat(novice).village[4]).toBe('novice');
  });

  test('S-20.6 a recruited Recruiter counts as Added: no effect, face-down', () => {
    const at = activating('recruiter', {}, { row: ['recruiter'], commons: ['poet'] }).run(recruit('row', 'recruiter'));
    expect(at.seat).toBe(1);
    expect(mat(at).village[4]).toBe('-recruiter');
    expect(at.state.commons).toEqual([card('recruiter')]);
  });

  test('S-20.7, D-17 the Officer discards one card at a time and draws as many', () => {
    const at = activating('officer', { hand: ['nun', 'potter', 'farmer'], deck: ['abbot', 'priest'] }).choose(act(0));
    expect(offered(at)).toEqual(['discard nun', 'discard potter', 'discard farmer']);
    at.choose({ kind: 'discard', card: 'potter' });
    expect(offered(at)).toEqual(['discard nun', 'discard farmer', 'done']);
    at.run({ kind: 'discard', card: 'nun' }, { kind: 'done' });
    expect(mat(at)).toMatchObject({ hand: ['farmer', 'priest', 'abbot'], deck: [], discard: ['potter', 'nun'] });
  });

  test('S-20.7 cards just discarded come back only if the deck runs out', () => {
    const at = activating('officer', { hand: ['nun', 'potter'], deck: ['abbot'] }).choose(act(0));
    at.run({ kind: 'discard', card: 'nun' }, { kind: 'discard', card: 'potter' });
    expect(mat(at).hand[0]).toBe('abbot');
    expect(mat(at).hand).toHaveLength(2);
    expect([...mat(at).hand, ...mat(at).deck].sort()).toEqual(['abbot', 'nun', 'potter']);
  });

  test('S-20.8, D-20 the Scholar copies an action of an opponent’s face-up Villager with the own means', () => {
    const rival = { village: { 0: 'peasant', 1: '-farmer', 2: 'scholar', 3: 'poet', 5: 'gardener', 6: 'peasant' } };
    const at = activating('scholar', { tiles: 'farm' }, {}, rival);
    expect(offered(at)).toEqual(['copy peasant 0', 'copy gardener 0', 'skip']);
    at.choose(copy('gardener', 0));
    expect(mat(at)).toMatchObject({ tokens: 'BB', village: { 4: '-scholar' } });
    expect(mat(at, 1).village[5]).toBe('gardener');
  });

  test('S-20.8 copying a Recruiter sends the Scholar under the Common deck, also when it was just Added', () => {
    const rival = { village: { 0: 'recruiter', 1: 'peasant' } };
    const at = activating('scholar', { hand: ['farmer'] }, { commons: ['poet'] }, rival);
    at.run(copy('recruiter', 0));
    expect(at.state.commons).toEqual([card('scholar'), card('poet')]);
    at.choose(SKIP);
    expect(mat(at).village[4]).toBe('-farmer');
    const added = table([{ village: { 0: 'peasant' }, tokens: 'BBB', hand: ['nun'] }, rival], {
      row: ['scholar'],
      commons: ['poet', 'miller'],
    });
    added.run(add('row', 'scholar'), place(4), copy('recruiter', 0), recruit('hand', 'nun'));
    expect(added.state.commons[0]).toBe(card('scholar'));
  });

  test('S-20.9 the Mystic gives every opponent an Omen and takes one away', () => {
    const at = table([{ village: { 0: 'mystic', 1: 'peasant' }, tokens: 'LL', omen: -1 }, IDLER, IDLER]);
    at.run(activate(0), act(0));
    expect([0, 1, 2].map(seat => mat(at, seat).omen)).toEqual([0, -1, -1]);
  });

  test('S-20.10 only one card is recruited a turn', () => {
    const rival = { village: { 0: 'recruiter', 1: 'peasant' } };
    const at = activating('scholar', {}, { row: ['scholar', 'poet'] }, rival);
    at.run(copy('recruiter', 0), recruit('row', 'scholar'));
    expect(at.step).toBe('copy');
    expect(offered(at)).toEqual(['copy peasant 0', 'skip']);
  });

  test('S-20.10 the next turn may recruit again', () => {
    const scholar = { village: { 0: 'scholar', 1: 'recruiter', 2: 'peasant' } };
    const at = table([scholar, scholar], { row: ['poet', 'miller'] });
    at.run(activate(0), copy('recruiter', 0), recruit('row', 'poet'), activate(0));
    expect(at.seat).toBe(1);
    expect(offered(at)).toContain('copy recruiter 0');
  });

  test('D-15 a Beggar takes one of the listed kinds', () => {
    const at = activating('beggar').choose(act(0));
    expect(offered(at)).toEqual(['take B', 'take W', 'take L']);
    at.choose({ kind: 'take', resource: 3 });
    expect(mat(at).tokens).toBe('L');
  });

  test('S-20.5 Village icons may pay in a trade, but not those of the trading Merchant', () => {
    const at = activating('merchant', { village: { 1: 'builder' }, tokens: 'J' }).run(trade(1, 2), token('J'));
    expect(mat(at)).toMatchObject({ tokens: '', scrolls: 1, village: { 1: '-builder' } });
    expect(activating('merchant', { village: { 1: 'builder' } }).seat).toBe(1);
    const turned = activating('merchant', { village: { 1: 'builder', 2: 'forester' }, tokens: 'J' }).run(trade(1, 2));
    expect(turned.offers(turn(2))).toBe(true);
  });
});
