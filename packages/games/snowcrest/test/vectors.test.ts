import { expect, test } from 'vitest';
import {
  act,
  activate,
  add,
  avoid,
  BEAT,
  card,
  effort,
  fromHand,
  giveTile,
  mat,
  MEET,
  offered,
  OMEN,
  PASS,
  place,
  recruit,
  SKIP,
  table,
  tile,
  token,
  trade,
  villagerIdOf,
} from './position.ts';

const STARTERS = { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' };
/** The choices that pay one of each. */
const ALL_FOUR = [token('B'), token('J'), token('W')];
/** A player who can always move. */
const IDLER = { village: STARTERS };

test('X-1 the fifth Villager costs Barley, then Omens', () => {
  const hand = ['abbot', 'priest', 'farmer'];
  const buying = (id: string) =>
    mat(
      table([{ village: STARTERS, tokens: 'BBB', hand }, IDLER], {
        frames: [{ step: 'buy', seat: 0 }, { step: 'turn' }],
      }).choose({ kind: 'buy', card: villagerIdOf(id) }),
    );
  expect(buying('abbot')).toMatchObject({ tokens: '', omen: -2 });
  expect(buying('priest')).toMatchObject({ tokens: '', omen: -1 });
  expect(buying('farmer')).toMatchObject({ tokens: 'B', omen: 0, hand: ['abbot', 'priest'] });
});

test('X-2 without Barley an Abbot takes the tracker to −5', () => {
  const at = table([{ village: STARTERS, hand: ['abbot', 'nun', 'farmer'] }], {
    settings: { level: 7 },
    frames: [{ step: 'buy', seat: 0 }, { step: 'turn' }],
  });
  at.choose({ kind: 'buy', card: 'abbot' });
  expect(mat(at)).toMatchObject({ omen: -5, omenTokens: 0, village: { 4: 'abbot' } });
});

test('X-3 three Barley and a Farm add a card of cost 4', () => {
  const at = table([{ village: STARTERS, tokens: 'BBB', tiles: 'farm', hand: ['builder'] }, IDLER]);
  at.run(add('hand', 'builder'), place(1), token('B'), token('B'), token('B'));
  expect(mat(at)).toMatchObject({ tokens: '', tiles: '-farm', village: { 1: 'builder' } });
});

test('X-4 two tokens and a Gardener pay 3, and nothing is spent for no purpose', () => {
  const start = () =>
    table([{ village: STARTERS, tokens: 'BB', hand: ['gardener', 'potter'] }, IDLER]).run(
      add('hand', 'potter'),
      place(1),
    );
  expect(mat(start().run(token('B'), token('B')))).toMatchObject({ tokens: '', discard: ['gardener'] });
  expect(mat(start().run(token('B'), fromHand('gardener')))).toMatchObject({ tokens: 'B', discard: ['gardener'] });
  expect(mat(start().run(fromHand('gardener')))).toMatchObject({ tokens: 'B', discard: ['gardener'] });
});

test('X-5 Gold goes where the payment needs it', () => {
  const at = table([{ village: { 4: 'terton', 0: 'peasant' }, tokens: 'BJLG' }, IDLER]);
  at.run(activate(4), act(0), token('G'));
  expect(at.step).toBe('pay');
  expect(offered(at)).toEqual(['token B', 'token J', 'token L']);
  at.run(token('B'), token('J'));
  expect(mat(at)).toMatchObject({ tokens: '', scrolls: 1 });
});

test('X-6 the meditating Priest does not ring its own Bells', () => {
  const at = table([{ village: { 4: 'priest', 0: 'peasant' }, tokens: 'L' }, IDLER]);
  at.run(activate(4), act(1));
  expect(at.step).toBe('answer');
  expect(at.events).toContainEqual({ kind: 'announced', seat: 0, effort: 1, total: 1 });
});

test('X-7 a Forge and a Priest in hand beat 2 Bells', () => {
  const rival = { village: STARTERS, tiles: 'forge', hand: ['priest'] };
  const me = { village: { 0: 'novice', 2: 'peasant' }, tokens: 'LL' };
  const three = table([me, rival, IDLER]).run(activate(0), act(1), effort(2), BEAT, tile('forge'));
  expect(mat(three, 1)).toMatchObject({ scrolls: 1, tiles: '-forge', discard: ['priest'] });
  const two = table([me, rival]).run(activate(0), act(1), effort(2), BEAT, tile('forge'));
  expect(mat(two, 1).scrolls).toBe(2);
});

test('X-8 one of three opponents beats an effort of 4', () => {
  const rival = { village: STARTERS, tokens: 'LLLLLL' };
  const at = table([{ village: { 0: 'novice', 2: 'peasant' }, tokens: 'LLLL' }, rival, rival, rival]);
  at.run(activate(0), act(1), effort(4), PASS, BEAT, PASS);
  expect(mat(at)).toMatchObject({ scrolls: 2, tokens: '' });
  expect(mat(at, 2)).toMatchObject({ scrolls: 1, tokens: 'L' });
});

test('X-9 who earns nothing keeps the Bells, but the card is face-down', () => {
  const rival = { village: STARTERS, tokens: 'LL' };
  const at = table([{ village: { 0: 'novice', 2: 'peasant' }, tokens: 'L' }, rival, rival, rival]);
  at.run(activate(0), act(1), BEAT, BEAT, BEAT);
  expect(mat(at)).toMatchObject({ scrolls: 0, tokens: 'L', village: { 0: '-novice' } });
});

test('X-10 the Chanter adds 2: opponents need 6 against an effort of 3', () => {
  const start = (bells: string) =>
    table([
      { village: { 0: 'chanter', 2: 'peasant' }, tokens: 'LLL' },
      { village: STARTERS, tokens: bells },
    ]).run(activate(0), act(0), effort(3));
  expect(start('LLLLL').offers(BEAT)).toBe(false);
  expect(start('LLLLLL').offers(BEAT)).toBe(true);
  expect(mat(start('LLLLL').choose(PASS))).toMatchObject({ tokens: '', scrolls: 2 });
});

test('X-11 two Juniper, a Forest card, one more', () => {
  const at = table([{ village: { 0: 'forester', 2: 'peasant' } }, IDLER], { juniper: 2, forest: 'forest_2' });
  at.run(activate(0), act(0));
  expect(at.state.juniper).toBe(0);
  at.run(MEET, OMEN);
  expect(at.state.juniper).toBe(5);
  expect(mat(at)).toMatchObject({ scrolls: 1, tokens: 'JJ' });
});

test('X-12 the last Juniper taken wakes the Forest, which grows to the full again', () => {
  const at = table([{ village: { 0: 'forester', 2: 'peasant' } }, IDLER, IDLER, IDLER], {
    juniper: 3,
    forest: 'forest_6',
  });
  at.run(activate(0), act(0));
  expect(at.state.juniper).toBe(12);
  expect(mat(at)).toMatchObject({ scrolls: 1, tokens: 'JJJ', omen: -2 });
});

test('X-13 one gain may wake the Forest and the next one again', () => {
  const village = { 0: 'forester', 2: 'labourer', 4: 'peasant' };
  const at = table([{ village }], { juniper: 1, forest: 'forest_6' });
  at.run(activate(0), act(0));
  expect(at.state.juniper).toBe(1);
  expect(mat(at).tokens).toBe('JJJ');
  at.run(activate(2), act(0));
  expect(at.events.filter(event => event.kind === 'revealed')).toHaveLength(2);
});

test('X-14 what the track cannot hold becomes tokens, which stay', () => {
  const at = table([{ village: { 0: 'hermit', 2: 'peasant' }, omen: -4 }, { village: { 0: 'mystic', 1: 'novice' } }], {
    frames: [{ step: 'effect', seat: 0, effect: { op: 'omen', n: 3 } }, { step: 'turn' }],
  });
  expect(mat(at)).toMatchObject({ omen: -5, omenTokens: 2 });
  at.run(activate(0), act(0));
  expect(mat(at)).toMatchObject({ omen: -3, omenTokens: 2 });
  expect(at.outcome.scores[0]?.total).toBe(-5);
});

test('X-15 the tracker stops at +5', () => {
  const at = table([{ village: { 0: 'hermit', 2: 'peasant' }, omen: 4 }, IDLER]).run(activate(0), act(0));
  expect(mat(at).omen).toBe(5);
});

test('X-16 a Rest pays for face-down Starters and face-up others', () => {
  const village = {
    0: '-peasant',
    8: '-labourer',
    2: 'novice',
    6: 'caretaker',
    4: '-priest',
    1: 'gardener',
    3: 'potter',
  };
  const at = table([{ village }, IDLER]);
  expect(mat(at)).toMatchObject({
    tokens: 'BBBBWW',
    village: { 0: 'peasant', 1: 'gardener', 2: 'novice', 3: 'potter', 4: 'priest', 6: 'caretaker', 8: 'labourer' },
  });
});

test('X-17 an empty slot never counts as face-down', () => {
  const at = table([{ village: { 0: '-peasant', 2: '-novice', 4: 'priest', 5: 'potter' } }, IDLER]);
  expect(at.step).toBe('main');
  expect(mat(at).village[0]).toBe('-peasant');
});

test('X-18 at a Rest the Forest wakes before the cards are turned up', () => {
  const village = { 0: '-peasant', 1: '-novice', 2: '-caretaker', 4: 'woodcutter', 5: 'poet' };
  const at = table([{ village }, IDLER], { juniper: 1, forest: 'forest_2' });
  expect(at.step).toBe('item');
  expect(mat(at)).toMatchObject({ tokens: 'BBBJ', village: { 0: '-peasant' } });
  at.run(OMEN, OMEN);
  expect(mat(at).village).toEqual({ 0: 'peasant', 1: 'novice', 2: 'caretaker', 4: 'woodcutter', 5: 'poet' });
});

test('X-19 an Abbot avoids one item and its Bell pays the other', () => {
  const me = { village: { 0: 'shaman', 4: 'abbot' }, tokens: 'W' };
  const at = table([me, IDLER], { guardian: 'guardian_02' }).run(activate(0), act(0), avoid(4));
  expect(mat(at)).toMatchObject({ omen: 0, scrolls: 2, village: { 0: '-shaman', 4: '-abbot' } });
});

test('X-20 a Farm that was turned for its Barley cannot be given as well', () => {
  const start = () =>
    table([{ village: { 0: 'shaman', 4: 'peasant' }, tokens: 'WB', tiles: 'farm' }, IDLER], {
      guardian: 'guardian_01',
    }).run(activate(0), act(0));
  const flipped = start().run(MEET, token('B'), MEET);
  expect(flipped.seat).toBe(1);
  expect(mat(flipped)).toMatchObject({ omen: -2, tiles: '-farm' });
  const given = start().run(MEET, token('B'), OMEN, MEET);
  expect(mat(given)).toMatchObject({ omen: -2, tiles: '' });
});

test('X-21 one Potter from the hand meets both items', () => {
  const me = { village: { 0: 'woodcutter', 2: 'peasant' }, hand: ['potter'] };
  const at = table([me, IDLER], { juniper: 2, forest: 'forest_2' }).run(activate(0), act(0), MEET);
  at.run(fromHand('potter'));
  expect(mat(at)).toMatchObject({ omen: 0, scrolls: 1, discard: ['potter'] });
});

test('X-22 a Poet avoids a forced Omen', () => {
  const me = { village: { 0: 'shaman', 4: 'poet' }, tokens: 'WB' };
  const at = table([me, IDLER], { guardian: 'guardian_07' }).run(activate(0), act(0), avoid(4), MEET);
  expect(mat(at)).toMatchObject({ omen: 0, tokens: '', scrolls: 2 });
});

test('X-23 the Gardener counts face-up Farms only', () => {
  const at = table([{ village: { 0: 'gardener', 2: 'peasant' }, tiles: 'farm farm -farm' }, IDLER]);
  expect(mat(at.run(activate(0), act(0)))).toMatchObject({ tokens: 'BBBB', tiles: 'farm farm -farm' });
});

test('X-24 the Merchant skips the middle, and Juniper bought may wake the Forest', () => {
  const village = { 0: 'merchant', 2: 'peasant' };
  const sold = table([{ village, tokens: 'BBBBB' }, IDLER, IDLER]).run(activate(0), trade(0, 2));
  expect(mat(sold)).toMatchObject({ tokens: '', scrolls: 1 });
  expect(sold.state).toMatchObject({ juniper: 9, scrollSupply: 24 });
  const bought = table([{ village, scrolls: 1 }, IDLER, IDLER], { juniper: 2, forest: 'forest_6' });
  bought.run(activate(0), trade(2, 1));
  expect(mat(bought)).toMatchObject({ tokens: 'JJJ', scrolls: 1 });
  expect(bought.state).toMatchObject({ juniper: 8, scrollSupply: 25 });
});

test('X-25 a Recruiter makes room for a Great Abbot', () => {
  const at = table([{ village: { 3: 'recruiter', 0: 'peasant' }, tokens: 'L' }, IDLER], {
    row: ['great_abbot'],
    commons: ['hermit'],
  });
  at.run(activate(3), recruit('row', 'great_abbot'));
  expect(at.step).toBe('action');
  expect(at.state.row).toEqual([card('hermit')]);
  expect(at.state.commons).toEqual([card('recruiter')]);
  at.choose(SKIP);
  expect(mat(at)).toMatchObject({ tokens: 'L', village: { 3: '-great_abbot' } });
});

test('X-26 five, six, seven and eight Buildings', () => {
  const bonus = (n: number) =>
    table([{ ...IDLER, tiles: Array(n).fill('farm').join(' ') }, IDLER]).outcome.scores[0]?.parts.find(
      part => part.what === 'buildings',
    )?.amount;
  expect([5, 6, 7, 8].map(bonus)).toEqual([0, 1, 3, 5]);
});

test('X-27 on a full track a tile goes back before the Shrine is built', () => {
  const me = {
    village: { 0: 'mason', 2: 'peasant' },
    tokens: 'J',
    tiles: 'farm farm farm farm farm farm forge -forge',
  };
  const at = table([me, IDLER]).run(activate(0), act(0));
  expect(offered(at)).toEqual(['giveTile farm up', 'giveTile forge up', 'giveTile forge down']);
  at.choose(giveTile('forge', false));
  expect(mat(at).tiles).toBe('farm farm farm farm farm farm forge shrine');
});

test('X-28 the missing part of a gain comes from the box', () => {
  const at = table([{ village: { 0: 'shaman', 2: 'peasant' }, tokens: 'W' }, IDLER], {
    guardian: 'guardian_02',
    scrolls: 1,
  }).run(activate(0), act(0));
  expect(mat(at).scrolls).toBe(2);
  expect(at.state).toMatchObject({ scrollSupply: 0, ending: true });
});

test('X-29 the round is finished, so all have had as many turns', () => {
  const terton = { village: { 0: 'terton', 2: 'peasant' }, tokens: 'BJWL' };
  const early = table([terton, IDLER, IDLER, IDLER], { scrolls: 1 }).run(activate(0), act(0), ...ALL_FOUR);
  for (const seat of [1, 2, 3]) {
    expect(early.seat).toBe(seat);
    early.run(activate(8), SKIP);
  }
  expect(early.over).toBe(true);
  const late = table([IDLER, IDLER, IDLER, terton], { scrolls: 1, active: 3 }).run(activate(0), act(0), ...ALL_FOUR);
  expect(late.over).toBe(true);
});

test('X-30 Scrolls, Buildings, tracker and majorities', () => {
  const tiles = '-farm -farm -farm -farm -farm -farm -farm';
  const at = table([{ tokens: 'BG', tiles, omen: -1, scrolls: 11 }, {}], { frames: [] });
  expect(at.outcome.scores[0]?.total).toBe(15);
});

test('X-31 everybody tied for the most gets the point', () => {
  const tokens = ['BBBBBBWLLLL', 'BBBBBBLLG', 'BBWWWLLLL'];
  const at = table(
    tokens.map(each => ({ tokens: each })),
    { frames: [] },
  );
  const majorities = at.outcome.scores.map(({ parts }) =>
    parts.flatMap(part => (part.what === 'majority' ? part.card : [])),
  );
  expect(majorities).toEqual([
    ['barley', 'bell'],
    ['barley', 'gold'],
    ['bowl', 'bell'],
  ]);
});

test('X-32 alone, six Bells ring for a Scroll', () => {
  const novice = { 0: 'novice', 2: 'peasant' };
  const thirteen = table([{ village: novice, tokens: 'L'.repeat(13) }]).run(activate(0), act(1));
  expect(offered(thirteen)).toEqual(['chant 1', 'chant 2']);
  expect(mat(thirteen.choose({ kind: 'chant', scrolls: 2 }))).toMatchObject({ tokens: 'L', scrolls: 2 });
  const five = table([{ village: novice, tokens: 'LLLLL' }]).run(activate(0));
  expect(offered(five)).toEqual(['act 0', 'skip']);
  const chanter = table([{ village: { 0: 'chanter', 2: 'peasant' }, tokens: 'LLLL' }]).run(activate(0), act(0));
  expect(mat(chanter)).toMatchObject({ tokens: '', scrolls: 1 });
});

test('X-33 the fourth Rest loses the game', () => {
  const village = { 0: '-peasant', 1: '-novice', 2: '-labourer', 4: 'farmer' };
  const at = table([{ village, scrolls: 9 }], { rests: 3, scrolls: 1 });
  expect(at.over).toBe(true);
  expect(mat(at)).toMatchObject({ tokens: '', village: { 0: '-peasant' } });
  expect(at.outcome.verdict).toEqual({ won: false, rank: null });
});

test('X-34 the last Scroll ends the solitaire game; the score decides', () => {
  const finish = (omen: number, tiles: string) =>
    table([{ village: { 0: 'shaman', 2: 'peasant' }, tokens: 'W', scrolls: 9, omen, tiles }], {
      guardian: 'guardian_07',
      scrolls: 1,
    }).run(activate(0), act(0));
  const six = '-farm -farm -farm -farm -farm -farm';
  const won = finish(4, six);
  won.run();
  expect(won.over).toBe(true);
  expect(won.outcome.scores[0]?.total).toBe(14);
  expect(won.outcome.verdict).toEqual({ won: true, rank: 'Priest' });
  const lost = finish(-1, '-farm');
  expect(lost.outcome.scores[0]?.total).toBe(8);
  expect(lost.outcome.verdict).toEqual({ won: false, rank: 'Beggar' });
});

test('X-35 in the Basic variant an empty Forest gives a Scroll and Omens to the others', () => {
  const at = table([{ village: { 0: 'woodcutter', 2: 'peasant' } }, IDLER, IDLER], {
    settings: { basic: true },
    juniper: 2,
  }).run(activate(0), act(0));
  expect(at.state.juniper).toBe(9);
  expect([mat(at).scrolls, mat(at, 1).omen, mat(at, 2).omen]).toEqual([1, -1, -1]);
});
